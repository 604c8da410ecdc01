import Accessibility
import SwiftUI

struct Table: Identifiable {
  let id: Int
  let name: String
  let rows: Int
}

struct TableList: View {
  @State private var tables = [
    Table(id: 1, name: "Guests", rows: 120),
    Table(id: 2, name: "Old guests", rows: 7),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(tables) { table in
        VStack(alignment: .leading) {
          Text(table.name)
            .font(.headline)
          Text("\(table.rows) rows")
        }
        .accessibilityElement(children: .combine)
        .gesture(
          DragGesture().onEnded { drag in
            if drag.translation.width < -80 {
              delete(table)
            }
          }
        )
      }
    }
    .padding()
  }

  func delete(_ table: Table) {
    tables.removeAll { $0.id == table.id }
    AccessibilityNotification.Announcement("\(table.name) deleted").post()
  }
}

#Preview {
  TableList()
}
