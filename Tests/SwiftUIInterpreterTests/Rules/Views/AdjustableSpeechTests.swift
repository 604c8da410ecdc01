import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let pictures = "AccessibilitySnapshot, iOS 17.5: testSlider"

private let rules = [
  Rule(
    "a slider is its label and its share of the range, rounded",
    from: pictures,
    """
    VStack {
      Slider(value: $fifty, in: 0...100); Slider(value: $three, in: 1...5) { Text("Rating") }
      Slider(value: $third); Slider(value: $third) { Text("Gain") }
      Slider(value: $fifty, in: -50...150).accessibilityLabel("Balance")
      Slider(value: $three, in: 1...5, step: 1) { Text("Stars") }
      Slider(value: $fifty, in: 0...10)
      Slider(value: $third, in: 0...1, step: 0.1, label: { Text("L") }, onEditingChanged: { _ in })
    }
    """,
    says: [
      "50%, adjustable", "Rating, 50%, adjustable", "33%, adjustable", "Gain, 33%, adjustable",
      "Balance, 50%, adjustable", "Stars, 50%, adjustable", "100%, adjustable",
      "L, 33%, adjustable",
    ],
    certainty: Array(repeating: .observed, count: 8)
  ),
  Rule(
    "a value of the author's replaces the share",
    from: "Apple, accessibilityValue(_:); AccessibilitySnapshot, iOS 17.5",
    "Slider(value: $fifty, in: 0...100) { Text(\"Oven\") }.accessibilityValue(\"\\(Int(fifty)) degrees\")",
    says: ["Oven, 50 degrees, adjustable"]
  ),
  Rule(
    "labels of the ends are seen and no stops",
    from: "claimed in accessibility tutorials; Apple, Slider",
    """
    VStack {
      Slider(value: $third) { Text("Volume") } minimumValueLabel: { Text("Low") }
        maximumValueLabel: { Image(systemName: "speaker.wave.3") }
      Slider(value: $third, minimumValueLabel: Text("0"), maximumValueLabel: Text("9")) {
        Text("Old")
      }
    }
    """,
    says: ["Volume, 33%, adjustable", "Old, 33%, adjustable"]
  ),
  Rule(
    "a stepper is one stop with its label, the text in a closure included",
    from: "claimed in accessibility tutorials: one adjustable element",
    """
    VStack {
      Stepper("Quantity: \\(count)", value: $count, in: 1...10)
      Stepper(value: $count) { Text("Guests: \\(count)") }
      Stepper("Size", value: $count, in: 0...100, step: 5)
      Stepper("Copies", value: $count, format: .number)
      Stepper { Text("Rooms") } onIncrement: { } onDecrement: { }
      Stepper("", value: $count)
      Stepper("", value: $count).accessibilityLabel("Copies")
      Stepper("", value: $count).accessibilityLabel("Copies").accessibilityValue("\\(count)")
      Stepper("Beds", onIncrement: { }, onDecrement: { })
      Stepper(label: { Text("Cots") }, onIncrement: { }, onDecrement: nil)
      Stepper("Step", value: $count, step: 2, format: .number)
    }
    """,
    says: [
      "Quantity: 2, adjustable", "Guests: 2, adjustable", "Size, adjustable",
      "Copies, adjustable", "Rooms, adjustable", "adjustable", "Copies, adjustable",
      "Copies, 2, adjustable", "Beds, adjustable", "Cots, adjustable", "Step, adjustable",
    ],
    certainty: Array(repeating: .claimed, count: 11)
  ),
]

private let state = """
  @State var fifty = 50.0
  @State var three = 3.0
  @State var third = 1.0 / 3
  @State var count = 2
  """

/// A slider, the gestures on it, and what each of them says.
private let moves: [(String, [Gesture], [String])] = [
  ("Slider(value: $fifty, in: 0...100)", [.swipeUp, .swipeUp, .swipeDown], ["60%", "70%", "60%"]),
  ("Slider(value: $fifty, in: 0...1000)", [.swipeUp], ["15%"]),
  ("Slider(value: $three, in: 1...5, step: 1)", [.swipeUp, .swipeDown], ["75%", "50%"]),
  ("Slider(value: $fifty, in: 0...55)", [.swipeUp, .swipeUp], ["100%", "100%"]),
  ("Slider(value: $three, in: 3...5)", [.swipeDown], ["0%"]),
  (
    "Slider(value: $fifty, in: 0...100).accessibilityValue(\"\\(Int(fifty)) degrees\")",
    [.swipeUp], ["60 degrees"]
  ),
  ("Stepper(\"N: \\(count)\", value: $count, in: 1...3)", [.swipeUp, .swipeUp], ["N: 3", "N: 3"]),
  ("Stepper(\"N: \\(count)\", value: $count, step: 5)", [.swipeDown], ["N: -3"]),
  (
    "Stepper(\"N\", value: $count).accessibilityValue(\"\\(count)\")", [.swipeUp], ["3"]
  ),
]

@Suite("What sliders and steppers say")
struct AdjustableSpeechTests {
  @Test("is a label, a value and the role", arguments: rules)
  func speaks(_ rule: Rule) throws {
    try rule.check(with: state)
    let walk = try walk(showing: rule.body, with: state)
    #expect(Set(walk.hints) == ["Swipe up or down with one finger to adjust the value."])
  }

  /// Source: MagentaA11y, recording of a slider: a tenth of the range, and the new value alone;
  /// Apple, Slider `step`; accessibility tutorials for steppers.
  @Test("a swipe moves them and says what has changed", arguments: moves.map(\.0))
  func moving(_ body: String) throws {
    let move = try #require(moves.first { $0.0 == body })
    var walk = try walk(showing: body, with: state)
    #expect(move.1.flatMap { walk.perform($0) } == move.2)
  }

  /// Source: UI test suites of several apps; AccessibilitySnapshot, testStepper, testStepperAtMin;
  /// MagentaA11y, recording of a stepper, for the value.
  @Test("in the form that devices may show, a stepper is two buttons named after its label")
  func twoButtons() throws {
    var options = LiveScreen.Options()
    options.stepperStyle = .twoButtons
    options.system = 18
    var walk = try walk(
      """
      struct Shown: View {
        @State var count = 9
        var body: some View {
          Stepper("Guests: \\(count)", value: $count, in: 1...10)
        }
      }
      """,
      options: options
    )
    #expect(
      walk.spoken == ["Guests: 9, Decrement, button", "Guests: 9, Increment, button"]
    )
    walk.go(to: 2)
    #expect(walk.perform(.doubleTap) == ["10"])
    #expect(
      walk.spoken == ["Guests: 10, Decrement, button", "Guests: 10, Increment, dimmed, button"]
    )
  }
}
