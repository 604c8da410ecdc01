import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

private let rules = [
  Rule(
    "a toggle over several sources is mixed where they differ",
    "VStack { Toggle(\"All\", sources: $items, isOn: \\.isOn); Toggle(sources: $items, isOn: \\.isOn) { Text(\"B\") } }",
    with: """
      struct Item { var isOn: Bool }
      @State var items = [Item(isOn: true), Item(isOn: false)]
      """,
    says: ["All, switch button, mixed", "B, switch button, mixed"]
  ),
  Rule(
    "a labelled value is one element",
    """
    Form {
      LabeledContent("Name", value: "John")
      LabeledContent("Price", value: 2, format: .number)
      LabeledContent { Text("B") } label: { Text("A") }
      LabeledContent("Size") { Text("Large") }
    }
    """,
    says: ["Name, John", "Price, 2", "A, B", "Size, Large"],
    certainty: Array(repeating: .inferred, count: 4)
  ),
  Rule(
    "a group box says its label, then its content",
    "VStack { GroupBox(\"A\") { Text(\"B\") }; GroupBox { Text(\"D\") } label: { Text(\"C\") } }",
    says: ["A", "B", "C", "D"]
  ),
  Rule(
    "a control group holds its buttons",
    "ControlGroup { Button(\"A\") { }; Button(\"B\") { } }",
    says: ["A, button", "B, button"]
  ),
]

@Suite("Controls that are made of others")
struct ControlRuleTests {
  @Test("are spoken as on a device", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  @Test("a custom toggle style writes through its configuration")
  func toggleStyle() throws {
    var walk = try walk(
      showing: "Toggle(\"Terms\", isOn: $isOn).toggleStyle(Box())",
      with: """
        @State var isOn = false
        struct Box: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button { configuration.isOn.toggle() } label: {
              HStack { Image(systemName: configuration.isOn ? "a" : "b"); configuration.label }
            }
          }
        }
        """
    )
    #expect(walk.spoken == ["Terms, switch button, off"])
    #expect(walk.perform(.doubleTap) == ["on"])
    #expect(walk.perform(.doubleTap) == ["off"])
  }

  @Test("a custom toggle style may show a tap instead of a button")
  func tappedToggleStyle() throws {
    var walk = try walk(
      showing: "Toggle(isOn: $isOn) { Text(\"Terms\") }.toggleStyle(Box())",
      with: """
        @State var isOn = false
        struct Box: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Image(systemName: "square") }
              .onTapGesture { configuration.isOn.toggle() }
          }
        }
        """
    )
    #expect(walk.spoken == ["Terms, switch button, off"])
    #expect(walk.perform(.doubleTap) == ["on"])
  }

  @Test("a primitive button style triggers the action")
  func primitiveStyle() throws {
    var walk = try walk(
      showing: "VStack { Button(\"Add\") { count += 1 }.buttonStyle(Tap()); Text(\"\\(count)\") }",
      with: """
        @State var count = 0
        struct Tap: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
          }
        }
        """
    )
    #expect(walk.spoken == ["Add, button", "0"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add, button", "1"])
  }

  @Test("a closed side of a stepper does nothing")
  func closedSide() throws {
    var walk = try walk(
      showing: "VStack { Stepper(\"N: \\(n)\", onIncrement: { n += 1 }, onDecrement: nil) }",
      with: "@State var n = 1"
    )
    walk.perform(.swipeDown)
    #expect(walk.spoken == ["N: 1, adjustable"])
    walk.perform(.swipeUp)
    #expect(walk.spoken == ["N: 2, adjustable"])
  }

  @Test("a disabled text takes no tap")
  func disabledTap() throws {
    var walk = try walk(
      showing: """
        VStack { Text("Pay").onTapGesture { count += 1 }.disabled(true); Text("\\(count)") }
        """,
      with: "@State var count = 0"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Pay", "0"])
  }
}
