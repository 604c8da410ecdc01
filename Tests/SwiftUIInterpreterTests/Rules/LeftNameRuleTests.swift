import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Names that real files use now and then")
struct LeftNameRuleTests {
  @Test(
    "are simulated",
    arguments: [
      Rule(
        "a value of the environment that is changed on its way down",
        "Text(isEnabled ? \"on\" : \"off\"); Inner().transformEnvironment(\\.lineLimit) { $0 = 3 }",
        with: "@Environment(\\.isEnabled) var isEnabled; struct Inner: View {"
          + " @Environment(\\.lineLimit) var lines; var body: some View { Text(\"\\(lines ?? 0)\") } }",
        says: ["on", "3"]
      ),
      Rule(
        "a container of glass",
        "GlassEffectContainer { Text(\"a\"); Button(\"b\") {} }",
        says: ["a", "b, button"]
      ),
      Rule(
        "a view with its modifier as one value",
        "ModifiedContent(content: Text(\"a\"), modifier: Loud())",
        with: "struct Loud: ViewModifier { func body(content: Content) -> some View {"
          + " content.accessibilityHint(\"loud\"); Text(\"!\") } }",
        says: ["a", "!"]
      ),
      Rule(
        "the menu of a title",
        "NavigationStack { Text(\"a\").navigationTitle(\"Notes\")"
          + ".toolbar { ToolbarTitleMenu { Button(\"Rename\") {} } } }",
        says: ["Notes, button, pop up button", "a"]
      ),
      Rule(
        "a colour, which a picker finds among its tags",
        "Text(c.description); Picker(\"Colour\", selection: $c) {"
          + " Text(\"Red\").tag(Color.red); Text(\"Blue\").tag(Color.blue) }",
        with: "@State private var c: Color = .red",
        says: ["red", "Colour, Red, pop up button"]
      ),
    ]
  )
  func rules(_ rule: Rule) throws {
    try rule.check()
  }

  @Test("a modifier that is deprecated does its work, and is noted once")
  func deprecated() throws {
    let walk = try walk(
      showing: "Text(\"a\").accessibility(label: Text(\"b\")).accessibility(hint: Text(\"h\"));"
        + " Text(\"c\").accessibility(label: Text(\"d\"))"
    )
    #expect(walk.spoken == ["b", "d"])
    #expect(
      walk.reader.screen.diagnostics.map(\.description) == [
        "Test.swift:5:15: note: '.accessibility(label:)' is deprecated:"
          + " write '.accessibilityLabel(_:)'",
        "Test.swift:5:47: note: '.accessibility(hint:)' is deprecated:"
          + " write '.accessibilityHint(_:)'",
      ]
    )
  }

  @Test("macros tell where they stand")
  func places() throws {
    let walk = try walk(
      """
      struct Shown: View {
        var body: some View { Text("\\(#line) \\(#function) \\(name(of: 1)) \\(#filePath)") }
        func name(of number: Int) -> String { #function }
      }
      """
    )
    #expect(walk.spoken == ["2 body name(of:) Test.swift"])
  }
}
