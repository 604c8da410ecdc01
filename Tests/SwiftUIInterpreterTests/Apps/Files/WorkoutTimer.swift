import Combine
import SwiftUI

final class WorkoutModel: ObservableObject {
  enum Stage: Equatable {
    case idle
    case working(round: Int)
    case resting(round: Int)
    case finished

    var title: String {
      switch self {
      case .idle: return "Ready"
      case .working(let round): return "Round \(round)"
      case .resting: return "Rest"
      case .finished: return "Well done"
      }
    }
  }

  @Published private(set) var stage: Stage = .idle
  @Published private(set) var remaining = 40
  @Published var rounds = 3
  @Published var announces = true

  var isRunning: Bool { stage != .idle && stage != .finished }

  func start() {
    stage = .working(round: 1)
    remaining = 40
  }

  func tick() {
    guard isRunning else { return }
    remaining -= 1
    if remaining <= 0 { skip() }
  }

  func skip() {
    switch stage {
    case .working(let round) where round >= rounds: stage = .finished
    case .working(let round):
      stage = .resting(round: round)
      remaining = 20
    case .resting(let round):
      stage = .working(round: round + 1)
      remaining = 40
    default: return
    }
    if announces { UIAccessibility.post(notification: .announcement, argument: stage.title) }
  }

  func stop() { stage = .idle }
}

struct WorkoutTimerView: View {
  @StateObject private var model = WorkoutModel()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var clock: String {
    String(format: "%d:%02d", model.remaining / 60, model.remaining % 60)
  }

  var body: some View {
    VStack(spacing: 32) {
      Text(model.stage.title)
        .font(.largeTitle)
        .accessibilityAddTraits([.isHeader, .updatesFrequently])

      ZStack {
        Circle().stroke(Color.gray.opacity(0.3), lineWidth: 12)
        Text(clock)
          .font(.system(size: 64, weight: .bold, design: .monospaced))
          .minimumScaleFactor(0.5)
      }
      .frame(width: 240, height: 240)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Time left")
      .accessibilityValue("\(model.remaining) seconds")
      .accessibilityHidden(!model.isRunning)

      controls

      if !model.isRunning {
        Stepper("Rounds: \(model.rounds)", value: $model.rounds, in: 1...10)
        Toggle("Announce rounds", isOn: $model.announces)
      }
    }
    .padding()
    .onReceive(timer) { _ in model.tick() }
    .accessibilityAction(.magicTap) { model.isRunning ? model.stop() : model.start() }
  }

  private var controls: some View {
    HStack(spacing: 24) {
      Button(action: model.isRunning ? model.stop : model.start) {
        Label(
          model.isRunning ? "Stop" : "Start",
          systemImage: model.isRunning ? "stop.fill" : "play.fill"
        )
        .labelStyle(.iconOnly)
        .padding()
        .background(Circle().fill(model.isRunning ? .red : .green))
      }
      if model.isRunning {
        Button("Skip", action: model.skip)
      }
    }
  }
}

#Preview {
  WorkoutTimerView()
}
