import Accessibility
import SwiftUI

struct OrderTotals: View {
  @State private var isPaid = false

  var body: some View {
    VStack(spacing: 12) {
      AmountRow(name: "Shipping", amount: "$4.00")
      AmountRow(name: "Total", amount: "$36.00")
      Button("Collect payment") {
        isPaid = true
        AccessibilityNotification.Announcement("Paid").post()
      }
      Text(isPaid ? "Paid" : "Open")
    }
    .padding()
  }
}

struct AmountRow: View {
  let name: String
  let amount: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(amount)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityValue(amount)
  }
}

#Preview {
  OrderTotals()
}
