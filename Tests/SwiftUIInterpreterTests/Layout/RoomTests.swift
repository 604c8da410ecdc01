import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("The room that views have")
struct RoomTests {
  @Test(
    "a geometry reader knows its room where that is known before layout",
    arguments: [
      ("", "393 759 59 34"), (".padding()", "361 727 0 0"),
      (".frame(width: 100, height: 50)", "100 50 0 0"),
      (".padding(.horizontal, 10).frame(height: 200)", "373 200 0 0"),
    ]
  )
  func geometry(_ modifiers: String, _ shown: String) throws {
    let walk = try walk(
      showing: """
        GeometryReader { proxy in
          Text(
            [proxy.size.width, proxy.size.height, proxy.safeAreaInsets.top,
              proxy.safeAreaInsets.bottom].map { "\\(Int($0))" }.joined(separator: " "))
        }\(modifiers)
        """
    )
    #expect(walk.spoken == [shown])
  }

  @Test(
    "an adaptive item of a grid holds as many columns as fit",
    arguments: [
      ("[GridItem(.adaptive(minimum: 100))]", 3),
      ("[GridItem(.adaptive(minimum: 100), spacing: 60)]", 2),
      ("[GridItem(.adaptive(minimum: 1000))]", 1),
      ("[GridItem(.fixed(40)), GridItem(.flexible())]", 2),
      ("Array(repeating: GridItem(.flexible()), count: 4)", 4),
    ]
  )
  func columns(_ items: String, _ count: Int) throws {
    let walk = try walk(
      showing: "LazyVGrid(columns: \(items)) { ForEach(0..<8) { Text(\"c\\($0)\") } }"
    )
    let frames = walk.elements.map(\.frame)
    #expect(frames.count { $0.minY == frames[0].minY } == count)
  }

  @Test("text takes no more height than it is offered, but for its first line")
  func cutOff() throws {
    let walk = try walk(
      showing: """
        VStack {
          Text("Body fixed").frame(width: 40, height: 20)
          Text("One two three").frame(width: 40, height: 50)
          Text("Whole").frame(height: 60)
        }
        """
    )
    #expect(walk.elements.map(\.frame.size.height) == [22, 44, 22])
    #expect(walk.elements.map(\.isTextCutOff) == [true, true, false])
  }

  /// Source: Apple, accessibilityRepresentation(representation:) and accessibilityChildren(children:):
  /// what they give is not shown.
  @Test("what only stands for a view is not cut off by its room")
  func notShown() throws {
    let walk = try walk(
      showing: """
        VStack {
          Capsule().frame(width: 20, height: 12)
            .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("One two three") } }
          Canvas { _, _ in }.frame(width: 20, height: 12)
            .accessibilityChildren { Text("One two three") }
        }
        """
    )
    #expect(walk.spoken == ["One two three, 50%, adjustable", "One two three"])
    #expect(walk.elements.map(\.isTextCutOff) == [false, false])
  }

  @Test("a lone control of a row is reached in the whole row")
  func touchTarget() throws {
    let walk = try walk(
      showing: """
        List {
          Button("A") { }
          HStack { Button("B") { }; Button("C") { } }
          Section { NavigationLink("D", value: 1) }
        }
        """
    )
    let targets = walk.elements.map(\.touchTarget)
    #expect(targets.first == Size(width: 393, height: 44))
    #expect(targets[1] == walk.elements[1].frame.size)
    #expect(targets.last == Size(width: 393, height: 44))
  }
}
