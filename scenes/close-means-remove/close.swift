import Accessibility
import SwiftUI

struct CartItem: Identifiable {
  let id: Int
  let name: String
  let price: Int
}

struct CartView: View {
  @State private var items = [
    CartItem(id: 1, name: "Tea towel", price: 8),
    CartItem(id: 2, name: "Soup bowl", price: 14),
  ]

  private var total: Int {
    items.map(\.price).reduce(0, +)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(items) { item in
        HStack {
          Text(item.name)
          Spacer()
          Text("$\(item.price)")
          Button {
            remove(item)
          } label: {
            Image(systemName: "xmark")
          }
          .accessibilityLabel("Close")
        }
      }
      HStack {
        Text("Total")
        Spacer()
        Text("$\(total)")
      }
      .font(.headline)
    }
    .padding()
  }

  func remove(_ item: CartItem) {
    items.removeAll { $0.id == item.id }
    AccessibilityNotification.Announcement("\(item.name) removed").post()
  }
}

#Preview {
  CartView()
}
