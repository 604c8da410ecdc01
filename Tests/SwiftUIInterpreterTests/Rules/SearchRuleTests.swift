import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Search fields with suggestions and scopes, rows that move")
struct SearchRuleTests {
  @Test("suggestions cover the content while the field is edited, and fill it")
  func suggestions() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          List { Text("Row \\(query)") }
            .navigationTitle("Fruit")
            .searchable(text: $query, prompt: "Find")
            .searchSuggestions {
              Text("Apple").searchCompletion("apple")
              Text("Pear").searchCompletion("pear")
            }
        }
        """,
      with: "@State private var query = \"\""
    )
    #expect(walk.spoken == ["Fruit, heading", "Find, search field", "Row "])
    walk.perform(.item("Find"))
    walk.perform(.doubleTap)
    #expect(walk.spoken.suffix(2) == ["Apple, button", "Pear, button"])
    walk.perform(.item("Pear"))
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.state.map(\.value) == [.string("pear")])
  }

  @Test("scopes are a segmented control while the field is edited")
  func scopes() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          Text("All of it")
            .searchable(text: $query)
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("Mine").tag(1)
            }
        }
        """,
      with: "@State private var query = \"\"; @State private var scope = 0"
    )
    walk.perform(.item("Search"))
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("selected, All, button, 1 of 2"))
    walk.perform(.item("Mine"))
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("selected, Mine, button, 2 of 2"))
  }

  @Test("a row is dragged to another one, or moved by the actions of its handle")
  func reorder() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          List {
            ForEach(names, id: \\.self) { Text($0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
        """,
      with: "@State private var names = [\"A\", \"B\", \"C\"]"
    )
    walk.perform(.item("Edit"))
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("Reorder A, button, draggable"))
    walk.perform(.item("Reorder A"))
    walk.perform(.doubleTapHold)
    walk.perform(.item("Reorder C"))
    walk.perform(.doubleTapHold)
    #expect(walk.spoken.filter { $0.count == 1 } == ["B", "C", "A"])
    walk.perform(.item("Reorder B"))
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken.filter { $0.count == 1 } == ["C", "B", "A"])
  }

  @Test("a keyboard shortcut says nothing")
  func shortcut() throws {
    try Rule(
      "shortcut",
      "Button(\"Save\") {}.keyboardShortcut(\"s\", modifiers: .command)",
      says: ["Save, button"]
    ).check()
  }
}
