import Accessibility
import SwiftUI

struct BenchPage: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Garden bench")
        .font(.title)
      HStack(spacing: 24) {
        Button {
          add()
        } label: {
          Image(decorative: "basket-plus")
        }
        .accessibilityIdentifier("bench.add")
        Button {
          share()
        } label: {
          Image(decorative: "arrow-up")
        }
        .accessibilityIdentifier("bench.share")
      }
      Text("\(count) in basket")
        .accessibilityIdentifier("basket.count")
    }
    .padding()
  }

  func add() {
    count = 1
    AccessibilityNotification.Announcement("Bench added").post()
  }

  func share() {
    AccessibilityNotification.Announcement("Link copied").post()
  }
}

#Preview {
  BenchPage()
}
