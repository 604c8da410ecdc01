import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Numbers at their limits")
struct ExtremeNumberTests {
  @Test(
    "progress, gauges and sliders say a percentage of whatever they are given",
    arguments: [
      ("ProgressView(value: 0.0 / 0.0)", "0%"),
      ("ProgressView(value: 1.0 / 0.0)", "100%"),
      ("ProgressView(value: 1, total: 0.0 / 0.0)", "100%"),
      ("Gauge(value: 0.0 / 0.0) { Text(\"Fuel\") }", "Fuel, 0%"),
      ("Gauge(value: 1, in: -Double.infinity...2) { Text(\"Fuel\") }", "Fuel, 0%"),
      (
        "Gauge(value: 0, in: -1.7e308...1.7e308) { Text(\"Fuel\") }", "Fuel, 50%"
      ),
      ("Slider(value: $level, in: -Double.infinity...1)", "0%, adjustable"),
      ("Slider(value: $level, in: 0...Double.infinity)", "0%, adjustable"),
      ("Slider(value: $level, in: -1.7e308...1.7e308)", "50%, adjustable"),
    ]
  )
  func fractions(_ view: String, _ spoken: String) throws {
    var walk = try walk(showing: view, with: "@State private var level = 0.5")
    #expect(walk.spoken == [spoken])
    walk.perform(.swipeUp)
    walk.perform(.swipeDown)
    #expect(walk.spoken.count == 1)
  }

  @Test(
    "a fraction stays between 0 and 1",
    arguments: [
      (0.5, 0.0, 1.0, 0.5), (7, 0, 1, 1), (-7, 0, 1, 0), (.nan, 0, 1, 0), (1, .nan, 1, 0),
      (1, 2, 1, 0), (.infinity, 0, 1, 1), (-.infinity, 0, 1, 0), (0, 0, 0, 0),
    ]
  )
  func fraction(_ value: Double, _ lower: Double, _ upper: Double, _ share: Double) {
    #expect(Fraction(clamping: value, lower: lower, upper: upper).value == share)
  }

  @Test(
    "a scroll view of any length scrolls",
    arguments: [
      ".frame(height: 1e200)", ".frame(minHeight: .infinity)", ".padding(1e308)",
      ".offset(y: 1e308)", ".position(x: 1e308, y: 1e308)", ".frame(height: 0.0 / 0.0)",
      ".padding(.top, 0.0 / 0.0)", ".offset(x: 0.0 / 0.0, y: -1e308)",
    ]
  )
  func lengths(_ modifier: String) throws {
    var walk = try walk(
      showing: "ScrollView { VStack(spacing: 1e308) { Text(\"A\")\(modifier); Text(\"B\") } }"
    )
    #expect(Set(walk.spoken) == ["A", "B"])
    walk.perform(.scroll(.down))
    walk.perform(.scroll(.down))
    walk.perform(.scroll(.up))
    for element in walk.elements {
      #expect(element.frame.minY.magnitude < 1e12)
      #expect(element.frame.size.height < 1e12)
    }
  }

  @Test(
    "the position of a conversion is no larger than the values",
    arguments: [
      ("%9223372036854775807$d %d", " "), ("%99999999999999999999$d", ""), ("%2$d %1$d", "2 1"),
      ("%3$d", ""), ("%d %d", "1 2"),
    ]
  )
  func positions(_ format: String, _ text: String) {
    let found = NumberText.formatted(format, [.int(1), .int(2)])
    #expect(found.filter { $0 != "0" } == text)
  }

  @Test(
    "a date that lies too far away, and a number with too many digits, have a note where they are shown",
    arguments: [
      "Text(Date(timeIntervalSince1970: 1e30).formatted())",
      "Text(Date(timeIntervalSince1970: -1e300), style: .date)",
      "Text(\"\\(Date(timeIntervalSince1970: .infinity), format: .dateTime.year())\")",
      "Text(later.map { $0.formatted() } ?? \"\")",
      "Text(1.5.formatted(.number.precision(.fractionLength(1_000_000_000))))",
      "Text(1.5, format: .number.precision(.significantDigits(2...Int.max)))",
      "Text(1.5.formatted(.number.precision(.integerLength(900))))",
    ]
  )
  func notes(_ view: String) throws {
    let later = "Calendar.current.date(byAdding: .year, value: Int.max, to: .distantFuture)"
    let walk = try walk(showing: view, with: "let later = \(later)")
    let found = walk.reader.screen.diagnostics
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == .note && $0.place != nil })
  }

  @Test(
    "the ends of what Foundation names are no such dates",
    arguments: [
      ("Text(Date.distantFuture, format: .dateTime.year())", "4001"),
      ("Text(1.5.formatted(.number.precision(.fractionLength(12))))", "1.500000000000"),
    ]
  )
  func ends(_ view: String, _ spoken: String) throws {
    let walk = try walk(showing: view)
    #expect(walk.spoken == [spoken])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test(
    "a loop makes very many objects",
    arguments: [
      "for _ in 0..<10_000 { head = Node(next: head); count += 1 }",
      "while count < 10_000 { head = Node(next: head); count += 1 }",
      "repeat { head = Node(next: head); count += 1 } while count < 10_000",
    ]
  )
  func objects(_ loop: String) throws {
    var screen = try open(
      """
      class Node { var next: Node?; init(next: Node?) { self.next = next } }
      struct Shown: View {
        @State private var head: Node?
        @State private var count = 0
        var body: some View { Button("Made \\(count)") { \(loop) } }
      }
      """
    )
    let button = try #require(Walk(screen).elements.first)
    #expect(screen.perform(.activate, on: button.id).diagnostics == [])
    #expect(Walk(screen).spoken == ["Made 10,000, button"])
  }
}
