import SwiftUI

struct BakeryOrder: View {
  @State private var rolls = 0
  @State private var pretzels = 0
  @State private var croissants = 0

  var body: some View {
    VStack(spacing: 12) {
      AmountRow(title: "Rolls", amount: $rolls)
      AmountRow(title: "Pretzels", amount: $pretzels)
      AmountRow(title: "Croissants", amount: $croissants)
    }
    .padding()
  }
}

struct AmountRow: View {
  let title: String
  @Binding var amount: Int

  var body: some View {
    HStack {
      Text(title)
        .accessibilityHidden(true)
      Spacer()
      Text("\(amount)")
        .accessibilityHidden(true)
      Stepper(title, value: $amount, in: 0...12)
        .labelsHidden()
        .accessibilityLabel("Adjustable stepper for \(title)")
        .accessibilityValue("\(amount)")
        .accessibilityHint("Adjustable. Swipe up to add one, swipe down to take one away.")
    }
  }
}

#Preview {
  BakeryOrder()
}
