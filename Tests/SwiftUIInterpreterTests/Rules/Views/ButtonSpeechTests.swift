import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let pictures = "AccessibilitySnapshot, iOS 17.5 and 26.2; CVS Health, Buttons"

/// Every way to write the same button.
private let forms = [
  "Button(\"Send\") { n += 1 }",
  "Button(\"Send\", action: { n += 1 })",
  "Button(\"Send\", action: send)",
  "Button(action: send) { Text(\"Send\") }",
  "Button(action: { n += 1 }, label: { Text(\"Send\") })",
  "Button { n += 1 } label: { Text(\"Send\") }",
  "Button(\"Send\", systemImage: \"paperplane\") { n += 1 }",
  "Button(\"Send\", systemImage: \"paperplane\", action: send)",
  "Button(\"Send\", image: .paperplane) { n += 1 }",
  "Button(role: .destructive) { n += 1 } label: { Text(\"Send\") }",
  "Button(\"Send\", role: .cancel) { n += 1 }",
  "Button(\"Send\", role: .destructive, action: send)",
  "Button(role: .cancel, action: send) { Label(\"Send\", systemImage: \"paperplane\") }",
  "Button(title) { n += 1 }",
  "Button(title, systemImage: \"paperplane\", role: .destructive) { n += 1 }",
]

private let styles = [
  "automatic", "plain", "bordered", "borderedProminent", "borderless", "glass", "glassProminent",
]

private let rules = [
  Rule(
    "a label's texts are joined in order and its pictures left out",
    from: pictures,
    """
    VStack {
      Button { } label: {
        HStack { Image(systemName: "checkmark.circle.fill"); Text("Notifications") }
      }
      Button { } label: { VStack { Text("Pro"); Text("$9 a month") }; Image("crown") }
      Button { } label: { Image(systemName: "globe") }
      Button { } label: { Image("hero") }
      Button { } label: { HStack { Image("a", label: Text("Fast")); Text("Lane") } }
      Button { } label: { Image(systemName: "xmark").accessibilityLabel("Close") }
      Button { } label: {
        HStack { Image(systemName: "bolt").accessibilityLabel("Quick"); Text("Pay") }
      }
    }
    """,
    says: [
      "Notifications, button", "Pro, $9 a month, button", "Globe, button", "hero, button",
      "Fast, Lane, button", "Close, button", "Quick, Pay, button",
    ],
    certainty: Array(repeating: .observed, count: 7)
  ),
  Rule(
    "disabled anywhere above or inside, a button is dimmed",
    from: "AccessibilitySnapshot, iOS 17.5; CVS Health, Buttons",
    """
    VStack {
      Button("A") { }.disabled(true)
      VStack { HStack { Button("B") { } } }.disabled(true)
      Button { } label: { Text("C").disabled(true) }
      Button("D") { }.disabled(false)
      VStack { Button("E") { }.disabled(false) }.disabled(true)
      Button("F") { }.environment(\\.isEnabled, false)
    }
    """,
    says: [
      "A, dimmed, button", "B, dimmed, button", "C, dimmed, button", "D, button",
      "E, dimmed, button", "F, dimmed, button",
    ]
  ),
  Rule(
    "grey and faint are looks, and no state",
    from: "AccessibilitySnapshot, iOS 17.5; CVS Health, Buttons",
    """
    VStack {
      Button("A") { }.tint(.gray); Button("B") { }.opacity(0.3)
      Button("C") { }.foregroundStyle(.secondary); Button("D") { }.grayscale(1)
    }
    """,
    says: ["A, button", "B, button", "C, button", "D, button"]
  ),
  Rule(
    "a style of the source's own gives the label and keeps the role",
    from: "Apple, ButtonStyle",
    "VStack { Button(\"Go\") { }.buttonStyle(Own()); Button(\"No\") { }.buttonStyle(Own()).disabled(true) }",
    with: """
      struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Image(systemName: "bolt"); configuration.label; Text("now") }
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
        }
      }
      """,
    says: ["Go, now, button", "No, now, dimmed, button"]
  ),
]

@Suite("What buttons say and do")
struct ButtonSpeechTests {
  @Test("they say the texts of their labels", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: Apple, Button; AccessibilitySnapshot, iOS 17.5: no role is spoken of `role:`.
  @Test("each form of a button is one stop, and a double tap runs its action", arguments: forms)
  func form(_ body: String) throws {
    var walk = try walk(
      showing: "VStack { \(body); Text(\"\\(n)\") }",
      with: """
        @State var n = 0
        let title = "Send"
        func send() { n += 1 }
        """
    )
    #expect(walk.spoken == ["Send, button", "0"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Send, button", "1"])
  }

  /// Source: Apple, PrimitiveButtonStyle; AccessibilitySnapshot, iOS 17.5.
  @Test("the system's styles change nothing", arguments: styles)
  func style(_ name: String) throws {
    let walk = try walk(showing: "Button(\"Go\", role: .destructive) { }.buttonStyle(.\(name))")
    #expect(walk.spoken == ["Go, button"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  /// Source: AccessibilitySnapshot, iOS 17.5; Apple, disabled(_:).
  @Test(
    "a dimmed control takes no gesture and no action",
    arguments: [
      "Button(\"A\") { n += 1 }.disabled(true)",
      "Button { n += 1 } label: { Text(\"A\").disabled(true) }",
      "Toggle(\"A\", isOn: Binding(get: { false }, set: { _ in n += 1 })).disabled(true)",
      "Stepper(\"A\", value: $n).disabled(true)",
      "Slider(value: Binding(get: { 0.5 }, set: { _ in n += 1 })).disabled(true)",
      "Text(\"A\").accessibilityAddTraits(.isButton).accessibilityAction { n += 1 }.disabled(true)",
      "Text(\"A\").accessibilityAdjustableAction { _ in n += 1 }.disabled(true)",
      """
      HStack { Text("A") }.accessibilityElement(children: .ignore).accessibilityLabel("AB")
        .accessibilityAddTraits(.isButton).accessibilityAction { n += 1 }.disabled(true)
      """,
      "Button(\"A\") { }.accessibilityAction(named: \"B\") { n += 1 }.disabled(true)",
      "VStack { Menu(\"A\") { Button(\"B\") { n += 1 } } }.disabled(true)",
    ]
  )
  func dimmed(_ body: String) throws {
    var walk = try walk(
      showing: "VStack { \(body); Text(\"\\(n)\") }",
      with: "@State var n = 0"
    )
    let before = walk.spoken
    for gesture in [Gesture.doubleTap, .swipeUp, .swipeDown, .doubleTap] { walk.perform(gesture) }
    #expect(walk.spoken == before)
    #expect(walk.spoken.first?.contains("dimmed") == true)
  }
}
