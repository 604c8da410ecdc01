import TestSupport
import Testing
import VoiceOver

@Suite("Trailing closures of memberwise initializers")
struct TrailingClosureTests {
  @Test("a trailing closure passes over a property whose value is no function")
  func passesOverState() throws {
    var walk = try walk(
      """
      struct Row: View {
        @State private var note = String(3)
        var title: String
        var save: () -> Void
        var body: some View { Button(title + note) { save() } }
      }
      struct Rows: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Row(title: "a") { count += 1 }
            Text("\\(count)")
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["a3, button", "0"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["a3, button", "1"])
  }
}
