import SwiftUI

struct PastOrder: Identifiable {
  let id: Int
  let date: String
  let price: String
  let state: String
}

struct OrderHistoryScreen: View {
  @State private var orders = [
    PastOrder(id: 42, date: "November 12", price: "$7.50", state: "Delivered"),
    PastOrder(id: 41, date: "October 3", price: "$12.00", state: "Canceled"),
  ]
  @State private var updated = "Updated yesterday"
  @State private var hasLoaded = true
  @State private var hasFailed = false
  @State private var isCartShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Your orders")
          .font(.largeTitle.bold())
        Spacer()
        Button {
          isCartShown = true
        } label: {
          Image(decorative: "basket")
        }
      }
      Text(updated)
        .font(.footnote)
      if hasLoaded {
        ForEach(orders) { order in
          OrderCard(order: order) {
            reorder(order.id)
          }
          .gesture(
            DragGesture().onEnded { drag in
              if drag.translation.width < -120 {
                delete(order.id)
              }
            }
          )
        }
      }
      Button("Refresh") {
        refresh()
      }
    }
    .padding()
    .overlay(alignment: .bottom) {
      if hasFailed {
        VStack {
          Text("Your orders could not be loaded.")
          Button("Try again") {
            recover()
          }
        }
        .padding()
        .background(Color.white)
      }
    }
    .alert("Your cart is empty", isPresented: $isCartShown) {}
  }

  func reorder(_ number: Int) {}

  func delete(_ number: Int) {
    orders.removeAll { $0.id == number }
  }

  func refresh() {
    hasLoaded = false
    hasFailed = true
  }

  func recover() {
    hasLoaded = true
    hasFailed = false
    updated = "Updated just now"
  }
}

struct OrderCard: View {
  let order: PastOrder
  let onReorder: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Order No. \(order.id)")
        .font(.headline)
      Text("\(order.date) · \(order.price)")
      Text(order.state)
        .foregroundStyle(.secondary)
      Image("leaf-cup")
      Button("Reorder", action: onReorder)
    }
    .padding()
    .background(Color.gray.opacity(0.1))
  }
}

#Preview {
  OrderHistoryScreen()
}
