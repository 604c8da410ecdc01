import SwiftUI

struct Amplifier: View {
  @State private var volume = 3

  var body: some View {
    VStack(spacing: 20) {
      Text("Volume")
        .font(.headline)
        .accessibilityHidden(true)
      ZStack {
        Circle()
          .fill(Color.gray.opacity(0.4))
          .frame(width: 120, height: 120)
        Capsule()
          .fill(Color.orange)
          .frame(width: 6, height: 40)
          .offset(y: -36)
          .rotationEffect(.degrees(Double(volume) * 30 - 150))
      }
      .gesture(
        DragGesture().onChanged { drag in
          turn(to: 10 - Int(drag.location.y / 12))
        }
      )
      .accessibilityElement()
      .accessibilityLabel("Volume")
      .accessibilityValue("\(volume) of 10")
      .accessibilityAdjustableAction { _ in }
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
