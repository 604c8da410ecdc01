import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

@Suite("Layout in points")
struct LayoutTests {
  private func text(_ string: String, _ style: TextStyle = .body) -> ResolvedView {
    ResolvedView(.text(TextRun(string: string, style: style)), at: .root, place: .none)
  }

  private func view(_ kind: ResolvedView.Kind, _ children: [ResolvedView] = []) -> ResolvedView {
    ResolvedView(kind, at: .root, place: .none, children: children)
  }

  private func placed(_ view: ResolvedView) -> ResolvedView {
    var views = [view]
    Layout.place(&views)
    return views[0]
  }

  @Test("a line of body text is 22 points high and half its size wide a character")
  func textSize() {
    let size = TextMeasure.size(of: TextRun(string: "abcd", style: .body), width: nil)
    #expect(size == Size(width: 34, height: 22))
  }

  @Test("text breaks at spaces, and no further than its line limit")
  func wrapping() {
    var run = TextRun(string: "one two three", style: .body)
    #expect(TextMeasure.size(of: run, width: 70).height == 44)
    run.lineLimit = 1
    #expect(TextMeasure.size(of: run, width: 70).height == 22)
  }

  @Test("a column puts its children 8 points apart in the middle of the screen")
  func column() {
    let column = placed(view(.stack(Stack(axis: .vertical)), [text("ab"), text("abcd")]))
    let frames = column.children.map(\.frame)
    #expect(frames[1].minY - frames[0].maxY == 8)
    #expect(frames[0].center.x == 196.5)
    #expect(column.frame.center.y == 438.5)
  }

  @Test("a spacer takes what the others leave")
  func spacer() {
    let row = placed(
      view(
        .stack(Stack(axis: .horizontal)),
        [text("ab"), view(.spacer(minimum: 0)), text("cd")]
      )
    )
    #expect(row.children[0].frame.minX == 0)
    #expect(row.children[2].frame.maxX == 393)
  }

  @Test("a row that is too long lets its widest text break")
  func negotiation() {
    let long = String(repeating: "word ", count: 20)
    let row = placed(view(.stack(Stack(axis: .horizontal)), [text("ab"), text(long)]))
    #expect(row.children[0].frame.size.width == 17)
    #expect(row.children[1].frame.size.height > 22)
    #expect(row.children[1].frame.maxX <= 393)
  }

  @Test("padding and frames change size and place")
  func wrappers() {
    let padded = placed(
      view(.padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16)), [text("ab")])
    )
    #expect(padded.frame.size == Size(width: 49, height: 54))
    #expect(padded.children[0].frame.minX == padded.frame.minX + 16)
    var frame = FrameSpecification()
    frame.maxWidth = .infinity
    frame.alignment = Alignment(x: 0, y: 0.5)
    let wide = placed(view(.frame(frame), [text("ab")]))
    #expect(wide.frame.size.width == 393)
    #expect(wide.children[0].frame.minX == 0)
  }

  @Test("rows of a list are at least 44 points high and go on below the screen")
  func list() {
    let rows = (0..<40).map { text("Row \($0)") }
    let list = placed(view(.list(ListLook(isForm: false)), rows))
    #expect(list.children[1].frame.minY - list.children[0].frame.minY == 44)
    #expect(list.children[39].frame.minY > Layout.screen.height)
    #expect(list.children[0].frame.minX == 16)
  }

  @Test("deeply nested rows are measured in linear time")
  func nesting() {
    var inner = text("deep")
    for _ in 0..<60 { inner = view(.stack(Stack(axis: .horizontal)), [inner, text("x")]) }
    let row = placed(inner)
    #expect(row.children[1].frame.minX > row.children[0].frame.maxX)
  }
}
