import Accessibility
import SwiftUI

struct StockList: View {
  @State private var reordered: Set<String> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      StockRow(name: "Blue mug", stock: 12, code: "BM 7", onOrder: { order("Blue mug") })
      StockRow(name: "Red mug", stock: 0, code: "RM 4", onOrder: { order("Red mug") })
    }
    .padding()
  }

  func order(_ name: String) {
    reordered.insert(name)
    AccessibilityNotification.Announcement("\(name) ordered").post()
  }
}

struct StockRow: View {
  let name: String
  let stock: Int
  let code: String
  let onOrder: () -> Void

  var body: some View {
    Button(action: onOrder) {
      Text("\(name) • \(stock) • SKU: \(code)")
    }
  }
}

#Preview {
  StockList()
}
