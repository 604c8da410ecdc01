import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Names that nothing declares")
struct UndeclaredNameTests {
  @Test("each is told once, however often it is met and whatever runs")
  func once() throws {
    var walk = try walk(
      """
      struct Shown: View {
        @State private var count = 0
        var body: some View {
          Text("\\(mystery)")
          Button("Go \\(count)") { track("a"); track("b"); count += 1; print(mystery) }
          if count > 0 { Text("\\(mystery)"); Button("Again") { track("c"); count += 1 } }
        }
      }
      """
    )
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    walk.perform(.swipeRight)
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("Go 2, button"))
    let screen = walk.reader.screen
    let found = (screen.program.diagnostics + screen.diagnostics).map(\.message)
    #expect(found == ["'mystery' is not declared", "'track' is not declared"])
  }
}
