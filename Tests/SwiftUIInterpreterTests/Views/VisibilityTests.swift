import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("What code hides, forbids and leaves")
struct VisibilityTests {
  @Test("a row that may not be deleted has no delete action")
  func deleteDisabled() throws {
    let walk = try walk(
      showing: """
        List {
          ForEach(names, id: \\.self) { name in
            Text(name).deleteDisabled(name == "Inbox")
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        """,
      with: "@State private var names = [\"Inbox\", \"Trips\"]"
    )
    #expect(walk.actions(1) == [])
    #expect(walk.actions(2) == ["Delete"])
  }

  @Test("rows lose their delete action where all may not be deleted")
  func allDisabled() throws {
    let walk = try walk(
      showing: "List { ForEach(0..<2) { Text(\"\\($0)\") }.onDelete { _ in }.deleteDisabled(true) }"
    )
    #expect(walk.actions(1) == [])
  }

  @Test(
    "a style that its type makes draws no element",
    arguments: ["AnyShapeStyle(.tint)", "Gradient(colors: [.red])", "AnyGradient(Gradient())"]
  )
  func shapeStyles(_ style: String) throws {
    let walk = try walk(
      showing: """
        Button {} label: { Text("a").background(true ? \(style) : \(style), in: Capsule()) }
          .overlay(\(style))
        """
    )
    #expect(walk.spoken == ["a, button"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("code runs when a view is gone, once")
  func disappearing() throws {
    var walk = try walk(
      showing: """
        VStack {
          Button("Hide") { isShown.toggle() }
          if isShown { Text("Here").onDisappear { count += 1 } }
          Text("Gone \\(count)")
        }
        """,
      with: "@State private var isShown = true\n@State private var count = 0"
    )
    #expect(walk.spoken == ["Hide, button", "Here", "Gone 0"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Hide, button", "Gone 1"])
    walk.perform(.doubleTap)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Hide, button", "Gone 2"])
  }

  @Test(
    "a hidden bar has no stops",
    arguments: [
      ".toolbarVisibility(.hidden, for: .navigationBar)", ".toolbar(.hidden, for: .navigationBar)",
      ".toolbarVisibility(.hidden)",
    ]
  )
  func navigationBar(_ modifier: String) throws {
    let walk = try walk(
      showing: "NavigationStack { Text(\"Body\").navigationTitle(\"Title\")\(modifier) }"
    )
    #expect(walk.spoken == ["Body"])
  }

  @Test("a tab may hide the bar of tabs")
  func tabBar() throws {
    let walk = try walk(
      showing: """
        TabView {
          Text("One").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("First") }
          Text("Two").tabItem { Text("Second") }
        }
        """
    )
    #expect(walk.spoken == ["One"])
  }

  @Test(
    "a modifier that changes what people hear or do is reported",
    arguments: [
      "onReceive(timer) { _ in }", "onDrop(of: [])",
      "accessibilityDragPoint(.center, description: Text(\"B\"))",
    ]
  )
  func reported(_ modifier: String) throws {
    let walk = try walk(showing: "Text(\"A\").\(modifier)")
    let name = String(modifier.prefix { $0.isLetter })
    #expect(walk.reader.screen.diagnostics.contains { $0.name == name })
  }

  @Test(
    "a modifier that changes the voice, or what no text tells, is taken quietly",
    arguments: [
      "speechSpellsOutCharacters()", "speechAlwaysIncludesPunctuation()",
      "speechAdjustedPitch(0.5)",
      "accessibilityDirectTouch()", "accessibilityZoomAction { _ in }",
    ]
  )
  func quiet(_ modifier: String) throws {
    let walk = try walk(showing: "Text(\"A\").\(modifier)")
    #expect(walk.spoken == ["A"])
    #expect(walk.reader.screen.diagnostics == [])
  }

  @Test("what is clipped to nothing is no stop; without clipping it is one")
  func clipped() throws {
    let walk = try walk(
      showing: """
        VStack {
          Text("Gone").frame(height: 0).clipped()
          Text("Cut").frame(width: 0).clipShape(Circle())
          Text("Over").frame(height: 0)
        }
        """
    )
    #expect(walk.spoken == ["Over"])
  }
}
