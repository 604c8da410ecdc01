import AccessibilityTree
import Canvas
import Testing

@testable import Trainer

@Suite("Mock layout")
struct MockLayoutTests {
  private let pane = Area(column: 0, row: 0, columns: 38, rows: 10)

  private func layout(_ rows: MockRows, on element: Int, top: Int = 0) -> MockLayout {
    MockLayout(
      rows,
      target: MockLayout.Target(element: ElementID(UInt64(element)), frame: Rect()),
      top: top,
      size: pane,
      glyphs: .unicode
    )
  }

  @Test("the view follows the cursor and moves no more than needed")
  func follows() {
    let rows = MockRows(Fixtures.list(100))
    #expect(layout(rows, on: 0).top == 0)
    #expect(layout(rows, on: 9).top == 0)
    #expect(layout(rows, on: 10).top == 1)
    #expect(layout(rows, on: 12, top: 5).top == 5)
    #expect(layout(rows, on: 3, top: 5).top == 3)
    #expect(layout(rows, on: 99).top == 90)
  }

  @Test("the element under the cursor is in view wherever it is")
  func inView() throws {
    let rows = MockRows(Fixtures.list(50))
    for element in 0..<50 {
      for top in [0, 7, 49, 1000] {
        let focus = try #require(layout(rows, on: element, top: top).focus)
        #expect(focus.row >= 0 && focus.endRow <= pane.rows)
      }
    }
  }

  @Test("things in one row neither touch nor leave the pane")
  func apart() {
    let figures = (0..<6).map { index in
      Figure(
        .text("Word number \(index)", isStrong: false),
        frame: Rect(x: Double(index) * 20, y: 10, width: 300, height: 20)
      )
    }
    let rows = MockRows(Drawing(size: Size(width: 375, height: 800), figures: figures))
    let fitting = MockFitting(rows.rows[0], points: 375, columns: 60, glyphs: .unicode)
    for (left, right) in zip(fitting.things, fitting.things.dropFirst()) {
      #expect(left.start + left.cells < right.start)
    }
    #expect((fitting.things.last.map { $0.start + $0.cells } ?? 0) <= 60)
    #expect(fitting.height > 1)
  }

  @Test("a button's outline stands around all that is drawn in it")
  func outline() {
    let frame = Rect(x: 16, y: 10, width: 200, height: 44)
    let rows = MockRows(
      Drawing(
        size: Size(width: 375, height: 800),
        figures: [
          Figure(.button(isProminent: false), frame: frame, element: ElementID(7)),
          Figure(.symbol("plus"), frame: Rect(x: 30, y: 20, width: 20, height: 20)),
          Figure(.text("Add", isStrong: false), frame: Rect(x: 60, y: 20, width: 40, height: 20)),
          Figure(.button(isProminent: false), frame: Rect(x: 300, y: 10, width: 44, height: 44)),
        ]
      )
    )
    let fitting = MockFitting(rows.rows[0], points: 375, columns: 38, glyphs: .unicode)
    #expect(fitting.things.map(\.lines) == [["[ +"], ["Add ]"], ["[     ]"]])
    #expect(rows.rows[0].items.prefix(2).allSatisfy { $0.element == ElementID(7) })
  }

  @Test("numbers that are none, and a screen without size, do no harm")
  func strange() {
    let nan = Double.nan
    let figures = [Double.nan, .infinity, -.infinity, 1e300, -1e300].flatMap { number in
      [
        Figure(.slider(fraction: number), frame: Rect(x: number, y: 1, width: number, height: 2)),
        Figure(.text("x", isStrong: false), frame: Rect(x: 1, y: number, width: 2, height: nan)),
        Figure(.progress(fraction: number), frame: Rect(x: 1, y: 2, width: 1e300, height: 3)),
      ]
    }
    for size in [Size(), Size(width: nan, height: nan), Size(width: 1e300, height: 1)] {
      let rows = MockRows(Drawing(size: size, figures: figures))
      _ = layout(rows, on: 1)
      for number in [Double.nan, .infinity, -.infinity] {
        let frame = Rect(x: number, y: 1, width: number, height: 2)
        let target = MockLayout.Target(element: ElementID(9), frame: frame)
        _ = MockLayout(rows, target: target, top: 0, size: pane, glyphs: .unicode)
      }
    }
  }

  @Test("the thing at a cell is the element that is drawn there")
  func hit() throws {
    let result = layout(MockRows(Fixtures.list(5)), on: 2)
    let focus = try #require(result.focus)
    #expect(result.element(column: focus.column, row: focus.row) == ElementID(2))
    #expect(result.element(column: 37, row: 9) == nil)
  }
}
