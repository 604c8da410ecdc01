import Canvas
import Testing

@Suite("A grid")
struct GridTests {
  @Test("text is clipped at both sides of the picture and at its width")
  func clipping() {
    var grid = Grid(columns: 5, rows: 2)
    grid.put("abcdef", column: -2, row: 0, width: 5)
    grid.put("wide text", column: 1, row: 1)
    grid.put("x", column: 0, row: 2)
    grid.put("x", column: 0, row: -1)
    #expect(grid.text == "cde\n wide")
  }

  @Test("a wide character is drawn whole or not at all")
  func wideAtTheEdge() {
    var grid = Grid(columns: 5, rows: 2)
    #expect(grid.put("日本語", column: 0, row: 0) == 5)
    #expect(grid.put("日本", column: -1, row: 1) == 4)
    #expect(grid.lines == ["日本", " 本"])
    #expect(grid[1, 0].character.isEmpty)
    #expect(grid[4, 0].character == " ")
  }

  @Test("overwriting half of a wide character blanks the other half", arguments: [0, 1])
  func halves(column: Int) {
    var grid = Grid(columns: 2, rows: 1)
    grid.put("日", column: 0, row: 0)
    grid.put("x", column: column, row: 0)
    #expect(grid.cells.map(\.character) == (column == 0 ? ["x", " "] : [" ", "x"]))
  }

  @Test("a wide character over two others blanks what is left of them")
  func overlap() {
    var grid = Grid(columns: 4, rows: 1)
    grid.put("日本", column: 0, row: 0)
    grid.put("語", column: 1, row: 0)
    #expect(grid.cells.map(\.character) == [" ", "語", "", " "])
  }

  @Test("controls in a cell become placeholders")
  func subscripting() {
    var grid = Grid(columns: 3, rows: 1)
    grid[0, 0] = Cell("\u{1B}[2J")
    grid[1, 0] = Cell("日")
    grid[7, 7] = Cell("x")
    #expect(grid.text == "␛日")
    #expect(grid[7, 7] == Cell())
  }

  @Test("a box has corners, edges and a title")
  func box() {
    var grid = Grid(columns: 12, rows: 3)
    grid.box(grid.area, title: "Keys")
    #expect(grid.text == "┌─ Keys ───┐\n│          │\n└──────────┘")
    var plain = Grid(columns: 12, rows: 3, glyphs: .ascii)
    plain.box(plain.area, title: "Much too long")
    #expect(plain.text == "+- Muc... -+\n|          |\n+----------+")
  }

  @Test("anything can be drawn at 1×1 and at absurd places")
  func tiny() {
    var grid = Grid(columns: 0, rows: -4)
    let areas = [
      grid.area, Area(column: -5, row: -5, columns: 20, rows: 20),
      Area(column: .max, row: .max, columns: .max, rows: .max),
      Area(column: .min, row: .min, columns: .max, rows: .max),
    ]
    for area in areas {
      grid.box(area, title: "Title", isHeavy: true)
      grid.fill(area, with: Cell("日"))
      grid.putWrapped("one two", in: area)
      grid.putTruncated("one two", column: area.column, row: area.row, width: area.columns)
      grid.put("日本", column: area.column, row: area.row)
      grid.restyle(area) { $0.isBold = true }
      grid.paste(Grid(columns: 3, rows: 3), column: area.column, row: area.row)
    }
    #expect(grid.cells.count == 1)
    #expect(grid.text == "")
  }

  @Test("a picture is pasted with its wide characters whole")
  func pasting() {
    var inner = Grid(columns: 4, rows: 1)
    inner.put("日本", column: 0, row: 0)
    var grid = Grid(columns: 4, rows: 4)
    for row in 0..<4 { grid.put("....", column: 0, row: row) }
    grid.paste(inner, column: 0, row: 0)
    grid.paste(inner, column: -1, row: 1)
    grid.paste(inner, column: 1, row: 2)
    #expect(grid.lines == ["日本", " 本.", ".日", "...."])
  }

  @Test("restyling reaches both halves of a wide character")
  func restyling() {
    var grid = Grid(columns: 4, rows: 1)
    grid.put("日本", column: 0, row: 0)
    grid.restyle(Area(column: 1, row: 0, columns: 2, rows: 1)) { $0.isReversed = true }
    #expect(grid.cells.allSatisfy { $0.style.isReversed })
    #expect(grid.text == "日本")
  }

  @Test("wrapped text stays within its rows")
  func wrapping() {
    var grid = Grid(columns: 9, rows: 3)
    let area = Area(column: 1, row: 0, columns: 7, rows: 2)
    #expect(grid.putWrapped("one two three four", in: area) == 2)
    #expect(grid.lines == [" one two", " three", ""])
  }

  @Test("an ASCII picture holds nothing else")
  func ascii() {
    var grid = Grid(columns: 12, rows: 1, glyphs: .ascii)
    grid.put("é→日 \u{1B}", column: 0, row: 0)
    #expect(grid.text == "e->? ?")
  }
}
