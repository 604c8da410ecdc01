import AccessibilityTree

/// What the place of an element among its like adds to its speech.
///
/// - Source: cashapp/AccessibilitySnapshot, testTabBars, testSegmentedControl, testList,
///   testLandmark, testDataTable and testDataTableWithHeaders.
struct PositionWords: Hashable {
  /// Headers before the label of a cell, each "Label: Value" or one of them.
  var headers: [TableCell.Header] = []
  /// Spans, row and column between label and value of a cell.
  var cellPlace: [String] = []
  /// "2 of 3", said without a period before it.
  var series: String?
  /// "List Start", "List End", "Landmark", "End".
  var edge: String?

  /// Finds the words of a position.
  init(_ position: Position?) {
    switch position {
    case nil: break
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      series = "\(index) of \(count)"
    case .list(let index, let count):
      edge = Self.edge(index, count, first: "List Start", last: "List End")
    case .landmark(let index, let count):
      edge = Self.edge(index, count, first: "Landmark", last: "End")
    case .cell(let cell):
      headers = (cell.rowHeaders + cell.columnHeaders).filter { !$0.parts.isEmpty }
      cellPlace = Self.place(of: cell)
    }
  }

  /// The word at an edge; the only one of its kind is a first one.
  private static func edge(_ index: Int, _ count: Int, first: String, last: String) -> String? {
    if index == 1 { return first }
    return index == count ? last : nil
  }

  /// The place of a cell: spans, then the row for the first of its row, then the column.
  private static func place(of cell: TableCell) -> [String] {
    var words: [String] = []
    if cell.rowSpan > 1, cell.row != nil { words.append("Spans \(cell.rowSpan) rows") }
    if cell.columnSpan > 1, cell.column != nil {
      words.append("Spans \(cell.columnSpan) columns")
    }
    if cell.isFirstInRow, let row = cell.row { words.append("Row \(oneBased(row))") }
    if let column = cell.column { words.append("Column \(oneBased(column))") }
    return words
  }

  /// A number from 0 as it is spoken, from 1.
  private static func oneBased(_ number: Int) -> Int {
    let (sum, hasOverflowed) = number.addingReportingOverflow(1)
    return hasOverflowed ? number : sum
  }
}

extension TableCell.Header {
  /// Label and value, as far as they are there.
  var parts: [String] {
    [label, value].compactMap(\.self).filter { !$0.isEmpty }
  }
}
