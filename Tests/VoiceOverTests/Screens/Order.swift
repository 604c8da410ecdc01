import SwiftUI

/// An order with things to change: a slider, a switch, a stepper and a choice.
struct Order: View {
  @State private var strength = 80.0
  @State private var isGift = false
  @State private var bags = 1
  @State private var size = "Small"

  var body: some View {
    VStack {
      Text("Order").accessibilityAddTraits(.isHeader)
      Slider(value: $strength, in: 0...100) { Text("Strength") }
      Toggle("Gift wrap", isOn: $isGift)
      Stepper("Bags: \(bags)", value: $bags, in: 1...3)
      Picker("Size", selection: $size) {
        Text("Small").tag("Small")
        Text("Large").tag("Large")
      }
      .pickerStyle(.segmented)
      Button("Buy") {}
      if isGift { Text("With a ribbon") }
    }
  }
}
