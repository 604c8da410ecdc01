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
      .frame(height: 24)
      HStack {
        Image(systemName: "creditcard")
        Text("Pay €48.00")
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
