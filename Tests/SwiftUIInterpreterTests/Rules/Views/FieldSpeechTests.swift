import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let pictures = "AccessibilitySnapshot, iOS 17.5, 18.5 and 26.2: testSwiftUITextEntry"

private let rules = [
  Rule(
    "an empty field says its title, a filled one the text alone",
    from: pictures,
    """
    VStack {
      TextField("Name", text: $empty); TextField("Name", text: $ada)
      Form { TextField("City", text: $empty); TextField("City", text: $ada) }
      TextField("Bio", text: $ada, axis: .vertical); TextField("Bio", text: $empty, axis: .vertical)
      TextField("Age", value: $age, format: .number); TextField(text: $empty) { Text("Closure") }
      TextField("", text: $empty)
    }
    """,
    says: [
      "Name, text field", "Ada, text field", "City, text field", "Ada, text field",
      "Ada, text field", "Bio, text field", "1,200, text field", "Closure, text field",
      "text field",
    ],
    certainty: Array(repeating: .observed, count: 9)
  ),
  Rule(
    "a label of the author's or of a labelled value stays",
    from: pictures,
    """
    VStack {
      TextField("Name", text: $ada).accessibilityLabel("Name")
      LabeledContent("Name") { TextField("", text: $ada) }
      LabeledContent { TextField("", text: $empty) } label: { Text("Town") }
      TextField("Name", text: $empty).accessibilityLabel("Full name")
      TextField("Name", text: $empty, prompt: Text("Ada"))
    }
    """,
    says: [
      "Name, Ada, text field", "Name, Ada, text field", "Town, text field",
      "Full name, Name, text field", "Name, Ada, text field",
    ],
    certainty: [.observed, .observed, .observed, .inferred, .inferred]
  ),
  Rule(
    "a text beside a field is a stop of its own",
    from: pictures,
    "HStack { Text(\"Name\"); TextField(\"Name\", text: $empty) }",
    says: ["Name", "Name, text field"]
  ),
  Rule(
    "a secure field says its title, or a bullet for each character",
    from: pictures,
    """
    VStack {
      SecureField("Password", text: $empty); SecureField("Password", text: $ada)
      SecureField("Password", text: .constant("123456789")).accessibilityLabel("Password")
    }
    """,
    says: [
      "Password, secure text field", "•••, secure text field",
      "Password, •••••••••, secure text field",
    ],
    certainty: [.observed, .observed, .observed]
  ),
  Rule(
    "an editor has its text and no name of its own",
    from: "AccessibilitySnapshot, iOS 17.5: testUIKitTextView; CVS Health, Text Editors",
    """
    VStack {
      TextEditor(text: $ada); TextEditor(text: $empty)
      TextEditor(text: $ada).accessibilityLabel("Note")
    }
    """,
    says: ["Ada, text field", "text field", "Note, Ada, text field"],
    certainty: [.observed, .observed, .observed]
  ),
  Rule(
    "keyboards, contents and submit labels are silent",
    from: pictures,
    """
    TextField("Mail", text: $empty).keyboardType(.emailAddress).textContentType(.emailAddress)
      .submitLabel(.send).autocorrectionDisabled().textInputAutocapitalization(.never)
      .textFieldStyle(.roundedBorder)
    """,
    says: ["Mail, text field"]
  ),
  Rule(
    "a search field is named by its prompt",
    from: "MagentaA11y, recording of a search field",
    """
    NavigationStack { List { Text("a") }.searchable(text: $empty, prompt: "Find a book") }
    """,
    says: ["Find a book, search field", "a"]
  ),
]

private let state = "@State var empty = \"\"\n@State var ada = \"Ada\"\n@State var age = 1200\n"

@Suite("What fields say")
struct FieldSpeechTests {
  @Test("is their text, and their name while there is none", arguments: rules)
  func speaks(_ rule: Rule) throws {
    try rule.check(with: state)
  }

  /// Source: AccessibilitySnapshot, iOS 17.5, field in use; MagentaA11y, recording of a text input.
  @Test(
    "a double tap begins editing, which is said after the role; the scrub ends it",
    arguments: [
      ("TextField(\"Name\", text: $empty)", "Name, text field"),
      ("SecureField(\"Code\", text: $empty)", "Code, secure text field"),
      ("TextEditor(text: $ada)", "Ada, text field"),
      ("TextField(\"Bio\", text: $empty, axis: .vertical)", "Bio, text field"),
    ]
  )
  func editing(_ body: String, _ spoken: String) throws {
    var walk = try walk(showing: body, with: state)
    #expect(walk.spoken == [spoken])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["\(spoken), is editing"])
    walk.perform(.scrub)
    #expect(walk.spoken == [spoken])
  }

  /// Source: AccessibilitySnapshot, testSwiftUITextEntry: once there is text, only the text.
  @Test("typing takes the title away, deleting brings it back")
  func typing() throws {
    var walk = try walk(showing: "TextField(\"Name\", text: $empty)", with: state)
    walk.perform(.doubleTap)
    walk.perform(.type("Bo"))
    #expect(walk.spoken == ["Bo, text field, is editing"])
    walk.perform(.type("\u{8}\u{8}"))
    #expect(walk.spoken == ["Name, text field, is editing"])
  }
}
