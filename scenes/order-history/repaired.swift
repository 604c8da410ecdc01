import Accessibility
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
  @AccessibilityFocusState private var isMessageFocused: Bool
  @AccessibilityFocusState private var isUpdateFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Your orders")
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button {
          AccessibilityNotification.Announcement("Your cart is empty").post()
        } label: {
          Image("basket", label: Text("Cart"))
        }
      }
      Text(updated)
        .font(.footnote)
        .accessibilityFocused($isUpdateFocused)
      if hasLoaded {
        ForEach(orders) { order in
          OrderCard(
            order: order,
            onReorder: { reorder(order.id) },
            onDelete: { delete(order.id) }
          )
        }
      }
      Button("Refresh") {
        refresh()
      }
    }
    .padding()
    .accessibilityHidden(hasFailed)
    .overlay(alignment: .bottom) {
      if hasFailed {
        VStack {
          Text("Your orders could not be loaded.")
            .accessibilityFocused($isMessageFocused)
          Button("Try again") {
            recover()
          }
        }
        .padding()
        .background(Color.white)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
      }
    }
  }

  func reorder(_ number: Int) {
    AccessibilityNotification.Announcement("Order \(number) placed again").post()
  }

  func delete(_ number: Int) {
    orders.removeAll { $0.id == number }
    AccessibilityNotification.Announcement("Order \(number) deleted").post()
  }

  func refresh() {
    hasLoaded = false
    hasFailed = true
    isMessageFocused = true
  }

  func recover() {
    hasLoaded = true
    hasFailed = false
    updated = "Updated just now"
    isUpdateFocused = true
  }
}

struct OrderCard: View {
  let order: PastOrder
  let onReorder: () -> Void
  let onDelete: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Order No. \(order.id)")
          .font(.headline)
        Text("\(order.date) · \(order.price)")
        Text(order.state)
          .foregroundStyle(.secondary)
        Image(decorative: "leaf-cup")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Delete order", onDelete)
      Button("Reorder", action: onReorder)
        .accessibilityLabel("Reorder \(order.id)")
    }
    .padding()
    .background(Color.gray.opacity(0.1))
    .gesture(
      DragGesture().onEnded { drag in
        if drag.translation.width < -120 {
          onDelete()
        }
      }
    )
  }
}

#Preview {
  OrderHistoryScreen()
}
