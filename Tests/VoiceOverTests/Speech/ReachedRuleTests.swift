import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Rules without a source that only some screens reach")
struct ReachedRuleTests {
  /// A screen with gestures of which the last one follows the rule.
  struct Way: Sendable {
    var body: String
    var properties = ""
    var gestures = ""

    init(_ body: String, with properties: String = "", _ gestures: String = "") {
      self.body = body
      self.properties = properties
      self.gestures = gestures
    }
  }

  static let ways: [Inference: Way] = [
    .nestedContainers: Way(
      """
      VStack { VStack { Text("A") }
        .accessibilityElement(children: .contain).accessibilityLabel("Inner") }
        .accessibilityElement(children: .contain).accessibilityLabel("Outer")
      """
    ),
    .dimmedHint: Way("DisclosureGroup(\"A\") { Text(\"B\") }.disabled(true)"),
    .summaryElement: Way("Text(\"A\"); Text(\"B\").accessibilityAddTraits(.isSummaryElement)"),
    .pageTurn: Way(
      """
      Text("Page \\(page)").accessibilityAddTraits(.causesPageTurn)
        .accessibilityScrollAction { _ in if page < 3 { page += 1 } }
      """,
      with: "@State var page = 1",
      "read-all"
    ),
    .nearestElement: Way(
      "if isThere { Button(\"A\") { isThere = false } }; Text(\"B\")",
      with: "@State var isThere = true",
      "double-tap"
    ),
    .interruption: Way("Text(\"A long text\"); Text(\"B\")", "right listen 0.1 left right"),
    .scrollStatus: Way("List { ForEach(0..<60) { Text(\"Row \\($0)\") } }", "scroll-down"),
    .rotorStart: Way("Text(\"A\"); Text(\"B\").accessibilityAddTraits(.isHeader)", "down"),
    .afterSheet: Way(
      """
      if !isDone { Button("Open") { isShown = true } }
      Text("B").sheet(isPresented: $isShown) { Button("Keep") { isShown = false; isDone = true } }
      """,
      with: "@State var isShown = false; @State var isDone = false",
      "double-tap double-tap"
    ),
    .afterPickerMenu: Way(
      "Picker(\"A\", selection: $chosen) { Text(\"B\").tag(1); Text(\"C\").tag(2) }",
      with: "@State var chosen = 1",
      "double-tap right double-tap"
    ),
    .scrolledElsewhere: Way(
      "Text(\"A\"); ScrollView { ForEach(0..<60) { Text(\"Row \\($0)\") } }",
      "scroll-down"
    ),
    .textRanges: Way(
      """
      Text(text).accessibilityRotor(
        "Names", textRanges: ["Ada"].compactMap { text.range(of: $0) })
      """,
      with: "let text = \"From Ada\"",
      "rotor-next down"
    ),
    .chartDescriptor: Way(
      "Circle().accessibilityLabel(\"Sales\").accessibilityChartDescriptor(self)",
      with: """
        func makeChartDescriptor() -> AXChartDescriptor {
          AXChartDescriptor(title: "Sales", summary: "They rise", xAxis: AXCategoricalDataAxisDescriptor(
            title: "Day", categoryOrder: ["Mon"]), yAxis: nil, series: [])
        }
        """,
      "rotor-next down double-tap"
    ),
  ]

  /// What the last gesture brings about, or the opening where there is none.
  static func events(of way: Way) throws -> [Event] {
    let source = """
      struct Shown: View {
        \(way.properties)
        var body: some View { \(way.body) }
      }
      """
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let screen = try LiveScreen(program)
    #expect(program.diagnostics + screen.diagnostics == [])
    var reader = ScreenReader(screen: screen)
    var events = reader.open()
    for gesture in try Gesture.parse(way.gestures) { events = reader.perform(gesture) }
    return events
  }

  @Test("a screen with such a view follows its rule", arguments: Array(ways.keys))
  func reached(_ rule: Inference) throws {
    let way = try #require(Self.ways[rule])
    let found = try Self.events(of: way).compactMap(\.inference)
    #expect(found.contains(rule), "\(found)")
  }

  @Test("a setting that no recording has is marked")
  func verbosity() {
    var settings = Settings()
    settings.verbosity.actions = .playSound
    var element = Element.named("A")
    element.customActions = [CustomAction(index: 0, name: "B")]
    #expect(Utterance(of: element, settings: settings).inference == .verbosity)
  }

  @Test("a double tap that nothing answers is silent by a rule, one that starts media is not")
  func silence() {
    let screen = FixedScreen(
      tree: { _ in
        Tree(
          roots: [
            .element(.named("Text")), .element(.named("Play", .startsMediaSession, .activate)),
            .element(.named("Buy", [.button, .notEnabled], .activate)),
          ]
        )
      },
      onAction: { _, _, _ in Outcome(isHandled: true) }
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let rules = [
      Gesture.doubleTap, .doubleTapHold, .swipeRight, .doubleTap, .swipeRight, .tripleTap,
    ]
    .map { gesture in
      _ = reader.perform(gesture)
      return reader.silenceRule
    }
    #expect(rules == [.noAnswer, .noAnswer, nil, nil, nil, .noAnswer])
  }
}
