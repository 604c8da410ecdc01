internal import Canvas

extension ScreenEmulator {
  mutating func apply(_ token: Token) {
    switch token {
    case .text(let scalar): draw(scalar)
    case .control(let byte): control(byte)
    case .escape(let text): escape(text)
    case .sequence("?", let numbers, let final) where final == "h" || final == "l":
      for number in numbers { setMode(number, on: final == "h") }
    case .sequence("", let numbers, let final): sequence(numbers, final)
    case .sequence(let prefix, let numbers, let final):
      // The Linux console's cursor shape, and xterm's keyboard and title settings, draw nothing.
      guard !(prefix == "?" && final == "c"), !(prefix == ">" && final == "m") else { return }
      unknown.append("\(prefix)\(numbers)\(final)")
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: moveCursor(column: cursor.column - 1, row: cursor.row)
    case 0x09: moveCursor(column: (cursor.column / 8 + 1) * 8, row: cursor.row)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveCursor(column: 0, row: cursor.row)
    case 0x00, 0x0E, 0x0F: break
    default: unknown.append("control \(byte)")
    }
  }

  private mutating func escape(_ text: String) {
    switch text {
    case "7": savedCursor = cursor
    case "8": moveCursor(column: savedCursor.column, row: savedCursor.row)
    case "D": lineFeed()
    case "E":
      lineFeed()
      moveCursor(column: 0, row: cursor.row)
    case "M": reverseLineFeed()
    case "c": self = ScreenEmulator(columns: columns, rows: rows)
    case "=", ">", "(B", ")0", "(0", ")B": break
    default: unknown.append("ESC \(text)")
    }
  }

  private mutating func setMode(_ number: Int, on: Bool) {
    switch number {
    case 7: wraps = on
    case 25: isCursorVisible = on
    case 47, 1047, 1049: showAlternate(on)
    case 1000, 1002, 1003: reportsMouse = on
    case 1, 4, 5, 12, 1006, 1034: break
    default: unknown.append("mode \(number)")
    }
  }

  private mutating func showAlternate(_ on: Bool) {
    guard on != isAlternate else { return }
    isAlternate = on
    if on {
      saved = (cells, cursor)
      cells = Self.blank(columns: columns, rows: rows)
    } else if let saved {
      cells = saved.cells
      moveCursor(column: saved.cursor.column, row: saved.cursor.row)
    }
  }

  private mutating func sequence(_ numbers: [Int], _ final: Character) {
    func number(_ index: Int) -> Int {
      numbers.indices.contains(index) ? max(numbers[index], 1) : 1
    }
    let (column, row) = (cursor.column, cursor.row)
    switch final {
    case "A": moveCursor(column: column, row: row - number(0))
    case "B": moveCursor(column: column, row: row + number(0))
    case "C": moveCursor(column: column + number(0), row: row)
    case "D": moveCursor(column: column - number(0), row: row)
    case "G", "`": moveCursor(column: number(0) - 1, row: row)
    case "d": moveCursor(column: column, row: number(0) - 1)
    case "H", "f": moveCursor(column: number(1) - 1, row: number(0) - 1)
    case "I": moveCursor(column: (column / 8 + number(0)) * 8, row: row)
    case "Z": moveCursor(column: max((column - 1) / 8 - number(0) + 1, 0) * 8, row: row)
    case "J": eraseDisplay(max(numbers.first ?? 0, 0))
    case "K": eraseLine(max(numbers.first ?? 0, 0))
    case "X": erase(row: row, from: column, to: column + number(0))
    case "@": insertCells(number(0))
    case "P": deleteCells(number(0))
    case "L": shiftLines(from: row, by: number(0), down: true)
    case "M": shiftLines(from: row, by: number(0), down: false)
    case "S": shiftLines(from: region.lowerBound, by: number(0), down: false)
    case "T": shiftLines(from: region.lowerBound, by: number(0), down: true)
    case "b":
      let scalars = Array(lastText.unicodeScalars)
      for _ in 0..<min(number(0), 10_000) { scalars.forEach { draw($0) } }
    case "r": setRegion(numbers)
    case "m": setLook(numbers)
    case "h", "l":
      if numbers == [4] { inserts = final == "h" }
    case "s": savedCursor = cursor
    case "u": moveCursor(column: savedCursor.column, row: savedCursor.row)
    case "t", "c", "g": break
    default: unknown.append("\(numbers)\(final)")
    }
  }

  private mutating func setRegion(_ numbers: [Int]) {
    let top = max(numbers.first ?? 1, 1)
    let bottom = numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], rows) : rows
    region = top < bottom ? (top - 1)...(bottom - 1) : 0...(rows - 1)
    moveCursor(column: 0, row: 0)
  }

  private mutating func setLook(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers.map { max($0, 0) })[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 10, 11: break
      case 1: look.isBold = true
      case 4: look.isUnderlined = true
      case 7: look.isReversed = true
      case 22: look.isBold = false
      case 24: look.isUnderlined = false
      case 27: look.isReversed = false
      case 30...37: look.foreground = number - 30
      case 39: look.foreground = nil
      case 40...47: look.background = number - 40
      case 49: look.background = nil
      case 90...97: look.foreground = number - 82
      case 100...107: look.background = number - 92
      case 38, 48:
        let color = rest.first == 5 ? rest.dropFirst().first : nil
        rest = rest.dropFirst(rest.first == 5 ? 2 : 4)
        if number == 38 { look.foreground = color } else { look.background = color }
      default: unknown.append("look \(number)")
      }
    }
  }
}
