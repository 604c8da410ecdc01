import SwiftUI

struct CoffeeBagAmount: View {
  @State private var quantity = 1
  @State private var reachedLimit = false

  var body: some View {
    VStack(spacing: 12) {
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
        .onChange(of: quantity) {
          if quantity == 10 {
            reachedLimit = true
          }
        }
      if reachedLimit {
        Text("No more than 10 bags per order.")
          .font(.footnote)
      }
    }
    .padding()
  }
}

#Preview {
  CoffeeBagAmount()
}
