import SwiftUI

struct FanPanel: View {
  @State private var speed = 3

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 16) {
        Button("-") {
          change(by: -1)
        }
        Text("\(speed)")
          .font(.title2)
        Button("+") {
          change(by: 1)
        }
      }
      .buttonStyle(.bordered)
      .accessibilityLabel("Fan speed")
      .accessibilityValue("\(speed) of 5")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment:
          change(by: 1)
        case .decrement:
          change(by: -1)
        @unknown default:
          break
        }
      }
      Button("Swing") {}
    }
    .padding()
  }

  func change(by step: Int) {
    speed = min(max(speed + step, 1), 5)
  }
}

#Preview {
  FanPanel()
}
