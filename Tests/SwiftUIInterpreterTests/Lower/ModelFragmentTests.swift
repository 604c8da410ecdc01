import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Models that nothing declares")
struct ModelFragmentTests {
  private let form = """
    Form {
      Text("\\(model.guests) guests")
      TextField("Name", text: $model.user.name)
      Toggle("Push", isOn: $settings.push)
      Stepper("Guests", value: $model.guests, in: 1...8)
    }
    """

  @Test("their properties are state of the types that bindings to them imply")
  func properties() throws {
    var walk = try walk(form)
    #expect(
      walk.spoken == [
        "1 guests", "Name, text field", "Push, switch button, off", "Guests, adjustable",
      ]
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    walk.go(to: 4)
    walk.perform(.swipeUp)
    #expect(walk.spoken[0] == "2 guests")
    #expect(walk.spoken[2] == "Push, switch button, on")
    let note = try #require(walk.reader.screen.diagnostics.first)
    #expect(note.message.contains("$model.guests = 1"))
    #expect(note.message.contains("$model.user.name = \"\""))
  }

  @Test("what code writes to is state as well, what it only reads stays marked")
  func writing() throws {
    var walk = try walk(
      """
      Button("Add \\(model.count)") { model.count += 1; model.isOpen.toggle(); model.save() }
      Text(model.isOpen ? "open" : "closed")
      Text(model.title)
      """
    )
    #expect(walk.spoken == ["Add 0, button", "closed", "⟨model.title⟩"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add 1, button", "open", "⟨model.title⟩"])
  }

  @Test("an item that a closure is handed is no such model")
  func items() throws {
    let walk = try walk(
      """
      struct Item: Identifiable { let id: Int; var name: String }
      struct Page: View {
        @State var items = [Item(id: 1, name: "a")]
        var body: some View { ForEach($items) { $item in TextField("Name", text: $item.name) } }
      }
      """
    )
    #expect(walk.spoken == ["a, text field"])
  }

  @Test("a type that is only extended by views is shown by the first of them")
  func extended() throws {
    let walk = try walk(
      """
      extension OrderPage {
        var header: some View { Text("Order \\(number)") }
        private var footer: some View { Text("End") }
      }
      """
    )
    #expect(walk.spoken == ["Order ⟨number⟩"])
  }

  @Test("a function alone that makes a view is shown with made-up arguments")
  func function() throws {
    var walk = try walk(
      """
      func row(_ name: String, at place: Int = 3, isOn: Binding<Bool>) -> some View {
        Toggle("Row \\(name) \\(place)", isOn: isOn)
      }
      """
    )
    #expect(walk.spoken == ["Row name 3, switch button, off"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Row name 3, switch button, on"])
  }

  @Test("extensions of the system's types are no views")
  func systemTypes() throws {
    let program = Program(
      files: [
        SourceFile(
          path: "Test.swift",
          text: "extension View { var card: some View { padding() } }"
        )
      ]
    )
    #expect(program.viewNames.isEmpty)
  }
}
