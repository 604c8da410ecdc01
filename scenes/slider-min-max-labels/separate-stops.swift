import SwiftUI

struct ReadingSettings: View {
  @State private var speed = 40.0
  @State private var readsAloud = true

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Toggle("Read aloud", isOn: $readsAloud)
      Text("Reading speed")
        .font(.headline)
        .accessibilityHidden(true)
      HStack {
        Image(systemName: "tortoise")
        Text("Slow")
        Slider(value: $speed, in: 0...100, step: 10) {
          Text("Reading speed")
        }
        Text("Fast")
        Image(systemName: "hare")
      }
      Button("Try it") {}
    }
    .padding()
  }
}

#Preview {
  ReadingSettings()
}
