import SwiftUI

struct Checkout: View {
  @State private var method = "Card"

  private let methods = ["Card", "Gift card", "Invoice"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("To pay: $52.00")
        .font(.headline)
      HStack {
        Image(systemName: "chevron.left")
        Text(method)
        Image(systemName: "chevron.right")
      }
      .accessibilityElement()
      .accessibilityLabel("Pay by")
      .accessibilityValue(method)
      .accessibilityAdjustableAction { direction in
        let index = methods.firstIndex(of: method) ?? 0
        let next = direction == .increment ? index + 1 : index - 1
        choose(methods[min(max(next, 0), 2)])
      }
      Button("Pay now") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func choose(_ name: String) {
    method = name
  }
}

#Preview {
  Checkout()
}
