import Accessibility
import SwiftUI

struct MeetingRooms: View {
  @State private var booked = "none"

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      RoomColumn(name: "Elm", seats: 12, free: "Free at 2") {
        book("Elm")
      }
      RoomColumn(name: "Oak", seats: 6, free: "Free at noon") {
        book("Oak")
      }
    }
    .padding()
  }

  func book(_ room: String) {
    booked = room
    AccessibilityNotification.Announcement("\(room) booked").post()
  }
}

struct RoomColumn: View {
  let name: String
  let seats: Int
  let free: String
  let onBook: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name)
        .font(.headline)
      Text("\(seats) seats")
      Text(free)
      Button("Book") {
        onBook()
      }
    }
  }
}

#Preview {
  MeetingRooms()
}
