import AccessibilityTree
import Foundation
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Models that the app keeps")
struct ModelRuleTests {
  private static let source = """
    import SwiftData
    import SwiftUI
    @Model final class Bird {
      var name: String
      var isRare: Bool
      init(_ name: String, isRare: Bool = false) { self.name = name; self.isRare = isRare }
    }
    struct Birds: View {
      @Environment(\\.modelContext) private var context
      @Query(sort: \\Bird.name, order: .reverse) private var birds: [Bird]
      @Query(filter: #Predicate<Bird> { $0.isRare }) private var rare: [Bird]
      var body: some View {
        List {
          Button("Add") { context.insert(Bird("Auk", isRare: true)) }
          Text("\\(rare.count) rare")
          ForEach(birds) { Text($0.name) }
            .onDelete { for index in $0 { context.delete(birds[index]) } }
        }
      }
    }
    #Preview {
      let container = try! ModelContainer(for: Bird.self)
      [Bird("Crow"), Bird("Owl", isRare: true)].forEach(container.mainContext.insert)
      return Birds().modelContainer(container)
    }
    """

  @Test("a query shows what is inserted, as it sorts and filters")
  func query() throws {
    var walk = try walk(Self.source)
    #expect(walk.spoken == ["Add, button", "1 rare", "Owl", "Crow"])
    _ = walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add, button", "2 rare", "Owl", "Crow", "Auk"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("what is deleted is gone")
  func deletion() throws {
    var walk = try walk(Self.source)
    for gesture in try Gesture.parse("right*2 down double-tap") { _ = walk.perform(gesture) }
    #expect(walk.spoken == ["Add, button", "0 rare", "Crow"])
  }

  @Test("of a type those alone are deleted that a predicate matches")
  func deletionWhere() throws {
    let all = Self.source.replacingOccurrences(
      of: "context.insert(Bird(\"Auk\", isRare: true))",
      with: "try? context.delete(model: Bird.self, where: #Predicate { $0.isRare })"
    )
    var walk = try walk(all)
    _ = walk.perform(.doubleTap)
    #expect(walk.spoken == ["Add, button", "0 rare", "Crow"])
  }

  @Test("a query that an initializer sets takes what it is handed")
  func initializer() throws {
    let source = """
      @Model final class Note { var text: String; init(_ text: String) { self.text = text } }
      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @Query private var notes: [Note]
        init(containing word: String) {
          _notes = Query(filter: #Predicate<Note> { $0.text.contains(word) })
        }
        var body: some View {
          ForEach(notes) { Text($0.text) }
          Button("Add") { context.insert(Note("milk")); context.insert(Note("tea")) }
        }
      }
      struct Shown: View { var body: some View { Notes(containing: "il") } }
      """
    var walk = try walk(source)
    #expect(walk.spoken == ["Add, button"])
    _ = walk.perform(.doubleTap)
    #expect(walk.spoken == ["milk", "Add, button"])
  }
}
