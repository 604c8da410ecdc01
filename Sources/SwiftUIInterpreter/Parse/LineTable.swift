import AccessibilityTree

/// Where the lines of a text begin, in UTF-8.
struct LineTable: Hashable, Sendable {
  private(set) var starts: [Int] = [0]
  /// Whether each byte is a character.
  private var isASCII = true
  /// For lines so long that counting takes a while, by their start: characters by their offsets.
  private var marks: [Int: [Mark]] = [:]

  /// A character of a line.
  private struct Mark: Hashable, Sendable {
    var offset: Int
    /// How many characters of the line stand before it.
    var number: Int
  }

  /// How many bytes lie between marks at least: a character may be longer than any line.
  private static let spacing = 1024

  /// Finds the lines of a text; they end with a line feed, a carriage return or both.
  init(_ text: String) {
    var whole = text
    whole.withUTF8 { bytes in
      for offset in bytes.indices {
        if bytes[offset] >= 0x80 { isASCII = false }
        let isEnd =
          bytes[offset] == 10
          || (bytes[offset] == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10))
        if isEnd { starts.append(offset + 1) }
      }
    }
    if !isASCII { markLongLines(of: whole.utf8) }
  }

  private mutating func markLongLines(of utf8: String.UTF8View) {
    for (start, end) in zip(starts, starts.dropFirst() + [utf8.count])
    where end - start > 4 * Self.spacing {
      let first = utf8.index(utf8.startIndex, offsetBy: start)
      let line = String(decoding: utf8[first...].prefix(end - start), as: UTF8.self)
      var offset = start
      var found: [Mark] = []
      for (number, character) in line.enumerated() {
        if found.last.map({ offset - $0.offset >= Self.spacing }) ?? true {
          found.append(Mark(offset: offset, number: number))
        }
        offset += character.utf8.count
      }
      marks[start] = found
    }
  }

  /// The place of an offset; its column counts characters.
  ///
  /// - Complexity: O(log n) in the lines.
  func place(of offset: Int, in file: SourceFile) -> SourcePlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = characters(in: file.text, from: starts[low], to: offset)
    return SourcePlace(path: file.path, line: low + 1, column: column + 1)
  }

  private func characters(in text: String, from start: Int, to end: Int) -> Int {
    if isASCII { return max(0, min(end, text.utf8.count) - start) }
    guard let found = marks[start] else { return Self.characters(in: text, from: start, to: end) }
    let after = found.partitioningIndex { $0.offset > end }
    guard after > 0 else { return 0 }
    let mark = found[after - 1]
    return mark.number + Self.characters(in: text, from: mark.offset, to: end)
  }

  private static func characters(in text: String, from start: Int, to end: Int) -> Int {
    let utf8 = text.utf8
    guard let first = utf8.index(utf8.startIndex, offsetBy: start, limitedBy: utf8.endIndex),
      let last = utf8.index(first, offsetBy: max(0, end - start), limitedBy: utf8.endIndex)
    else { return 0 }
    let bytes = utf8[first..<last]
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).count
  }
}

extension Array {
  /// The index of the first element for which a condition holds that holds for all after it.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
