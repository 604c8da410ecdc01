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
    let old = shown?.cells ?? Array(repeating: Cell(), count: grid.cells.count)
    for row in 0..<min(size.rows, grid.rows) {
      let start = row * grid.columns
      let end = start + min(size.columns, grid.columns)
      copyRow(row, from: grid.cells[start..<end], over: old[start..<end])
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

  /// Copies the changed cells of a row, those that follow each other in one look at once.
  private func copyRow(_ row: Int, from new: ArraySlice<Cell>, over old: ArraySlice<Cell>) {
    var index = new.startIndex
    while index < new.endIndex {
      guard new[index] != old[index] else {
        index += 1
        continue
      }
      let style = new[index].style
      let first = index
      var text: [wchar_t] = []
      repeat {
        append(new[index].character, to: &text, room: new.endIndex - index)
        index += 1
      } while index < new.endIndex && new[index].style == style && new[index] != old[index]
      looks.apply(style, to: window)
      mvwaddnwstr(window, Int32(row), Int32(first - new.startIndex), text, Int32(text.count))
    }
  }

  /// Adds what is drawn in one cell; a scalar that the C library measures otherwise is replaced,
  /// for it would shift the rest of the row.
  private func append(_ character: String, to text: inout [wchar_t], room: Int) {
    if character.utf8.count == 1, let byte = character.utf8.first, (0x20...0x7E).contains(byte) {
      return text.append(wchar_t(byte))
    }
    let whole = TextWidth.cells(of: character)
    guard whole <= room else { return text.append(0x20) }
    for scalar in character.unicodeScalars {
      let cells = TextWidth.cells(of: scalar)
      let value = wchar_t(bitPattern: scalar.value)
      if DisplayText.isHarmless(scalar), Int(wcwidth(value)) == cells {
        text.append(value)
      } else {
        text.append(contentsOf: repeatElement(questionMark, count: cells))
      }
    }
  }

  private var questionMark: wchar_t { 0x3F }
}
