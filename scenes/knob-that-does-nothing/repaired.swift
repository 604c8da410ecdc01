import SwiftUI

struct SynthView: View {
  @State private var cutoff = 50
  @State private var resonance = 20

  var body: some View {
    HStack(spacing: 24) {
      Knob(name: "Cutoff", value: $cutoff)
      Knob(name: "Resonance", value: $resonance)
    }
    .padding()
  }
}

struct Knob: View {
  let name: String
  @Binding var value: Int

  var body: some View {
    VStack {
      Circle()
        .fill(Color.gray)
        .overlay {
          Rectangle()
            .frame(width: 3, height: 40)
            .offset(y: -20)
            .rotationEffect(.degrees(Double(value) * 3 - 150))
        }
        .frame(width: 100, height: 100)
      Text(name)
    }
    .gesture(
      DragGesture().onChanged { drag in
        turn(to: value - Int(drag.translation.height / 10))
      }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
    .accessibilityValue("\(value) percent")
    .accessibilityAdjustableAction { direction in
      turn(to: direction == .increment ? value + 10 : value - 10)
    }
  }

  func turn(to wanted: Int) {
    value = min(max(wanted, 0), 100)
  }
}

#Preview {
  SynthView()
}
