import Scenes
import Scoring
import Testing
import VoiceOver

@testable import Trainer

@Suite("Typing in the search for the best walk")
struct TypingSearchTests {
  private func best(goal: String, text: String = "") throws -> BestWalk {
    let view = """
      struct Search: View {
        @State private var text = "\(text)"
        var body: some View { TextField("Search", text: $text) }
      }
      """
    let own = try OwnScene(poor: view, good: view, goal: goal, more: "", types: ["tea", "pot"])
    defer { own.remove() }
    let opened = try own.scene.open(own.scene.variants[0], task: own.scene.tasks[0])
    var solver = WalkSession(screen: opened.screen, assignment: Assignment(opened)).solver()
    return solver.best()
  }

  @Test("texts are typed one after the other")
  func joined() throws {
    let best = try best(goal: "text == \\\"teapot\\\"")
    #expect(best.gestures.map(\.word) == ["double-tap", "type \"tea\"", "type \"pot\""])
  }

  @Test("a text is not typed into a field that holds it, so that the search comes to an end")
  func ends() throws {
    let best = try best(goal: "text.count > 6")
    #expect(best.verdict == .impossible)
    #expect(best.statesExpanded < 1000)
  }
}
