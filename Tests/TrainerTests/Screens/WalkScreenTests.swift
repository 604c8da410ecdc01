import AccessibilityTree
import Canvas
import Testing

@testable import Trainer

@Suite("Walk screen")
struct WalkScreenTests {
  /// A window size.
  struct Window: CustomStringConvertible, Sendable {
    var columns: Int
    var rows: Int
    var description: String { "\(columns)x\(rows)" }
  }

  @Test(
    "one thing of each kind is drawn in windows of all sorts",
    arguments: [
      Window(columns: 80, rows: 24), Window(columns: 60, rows: 20), Window(columns: 40, rows: 12),
      Window(columns: 140, rows: 30), Window(columns: 80, rows: 44), Window(columns: 10, rows: 3),
    ]
  )
  func golden(window: Window) throws {
    let grid = Fixtures.draw(Fixtures.picture(), columns: window.columns, rows: window.rows)
    try Fixtures.golden(grid, "fixture-\(window)")
  }

  @Test("with ASCII alone nothing else is drawn")
  func ascii() throws {
    let grid = Fixtures.draw(Fixtures.picture(), glyphs: .ascii)
    #expect(grid.text.utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
    try Fixtures.golden(grid, "fixture-ascii")
  }

  @Test(
    "the hardware cursor is on the text of the focused element",
    arguments: [
      (Fixtures.stepper, "Q"), (Fixtures.heading, "O"), (Fixtures.toggle, "G"),
      (Fixtures.button, "["), (Fixtures.field, "["), (Fixtures.slider, "─"),
    ]
  )
  func cursor(element: ElementID, character: String) {
    for (columns, rows) in [(80, 24), (60, 20), (45, 12), (140, 50)] {
      let grid = Fixtures.draw(Fixtures.picture(on: element), columns: columns, rows: rows)
      #expect(grid[grid.cursor.column, grid.cursor.row].character == character)
      #expect(grid[grid.cursor.column - 1, grid.cursor.row].character == ">")
    }
  }

  @Test("without a mock screen the hardware cursor is on what was spoken")
  func cursorOnSpeech() {
    for picture in [
      Fixtures.picture(isCurtainOn: true), Fixtures.picture(isCodeShown: true),
    ] {
      let grid = Fixtures.draw(picture)
      #expect(grid.lines[grid.cursor.row].hasPrefix("> Quantity: 2, adjustable"))
      #expect(grid[grid.cursor.column, grid.cursor.row].character == "Q")
    }
  }

  @Test("the curtain hides the screen and leaves the speech")
  func curtain() {
    let text = Fixtures.draw(Fixtures.picture(isCurtainOn: true)).text
    #expect(!text.contains("Gift wrap"))
    #expect(text.contains("Quantity: 2, adjustable"))
  }

  @Test("any window is drawn, and from two rows on with the way to the keys")
  func anySize() {
    let picture = Fixtures.picture()
    for columns in [1, 2, 3, 5, 9, 10, 20, 39, 40, 41, 50, 59, 61, 119, 120, 200] {
      for rows in [1, 2, 3, 4, 9, 10, 11, 13, 14, 17, 19, 20, 35, 36, 60] {
        let grid = Fixtures.draw(picture, columns: columns, rows: rows)
        #expect(grid.area.contains(column: grid.cursor.column, row: grid.cursor.row))
        if rows > 1, columns >= 6 { #expect(grid.lines.last?.hasPrefix("? keys") == true) }
        if columns >= 30, rows >= 2 { #expect(grid.text.contains("Quantity: 2, adjustable")) }
      }
    }
  }

  @Test("the speech stands at the same place after any gesture")
  func fixedPlace() {
    let places = [Fixtures.stepper, Fixtures.button, Fixtures.heading].map { element in
      Fixtures.draw(Fixtures.picture(on: element)).lines.firstIndex {
        $0.hasPrefix("> Quantity: 2, adjustable")
      }
    }
    #expect(Set(places).count == 1)
    #expect(places.first != .some(nil))
  }
}
