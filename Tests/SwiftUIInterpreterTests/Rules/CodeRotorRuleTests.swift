import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Rotors of code in the place of the system's")
struct CodeRotorRuleTests {
  @Test(
    "a system rotor takes the place of the one that it names",
    arguments: [
      (".headings", "Headings"), (".headings(level: .h2)", "Heading 2"), (".links", "Links"),
      (".links(visited: true)", "Visited Links"), (".links(visited: false)", "Links"),
      (".images", "Images"),
    ]
  )
  func names(_ system: String, _ name: String) throws {
    let walk = try walk(
      showing: """
        VStack { Text("A").id(1) }.accessibilityElement(children: .contain)
          .accessibilityRotor(\(system)) { AccessibilityRotorEntry("A", id: 1) }
        """
    )
    #expect(walk.reader.rotorItems.map(\.name).contains(name))
  }

  @Test("a rotor over parts of a text says each of them")
  func textRanges() throws {
    var walk = try walk(
      """
      struct Shown: View {
        let text = "Dear Ada, call Bob"
        var body: some View {
          Text(text).accessibilityRotor(
            "Names",
            textRanges: ["Ada", "Bob"].compactMap { text.range(of: $0) }
          )
        }
      }
      """
    )
    while walk.reader.rotorItem != .app("Names") {
      walk.perform(.rotorPrevious)
      try #require(walk.reader.rotorItem != .headings)
    }
    #expect(walk.perform(.swipeDown) == ["Ada"])
    #expect(walk.perform(.swipeDown) == ["Bob"])
    #expect(walk.perform(.swipeDown) == ["Dear Ada, call Bob"])
    #expect(walk.perform(.swipeUp) == ["Ada"])
  }
}
