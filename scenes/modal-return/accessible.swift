import Accessibility
import SwiftUI

struct Guest: Identifiable {
  let id: String
  var seat: String?
}

struct SeatPlan: View {
  @State private var guests = [Guest(id: "Ada"), Guest(id: "Ben"), Guest(id: "Cleo")]
  @State private var choosing: Guest?
  @State private var justSeated: String?
  @AccessibilityFocusState private var focusedGuest: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Seats to Harbor")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Text("Saturday, 9 o'clock, second deck")
      ForEach(guests) { guest in
        if let seat = guest.seat {
          Text("\(guest.id): seat \(seat)")
            .accessibilityFocused($focusedGuest, equals: guest.id)
        } else {
          Button("Choose a seat for \(guest.id)") {
            choosing = guest
          }
        }
      }
      Button("Confirm seats") {
        confirm()
      }
    }
    .padding()
    .sheet(item: $choosing, onDismiss: returnToGuest) { guest in
      VStack(spacing: 12) {
        Button("Window, 4A") {
          seat(guest, at: "4A")
        }
        Button("Aisle, 4B") {
          seat(guest, at: "4B")
        }
      }
    }
  }

  func seat(_ guest: Guest, at seat: String) {
    guests = guests.map { $0.id == guest.id ? Guest(id: guest.id, seat: seat) : $0 }
    justSeated = guest.id
    choosing = nil
  }

  func returnToGuest() {
    focusedGuest = justSeated
  }

  func confirm() {
    AccessibilityNotification.Announcement("Seats confirmed").post()
  }
}

#Preview {
  SeatPlan()
}
