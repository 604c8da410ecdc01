import SwiftUI

struct ReadingLamp: View {
  @State private var brightness = 50.0

  private var lumens: Int {
    Int(brightness) * 10
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // The slider says both words itself.
      HStack {
        Text("Brightness")
        Spacer()
        Text("\(lumens) lumens")
      }
      .accessibilityHidden(true)
      Slider(value: $brightness, in: 0...100, step: 10) {
        Text("Brightness")
      }
      .accessibilityValue("\(lumens) lumens")
      HStack(spacing: 16) {
        Button("Decrease brightness", systemImage: "minus") {
          brightness = max(brightness - 10, 0)
        }
        Button("Increase brightness", systemImage: "plus") {
          brightness = min(brightness + 10, 100)
        }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

#Preview {
  ReadingLamp()
}
