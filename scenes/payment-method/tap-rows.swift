import SwiftUI

struct Checkout: View {
  @State private var method = "Card"

  private let methods = ["Card", "Gift card", "Invoice"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("To pay: $52.00")
        .font(.headline)
      ForEach(methods, id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          Circle()
            .fill(method == name ? Color.blue : Color.gray.opacity(0.3))
            .frame(width: 20, height: 20)
        }
        .contentShape(Rectangle())
        .onTapGesture {
          choose(name)
        }
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
