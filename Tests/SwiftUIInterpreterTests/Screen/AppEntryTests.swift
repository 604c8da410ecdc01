import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("The app as the way to its view")
struct AppEntryTests {
  private static let source = """
    import SwiftUI
    final class Model: ObservableObject { @Published var name = "Ada" }
    @main
    struct DemoApp: App {
      @StateObject private var model = Model()
      @State private var count = 1
      var body: some Scene {
        WindowGroup {
          ContentView(count: count, raise: { count += 1 })
            .environmentObject(model)
            .disabled(count > 2)
        }
        .commands { CommandMenu("Help") { Button("Help") {} } }
      }
    }
    struct Sibling: View { var body: some View { Text("not me") } }
    struct ContentView: View {
      @EnvironmentObject private var model: Model
      let count: Int
      let raise: () -> Void
      var body: some View {
        VStack {
          Text("\\(model.name) \\(count)")
          Button("Raise", action: raise)
        }
      }
    }
    """

  @Test("what the scene hands down reaches the view, and its state stays alive")
  func environment() throws {
    var walk = try walk(Self.source)
    #expect(walk.spoken == ["Ada 1", "Raise, button"])
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Ada 2", "Raise, button"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Ada 3", "Raise, dimmed, button"])
  }

  @Test("the view of the app is the one that is shown, and nothing is reported")
  func choice() throws {
    let screen = try open(Self.source)
    #expect(screen.viewName == "ContentView")
    #expect(screen.program.viewNames == ["Sibling", "ContentView"])
    #expect(screen.program.diagnostics + screen.diagnostics == [])
  }
}
