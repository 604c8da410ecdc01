import AccessibilityTree
import Testing

@testable import Trainer

@Suite("Mock rows")
struct MockRowsTests {
  @Test("what a sheet covers is not seen, what is above it and on it is")
  func panel() {
    func text(_ words: String, y: Double) -> Figure {
      Figure(.text(words, isStrong: false), frame: Rect(x: 16, y: y, width: 80, height: 22))
    }
    let button = Figure(
      .button(isProminent: false),
      frame: Rect(x: 16, y: 300, width: 90, height: 44)
    )
    let rows = MockRows(
      Drawing(
        size: Size(width: 375, height: 812),
        figures: [
          text("Above", y: 20), text("Covered", y: 200), button, text("Behind", y: 310),
          Figure(.panel, frame: Rect(x: 0, y: 100, width: 375, height: 712)), text("Sheet", y: 210),
        ]
      )
    )
    #expect(rows.rows.map { $0.items.map(\.text) } == [["Above"], ["Sheet"]])
  }
}
