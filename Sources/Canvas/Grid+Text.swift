extension Grid {
  /// The rows as plain text, blanks at their ends left out, joined by line feeds.
  public var text: String { lines.joined(separator: "\n") }

  /// The rows as plain text, blanks at their ends left out.
  public var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[(row * columns)..<((row + 1) * columns)] { line += cell.character }
      return Glyphs.withoutTrailingBlanks(line)
    }
  }
}
