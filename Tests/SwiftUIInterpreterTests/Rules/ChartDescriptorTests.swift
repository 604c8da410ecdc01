import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Charts that code describes")
struct ChartDescriptorTests {
  private static let source = """
    struct Day: Identifiable { let id: Int; let name: String; let steps: Double }
    struct Shown: View, AXChartDescriptorRepresentable {
      let days = [Day(id: 1, name: "Mon", steps: 3000), Day(id: 2, name: "Tue", steps: 4500)]
      var body: some View {
        Canvas { _, _ in }
          .accessibilityLabel("Steps of the week")
          .accessibilityChartDescriptor(self)
        Text("Below")
      }
      func makeChartDescriptor() -> AXChartDescriptor {
        let xAxis = AXCategoricalDataAxisDescriptor(
          title: "Day", categoryOrder: days.map { $0.name })
        let yAxis = AXNumericDataAxisDescriptor(
          title: "Steps", range: 0...5000, gridlinePositions: []) { "\\(Int($0)) steps" }
        let series = AXDataSeriesDescriptor(
          name: "This week", isContinuous: false,
          dataPoints: days.map { AXDataPoint(x: $0.name, y: $0.steps) } + [
            .init(x: "Wed", y: nil, label: "Rest")
          ])
        return AXChartDescriptor(
          title: "Steps", summary: "More each day", xAxis: xAxis, yAxis: yAxis,
          additionalAxes: [], series: [series])
      }
    }
    """

  /// A walk with the rotor turned to the chart.
  private func turned() throws -> Walk<LiveScreen> {
    var walk = try walk(Self.source)
    #expect(walk.reader.screen.program.diagnostics + walk.reader.screen.diagnostics == [])
    #expect(walk.perform(.rotorNext) == ["Audio Graph"])
    return walk
  }

  @Test("the rotor of the chart has three commands, without a wrap")
  func commands() throws {
    var walk = try turned()
    let heard = [Gesture.swipeDown, .swipeDown, .swipeDown, .swipeDown, .swipeUp]
      .map { walk.perform($0) }
    #expect(
      heard == [
        ["Describe Chart"], ["Play Audio Graph"], ["Chart Details"], ["Chart Details"],
        ["Play Audio Graph"],
      ]
    )
    #expect(walk.spoken == ["Steps of the week", "Below"])
    walk.perform(.swipeRight)
    #expect(!walk.reader.rotorItems.contains(.app("Audio Graph")))
  }

  @Test("a double tap describes the chart")
  func describes() throws {
    var walk = try turned()
    walk.perform(.swipeDown)
    let words = "Steps, More each day, x axis, Day, y axis, Steps, This week, 3 data points"
    #expect(walk.perform(.doubleTap) == [words])
    #expect(walk.perform(.doubleTap) == [])
  }

  @Test("its tones are not heard here, and a remark says so")
  func plays() throws {
    var walk = try turned()
    walk.perform(.swipeDown)
    walk.perform(.swipeDown)
    #expect(walk.events(.doubleTap) == [.remark(.audioGraph)])
  }

  @Test("its details are a screen of texts, from which the scrub leads back")
  func details() throws {
    var walk = try turned()
    for _ in 0..<3 { walk.perform(.swipeDown) }
    #expect(walk.perform(.doubleTap) == ["Chart Details, heading"])
    #expect(
      walk.spoken.dropFirst() == [
        "Chart Details, heading", "Steps", "More each day", "x axis, Day", "y axis, Steps",
        "This week, heading", "Mon, 3000 steps", "Tue, 4500 steps", "Rest, Wed",
      ]
    )
    #expect(walk.elements.dropFirst().allSatisfy { $0.inference == .chartDescriptor })
    #expect(walk.perform(.scrub) == ["Steps of the week"])
  }

  private static let plain = """
    struct Sale: Identifiable {
      let day: String
      let count: Int
      let kind: String
      var id: String { day + kind }
    }
    struct Words: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(title: "Own", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(
          title: "", categoryOrder: []), yAxis: nil, series: [])
      }
    }
    struct Shown: View {
      let sales = [
        Sale(day: "Mon", count: 3, kind: "Tea"), Sale(day: "Tue", count: 5, kind: "Tea"),
        Sale(day: "Mon", count: 2, kind: "Milk"),
      ]
      var body: some View {
        Chart(sales) { sale in
          BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
            .foregroundStyle(by: .value("Kind", sale.kind))
        }
        // modifier
        Text("Below")
      }
    }
    """

  @Test(
    "a chart has an audio graph of its marks by itself, which the author's takes the place of",
    arguments: [
      ("", "x axis, Day, y axis, Count, Tea, 2 data points, Milk, 1 data point"),
      (".accessibilityChartDescriptor(Words())", "Own"),
    ]
  )
  func byItself(_ modifier: String, _ words: String) throws {
    var walk = try walk(Self.plain.replacing("// modifier", with: modifier))
    #expect(walk.spoken == ["Mon, 3", "Tue, 5", "Mon, 2", "Below"])
    walk.go(to: 2)
    #expect(walk.reader.rotorItems.filter { $0 == .app("Audio Graph") }.count == 1)
    #expect(walk.perform(.rotorNext) == ["Audio Graph"])
    walk.perform(.swipeDown)
    #expect(walk.perform(.doubleTap) == [words])
    walk.go(to: 4)
    #expect(!walk.reader.rotorItems.contains(.app("Audio Graph")))
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("one on a container is offered inside it")
  func container() throws {
    var walk = try walk(
      showing: """
        VStack { Text("A"); Text("B") }.accessibilityElement(children: .contain)
          .accessibilityChartDescriptor(Words())
        Text("C")
        """,
      with: """
        class Words: AXChartDescriptorRepresentable {
          func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(title: "T", summary: nil, xAxis: AXNumericDataAxisDescriptor(
              title: "", range: 0...1, gridlinePositions: []) { "\\($0)" }, yAxis: nil, series: [])
          }
        }
        """
    )
    for _ in 0..<2 {
      #expect(walk.reader.rotorItems.contains(.app("Audio Graph")))
      walk.perform(.swipeRight)
    }
    #expect(!walk.reader.rotorItems.contains(.app("Audio Graph")))
    walk.perform(.first)
    walk.perform(.rotorNext)
    walk.perform(.swipeDown)
    #expect(walk.perform(.doubleTap) == ["T"])
  }
}
