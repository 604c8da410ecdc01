import SwiftUI

struct Checkout: View {
  @State private var method = "Card"

  private let methods = ["Card", "Gift card", "Invoice"]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("To pay: $52.00")
        .font(.headline)
      VStack(alignment: .leading, spacing: 20) {
        ForEach(methods, id: \.self) { name in
          Button {
            choose(name)
          } label: {
            HStack {
              Text(name)
              Spacer()
              Circle()
                .fill(method == name ? Color.blue : Color.gray.opacity(0.3))
                .frame(width: 20, height: 20)
            }
          }
          .accessibilityAddTraits(method == name ? .isSelected : [])
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Pay by")
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
