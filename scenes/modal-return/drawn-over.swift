import Accessibility
import SwiftUI

struct Guest: Identifiable {
  let id: String
  var seat: String?
}

struct SeatPlan: View {
  @State private var guests = [Guest(id: "Ada"), Guest(id: "Ben"), Guest(id: "Cleo")]
  @State private var choosing: Guest?

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("Seats to Harbor")
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
        Text("Saturday, 9 o'clock, second deck")
        ForEach(guests) { guest in
          if let seat = guest.seat {
            Text("\(guest.id): seat \(seat)")
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
      if let guest = choosing {
        VStack(spacing: 12) {
          Button("Window, 4A") {
            seat(guest, at: "4A")
          }
          Button("Aisle, 4B") {
            seat(guest, at: "4B")
          }
        }
        .padding()
        .background(Color.white)
        .offset(y: 200)
      }
    }
  }

  func seat(_ guest: Guest, at seat: String) {
    guests = guests.map { $0.id == guest.id ? Guest(id: guest.id, seat: seat) : $0 }
    choosing = nil
  }

  func confirm() {
    AccessibilityNotification.Announcement("Seats confirmed").post()
  }
}

#Preview {
  SeatPlan()
}
