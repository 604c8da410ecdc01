import SwiftUI

struct CheckoutView: View {
  @State private var isPaid = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Wool blanket")
        Spacer()
        Text("€48.00")
      }
      .font(.body)
      .frame(minHeight: 24)
      .accessibilityElement(children: .combine)
      HStack {
        Image(systemName: "creditcard")
        Text("Pay €48.00")
      }
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(Color.blue.opacity(0.2))
      .onTapGesture {
        pay()
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      if isPaid {
        Text("Payment accepted")
          .foregroundStyle(.green)
      }
    }
    .padding()
  }

  func pay() {
    isPaid = true
  }
}

#Preview {
  CheckoutView()
}
