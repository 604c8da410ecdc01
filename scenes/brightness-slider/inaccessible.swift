import SwiftUI

struct ReadingLamp: View {
  @State private var brightness = 50.0

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "sun.min")
        .accessibilityHidden(true)
      Slider(value: $brightness, in: 0...100, step: 10)
      Image(systemName: "sun.max")
        .accessibilityHidden(true)
    }
    .padding()
  }
}

#Preview {
  ReadingLamp()
}
