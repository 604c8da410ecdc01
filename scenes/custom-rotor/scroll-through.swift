import Accessibility
import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let isLate: Bool
}

struct ParcelList: View {
  @State private var asked: Set<Int> = []

  private let parcels = (1...14).map { number in
    Parcel(id: number, isLate: number == 5 || number == 12)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Parcels")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        ForEach(parcels) { parcel in
          if parcel.isLate {
            Button("Parcel \(parcel.id), late: ask") {
              ask(parcel.id)
            }
            .foregroundStyle(.red)
          } else {
            Text("Parcel \(parcel.id), on its way")
          }
        }
      }
      .padding()
    }
  }

  func ask(_ number: Int) {
    asked.insert(number)
    AccessibilityNotification.Announcement("Asked about parcel \(number)").post()
  }
}

#Preview {
  ParcelList()
}
