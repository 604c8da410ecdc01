import Accessibility
import SwiftUI

struct Feature: Identifiable {
  let id: Int
  let picture: String
  let title: String
  let text: String
}

struct WhatIsNew: View {
  @State private var isDone = false

  private let features = [
    Feature(id: 1, picture: "new-maps", title: "Maps without a network", text: "Save a region."),
    Feature(id: 2, picture: "new-trips", title: "Shared trips", text: "Plan with friends."),
    Feature(id: 3, picture: "new-dark", title: "Dark mode", text: "Easier at night."),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("What is new")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ForEach(features) { feature in
        HStack {
          Image(feature.picture)
          VStack(alignment: .leading) {
            Text(feature.title)
              .font(.headline)
            Text(feature.text)
          }
        }
      }
      Button("Continue") {
        proceed()
      }
    }
    .padding()
  }

  func proceed() {
    isDone = true
    AccessibilityNotification.Announcement("Welcome back").post()
  }
}

#Preview {
  WhatIsNew()
}
