import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let pictures = "AccessibilitySnapshot, iOS 17.5: testSwitchControls"
private let techniques = "CVS Health, Toggles"

private let rules = [
  Rule(
    "label and switch are one stop in each style",
    from: pictures,
    """
    VStack {
      Toggle("A", isOn: $on); Toggle("B", isOn: $off)
      Toggle("C", isOn: $on).toggleStyle(.switch); Toggle("D", isOn: $off).toggleStyle(.button)
      Toggle("E", isOn: $on).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle(isOn: $on) { VStack { Text("F"); Text("more") } }
      Toggle(isOn: $on) { Label("G", systemImage: "bolt") }
      Toggle("H", systemImage: "tray", isOn: $off)
    }
    """,
    says: [
      "A, switch button, on", "B, switch button, off", "C, switch button, on",
      "D, switch button, off", "E, switch button, on", "F, more, switch button, on",
      "G, switch button, on", "H, switch button, off",
    ],
    hints: Array(repeating: "Double tap to toggle setting.", count: 8)
  ),
  Rule(
    "without a label the role and the state are all there is",
    from: pictures,
    """
    VStack {
      Toggle("", isOn: $on); Toggle(isOn: $off) { EmptyView() }
      Toggle(isOn: $off) { Color.red }; Toggle("", isOn: $on).accessibilityLabel("Dark")
    }
    """,
    says: [
      "switch button, on", "switch button, off", "switch button, off", "Dark, switch button, on",
    ]
  ),
  Rule(
    "a hidden label is still the name",
    from: "Apple, labelsHidden()",
    """
    VStack {
      Toggle("A", isOn: $on).labelsHidden()
      Form { Toggle("B", isOn: $off) }.labelsHidden()
      Slider(value: .constant(0.5)) { Text("C") }.labelsHidden()
      Stepper("D", value: .constant(1)).labelsHidden()
    }
    """,
    says: ["A, switch button, on", "B, switch button, off", "C, 50%, adjustable", "D, adjustable"]
  ),
  Rule(
    "a value of the author's stands for on and off",
    from: "\(techniques), iOS 17",
    """
    VStack {
      Toggle("Display mode", isOn: $on).accessibilityValue("Dark")
      Toggle("Terms", isOn: $off).accessibilityValue(off ? "Checked" : "Unchecked")
    }
    """,
    says: ["Display mode, switch button, Dark", "Terms, switch button, Unchecked"]
  ),
  Rule(
    "a style of the source's own inherits label, value and role",
    from: "Apple, ToggleStyle",
    """
    VStack {
      Toggle("A", isOn: $on).toggleStyle(Box()); Toggle("B", isOn: $off).toggleStyle(Box())
      Toggle("C", isOn: $off).toggleStyle(Box()).accessibilityValue("Unchecked")
    }
    """,
    with: """
      struct Box: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
          }
          .onTapGesture { configuration.isOn.toggle() }
        }
      }
      """,
    says: ["A, switch button, on", "B, switch button, off", "C, switch button, Unchecked"]
  ),
  Rule(
    "a button with a text of its own in such a style supplies the name",
    from: techniques,
    "Toggle(\"Hidden\", isOn: $off).toggleStyle(Worded())",
    with: """
      struct Worded: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button { configuration.isOn.toggle() } label: {
            Text(configuration.isOn ? "Following" : "Follow")
          }
        }
      }
      """,
    says: ["Follow, switch button, off"]
  ),
  Rule(
    "the trait for toggles makes a switch of a button, and of anything else its state alone",
    from: "AccessibilitySnapshot, iOS 17.5: testSwitchControls",
    """
    VStack {
      Button("A") { }.accessibilityAddTraits(.isToggle).accessibilityValue("1")
      Button("B") { }.accessibilityAddTraits(.isToggle).accessibilityValue("0")
      Text("C").accessibilityAddTraits(.isToggle).accessibilityValue("1")
    }
    """,
    says: ["A, switch button, on", "B, switch button, off", "C, on"]
  ),
]

@Suite("What switches say")
struct ToggleSpeechTests {
  @Test("is label, role and state", arguments: rules)
  func speaks(_ rule: Rule) throws {
    try rule.check(with: "@State var on = true\n@State var off = false\n")
  }

  /// Source: AccessibilitySnapshot, testSwitchControls: the value is "1" or "0" inside.
  @Test("its value is a number, and a double tap says the new state alone")
  func value() throws {
    var walk = try walk(
      showing: "VStack { Toggle(\"A\", isOn: $on); Toggle(\"B\", isOn: .constant(false)) }",
      with: "@State var on = true"
    )
    #expect(walk.elements.map(\.value) == ["1", "0"])
    #expect(walk.perform(.doubleTap) == ["off"])
    #expect(walk.perform(.doubleTap) == ["on"])
  }
}
