import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Optionals that hold something are mapped")
struct OptionalMapTests {
  @Test(
    "map and flatMap take the whole value",
    arguments: [
      ("number: Int? = 4", "number.map { \"\\($0 + 1)\" } ?? \"none\"", "5"),
      ("number: Double? = 0.5", "number.map { \"\\($0 * 2)\" } ?? \"none\"", "1.0"),
      ("number: Int?", "number.map { \"\\($0 + 1)\" } ?? \"none\"", "none"),
      ("name: String? = \"Bob\"", "name.map { \"Hi \" + $0 } ?? \"none\"", "Hi Bob"),
      (
        "name: String? = \"Bob\"", "self.name.flatMap { Int($0) }.map { \"\\($0)\" } ?? \"none\"",
        "none"
      ),
      ("names: [String]? = [\"a\", \"b\"]", "names.map { \"\\($0.count)\" } ?? \"none\"", "2"),
      ("names = [\"ann\", \"bo\"]", "names.first.map { $0.uppercased() } ?? \"none\"", "ANN"),
      (
        "names = [\"ann\", \"bo\"]", "names.first { $0 > \"b\" }.map { $0 + \"!\" } ?? \"none\"",
        "bo!"
      ),
      (
        "ages: [String: String] = [\"ann\": \"four\"]",
        "ages[\"ann\"].map { \"is \" + $0 } ?? \"none\"", "is four"
      ),
      ("name = \"ab\"", "name.map { \"\\($0)-\" }.joined()", "a-b-"),
      ("names = [\"a\", \"b\"]", "names.map { $0 + \"-\" }.joined()", "a-b-"),
      (
        "box: Box? = Box()", "box.map { $0.note.map { \"note \" + $0 } ?? \"none\" } ?? \"no box\"",
        "note x"
      ),
    ]
  )
  func maps(property: String, expression: String, shown: String) throws {
    let walk = try walk(
      """
      final class Box { var note: String? = "x" }
      struct Page: View {
        @State private var \(property)
        var body: some View { Text(verbatim: \(expression)) }
      }
      """
    )
    #expect(walk.spoken == [shown])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  /// Source: Swift standard library, Optional.description, DefaultStringInterpolation.
  @Test(
    "in a text an optional says that it is one, where its type is known",
    arguments: [
      ("number: Int? = 4", "\"\\(number as Any)\"", "Optional(4)"),
      ("number: Int? = 4", "\"\\(number)\"", "Optional(4)"),
      ("number: Int?", "\"\\(number as Any)\"", "nil"),
      ("name: String? = \"Bob\"", "\"<\\(name as Any)>\"", "<Optional(\"Bob\")>"),
      ("name: String? = \"Bob\"", "String(describing: name)", "Optional(\"Bob\")"),
      ("names: [String] = [\"ann\"]", "\"\\(names.first as Any)\"", "Optional(\"ann\")"),
      ("ages = [\"ann\": 4]", "\"\\(ages[\"ann\", default: 0] as Any)\"", "4"),
      ("number: Int? = 4", "\"\\(number ?? 0)\"", "4"),
      ("number: Int? = 4", "\"\\(number!)\"", "4"),
      ("number: Int? = 4", "number.map { \"\\($0)\" } ?? \"none\"", "4"),
      ("number = 4", "\"\\(number as Any)\"", "4"),
    ]
  )
  func described(property: String, expression: String, shown: String) throws {
    let walk = try walk(
      showing: "Text(verbatim: \(expression))",
      with: "@State private var \(property)"
    )
    #expect(walk.spoken == [shown])
  }

  @Test("an optional that is unwrapped under its own name is what it holds")
  func unwrapped() throws {
    let walk = try walk(
      showing: """
        if let name { Text("A \\(name)") }
        if let name = name as String? { Text("B \\(name)") }
        """,
      with: "let name: String? = \"Bob\""
    )
    #expect(walk.spoken == ["A Bob", "B Bob"])
  }

  @Test("a sheet of a mapped item opens")
  func sheet() throws {
    var walk = try walk(
      showing: """
        Button("Open") { number = 3 }
          .sheet(
            item: Binding(get: { number.map { Item(id: $0) } }, set: { number = $0?.id })
          ) { item in Text("Item \\(item.id)") }
        """,
      with: "struct Item: Identifiable { var id: Int }\n@State private var number: Int?"
    )
    #expect(walk.perform(.doubleTap).last == "Item 3")
  }
}
