import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Rotors that code adds")
struct RotorRuleTests {
  /// The labels of what a rotor finds, in its order.
  private func entries(_ walk: Walk<LiveScreen>, of name: String) -> [String] {
    let elements = walk.elements
    let rotor = elements.flatMap(\.rotors).first { $0.name == name }
    return (rotor?.entries ?? []).map { id in
      elements.first { $0.id == id }?.label ?? "?"
    }
  }

  @Test("entries of a closure are found by their id in a namespace")
  func namespace() throws {
    let walk = try walk(
      showing: """
        VStack {
          ForEach(["A", "B", "C"], id: \\.self) { name in
            Text(name).accessibilityRotorEntry(id: name, in: space)
          }
        }
        .accessibilityRotor("Vowels") {
          ForEach(["C", "A"], id: \\.self) { AccessibilityRotorEntry($0, id: $0, in: space) }
        }
        """,
      with: "@Namespace var space"
    )
    #expect(walk.spoken == ["A", "B", "C"])
    #expect(entries(walk, of: "Vowels") == ["C", "A"])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  @Test("entries of a collection are found by the ids of rows")
  func collection() throws {
    let walk = try walk(
      """
      struct Item: Identifiable { let id: Int; let name: String; var isNew = false }
      struct Page: View {
        let items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two", isNew: true)]
        var body: some View {
          List(items) { Text($0.name) }
            .accessibilityRotor("New", entries: items.filter(\\.isNew), entryLabel: \\.name)
        }
      }
      """
    )
    #expect(entries(walk, of: "New") == ["Two"])
  }

  @Test("a system rotor is replaced under its name")
  func system() throws {
    let walk = try walk(
      showing: """
        VStack { Text("A").id("a"); Text("B").accessibilityRotorEntry(id: "b", in: space) }
          .accessibilityRotor(.headings) { AccessibilityRotorEntry("B", id: "b", in: space) }
        """,
      with: "@Namespace var space"
    )
    #expect(entries(walk, of: "Headings") == ["B"])
  }

  @Test("a rotor belongs to a container that code makes")
  func container() throws {
    let walk = try walk(
      showing: """
        VStack { Text("A").accessibilityRotorEntry(id: 1, in: space); Text("B") }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Marks") { AccessibilityRotorEntry("A", id: 1, in: space) }
        """,
      with: "@Namespace var space"
    )
    guard case .container(let container) = walk.reader.screen.tree.roots.first else {
      return #expect(Bool(false), "no container")
    }
    #expect(container.rotors.map(\.name) == ["Marks"])
    #expect(container.rotors.first?.entries == [walk.elements[0].id])
  }
}
