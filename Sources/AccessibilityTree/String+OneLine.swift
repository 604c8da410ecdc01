extension String {
  /// The text on one line: each run of line breaks, with the blanks around it, is one blank.
  public var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(whereSeparator: \.isNewline)
      .map { line in
        let start = line.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
      }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
