/// Where the lines of a text begin, so that a place in it is found without reading it again.
struct LineStarts: Sendable {
  private let bytes: [UInt8]
  /// The first byte of each line.
  private let starts: [Int]

  /// Looks for the lines of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      // A carriage return and a line feed end one line together.
      let endsWithNext = byte == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
      if byte == 10 || (byte == 13 && !endsWithNext) { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The line and the column of a byte, both from 1; columns count characters.
  ///
  /// - Complexity: logarithmic in the lines, linear in the column.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = String(decoding: bytes[starts[low]..<offset], as: UTF8.self)
    return (low + 1, before.count + 1)
  }
}
