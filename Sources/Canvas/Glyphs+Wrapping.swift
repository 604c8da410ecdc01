extension Glyphs {
  /// Returns a text broken into lines at blanks, and within words that are too long.
  ///
  /// Line feeds in the text always break. Blanks at a break are dropped; those at the start of a
  /// line of the text stay. A wide character is never split.
  ///
  /// - Parameters:
  ///   - text: Any text; what comes back is as it is drawn.
  ///   - columns: Cells to a line, at least 2 so that a wide character fits.
  /// - Returns: One line at least, none wider than asked for.
  public func wrapped(_ text: String, columns: Int) -> [String] {
    let columns = max(columns, 2)
    if DisplayText.isPlain(text) { return wrappedPlain(text, columns: columns) }
    let unified = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return unified.flatMap { line in
      wrappedLine(DisplayText(String(line), glyphs: self).pieces, columns: columns)
    }
  }

  /// Breaks printable ASCII, a cell for each byte.
  private func wrappedPlain(_ text: String, columns: Int) -> [String] {
    guard text.utf8.count > columns else { return [Self.withoutTrailingBlanks(text)] }
    let bytes = Array(text.utf8)
    let lines = Self.lines(of: bytes, columns: columns, cells: { _ in 1 }, isBlank: { $0 == 0x20 })
    return lines.map {
      Self.withoutTrailingBlanks(String(decoding: bytes[$0], as: UTF8.self))
    }
  }

  private func wrappedLine(_ pieces: [DisplayText.Piece], columns: Int) -> [String] {
    let lines = Self.lines(of: pieces, columns: columns, cells: \.cells, isBlank: \.isBlank)
    guard !lines.isEmpty else { return [""] }
    return lines.map { Self.withoutTrailingBlanks(DisplayText.joined(pieces[$0])) }
  }

  /// The places of the lines, blanks at the breaks left out.
  private static func lines<Piece>(
    of pieces: [Piece],
    columns: Int,
    cells: (Piece) -> Int,
    isBlank: (Piece) -> Bool
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while pieces.count > start {
      let end = lineEnd(pieces, from: start, columns: columns, cells: cells, isBlank: isBlank)
      lines.append(start..<end)
      start = end
      while start < pieces.count, isBlank(pieces[start]) { start += 1 }
    }
    return lines
  }

  /// Where the line that begins at `start` ends: at the last blank that fits, else where it is full.
  private static func lineEnd<Piece>(
    _ pieces: [Piece],
    from start: Int,
    columns: Int,
    cells: (Piece) -> Int,
    isBlank: (Piece) -> Bool
  ) -> Int {
    var used = 0
    var lastBlank: Int?
    var hasWord = false
    for index in start..<pieces.count {
      let (piece, isBlank) = (pieces[index], isBlank(pieces[index]))
      if isBlank, hasWord { lastBlank = index }
      guard used + cells(piece) <= columns else { return lastBlank ?? index }
      used += cells(piece)
      hasWord = hasWord || !isBlank
    }
    return pieces.count
  }

  static func withoutTrailingBlanks(_ line: String) -> String {
    guard line.utf8.last == 0x20 else { return line }
    let end = line.utf8.lastIndex { $0 != 0x20 }
    return end.map { String(line[...$0]) } ?? ""
  }
}
