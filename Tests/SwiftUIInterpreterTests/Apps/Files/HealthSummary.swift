import Charts
import SwiftUI

struct StepCount: Identifiable {
  let day: String
  let steps: Int
  var id: String { day }
}

protocol HealthProviding {
  func steps() -> [StepCount]
  var restingHeartRate: Int? { get }
  var sleep: Measurement<UnitDuration> { get }
}

extension HealthProviding {
  var average: Int {
    let all = steps()
    guard !all.isEmpty else { return 0 }
    return all.map(\.steps).reduce(0, +) / all.count
  }
}

struct SampleHealth: HealthProviding {
  func steps() -> [StepCount] {
    [
      StepCount(day: "Mon", steps: 8_214), StepCount(day: "Tue", steps: 4_120),
      StepCount(day: "Wed", steps: 11_002),
    ]
  }

  var restingHeartRate: Int? { 58 }
  var sleep: Measurement<UnitDuration> { Measurement(value: 7.5, unit: .hours) }
}

struct HealthSummaryView: View {
  private let provider: any HealthProviding
  @State private var goal = 8_000.0
  @State private var showsTable = false

  init(provider: any HealthProviding = SampleHealth()) {
    self.provider = provider
  }

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          GroupBox {
            chart
          } label: {
            Label("Steps", systemImage: "figure.walk")
          }
          Toggle(isOn: $showsTable) {
            Text("Show as table")
            Text("Each day as a row of text")
          }
          if showsTable {
            ForEach(provider.steps()) { LabeledContent($0.day, value: $0.steps, format: .number) }
          }
          goalSlider
          tiles
        }
        .padding()
      }
      .navigationTitle("Health")
    }
  }

  private var chart: some View {
    Chart(provider.steps()) { entry in
      BarMark(x: .value("Day", entry.day), y: .value("Steps", entry.steps))
        .foregroundStyle(Double(entry.steps) >= goal ? .green : .gray)
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .frame(height: 180)
  }

  private var goalSlider: some View {
    VStack(alignment: .leading) {
      Text("Goal").accessibilityHidden(true)
      Slider(value: $goal, in: 2_000...20_000, step: 500) {
        Text("Goal")
      } minimumValueLabel: {
        Text("2k")
      } maximumValueLabel: {
        Text("20k")
      }
      .accessibilityValue("\(Int(goal)) steps")
    }
  }

  private var tiles: some View {
    ViewThatFits {
      HStack(spacing: 12) { tileList }
      VStack(spacing: 12) { tileList }
    }
  }

  @ViewBuilder
  private var tileList: some View {
    HealthTile(title: "Average", value: provider.average.formatted(), unit: "steps")
    if let rate = provider.restingHeartRate {
      HealthTile(title: "Resting heart rate", value: "\(rate)", unit: "beats per minute")
    }
    HealthTile(title: "Sleep", value: String(format: "%.1f", provider.sleep.value), unit: "hours")
  }
}

private struct HealthTile: View {
  let title: String
  let value: String
  let unit: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(value).font(.title2.monospacedDigit())
        Text(unit).font(.caption2)
      }
    }
    .card()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue("\(value) \(unit)")
  }
}

#Preview {
  HealthSummaryView()
}
