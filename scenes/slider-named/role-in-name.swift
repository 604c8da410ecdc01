import SwiftUI

struct PodcastPlayer: View {
  @State private var volume = 25.0
  @State private var isPlaying = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Episode 12: Bees")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Text("Volume")
        .font(.subheadline)
        .accessibilityHidden(true)
      Slider(value: $volume, in: 0...50, step: 5)
        .accessibilityLabel("Volume slider, adjustable")
        .accessibilityHint("Adjustable. Swipe up for more, down for less.")
      Button(isPlaying ? "Pause" : "Play") {
        isPlaying.toggle()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  PodcastPlayer()
}
