import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Menus that a double tap which is held opens")
struct ContextMenuTests {
  private static let source = """
    struct Shown: View {
      @State var chosen = "none"
      @State var presses = 0
      var body: some View {
        Text("Chosen: \\(chosen)")
        Text("Photo").contextMenu {
          Button("Copy") { chosen = "copy" }
          Button("Delete", role: .destructive) { chosen = "delete" }
        }
        Text("Plain").onLongPressGesture { presses += 1 }
      }
    }
    """

  @Test("it opens on its first item and ends with the button that dismisses it")
  func opens() throws {
    var walk = try walk(Self.source)
    walk.go(to: 2)
    #expect(walk.perform(.doubleTapHold) == ["Copy, button"])
    #expect(walk.spoken == ["Copy, button", "Delete, button", "Dismiss context menu, button"])
    walk.perform(.last)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "Chosen: none")
  }

  @Test("an item acts and closes it, and the scrub closes it")
  func acts() throws {
    var walk = try walk(Self.source)
    walk.go(to: 2)
    walk.perform(.doubleTapHold)
    walk.perform(.swipeRight)
    #expect(walk.perform(.doubleTap) == ["Chosen: delete"])
    walk.go(to: 2)
    walk.perform(.doubleTapHold)
    #expect(walk.perform(.scrub) == ["Chosen: delete"])
    #expect(walk.spoken.count == 3)
  }

  @Test("the options of a picker among the items are in line, as in a menu")
  func picker() throws {
    let source = """
      struct Shown: View {
        @State var flag = "none"
        var body: some View {
          Text("Mail").contextMenu {
            Button("Copy") { }
            Picker("Flag", selection: $flag) {
              ForEach(["none", "red"], id: \\.self) { Text($0.capitalized) }
            }
          }
          Text(flag)
        }
      }
      """
    var walk = try walk(source)
    #expect(walk.actions(1) == ["Copy", "None", "Red"])
    walk.perform(.swipeDown)
    walk.perform(.swipeDown)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Mail", "red"])
    walk.go(to: 1)
    walk.perform(.doubleTapHold)
    #expect(
      walk.spoken == [
        "Copy, button", "Flag", "None, button", "selected, Red, button",
        "Dismiss context menu, button",
      ]
    )
  }

  @Test("without one the press is passed through, and the items stay actions")
  func passedThrough() throws {
    var walk = try walk(Self.source)
    walk.go(to: 3)
    #expect(walk.perform(.doubleTapHold) == [])
    #expect(walk.spoken == ["Chosen: none", "Photo", "Plain"])
    let presses = walk.reader.screen.state.first { $0.name == "presses" }
    #expect(presses?.value == .int(1))
    #expect(walk.actions(2) == ["Copy", "Delete"])
  }
}
