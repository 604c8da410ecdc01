import SwiftUI

struct CoffeeBagAmount: View {
  @State private var quantity = 1
  @State private var reachedLimit = false

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 16) {
        Text("-")
          .frame(width: 44, height: 44)
          .background(Color.blue.opacity(0.2))
          .onTapGesture {
            change(by: -1)
          }
        Text("\(quantity)")
          .font(.title2)
        Text("+")
          .frame(width: 44, height: 44)
          .background(Color.blue.opacity(0.2))
          .onTapGesture {
            change(by: 1)
          }
      }
      if reachedLimit {
        Text("No more than 10 bags per order.")
          .font(.footnote)
      }
    }
    .padding()
  }

  func change(by step: Int) {
    quantity = min(max(quantity + step, 1), 10)
    if quantity == 10 {
      reachedLimit = true
    }
  }
}

#Preview {
  CoffeeBagAmount()
}
