import SwiftUI

struct CoffeeOrder: View {
  @State private var spoons = 2

  var body: some View {
    VStack(spacing: 16) {
      Text("Your coffee")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      Text("Sugar")
        .accessibilityHidden(true)
      HStack(spacing: 16) {
        Button("-") {
          change(by: -1)
        }
        Text(String(repeating: "◆", count: spoons))
        Button("+") {
          change(by: 1)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Sugar")
      .accessibilityValue(spoons == 1 ? "1 spoon" : "\(spoons) spoons")
      .accessibilityHint("A spoon is five grams.")
      .accessibilityAdjustableAction { direction in
        change(by: direction == .increment ? 1 : -1)
      }
    }
    .padding()
  }

  func change(by step: Int) {
    spoons = min(max(spoons + step, 0), 5)
  }
}

#Preview {
  CoffeeOrder()
}
