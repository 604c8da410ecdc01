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
      .accessibilityLabel("Smaller text")
      Button {
        setSize(textSize + 1)
      } label: {
        Text("A")
          .font(.title)
      }
      .accessibilityLabel("Larger text")
      Button {
        switchBrightness()
      } label: {
        Image(decorative: "half-sun")
      }
      .accessibilityLabel("Brightness")
      .accessibilityValue(isDark ? "Dark page" : "Light page")
    }
    .padding()
  }

  func setSize(_ size: Int) {
    textSize = min(max(size, 1), 5)
    AccessibilityNotification.Announcement("Text size \(textSize)").post()
  }

  func switchBrightness() {
    isDark.toggle()
  }
}

#Preview {
  ReaderBar()
}
