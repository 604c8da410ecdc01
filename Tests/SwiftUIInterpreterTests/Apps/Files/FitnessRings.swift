import Charts
import SwiftUI

protocol ActivityMetric {
  associatedtype Unit: RawRepresentable where Unit.RawValue == String
  static var title: String { get }
  var value: Double { get }
  var goal: Double { get }
  var unit: Unit { get }
}

extension ActivityMetric {
  var progress: Double { goal > 0 ? min(value / goal, 2) : 0 }
  var summary: String {
    "\(value.formatted(.number.precision(.fractionLength(0)))) of \(Int(goal)) \(unit.rawValue)"
  }
}

struct Move: ActivityMetric {
  enum Unit: String { case kilocalories = "kcal" }
  static let title = "Move"
  var value: Double
  var goal = 500.0
  let unit = Unit.kilocalories
}

struct Exercise: ActivityMetric {
  enum Unit: String { case minutes }
  static let title = "Exercise"
  var value: Double
  var goal = 30.0
  let unit = Unit.minutes
}

struct Stand: ActivityMetric {
  enum Unit: String { case hours }
  static let title = "Stand"
  var value: Double
  var goal = 12.0
  let unit = Unit.hours
}

struct DayActivity: Identifiable, Hashable {
  let id = UUID()
  var date: Date
  var move: Double
  var exercise: Double
  var stand: Double

  static let week: [DayActivity] = (0..<7).map { day in
    DayActivity(
      date: Calendar.current.date(byAdding: .day, value: -day, to: .now) ?? .now,
      move: 320 + Double(day * 40 % 200),
      exercise: Double((day * 7 + 18) % 45),
      stand: Double(8 + day % 5)
    )
  }
  .reversed()
}

struct RingShape: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90),
      endAngle: .degrees(360 * progress - 90),
      clockwise: false
    )
    return path
  }
}

struct Ring<M: ActivityMetric>: View {
  let metric: M
  var color: Color = .accentColor
  @State private var shown = 0.0

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 16)
      RingShape(progress: shown)
        .stroke(color.gradient, style: StrokeStyle(lineWidth: 16, lineCap: .round))
    }
    .onAppear { withAnimation(.spring(duration: 0.8)) { shown = metric.progress } }
    .accessibilityElement()
    .accessibilityLabel(M.title)
    .accessibilityValue(metric.summary)
  }
}

struct FitnessRingsView: View {
  @State private var days = DayActivity.week
  @State private var selected: DayActivity.ID?
  @State private var shared = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @ScaledMetric(relativeTo: .largeTitle) private var side = 180.0

  private var day: DayActivity? {
    days.first { $0.id == selected } ?? days.last
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        if let day {
          header(for: day)
          rings(day)
            .frame(width: side, height: side)
        }
        weekChart
        statistics
      }
      .padding()
    }
    .task { selected = days.last?.id }
    .sensoryFeedback(.selection, trigger: selected)
  }

  @ViewBuilder
  private func header(for day: DayActivity) -> some View {
    let isToday = Calendar.current.isDateInToday(day.date)
    HStack {
      Text(isToday ? "Today" : day.date.formatted(.dateTime.weekday(.wide)))
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      Spacer()
      Button("Share", systemImage: "square.and.arrow.up") { shared.toggle() }
        .labelStyle(.iconOnly)
        .accessibilityHint("Shares a picture of your rings")
    }
    .alert("Shared", isPresented: $shared) {}
  }

  private func rings(_ day: DayActivity) -> some View {
    ZStack {
      Ring(metric: Move(value: day.move), color: .red)
      Ring(metric: Exercise(value: day.exercise), color: .green).padding(20)
      Ring(metric: Stand(value: day.stand), color: .cyan).padding(40)
    }
    .id(day.id)
    .transition(reduceMotion ? .identity : .scale)
  }

  private var weekChart: some View {
    GroupBox("This week") {
      Chart(days) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Move", day.move))
          .foregroundStyle(day.id == selected ? Color.red : .red.opacity(0.4))
          .accessibilityLabel(day.date.formatted(.dateTime.weekday(.wide)))
          .accessibilityValue("\(Int(day.move)) kilocalories")
        RuleMark(y: .value("Goal", 500)).accessibilityHidden(true)
      }
      .chartYAxis(.hidden)
      .frame(height: 120)
    }
  }

  private var statistics: some View {
    Grid(alignment: .leading, horizontalSpacing: 16) {
      ForEach(Statistic.all(of: days)) { statistic in
        GridRow {
          Text(statistic.name)
          Text(statistic.value, format: .number.precision(.fractionLength(1)))
            .gridColumnAlignment(.trailing)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}

private struct Statistic: Identifiable {
  var name: String
  var value: Double
  var id: String { name }

  static func all(of days: [DayActivity]) -> [Self] {
    let sums: KeyValuePairs<String, KeyPath<DayActivity, Double>> = [
      "Average move": \.move, "Average exercise": \.exercise,
    ]
    return sums.map { name, path in
      Statistic(name: name, value: days.map { $0[keyPath: path] }.reduce(0, +) / Double(days.count))
    }
  }
}

#Preview("Rings") { FitnessRingsView() }
