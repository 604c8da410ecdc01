import Canvas

/// The part of the speech log that a pane shows, wrapped to its width.
///
/// It fills the pane from the top; when the newest gesture no longer fits, the view moves on by half
/// a pane, so that most gestures change a few lines only. Of gestures whose caption has faded, the
/// gesture alone is left.
struct LogView: Sendable {
  /// A line as it is drawn.
  struct Line: Hashable, Sendable {
    /// The text, no wider than the pane.
    var text: String
    /// Whether VoiceOver says it.
    var isSpoken: Bool
  }

  /// The pane, in cells.
  let columns: Int
  /// The rows of the pane.
  let rows: Int
  /// What is drawn with.
  let glyphs: Glyphs
  /// How many of the last gestures keep the caption of what was said; absent for all.
  let captions: Int?
  /// The gestures, oldest first, each in lines.
  private(set) var blocks: [[Line]] = []
  /// The first gesture in view.
  private(set) var top = 0

  /// In fewer cells than these only what is spoken is written, and words are cut.
  static let narrowest = 20
  /// In fewer cells than these there is no room for a mark.
  private static let least = 5

  /// Creates a view of a pane.
  init(columns: Int, rows: Int, glyphs: Glyphs, captions: Int? = nil) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.captions = captions
  }

  /// How far the text stands from the edge, to leave room for the mark.
  var indent: Int { columns < Self.least ? 0 : 2 }

  /// Takes in the gestures that are new and keeps the newest in view.
  mutating func follow(_ entries: [LogEntry]) {
    guard let newest = entries.indices.last else { return }
    let known = blocks.count
    for entry in entries.dropFirst(known) { blocks.append(lines(of: entry)) }
    if let captions {
      let faded = max(entries.count - captions, 0)
      for index in max(known - captions, 0)..<max(faded, known - captions, 0) {
        blocks[index] = [Line(text: entries[index].gesture, isSpoken: false)]
      }
    }
    guard height(from: top) > rows else { return }
    top = newest
    var height = blocks[newest].count
    while top > 0, height + blocks[top - 1].count <= rows / 2 {
      top -= 1
      height += blocks[top].count
    }
  }

  private func height(from first: Int) -> Int {
    var height = 0
    for block in blocks.dropFirst(first) {
      height += block.count
      if height > rows { break }
    }
    return height
  }

  /// One gesture: "up: Quantity: 2", what follows below.
  private func lines(of entry: LogEntry) -> [Line] {
    guard columns >= Self.narrowest else {
      return cut(entry.spoken).map { Line(text: $0, isSpoken: true) }
    }
    return entry.lines.enumerated().flatMap { index, line in
      let text = index == 0 ? "\(entry.gesture): \(line.text)" : line.text
      return glyphs.wrapped(text, columns: max(columns - indent, 2)).map {
        Line(text: $0, isSpoken: line.kind == .spoken)
      }
    }
  }

  /// A text cut into lines that are full.
  private func cut(_ text: String) -> [String] {
    var lines: [String] = [""]
    var used = 0
    for piece in DisplayText(text, glyphs: glyphs).pieces {
      if used + piece.cells > columns - indent, used > 0 {
        lines.append("")
        used = 0
      }
      lines[lines.count - 1] += piece.text
      used += piece.cells
    }
    return lines
  }
}
