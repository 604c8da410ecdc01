import SwiftUI

struct CoffeeOrder: View {
  @State private var spoons = 2

  var body: some View {
    VStack(spacing: 16) {
      Text("Your coffee")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      HStack(spacing: 16) {
        Button("-") {
          change(by: -1)
        }
        Text(String(repeating: "◆", count: spoons))
          .accessibilityHint("A spoon is five grams.")
          .accessibilityHidden(true)
        Button("+") {
          change(by: 1)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Sugar")
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
