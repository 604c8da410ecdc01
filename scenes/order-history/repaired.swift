import Accessibility
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
  @AccessibilityFocusState private var isUpdateFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Past orders")
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button {
          isCartShown = true
        } label: {
          Image("basket", label: Text("Cart"))
        }
      }
      Text(updated)
        .font(.footnote)
        .accessibilityFocused($isUpdateFocused)
      if hasLoaded {
        Button("Refresh") {
          refresh()
        }
        ForEach(purchases) { purchase in
          PurchaseCard(
            purchase: purchase,
            onReorder: { reorder(purchase.id) },
            onDelete: { delete(purchase.id) }
          )
        }
      }
      Spacer()
    }
    .padding()
    .sheet(isPresented: $hasFailed, onDismiss: goOn) {
      FailureSheet(onRetry: { recover() })
    }
    .alert("Your cart is empty", isPresented: $isCartShown) {}
  }

  func reorder(_ number: Int) {
    AccessibilityNotification.Announcement("Order \(number) placed again").post()
  }

  func delete(_ number: Int) {
    purchases.removeAll { $0.id == number }
    AccessibilityNotification.Announcement("Order \(number) deleted").post()
  }

  func refresh() {
    hasLoaded = false
    hasFailed = true
  }

  func recover() {
    updated = "Updated just now"
    hasFailed = false
  }

  // However the sheet was closed: the list comes back, and the cursor goes to its date.
  func goOn() {
    hasLoaded = true
    isUpdateFocused = true
  }
}

struct FailureSheet: View {
  let onRetry: () -> Void
  @AccessibilityFocusState private var isMessageFocused: Bool

  var body: some View {
    VStack(spacing: 16) {
      Text("The orders could not be loaded.")
        .accessibilityFocused($isMessageFocused)
      Button("Try again", action: onRetry)
    }
    .padding()
    .onAppear {
      isMessageFocused = true
    }
  }
}

struct PurchaseCard: View {
  let purchase: Purchase
  let onReorder: () -> Void
  let onDelete: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Order No. \(purchase.id)")
          .font(.headline)
        Text("\(purchase.date) · \(purchase.price)")
        Text(purchase.state)
          .foregroundStyle(.secondary)
        Image(decorative: "honey-jar")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Delete order", onDelete)
      Button("Reorder", action: onReorder)
        .accessibilityLabel("Reorder \(purchase.id)")
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
  PurchaseScreen()
}
