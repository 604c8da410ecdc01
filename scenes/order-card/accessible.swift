import Accessibility
import SwiftUI

struct Order: Identifiable {
  let id: Int
  let date: String
  let price: String
  let status: String
}

struct PastOrders: View {
  @State private var orders = [
    Order(id: 42, date: "September 3", price: "$9.20", status: "Delivered")
  ]
  @State private var reordered: Set<Int> = []

  var body: some View {
    VStack(spacing: 12) {
      ForEach(orders) { order in
        PastOrderCard(
          order: order,
          isReordered: reordered.contains(order.id),
          onReorder: { reorder(order.id) },
          onDelete: { delete(order.id) }
        )
        .gesture(
          DragGesture().onEnded { drag in
            if drag.translation.width < -120 {
              delete(order.id)
            }
          }
        )
      }
      if orders.isEmpty {
        Text("No orders")
      }
    }
    .padding()
  }

  func reorder(_ number: Int) {
    reordered.insert(number)
    AccessibilityNotification.Announcement("Order placed").post()
  }

  func delete(_ number: Int) {
    orders.removeAll { $0.id == number }
    AccessibilityNotification.Announcement("Order deleted").post()
  }
}

struct PastOrderCard: View {
  let order: Order
  let isReordered: Bool
  let onReorder: () -> Void
  let onDelete: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Order No. \(order.id)")
          .font(.headline)
        Text("\(order.date) · \(order.price)")
        Text(order.status)
          .foregroundStyle(.secondary)
        AsyncImage(url: URL(string: "https://example.com/cups/\(order.id).jpg"))
          .frame(width: 60, height: 60)
          .accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Delete order") {
        onDelete()
      }
      Button("Reorder", action: onReorder)
        .buttonStyle(.bordered)
        .accessibilityLabel("Reorder \(order.id)")
    }
    .padding()
    .background(isReordered ? Color.green.opacity(0.2) : Color.gray.opacity(0.1))
  }
}

#Preview {
  PastOrders()
}
