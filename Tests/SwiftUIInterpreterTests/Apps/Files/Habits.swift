import SwiftUI

struct Habit: Identifiable, Equatable {
  let id: UUID
  var name: String
  var goal: Int
  var done: Int
  var streak: Int

  init(_ name: String, goal: Int, done: Int = 0, streak: Int = 0) {
    id = UUID()
    self.name = name
    self.goal = goal
    self.done = done
    self.streak = streak
  }

  var progress: Double { min(1, Double(done) / Double(goal)) }
  var isComplete: Bool { done >= goal }
}

@Observable
final class HabitStore {
  var habits = [
    Habit("Drink water", goal: 8, done: 5, streak: 12),
    Habit("Read", goal: 1, done: 1, streak: 3),
    Habit("Stretch", goal: 2),
  ]

  var completed: Int { habits.filter(\.isComplete).count }
  var overall: Double {
    habits.isEmpty ? 0 : habits.map(\.progress).reduce(0, +) / Double(habits.count)
  }

  subscript(id: Habit.ID) -> Habit? {
    habits.first { $0.id == id }
  }

  func log(_ habit: Habit, by amount: Int = 1) {
    guard let index = habits.firstIndex(of: habit) else { return }
    habits[index].done = max(0, habits[index].done + amount)
  }
}

struct HabitsView: View {
  @State private var store = HabitStore()
  @State private var hidesCompleted = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          summary
          Toggle("Hide completed", isOn: $hidesCompleted.animation(.spring()))
            .toggleStyle(.checkbox)
          ForEach(store.habits) { habit in
            if !(hidesCompleted && habit.isComplete) {
              HabitCard(habit: habit) { store.log(habit, by: $0) }
                .transition(.opacity.combined(with: .scale))
            }
          }
        }
        .padding()
      }
      .navigationTitle("Today")
    }
    .environment(store)
  }

  private var summary: some View {
    Gauge(value: store.overall) {
      Text("All habits")
    } currentValueLabel: {
      Text(store.overall, format: .percent.precision(.fractionLength(0)))
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(.green)
  }
}

private struct HabitCard: View {
  let habit: Habit
  let onLog: (Int) -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(habit.name)
          .font(.headline)
          .strikethrough(habit.isComplete)
        if habit.streak > 1 {
          Text("\(habit.streak) days in a row").font(.caption)
        }
      }
      Spacer()
      ProgressRing(progress: habit.progress)
        .frame(width: 36, height: 36)
    }
    .card(isHighlighted: habit.isComplete)
    .accessibilityElement(children: .combine)
    .accessibilityValue(habit.isComplete ? "Done" : "\(habit.done) of \(habit.goal)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: onLog(1)
      case .decrement: onLog(-1)
      @unknown default: break
      }
    }
    .accessibilityActions {
      if habit.streak > 0 {
        Button("Share streak") {}
      }
      Button("Archive") {}
    }
  }
}

struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 5)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.green, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
        Spacer()
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  static var checkbox: CheckboxToggleStyle { .init() }
}

#Preview {
  HabitsView()
}
