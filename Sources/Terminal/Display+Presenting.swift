internal import CNcurses
public import Canvas

extension Display {
  /// Shows a picture; only what differs from the last one is sent.
  ///
  /// The hardware cursor is left on `grid.cursor`, where screen readers and braille displays look.
  /// What does not fit the terminal is clipped.
  ///
  /// - Source: the need of braille users, jarun/nnn#534 and #2162.
  public func present(_ grid: Grid) {
    guard isOpen, !isSuspended else { return }
    let size = self.size
    if shown?.columns != grid.columns || shown?.rows != grid.rows {
      werase(window)
      shown = nil
    }
    for row in 0..<min(size.rows, grid.rows) {
      copyRow(row, of: grid, columns: min(size.columns, grid.columns))
    }
    shown = grid
    wmove(
      window,
      Int32(clamping: min(max(grid.cursor.row, 0), size.rows - 1)),
      Int32(clamping: min(max(grid.cursor.column, 0), size.columns - 1))
    )
    wnoutrefresh(window)
    doupdate()
  }

  /// Sends the whole of the last picture again, for a screen that something else wrote on.
  public func redrawAll() {
    guard isOpen, !isSuspended, let grid = shown else { return }
    shown = nil
    shim_forget_screen()
    present(grid)
  }

  /// Copies the changed cells of a row, those that follow each other in one look at once.
  private func copyRow(_ row: Int, of grid: Grid, columns: Int) {
    let start = row * grid.columns
    var column = 0
    while column < columns {
      guard shown.map({ $0.cells[start + column] != grid.cells[start + column] }) ?? true else {
        column += 1
        continue
      }
      let style = grid.cells[start + column].style
      let first = column
      var text: [wchar_t] = []
      while column < columns, grid.cells[start + column].style == style,
        shown.map({ $0.cells[start + column] != grid.cells[start + column] }) ?? true
      {
        append(grid.cells[start + column].character, to: &text, room: columns - column)
        column += 1
      }
      guard shown != nil || !text.allSatisfy({ $0 == blank }) || style != Style() else { continue }
      looks.apply(style, to: window)
      mvwaddnwstr(window, Int32(row), Int32(first), text, Int32(text.count))
    }
  }

  /// Adds what is drawn in one cell; a scalar that the C library measures otherwise is replaced,
  /// for it would shift the rest of the row.
  private func append(_ character: String, to text: inout [wchar_t], room: Int) {
    let whole = TextWidth.cells(of: character)
    guard whole <= room else { return text.append(blank) }
    for scalar in character.unicodeScalars {
      let cells = TextWidth.cells(of: scalar)
      let value = wchar_t(bitPattern: scalar.value)
      let isPlain = (0x20...0x7E).contains(value)
      if isPlain || DisplayText.isHarmless(scalar) && Int(wcwidth(value)) == cells {
        text.append(value)
      } else {
        text.append(contentsOf: repeatElement(placeholder, count: cells))
      }
    }
  }

  private var blank: wchar_t { 0x20 }
  /// A question mark.
  private var placeholder: wchar_t { 0x3F }
}
