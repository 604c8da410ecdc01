import SwiftUI

struct CoffeeOrder: View {
  @State private var size = "Small"

  private let sizes = ["Small", "Medium", "Large"]
  private let prices = ["Small": 3, "Medium": 4, "Large": 5]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        ForEach(sizes, id: \.self) { choice in
          Button {
            size = choice
          } label: {
            VStack {
              Text(choice)
              Text("$\(prices[choice] ?? 0)")
            }
            .padding()
            .background(size == choice ? Color.blue.opacity(0.3) : Color.gray.opacity(0.1))
          }
        }
      }
      Button("Order") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  CoffeeOrder()
}
