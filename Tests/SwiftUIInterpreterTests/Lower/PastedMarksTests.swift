import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Code with what people and programs put around it")
struct PastedMarksTests {
  private static let marked = [
    Pasted(
      "a quotation",
      "> VStack {\n>     Text(\"Hello\")\n>\n> > Button(\"OK\") { }\n> }",
      says: ["Hello", "OK, button"],
      told: 1
    ),
    Pasted(
      "lines with numbers",
      "1.  VStack {\n2.      Text(\"Hello\")\n3.      Button(\"OK\") { }\n4.  }",
      says: ["Hello", "OK, button"],
      told: 1
    ),
    Pasted(
      "lines with numbers and bars",
      "  9 | VStack {\n 10 |   Text(\"Hello\")\n 11 | }",
      says: ["Hello"],
      told: 1
    ),
    Pasted(
      "a patch: what it adds",
      """
      @@ -1,2 +1,2 @@
       VStack {
      -    Text("Old").onTapGesture { select() }
      +    Button("New") { select() }
      +        .accessibilityAddTraits(.isSelected)
       }
      """,
      says: ["selected, New, button"],
      told: 1
    ),
    Pasted(
      "curly quotes",
      "struct Shown: View {\n  var body: some View {\n    Text(“It’s \\(1 + 1) o’clock”)\n  }\n}",
      says: ["It’s 2 o’clock"],
      told: 1
    ),
    Pasted(
      "no-break spaces",
      "Text(\"A\")\n\u{A0}\u{A0}.bold()",
      says: ["A"],
      told: 1
    ),
    Pasted(
      "an operator at the beginning of lines is no mark",
      "Text(\"A\"\n+ \"B\"\n+ \"C\")",
      says: ["ABC"],
      told: 0
    ),
  ]

  @Test("is read without that, and each place stays where it is", arguments: marked)
  func marks(_ pasted: Pasted) throws {
    let program = Program(files: [SourceFile(path: "Test.swift", text: pasted.source)])
    let walk = Walk(try LiveScreen(program))
    #expect(walk.spoken == pasted.spoken)
    #expect(program.diagnostics.count == pasted.told, "\(program.diagnostics)")
    #expect(program.diagnostics.allSatisfy { $0.severity != .error })
  }

  private static let parts = [
    Pasted(
      "the end of a view that was cut off is no stop",
      "    }\n    .accessibilityElement(children: .combine)\n    Button(\"Save\") { save() }\n}",
      says: ["Save, button"],
      told: 0
    ),
    Pasted(
      "modifiers alone tell nothing of a view that nobody wrote",
      ".accessibilityElement(children: .ignore)\n.accessibilityLabel(\"Quantity\")",
      says: ["Quantity"],
      told: 0
    ),
    Pasted(
      "members that override those of a view of UIKit's",
      """
      override var accessibilityLabel: String? { get { "Quantity" } set {} }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
      }
      override var accessibilityValue: String? { get { "5" } set {} }
      override func accessibilityIncrement() {}
      """,
      says: ["Quantity, 5, adjustable"],
      told: 0
    ),
    Pasted(
      "lines that make views of UIKit's",
      """
      let label = UILabel()
      label.text = "Total"
      label.accessibilityTraits = .header
      let box = UIView()
      let inner = UILabel()
      inner.text = "Inside"
      box.addSubview(inner)
      let button = UIButton(type: .system)
      button.setTitle("Pay", for: .normal)
      """,
      says: ["Total, heading", "Inside", "Pay, button"],
      told: 0
    ),
    Pasted(
      "an extension of View alone",
      "extension View { func card(_ title: String) -> some View { VStack { self; Text(\"Card\") } } }",
      says: ["⟨view⟩", "Card"],
      told: 0
    ),
    Pasted(
      "a style alone",
      """
      struct RoundStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("!") }
        }
      }
      """,
      says: ["⟨label⟩, !, button"],
      told: 0
    ),
    Pasted(
      "a modifier alone",
      "struct Mark: ViewModifier { func body(content: Content) -> some View { content; Text(\"m\") } }",
      says: ["⟨view⟩", "m"],
      told: 0
    ),
  ]

  @Test("a part without what it stands in is shown as far as it goes", arguments: parts)
  func part(_ pasted: Pasted) throws {
    let program = Program(files: [SourceFile(path: "Test.swift", text: pasted.source)])
    let walk = Walk(try LiveScreen(program))
    #expect(walk.spoken == pasted.spoken)
    let found = walk.reader.screen.diagnostics.map(\.message)
    #expect(!found.contains("'view' is not declared"))
  }
}
