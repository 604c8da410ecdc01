import Accessibility
import SwiftUI

struct Dashboard: View {
  @State private var showsOrders = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Today")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Button {
        openOrders()
      } label: {
        HStack {
          Text("3")
            .font(.largeTitle)
          VStack(alignment: .leading) {
            Text("orders")
            Text("to fulfill")
          }
        }
        .padding()
        .background(Color.purple.opacity(0.2))
      }
      .accessibilityLabel("Show orders")
      .accessibilityValue("3 to fulfill")
      Text("Visitors: 120")
    }
    .padding()
  }

  func openOrders() {
    showsOrders = true
    AccessibilityNotification.Announcement("Orders opened").post()
  }
}

#Preview {
  Dashboard()
}
