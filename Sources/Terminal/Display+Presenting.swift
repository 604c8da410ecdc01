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
    let old = shown ?? Grid(columns: grid.columns, rows: grid.rows)
    for row in 0..<min(size.rows, grid.rows) {
      for run in grid.changes(in: row, columns: size.columns, since: old) {
        copy(grid.stored[run], row: row, column: run.lowerBound - row * grid.columns)
      }
    }
    shown = grid
    wmove(
      window,
      Int32(clamping: min(max(grid.cursor.row, 0), size.rows - 1)),
      Int32(clamping: min(max(grid.cursor.column, 0), size.columns - 1))
    )
    wnoutrefresh(window)
    if isFresh {
      // ncurses sets the modes of the terminal now, which a file in memory has not.
      doupdate()
      isFresh = false
    } else {
      frames.gather { doupdate() }
    }
  }

  /// Sends the whole of the last picture again, for a screen that something else wrote on.
  public func redrawAll() {
    guard isOpen, !isSuspended, let grid = shown else { return }
    shown = nil
    shim_forget_screen()
    present(grid)
  }

  /// Copies cells of one look that follow each other.
  private func copy(_ cells: ArraySlice<StoredCell>, row: Int, column: Int) {
    guard let style = cells.first?.style else { return }
    var text: [wchar_t] = []
    text.reserveCapacity(cells.count)
    for index in cells.indices { append(cells[index], to: &text, room: cells.endIndex - index) }
    looks.apply(style, to: window)
    mvwaddnwstr(window, Int32(row), Int32(column), text, Int32(text.count))
  }

  /// Adds what is drawn in one cell; a scalar that the C library measures otherwise is replaced,
  /// for it would shift the rest of the row.
  private func append(_ cell: StoredCell, to text: inout [wchar_t], room: Int) {
    guard !cell.isSecondHalf else { return }
    if (0x20...0x7E).contains(cell.scalar) { text.append(wchar_t(bitPattern: cell.scalar)) }
    if !(0x20...0x7E).contains(cell.scalar), let scalar = Unicode.Scalar(cell.scalar) {
      let cells = TextWidth.cells(of: scalar)
      guard cells <= room else { return text.append(0x20) }
      append(scalar, cells: cells, to: &text)
    }
    guard cell.firstMark != 0 else { return }
    for mark in [cell.firstMark, cell.secondMark] where mark != 0 {
      if let scalar = Unicode.Scalar(mark) { append(scalar, cells: 0, to: &text) }
    }
  }

  private func append(_ scalar: Unicode.Scalar, cells: Int, to text: inout [wchar_t]) {
    let value = wchar_t(bitPattern: scalar.value)
    if DisplayText.isHarmless(scalar), Int(wcwidth(value)) == cells {
      text.append(value)
    } else {
      text.append(contentsOf: repeatElement(questionMark, count: cells))
    }
  }

  private var questionMark: wchar_t { 0x3F }
}
