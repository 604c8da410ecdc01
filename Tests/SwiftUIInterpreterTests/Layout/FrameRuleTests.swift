import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

/// A view and the frames of its stops: x, y, width, height.
private struct Frames: Sendable, CustomTestStringConvertible {
  var name: String
  var body: String
  var frames: [[Double]]

  var testDescription: String { name }

  /// The rules of a table: blocks of a rule, its view and a line for each frame, divided by blank
  /// lines.
  static func parsed(_ table: String) -> [Frames] {
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.split(separator: "").compactMap { block in
      guard let name = block.first, let body = block.dropFirst().first else { return nil }
      let frames = block.dropFirst(2).map { $0.split(separator: " ").compactMap { Double($0) } }
      return Frames(name: name, body: body, frames: frames)
    }
  }
}

// Body text is 8.5 points wide a character and 22 high; the room inside the safe areas of a screen
// 393 points wide is 759 high and begins at 59, so that its middle is at 196.5 and 438.5.
private let frames = Frames.parsed(
  #"""
  a view stands in the middle of the safe area
  Text("ab")
  188 427.5 17 22

  padding at one edge moves what is inside
  VStack(alignment: .leading, spacing: 0) { Text("ab").padding(.leading, 20); Text("cd") }
  198 416.5 17 22
  178 438.5 17 22

  padding without a figure is 16 points at each edge
  VStack(spacing: 0) { Text("ab").padding(); Text("cd") }
  188 416.5 17 22
  188 454.5 17 22

  a column aligns at an edge and has the spacing that is asked for
  VStack(alignment: .trailing, spacing: 4) { Text("abcd"); Text("ab") }
  179.5 414.5 34 22
  196.5 440.5 17 22

  a column without spacing has 8 points
  VStack { Text("ab"); Text("cd") }
  188 412.5 17 22
  188 442.5 17 22

  a row puts its views beside each other
  HStack(spacing: 10) { Text("ab"); Text("cd") }
  174.5 427.5 17 22
  201.5 427.5 17 22

  a row aligns at its bottom
  HStack(alignment: .bottom, spacing: 0) { Text("ab"); Text("cd").frame(height: 100) }
  179.5 466.5 17 22
  196.5 427.5 17 22

  a spacer takes what is left
  VStack { Text("ab"); Spacer(); Text("cd") }
  188 59 17 22
  188 796 17 22

  a frame without end takes the width and aligns what is inside
  Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
  376 427.5 17 22

  a fixed frame aligns what is inside at its corner
  Text("ab").frame(width: 100, height: 50, alignment: .topLeading)
  146.5 413.5 17 22

  layers align at a corner
  ZStack(alignment: .bottomTrailing) { Color.red.frame(width: 100, height: 100); Text("ab") }
  229.5 466.5 17 22

  an overlay lies on its base
  Color.red.frame(width: 100, height: 100).overlay(alignment: .topLeading) { Text("ab") }
  146.5 388.5 17 22

  an offset moves what is drawn
  Text("ab").offset(x: 10, y: -5)
  198 422.5 17 22

  a scroll view begins at the top of the safe area
  ScrollView { VStack(spacing: 0) { Text("ab"); Text("cd") } }
  188 59 17 22
  188 81 17 22

  text breaks at spaces in the width it is offered
  Text("one three").frame(width: 50)
  175.25 416.5 42.5 44

  and no further than its limit of lines
  Text("one two three").lineLimit(2).frame(width: 50)
  175.25 416.5 42.5 44

  a bordered button has 12 points of room above and below, 24 beside
  VStack(spacing: 0) { Button("ab") { }; Button("ab") { }.buttonStyle(.bordered) }
  188 410.5 17 22
  176 432.5 41 34
  """#
)

/// A view with one stop, and how wide and how high that is.
private let sizes: [(String, Double, Double)] =
  styles.map { ("Text(\"Four\").font(.\($0.0))", $0.1, $0.2) }
  + bodySizes.map { ("Text(\"Four\").dynamicTypeSize(.\($0.0))", $0.1 * 2, 22 * $0.1 / 17) }
  + controls

/// Text styles with the width of four letters, twice the size, and the height of a line.
///
/// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large.
private let styles: [(String, Double, Double)] = [
  ("largeTitle", 68, 41), ("title", 56, 34), ("title2", 44, 28), ("title3", 40, 25),
  ("headline", 34, 22), ("body", 34, 22), ("callout", 32, 21), ("subheadline", 30, 20),
  ("footnote", 26, 18), ("caption", 24, 16), ("caption2", 22, 13),
]

/// The sizes of body text, from the smallest to the largest that a person can choose; lines grow
/// with them from 22 points at 17.
///
/// Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
private let bodySizes: [(String, Double)] = [
  ("xSmall", 14), ("small", 15), ("medium", 16), ("large", 17), ("xLarge", 19), ("xxLarge", 21),
  ("xxxLarge", 23), ("accessibility1", 28), ("accessibility2", 33), ("accessibility3", 40),
  ("accessibility4", 47), ("accessibility5", 53),
]

/// Source: Apple, Human Interface Guidelines, Layout; the sizes of controls are inferred.
private let controls: [(String, Double, Double)] = [
  ("Slider(value: .constant(0.5))", 393, 31),
  ("TextField(\"a\", text: .constant(\"\"))", 393, 22),
  ("TextField(\"a\", text: .constant(\"\")).textFieldStyle(.roundedBorder)", 393, 34),
  ("Image(\"photo\")", 44, 44), ("Image(systemName: \"star\")", 22, 22),
  ("AsyncImage(url: nil)", 44, 44),
  ("Image(\"photo\").resizable().frame(width: 90, height: 60)", 90, 60),
]

@Suite("Where views stand")
struct FrameRuleTests {
  @Test(
    "a view has the place and the size that its modifiers and its container give",
    arguments: frames
  )
  fileprivate func place(_ rule: Frames) throws {
    let found = try walk(showing: rule.body).elements.map { element in
      let frame = element.frame
      return [frame.minX, frame.minY, frame.size.width, frame.size.height]
    }
    #expect(found == rule.frames)
  }

  @Test("the table of frames holds every rule, each with a frame")
  func table() {
    #expect(frames.count == 17)
    #expect(frames.allSatisfy { !$0.frames.isEmpty && $0.frames.allSatisfy { $0.count == 4 } })
  }

  @Test("texts and controls have their sizes", arguments: sizes)
  func size(_ body: String, _ width: Double, _ height: Double) throws {
    let size = try #require(try walk(showing: body).elements.first).frame.size
    #expect(abs(size.width - width) < 0.001)
    #expect(abs(size.height - height) < 0.001)
  }

  @Test("rows of a list are at least 44 points high, 16 from the edge, and grow with their text")
  func rows() throws {
    let walk = try walk(
      showing: """
        List { Text("a"); Text("b"); Text("c").frame(height: 100); Text("d") }
        """
    )
    let frames = walk.elements.map(\.frame)
    #expect(frames.map(\.minX) == [16, 16, 16, 16])
    #expect(frames[1].center.y - frames[0].center.y == 44)
    #expect(frames[3].center.y - frames[1].center.y > 100)
  }

  @Test("bars stand above and below the content, inside the screen")
  func bars() throws {
    let walk = try walk(
      showing: """
        TabView {
          NavigationStack { Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
            .tabItem { Text("One") }
        }
        """
    )
    let frames = walk.elements.map(\.frame)
    #expect(walk.spoken == ["T, heading", "a", "selected, One, tab, 1 of 1"])
    #expect(frames[0].minY >= 59 && frames[0].maxY <= 103)
    #expect(frames[2].minY >= 769 && frames[2].maxY <= 818)
  }

  @Test(
    "an element knows whether its text is cut off",
    arguments: [
      ("Text(\"A long line of text\").lineLimit(1).frame(width: 60)", true),
      ("Text(\"A long line of text\").frame(width: 60)", false),
      ("Text(\"A long line of text\").frame(width: 60, height: 22)", true),
      ("Text(\"Short\").lineLimit(1)", false),
      ("Button(\"A long line of text\") { }.lineLimit(1).frame(width: 60)", true),
      (
        "VStack { Text(\"A long line\").lineLimit(1) }.frame(width: 40).accessibilityElement(children: .combine)",
        true
      ),
    ]
  )
  func cutOff(_ body: String, _ isCutOff: Bool) throws {
    #expect(try walk(showing: body).elements.map(\.isTextCutOff) == [isCutOff])
  }
}
