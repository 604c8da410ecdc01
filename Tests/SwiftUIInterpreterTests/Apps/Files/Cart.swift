import SwiftUI

struct CartLine: Identifiable {
  let id = UUID()
  var item: ShopItem
  var quantity: Int

  var subtotal: Decimal { item.price * Decimal(quantity) }
}

@MainActor
final class CartStore: ObservableObject {
  @Published var lines: [CartLine]
  @Published var code = ""
  @Published private(set) var discount: Decimal = 0

  init(lines: [CartLine] = []) {
    self.lines = lines
  }

  var subtotal: Decimal { lines.map(\.subtotal).reduce(0, +) }
  var shipping: Decimal { subtotal >= 100 || lines.isEmpty ? 0 : 4.95 }
  var total: Decimal { max(0, subtotal - discount) + shipping }

  func applyCode() -> Bool {
    guard code.uppercased() == "SPRING" else { return false }
    discount = subtotal / 10
    return true
  }

  static var sample: CartStore {
    let items = [ShopItem].catalog
    return CartStore(lines: [
      CartLine(item: items[0], quantity: 2),
      CartLine(item: items[1], quantity: 1),
    ])
  }
}

struct CartView: View {
  @ObservedObject var store: CartStore
  @State private var codeMessage: String?
  @State private var confirmsClearing = false

  var body: some View {
    NavigationView {
      Group {
        if store.lines.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "cart").font(.system(size: 60)).accessibilityHidden(true)
            Text("Your cart is empty").font(.title2)
          }
        } else {
          list
        }
      }
      .navigationBarTitle("Cart")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button("Clear") { confirmsClearing = true }.disabled(store.lines.isEmpty)
      )
      .actionSheet(isPresented: $confirmsClearing) {
        ActionSheet(
          title: Text("Remove everything?"),
          buttons: [.destructive(Text("Remove all")) { store.lines.removeAll() }, .cancel()]
        )
      }
    }
    .navigationViewStyle(.stack)
  }

  private var list: some View {
    List {
      Section(header: Text("Items")) {
        ForEach($store.lines) { $line in
          CartRow(line: $line)
        }
        .onDelete { store.lines.remove(atOffsets: $0) }
      }
      Section(footer: Text(codeMessage ?? "One code per order.")) {
        HStack {
          TextField("Discount code", text: $store.code)
            .autocapitalization(.allCharacters)
          Button("Apply") {
            codeMessage = store.applyCode() ? "10 % off." : "This code is not valid."
          }
          .disabled(store.code.isEmpty)
        }
      }
      Section {
        amount("Subtotal", store.subtotal)
        if store.discount > 0 { amount("Discount", -store.discount) }
        amount("Shipping", store.shipping)
        amount("Total", store.total).font(.headline)
      }
    }
  }

  private func amount(_ title: String, _ value: Decimal) -> some View {
    LabeledContent(title) {
      if value == 0 {
        Text("Free")
      } else {
        Text(value, format: .currency(code: "EUR"))
      }
    }
  }
}

private struct CartRow: View {
  @Binding var line: CartLine

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(line.item.name)
        Spacer()
        Text(line.subtotal, format: .currency(code: "EUR")).monospacedDigit()
      }
      Stepper(value: $line.quantity, in: 1...10) {
        Text("\(line.quantity) ×")
      }
      .accessibilityLabel("Quantity of \(line.item.name)")
      .accessibilityValue("\(line.quantity)")
    }
  }
}

struct CartView_Previews: PreviewProvider {
  static var previews: some View {
    CartView(store: .sample)
    CartView(store: CartStore()).previewDisplayName("Empty")
  }
}
