import Accessibility
import SwiftUI

struct ReaderBar: View {
  @State private var textSize = 3
  @State private var isDark = false

  var body: some View {
    HStack(spacing: 24) {
      Button {
        setSize(textSize - 1)
      } label: {
        Text("A")
          .font(.footnote)
      }
      Button {
        setSize(textSize + 1)
      } label: {
        Text("A")
          .font(.title)
      }
      Button {
        switchBrightness()
      } label: {
        Image(decorative: "half-sun")
      }
    }
    .padding()
  }

  func setSize(_ size: Int) {
    textSize = min(max(size, 1), 5)
    AccessibilityNotification.Announcement("Text size \(textSize)").post()
  }

  func switchBrightness() {
    isDark.toggle()
    AccessibilityNotification.Announcement(isDark ? "Dark page" : "Light page").post()
  }
}

#Preview {
  ReaderBar()
}
