import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Lists that are edited")
struct EditRuleTests {
  private let list = """
    NavigationStack {
      List {
        ForEach(names, id: \\.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
    """

  @Test("edit mode adds what deletes and what moves a row, and ends by the same button")
  func editing() throws {
    var walk = try walk(showing: list, with: "@State var names = [\"a\", \"b\"]")
    #expect(walk.spoken == ["Edit, button", "a", "b"])
    #expect(walk.actions(2) == ["Delete"])
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Done, button", "Remove, button", "a", "Reorder a, button, draggable", "Remove, button",
        "b", "Reorder b, button, draggable",
      ]
    )
    #expect(walk.elements[1].certainty == .inferred)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == ["Done, button", "Remove, button", "b", "Reorder b, button, draggable"]
    )
    walk.go(to: 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Edit, button", "b"])
  }

  @Test("a view of the source can hold the edit mode")
  func bound() throws {
    var walk = try walk(
      showing: """
        VStack {
          Button(mode.isEditing ? "Done" : "Edit") { mode = mode.isEditing ? .inactive : .active }
          List { ForEach(0..<1) { Text("\\($0)") }.onDelete { _ in } }
        }
        .environment(\\.editMode, $mode)
        """,
      with: "@State var mode = EditMode.inactive"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Done, button", "Remove, button", "0"])
  }

  @Test("the tools above the keyboard are there while a field is edited")
  func keyboard() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          TextField("Name", text: $name)
            .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Hide") { } } }
        }
        """,
      with: "@State var name = \"\""
    )
    #expect(walk.spoken == ["Name, text field"])
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "Hide, button")
  }
}
