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
    let unified = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return unified.flatMap { line in
      wrappedLine(DisplayText(String(line), glyphs: self).pieces, columns: max(columns, 2))
    }
  }

  private func wrappedLine(_ pieces: [DisplayText.Piece], columns: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    while pieces.count > start {
      let end = lineEnd(pieces, from: start, columns: columns)
      lines.append(pieces[start..<end].reduce(into: "") { $0 += $1.text })
      start = end
      while start < pieces.count, pieces[start].text == " " { start += 1 }
    }
    return lines.isEmpty ? [""] : lines.map(Self.withoutTrailingBlanks)
  }

  /// Where the line that begins at `start` ends: at the last blank that fits, else where it is full.
  private func lineEnd(_ pieces: [DisplayText.Piece], from start: Int, columns: Int) -> Int {
    var used = 0
    var lastBlank: Int?
    var hasWord = false
    for index in start..<pieces.count {
      let isBlank = pieces[index].text == " "
      if isBlank, hasWord { lastBlank = index }
      guard used + pieces[index].cells <= columns else { return lastBlank ?? index }
      used += pieces[index].cells
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
