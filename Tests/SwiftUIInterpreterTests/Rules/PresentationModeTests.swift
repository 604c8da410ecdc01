import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// - Source: Apple, PresentationMode.
@Suite("The presentation mode")
struct PresentationModeTests {
  private static let source = """
    struct Detail: View {
      @Environment(\\.presentationMode) var mode
      var body: some View {
        VStack {
          Text(mode.wrappedValue.isPresented ? "presented" : "not presented")
          Button("Done") { mode.wrappedValue.dismiss() }
        }
      }
    }
    struct Shown: View {
      @State private var isShown = false
      var body: some View {
        NavigationView {
          VStack {
            Button("Sheet") { isShown = true }
            NavigationLink("Push", destination: Detail())
            Detail()
          }
          .sheet(isPresented: $isShown) { Detail() }
        }
      }
    }
    """

  @Test("it closes a sheet and pops a screen, and tells whether it can", arguments: [1, 2])
  func dismiss(_ stop: Int) throws {
    var walk = try walk(Self.source, view: "Shown")
    let first = walk.spoken
    #expect(first == ["Sheet, button", "Push, button", "not presented", "Done, button"])
    walk.go(to: stop)
    walk.perform(.doubleTap)
    #expect(walk.spoken.contains("presented"))
    #expect(!walk.spoken.contains("not presented"))
    walk.go(to: walk.spoken.firstIndex(of: "Done, button").map { $0 + 1 } ?? 1)
    walk.perform(.doubleTap)
    #expect(walk.spoken == first)
  }
}
