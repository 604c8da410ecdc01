import Accessibility
import SwiftUI

struct Seat: Identifiable {
  let id: Int
  let name: String
  let material: String
  let price: String
}

struct SeatCatalog: View {
  @State private var cart: Set<Int> = []

  private let seats = [
    Seat(id: 1, name: "Stool", material: "oak", price: "€24"),
    Seat(id: 2, name: "Armchair", material: "green wool", price: "€180"),
    Seat(id: 3, name: "Bench", material: "pine", price: "€95"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(seats) { seat in
        HStack {
          Text("\(seat.name), \(seat.material), \(seat.price)")
          Spacer()
          Button("Add") {
            add(seat)
          }
        }
      }
    }
    .padding()
  }

  func add(_ seat: Seat) {
    cart.insert(seat.id)
    AccessibilityNotification.Announcement("\(seat.name) added").post()
  }
}

#Preview {
  SeatCatalog()
}
