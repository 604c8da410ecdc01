import SwiftUI

struct Purchase: Identifiable {
  let id: Int
  let date: String
  let price: String
  let state: String
}

struct PurchaseScreen: View {
  @State private var purchases = [
    Purchase(id: 42, date: "May 2", price: "$18.40", state: "Delivered"),
    Purchase(id: 41, date: "March 30", price: "$9.90", state: "Canceled"),
  ]
  @State private var updated = "Updated yesterday"
  @State private var hasLoaded = true
  @State private var hasFailed = false
  @State private var isCartShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Past orders")
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
        Button("Refresh") {
          refresh()
        }
        ForEach(purchases) { purchase in
          PurchaseCard(purchase: purchase) {
            reorder(purchase.id)
          }
          .gesture(
            DragGesture().onEnded { drag in
              if drag.translation.width < -120 {
                delete(purchase.id)
              }
            }
          )
        }
      }
      Spacer()
    }
    .padding()
    .overlay(alignment: .bottom) {
      if hasFailed {
        VStack {
          Text("The orders could not be loaded.")
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
    purchases.removeAll { $0.id == number }
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

struct PurchaseCard: View {
  let purchase: Purchase
  let onReorder: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Order No. \(purchase.id)")
        .font(.headline)
      Text("\(purchase.date) · \(purchase.price)")
      Text(purchase.state)
        .foregroundStyle(.secondary)
      Image("honey-jar")
      Button("Reorder", action: onReorder)
    }
    .padding()
    .background(Color.gray.opacity(0.1))
  }
}

#Preview {
  PurchaseScreen()
}
