extension Glyphs {
  /// Returns a text as it is drawn: placeholders for controls, folded where only ASCII is shown.
  public func shown(_ text: String) -> String {
    DisplayText.isPlain(text) ? text : DisplayText(text, glyphs: self).text
  }

  /// Returns the cells that a text takes when drawn.
  public func cells(of text: String) -> Int {
    DisplayText.isPlain(text) ? text.utf8.count : DisplayText(text, glyphs: self).cells
  }

  /// Returns a text that fits, its end replaced by an ellipsis where it does not.
  ///
  /// - Parameters:
  ///   - text: Any text; what comes back is as it is drawn.
  ///   - columns: Cells to fit in; nothing fits in less than one.
  /// - Returns: The text, or the part of it that fits with an ellipsis after it.
  public func truncated(_ text: String, columns: Int) -> String {
    if text.utf8.count <= columns, DisplayText.isPlain(text) { return text }
    let whole = DisplayText(text, glyphs: self)
    guard whole.cells > columns else { return whole.text }
    let end = DisplayText(ellipsis, glyphs: self)
    guard columns > end.cells else { return prefix(of: whole.pieces, columns: columns) }
    return prefix(of: whole.pieces, columns: columns - end.cells) + ellipsis
  }

  /// Returns a text filled with blanks, or cut with an ellipsis, to an exact width.
  public func padded(_ text: String, columns: Int) -> String {
    let fitting = truncated(text, columns: columns)
    let missing = columns - DisplayText(fitting, glyphs: self).cells
    return fitting + String(repeating: " ", count: max(missing, 0))
  }

  /// Returns a line with its tabs replaced by blanks up to the next stop.
  ///
  /// - Parameters:
  ///   - line: One line, as source code has it.
  ///   - width: Cells from one stop to the next, at least 1.
  /// - Returns: The line without a tab.
  public func expandingTabs(_ line: String, every width: Int = 4) -> String {
    guard line.utf8.contains(0x09) else { return line }
    let width = max(width, 1)
    var expanded = ""
    var column = 0
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        let blanks = width - column % width
        expanded += String(repeating: " ", count: blanks)
        column += blanks
      }
      expanded += part
      column += cells(of: String(part))
    }
    return expanded
  }

  private func prefix(of pieces: [DisplayText.Piece], columns: Int) -> String {
    var text = ""
    var used = 0
    for piece in pieces {
      guard used + piece.cells <= columns else { break }
      text += piece.text
      used += piece.cells
    }
    return text
  }
}
