import SwiftUI

struct SkipSettings: View {
  @State private var seconds = 60

  private var shortTime: String {
    "\(seconds / 60)m \(seconds % 60)s"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Playback")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      HStack(spacing: 16) {
        Text("Skip forward")
        Spacer()
        Button("-") {
          change(by: -5)
        }
        Text(shortTime)
        Button("+") {
          change(by: 5)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Skip forward")
      .accessibilityValue(shortTime)
      .accessibilityAdjustableAction { direction in
        change(by: direction == .increment ? 5 : -5)
      }
    }
    .padding()
  }

  func change(by amount: Int) {
    seconds = min(max(seconds + amount, 5), 120)
  }
}

#Preview {
  SkipSettings()
}
