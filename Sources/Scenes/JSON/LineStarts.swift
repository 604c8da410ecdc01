/// Where the lines of a text begin, so that a place in it is found without reading it again.
struct LineStarts: Sendable {
  /// A place from which characters can be counted.
  private struct Mark {
    /// The place, as a number of bytes from the start of the text.
    var offset: Int
    /// Its line, from 1.
    var line: Int
    /// Its column, from 1.
    var column: Int
  }

  /// How many bytes lie between two marks of a long line at least.
  private static let distance = 1024

  private let bytes: [UInt8]
  /// The first byte of each line, and some of a long line, so that its places are near one as well.
  private let marks: [Mark]

  /// Looks for the lines of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var last = Mark(offset: 0, line: 1, column: 1)
    var marks = [last]
    for (index, byte) in bytes.enumerated() {
      // A carriage return and a line feed end one line together.
      let endsWithNext = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if byte == 10 || (byte == 13 && !endsWithNext) {
        last = Mark(offset: index + 1, line: last.line + 1, column: 1)
      } else if index - last.offset >= Self.distance, byte < 0x80, bytes[index - 1] < 0x80 {
        // Between two characters of ASCII one ends and the next begins for certain.
        let count = Self.characters(in: bytes[last.offset..<index])
        last = Mark(offset: index, line: last.line, column: last.column + count)
      } else {
        continue
      }
      marks.append(last)
    }
    self.marks = marks
  }

  /// The line and the column of a byte, both from 1; columns count characters.
  ///
  /// - Complexity: logarithmic in the text where most of it is ASCII.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    return (mark.line, mark.column + Self.characters(in: bytes[mark.offset..<offset]))
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }
}
