import Charts
import SwiftUI

struct Sample: Identifiable {
  let day: String
  let steps: Int
  var id: String { day }
}

struct Metric: Identifiable {
  enum Trend { case up(Double), down(Double), flat }

  let id = UUID()
  let name: String
  let value: Measurement<UnitLength>?
  let amount: Double
  let unit: String
  let trend: Trend

  var trendText: String {
    switch trend {
    case .up(let share): return "up \(share.formatted(.percent.precision(.fractionLength(0))))"
    case .down(let share): return "down \(share.formatted(.percent))"
    case .flat: return "unchanged"
    }
  }
}

struct DashboardView: View {
  @State private var range: Range = .week
  @State private var selectedDay: String?
  @State private var goal = 8_000.0
  @State private var isExpanded = true

  enum Range: String, CaseIterable, Identifiable {
    case week = "Week", month = "Month", year = "Year"
    var id: Self { self }
  }

  let samples = zip(["Mon", "Tue", "Wed"], [6200, 10450, 8000]).map { Sample(day: $0, steps: $1) }
  let metrics: [Metric] = [
    Metric(name: "Distance", value: nil, amount: 7.24, unit: "km", trend: .up(0.12)),
    Metric(name: "Energy", value: nil, amount: 412, unit: "kcal", trend: .flat),
  ]

  private var total: Int { samples.map(\.steps).reduce(0, +) }
  private var average: Int { total / max(samples.count, 1) }
  private var best: Sample? { samples.max(by: { $0.steps < $1.steps }) }

  var body: some View {
    NavigationView {
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack(alignment: .leading, spacing: 20, pinnedViews: [.sectionHeaders]) {
          Picker("Range", selection: $range) {
            ForEach(Range.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())

          GroupBox(label: Label("Steps", systemImage: "figure.walk")) {
            Chart(samples) { sample in
              BarMark(x: .value("Day", sample.day), y: .value("Steps", sample.steps))
                .foregroundStyle(by: .value("Day", sample.day))
                .accessibilityLabel(sample.day)
                .accessibilityValue("\(sample.steps) steps")
            }
            .chartYAxis { AxisMarks(position: .leading) }
            .frame(height: 160)
          }

          Text("Average \(average) steps, best \(best?.day ?? "none")")
            .font(.subheadline)

          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 16) {
            ForEach(metrics) { metric in
              MetricCard(metric: metric)
            }
          }

          DisclosureGroup("Goal", isExpanded: $isExpanded) {
            Slider(value: $goal, in: 1_000...20_000, step: 500) {
              Text("Daily goal")
            }
            Text("\(Int(goal)) steps")
          }

          Gauge(value: Double(total), in: 0...(goal * 3)) {
            Text("Progress")
          } currentValueLabel: {
            Text(Double(total) / (goal * 3), format: .percent.precision(.fractionLength(0)))
          }
          .gaugeStyle(.accessoryCircular)
        }
        .padding()
      }
      .navigationBarTitle(Text("Dashboard"), displayMode: .large)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          NavigationLink(destination: Text("All data").navigationTitle("History")) {
            Image(systemName: "calendar")
              .accessibilityLabel("History")
          }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct MetricCard: View {
  let metric: Metric

  private var amountText: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 1
    return formatter.string(from: NSNumber(value: metric.amount)) ?? "\(metric.amount)"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(metric.name.uppercased())
        .font(.caption)
        .foregroundColor(.secondary)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(amountText).font(.system(size: 28, weight: .semibold, design: .rounded))
        Text(metric.unit)
      }
      trendIcon
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(UIColor.secondarySystemBackground)))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(metric.name))
    .accessibilityValue("\(amountText) \(metric.unit), \(metric.trendText)")
  }

  @ViewBuilder private var trendIcon: some View {
    switch metric.trend {
    case .up: Image(systemName: "arrow.up").foregroundColor(.green)
    case .down: Image(systemName: "arrow.down").foregroundColor(.red)
    case .flat: EmptyView()
    }
  }
}

struct DashboardView_Previews: PreviewProvider {
  static var previews: some View { DashboardView() }
}
