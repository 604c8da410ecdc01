import SwiftUI

/// Named containers, one inside another, with elements between them.
struct Trip: View {
  var body: some View {
    VStack {
      Text("Trip").accessibilityAddTraits(.isHeader)
      VStack {
        Text("Leaves at 9:05")
        VStack {
          Text("Seat 12")
          Button("Change seat") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Seat")
        Text("Arrives at 11:40")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Outward")
      Button("Print") {}
      VStack {
        Text("Leaves at 17:20")
        Text("Arrives at 19:55")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Return")
    }
  }
}
