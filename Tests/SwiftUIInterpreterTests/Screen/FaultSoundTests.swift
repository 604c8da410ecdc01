import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("The sound of an action that faults")
struct FaultSoundTests {
  @Test("an action that had no effect does not click as if it had done something")
  func faultIsSilent() throws {
    let screen = try open(
      """
      struct Shown: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Button("Divide") { count = 1 / count }
            Button("Count") { count += 1 }
          }
        }
      }
      """
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let faulted = reader.perform(.doubleTap)
    #expect(!faulted.contains(.sound(.click)))
    #expect(
      faulted.contains { event in
        if case .diagnostic(let diagnostic) = event { return diagnostic.severity == .error }
        return false
      }
    )
    _ = reader.perform(.swipeRight)
    #expect(reader.perform(.doubleTap).contains(.sound(.click)))
  }
}
