import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Stacks and lists of very many rows")
struct LongStackTests {
  @Test(
    "are shown as far as they fit, whole row by whole row, and what stands beside them too",
    arguments: [
      "ScrollView { LazyVStack { ForEach(0..<30_000) { i in HStack { Text(\"a\\(i)\"); Text(\"b\\(i)\") } } } }",
      "List(0..<30_000, id: \\.self) { i in HStack { Text(\"a\\(i)\"); Text(\"b\\(i)\") } }",
      "List { Section(\"all\") { ForEach(0..<2_000_000) { i in HStack { Text(\"a\\(i)\"); Text(\"b\\(i)\") } } } }",
    ]
  )
  func fits(_ rows: String) throws {
    let walk = try walk(showing: "VStack { \(rows); Button(\"After\") { } }", with: "")
    let found = walk.reader.screen.diagnostics
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.hasSuffix("the rows after these are left out") == true)
    let spoken = walk.spoken
    #expect(spoken.count > 5_000)
    #expect(spoken.last == "After, button")
    #expect(spoken.dropLast().last?.hasPrefix("b") == true)
    #expect(!spoken.contains { $0.hasPrefix("⟨") })
  }
}
