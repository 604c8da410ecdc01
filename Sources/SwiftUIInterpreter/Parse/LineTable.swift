import AccessibilityTree

/// Where the lines of a text begin, in UTF-8.
struct LineTable: Hashable, Sendable {
  private(set) var starts: [Int] = [0]

  /// Finds the lines of a text; they end with a line feed, a carriage return or both.
  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for offset in bytes.indices {
        let isEnd =
          bytes[offset] == 10
          || (bytes[offset] == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10))
        if isEnd { starts.append(offset + 1) }
      }
    }
  }

  /// The place of an offset; its column counts characters.
  ///
  /// - Complexity: O(log n) in the lines, O(n) in the length of the line.
  func place(of offset: Int, in file: SourceFile) -> SourcePlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = Self.characters(in: file.text, from: starts[low], to: offset)
    return SourcePlace(path: file.path, line: low + 1, column: column + 1)
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
