import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let selection = "AccessibilitySnapshot, ElementSelection"

private let rules = [
  Rule(
    "what is wholly transparent or hidden is gone, with all below it",
    from: selection,
    """
    VStack {
      Text("A").opacity(0); VStack { Text("B"); Button("C") { } }.opacity(0)
      Text("D").hidden(); VStack { Button("E") { } }.hidden()
      Text("F").opacity(shows ? 1 : 0); Button("G") { }.opacity(0.0)
      Button("K") { }.keyboardShortcut("k").opacity(0)
    }
    """,
    with: "let shows = false",
    says: []
  ),
  Rule(
    "what stands for a text that is still to come is gone",
    from: "inferred: a placeholder has nothing to say",
    "VStack { Text(\"A\").redacted(reason: .placeholder); Text(\"B\") }",
    says: ["B"]
  ),
  Rule(
    "what is all but transparent is there",
    from: "inferred from UIKit, which leaves out views of an alpha below 0.01",
    "Text(\"A\").opacity(0.01)",
    says: ["A"]
  ),
  Rule(
    "inside a placeholder that is read which is kept readable",
    from: "Apple, unredacted()",
    """
    VStack {
      VStack { Text("A"); Text("B").padding().unredacted(); Button("C") { } }
        .redacted(reason: .placeholder)
      Button { } label: { Text("D"); Text("E").unredacted() }.redacted(reason: .placeholder)
      Text("F").redacted(reason: .placeholder).unredacted()
      VStack { VStack { Toggle("G", isOn: .constant(true)) }.unredacted(); Text("H") }
        .redacted(reason: [.placeholder])
      VStack { Text("I").unredacted(); Text("J") }.accessibilityElement(children: .combine)
        .redacted(reason: .placeholder)
      Text("K").unredacted(); Text("L").redacted(reason: .privacy)
    }
    """,
    says: ["B", "E, button", "G, switch button, on", "I", "K", "L"]
  ),
  Rule(
    "code reads for what reason it is a placeholder",
    from: "Apple, EnvironmentValues redactionReasons",
    """
    VStack { Card().unredacted(); Card(); Card().redacted(reason: .privacy) }
    """,
    with: """
      struct Card: View {
        @Environment(\\.redactionReasons) var reasons
        var body: some View { Text(reasons.contains(.privacy) ? "private" : "plain") }
      }
      """,
    says: ["plain", "plain", "private"]
  ),
  Rule(
    "what is faint is there",
    from: selection,
    """
    VStack {
      Text("A").opacity(0.3); Text("B").opacity(0.02); Text("C").opacity(1)
      Text("D").foregroundStyle(.clear); Text("E").blur(radius: 9)
      Text("F").clipped()
    }
    """,
    says: ["A", "B", "C", "D", "E", "F"]
  ),
  Rule(
    "what takes no room at all is gone",
    from: selection,
    """
    VStack {
      Text("A").frame(width: 0, height: 0); Button("B") { }.frame(width: 0, height: 0)
      Text("C").frame(width: 10, height: 0.5); Text("D").frame(height: 40)
    }
    """,
    says: ["C", "D"]
  ),
  Rule(
    "branches decide what is there",
    from: "Apple, ViewBuilder",
    """
    VStack {
      if shows { Text("A") } else { Text("B") }
      if let name { Text(name) }
      if !shows, name != nil { Text("C") }
      switch name { case .some(let name): Text("has \\(name)"); case .none: Text("none") }
    }
    """,
    with: "let shows = false\nlet name: String? = \"n\"",
    says: ["B", "n", "C", "has n"]
  ),
  Rule(
    "disabled dims every control below and no text",
    from: "AccessibilitySnapshot, iOS 17.5; CVS Health, Buttons",
    """
    VStack {
      Text("A"); Button("B") { }; Toggle("C", isOn: .constant(true)); Image("d")
      TextField("E", text: .constant("")); Slider(value: .constant(0.5)) { Text("F") }
      Stepper("G", value: .constant(1)); Menu("H") { Button("x") { } }
      Picker("I", selection: .constant(0)) { Text("J").tag(0) }
      DisclosureGroup("K") { Text("x") }
      Link("L", destination: URL(string: "https://example.com")!)
    }.disabled(true)
    """,
    says: [
      "A", "B, dimmed, button", "C, dimmed, switch button, on", "d, image",
      "E, dimmed, text field", "F, 50%, dimmed, adjustable", "G, dimmed, adjustable",
      "H, dimmed, button, pop up button", "I, J, dimmed, pop up button",
      "K, dimmed, button, collapsed", "L, dimmed, button, link",
    ]
  ),
]

@Suite("What is there and what can be used")
struct PresenceTests {
  @Test("follows what code hides and disables", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: Apple, EnvironmentValues isEnabled, accessibilityVoiceOverEnabled and their like.
  @Test("the environment is that of a phone with VoiceOver running")
  func environment() throws {
    let walk = try walk(
      showing: """
        VStack {
          Text("\\(voiceOver) \\(reduceMotion) \\(isEnabled) \\(differentiate)")
          Text(scheme == .light ? "light" : "dark")
          Text(width == .compact ? "compact" : "regular")
          Text("\\(size == .large) \\(Int(side))")
        }
        """,
      with: """
        @Environment(\\.accessibilityVoiceOverEnabled) var voiceOver
        @Environment(\\.accessibilityReduceMotion) var reduceMotion
        @Environment(\\.accessibilityDifferentiateWithoutColor) var differentiate
        @Environment(\\.isEnabled) var isEnabled
        @Environment(\\.colorScheme) var scheme
        @Environment(\\.horizontalSizeClass) var width
        @Environment(\\.dynamicTypeSize) var size
        @ScaledMetric var side = 20.0
        """
    )
    #expect(walk.spoken == ["true false true false", "light", "compact", "true 20"])
  }
}
