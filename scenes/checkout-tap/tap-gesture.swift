import SwiftUI

struct CheckoutView: View {
  @State private var isPaid = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Text("Desk lamp")
        Spacer()
        Text("€34.99")
      }
      .font(.body)
      .frame(height: 24)
      HStack {
        Image(systemName: "creditcard")
        Text("Pay €34.99")
      }
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(Color.blue.opacity(0.2))
      .onTapGesture {
        pay()
      }
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
