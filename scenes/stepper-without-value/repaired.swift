import SwiftUI

struct PassengerForm: View {
  @State private var adults = 2
  @State private var bags = 1

  var body: some View {
    VStack(spacing: 20) {
      RoundStepper(title: "Adults", number: $adults, limits: 1...9)
      RoundStepper(title: "Bags", number: $bags, limits: 0...3)
    }
    .padding()
  }
}

struct RoundStepper: View {
  let title: String
  @Binding var number: Int
  let limits: ClosedRange<Int>

  var body: some View {
    HStack(spacing: 16) {
      Text(title)
      Spacer()
      Button("-") {
        step(by: -1)
      }
      Text("\(number)")
      Button("+") {
        step(by: 1)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue("\(number)")
    .accessibilityAdjustableAction { direction in
      step(by: direction == .increment ? 1 : -1)
    }
  }

  func step(by amount: Int) {
    number = min(max(number + amount, limits.lowerBound), limits.upperBound)
  }
}

#Preview {
  PassengerForm()
}
