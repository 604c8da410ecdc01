import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: AccessibilitySnapshot, testListWithSectionHeaders on iOS 18.5; Apple, textCase(_:).
@Suite("Letters of headers in a list before iOS 26")
struct LetterCaseTests {
  private func spoken(_ body: String, iOS system: Int = 18) throws -> [String] {
    var options = LiveScreen.Options()
    options.system = system
    let source = "struct Shown: View { var body: some View { \(body) } }"
    return try walk(source, options: options).spoken
  }

  @Test(
    "are capitals unless code says otherwise, wherever it says so",
    arguments: [
      ("List { Section(\"Veg\") { Text(\"Leek\") } }", "VEG, heading"),
      ("List { Section(\"Veg\") { Text(\"Leek\") }.textCase(nil) }", "Veg, heading"),
      ("List { Section(\"Veg\") { Text(\"Leek\") } }.textCase(nil)", "Veg, heading"),
      ("List { Section(\"Veg\") { Text(\"Leek\") } }.textCase(.lowercase)", "veg, heading"),
      (
        "List { Section { Text(\"Leek\") } header: { Text(\"Veg\") }.textCase(nil) }",
        "Veg, heading"
      ),
      (
        "List { Section(\"Veg\") { Text(\"Leek\") } }.environment(\\.textCase, nil)",
        "Veg, heading"
      ),
      (
        """
        List { Picker("Veg", selection: .constant(1)) { Text("Leek").tag(1) } }
          .pickerStyle(.inline)
        """, "VEG, heading"
      ),
      (
        """
        List { Picker("Veg", selection: .constant(1)) { Text("Leek").tag(1) } }
          .pickerStyle(.inline).textCase(nil)
        """, "Veg, heading"
      ),
    ]
  )
  func headers(_ body: String, _ header: String) throws {
    #expect(try spoken(body).first == header)
  }

  @Test("stay as they are from iOS 26 on, but for what code says")
  func newest() throws {
    let list = "List { Section(\"Veg\") { Text(\"Leek\") } }"
    #expect(try spoken(list, iOS: 26) == ["Veg, heading", "Leek"])
    #expect(try spoken(list + ".textCase(.uppercase)", iOS: 26) == ["VEG, heading", "LEEK"])
  }
}
