import SwiftUI

struct Amplifier: View {
  @State private var volume = 3

  var body: some View {
    VStack(spacing: 20) {
      Text("Volume")
        .font(.headline)
      HStack(spacing: 24) {
        Button("Softer") {
          turn(to: volume - 1)
        }
        Text("\(volume)")
        Button("Louder") {
          turn(to: volume + 1)
        }
      }
      .buttonStyle(.bordered)
      Button("Mute") {}
    }
    .padding()
  }

  func turn(to level: Int) {
    volume = min(max(level, 0), 10)
  }
}

#Preview {
  Amplifier()
}
