/// Where the lines of a text begin, so that a place in it is found without reading it again.
struct LineStarts: Sendable {
  private let scalars: [Unicode.Scalar]
  /// The first scalar of each line.
  private let starts: [Int]

  /// Looks for the lines of a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where Character(scalar).isNewline {
      // A carriage return and a line feed end one line together.
      if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// The line and the column of a scalar, both from 1; columns count characters.
  ///
  /// - Complexity: logarithmic in the lines, linear in the column.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), scalars.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = String(String.UnicodeScalarView(scalars[starts[low]..<offset]))
    return (low + 1, before.count + 1)
  }
}
