import Foundation
import SwiftUI

struct Departure: Identifiable {
  let id: Int
  let line: Line
  let destination: String
  let planned: Date
  var delay: Duration = .zero
  var platform: String?
  var isCancelled = false

  var expected: Date { planned.addingTimeInterval(delay.seconds) }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
  static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
}

struct Line: RawRepresentable, Hashable {
  let rawValue: String
  static let u4 = Line(rawValue: "U4")
  static let bus13A = Line(rawValue: "13A")

  struct Modes: OptionSet {
    let rawValue: Int
    static let metro = Modes(rawValue: 1 << 0)
    static let bus = Modes(rawValue: 1 << 1)
    static let all: Modes = [.metro, .bus]
  }

  var mode: Modes { rawValue.hasPrefix("U") ? .metro : .bus }
  var color: Color { mode == .metro ? Color(red: 0, green: 0.6, blue: 0.3) : Color("BusBlue") }
}

infix operator =~ : ComparisonPrecedence
func =~ (modes: Line.Modes, line: Line) -> Bool { modes.contains(line.mode) }

struct TransitBoardView: View {
  @State private var departures: [Departure]
  @State private var modes = Line.Modes.all
  @State private var pinned: [Int] = []
  private let now: Date

  init(now: Date = .now) {
    self.now = now
    _departures = State(initialValue: [
      Departure(
        id: 1,
        line: .u4,
        destination: "Heiligenstadt",
        planned: now.addingTimeInterval(180),
        platform: "1"
      ),
      Departure(
        id: 2,
        line: .bus13A,
        destination: "Hauptbahnhof",
        planned: now + 420,
        delay: .minutes(4)
      ),
      Departure(
        id: 3,
        line: .u4,
        destination: "Hütteldorf",
        planned: now + 600,
        platform: "2",
        isCancelled: true
      ),
    ])
  }

  private var shown: [Departure] {
    let (first, rest) =
      departures
      .filter { modes =~ $0.line }
      .sorted { $0.expected < $1.expected }
      .reduce(into: ([Departure](), [Departure]())) { result, departure in
        if pinned.contains(departure.id) {
          result.0.append(departure)
        } else {
          result.1.append(departure)
        }
      }
    return first + rest
  }

  var body: some View {
    NavigationStack {
      TimelineView(.everyMinute) { context in
        List {
          Section {
            ForEach(shown) { departure in
              DepartureRow(
                departure: departure,
                now: context.date,
                isPinned: pinned.contains(departure.id)
              )
              .swipeActions(edge: .leading) {
                Button("Pin") { pin(departure.id) }.tint(.orange)
              }
            }
          } header: {
            HStack {
              Text("Departures")
              Spacer()
              Text(context.date, format: .dateTime.hour().minute())
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
          } footer: {
            Text("Times are estimates. [Details](https://example.com/times)")
          }
        }
      }
      .navigationTitle("Karlsplatz")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          modeToggle("Metro", symbol: "tram.fill", .metro)
          modeToggle("Bus", symbol: "bus", .bus)
        }
      }
    }
  }

  private func modeToggle(_ title: String, symbol: String, _ mode: Line.Modes) -> some View {
    Toggle(
      title,
      systemImage: symbol,
      isOn: Binding(
        get: { modes.contains(mode) },
        set: { if $0 { modes.insert(mode) } else { modes.remove(mode) } }
      )
    )
    .toggleStyle(.button)
  }

  private func pin(_ id: Int) {
    if let index = pinned.firstIndex(of: id) { pinned.remove(at: index) } else { pinned.append(id) }
  }
}

private struct DepartureRow: View {
  let departure: Departure
  let now: Date
  let isPinned: Bool

  private var wait: Int { Int((departure.expected.timeIntervalSince(now) / 60).rounded(.down)) }

  var body: some View {
    HStack {
      LineBadge(line: departure.line)
      VStack(alignment: .leading) {
        Text(departure.destination)
          .strikethrough(departure.isCancelled)
        if let platform = departure.platform {
          Text("Platform \(platform)").font(.caption)
        }
      }
      Spacer()
      if isPinned { Image(systemName: "pin.fill").imageScale(.small) }
      time
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .accessibilityCustomContent("Line", departure.line.rawValue, importance: .high)
    .accessibilityCustomContent(
      "Planned",
      departure.planned.formatted(date: .omitted, time: .shortened)
    )
  }

  @ViewBuilder private var time: some View {
    switch (departure.isCancelled, wait) {
    case (true, _): Text("cancelled").foregroundStyle(.red)
    case (false, ...0): Text("now").bold()
    case (false, 1...): Text("\(wait) min")
    default: EmptyView()
    }
  }

  private var label: String {
    var parts = [departure.destination]
    if departure.isCancelled {
      parts.append("cancelled")
    } else {
      parts.append("in \(wait) minutes")
      if departure.delay > .zero {
        parts.append("\(Int(departure.delay.seconds) / 60) minutes late")
      }
    }
    if isPinned { parts.insert("Pinned", at: 0) }
    return ListFormatter.localizedString(byJoining: parts)
  }
}

private struct LineBadge: View {
  let line: Line

  var body: some View {
    Text(line.rawValue)
      .font(.caption.weight(.bold))
      .padding(.horizontal, 6)
      .background(line.color.gradient, in: .capsule)
      .foregroundStyle(.white)
  }
}

#Preview { TransitBoardView() }
