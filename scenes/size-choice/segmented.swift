import SwiftUI

struct CoffeeOrder: View {
  @State private var size = "Small"

  private let sizes = ["Small", "Medium", "Large"]
  private let prices = ["Small": 3, "Medium": 4, "Large": 5]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Picker("Size", selection: $size) {
        ForEach(sizes, id: \.self) { choice in
          Text("\(choice), $\(prices[choice] ?? 0)").tag(choice)
        }
      }
      .pickerStyle(.segmented)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Size")
      Button("Order") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  CoffeeOrder()
}
