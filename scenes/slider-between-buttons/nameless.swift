import SwiftUI

struct VoiceSettings: View {
  @State private var pitch = 50.0
  @State private var speed = 40.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SettingSlider(name: "Pitch", value: $pitch)
      SettingSlider(name: "Speed", value: $speed)
    }
    .padding()
  }
}

struct SettingSlider: View {
  let name: String
  @Binding var value: Double

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
        .accessibilityHidden(true)
      HStack {
        Button {
          value = max(value - 10, 0)
        } label: {
          Image(decorative: "less")
        }
        Slider(value: $value, in: 0...100, step: 10) {
          Text(name)
        }
        Button {
          value = min(value + 10, 100)
        } label: {
          Image(decorative: "more")
        }
      }
    }
  }
}

#Preview {
  VoiceSettings()
}
