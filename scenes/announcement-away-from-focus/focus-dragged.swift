import SwiftUI

struct Ware: Identifiable {
  let id: Int
  let name: String
  let price: Int
}

struct ShopView: View {
  @State private var chosen: Set<Int> = [1]
  @AccessibilityFocusState private var isTotalFocused: Bool

  private let wares = [
    Ware(id: 1, name: "Teapot", price: 20),
    Ware(id: 2, name: "Kettle", price: 35),
    Ware(id: 3, name: "Tea cozy", price: 12),
    Ware(id: 4, name: "Tray", price: 15),
  ]

  private var total: Int {
    wares.filter { chosen.contains($0.id) }.map(\.price).reduce(0, +)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Total: €\(total)")
        .font(.headline)
        .accessibilityFocused($isTotalFocused)
      ForEach(wares) { ware in
        Button("Add \(ware.name), €\(ware.price)") {
          add(ware.id)
        }
      }
    }
    .padding()
  }

  func add(_ id: Int) {
    chosen.insert(id)
    isTotalFocused = true
  }
}

#Preview {
  ShopView()
}
