extension Grid {
  /// The rows as plain text, blanks at their ends left out, joined by line feeds.
  public var text: String { lines.joined(separator: "\n") }

  /// The rows as plain text, blanks at their ends left out.
  public var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for cell in stored[(row * columns)..<((row + 1) * columns)] { line += cell.text }
      return Glyphs.withoutTrailingBlanks(line)
    }
  }
}
