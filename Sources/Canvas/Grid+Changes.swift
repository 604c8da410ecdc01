extension Grid {
  /// Returns the cells of a row that differ from another picture of the same size, those that
  /// follow each other in one look together.
  ///
  /// - Parameters:
  ///   - row: The row, zero-based; outside of the picture nothing differs.
  ///   - columns: At most so many cells from the left are looked at.
  ///   - old: The other picture; where its size is another, every cell differs.
  /// - Returns: Places in `stored`, from left to right.
  package func changes(in row: Int, columns: Int, since old: Grid) -> [Range<Int>] {
    guard row >= 0, row < rows else { return [] }
    let start = row * self.columns
    let end = start + min(max(columns, 0), self.columns)
    let isComparable = old.columns == self.columns && old.rows == rows
    let shown = isComparable ? old.stored : []
    var runs: [Range<Int>] = []
    var first = start
    for index in start..<end {
      let isSame = index < shown.count && stored[index] == shown[index]
      if isSame || !stored[index].looks(like: stored[first]) {
        if first < index { runs.append(first..<index) }
        first = isSame ? index + 1 : index
      }
    }
    if first < end { runs.append(first..<end) }
    return runs
  }
}
