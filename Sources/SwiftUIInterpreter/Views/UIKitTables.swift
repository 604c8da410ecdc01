import AccessibilityTree

// Cells of data tables.
//
// Source: Apple, UIAccessibilityContainerDataTable and UIAccessibilityContainerDataTableCell;
// cashapp/AccessibilitySnapshot, testDataTable and its parser, for which headers are said.

extension Resolver {
  /// The place of an object in the data table around it; absent for what is no cell of one.
  mutating func cell(_ object: Value) -> Position? {
    guard let table = uiKit.tables.last, let rows = range("accessibilityRowRange", object),
      let columns = range("accessibilityColumnRange", object)
    else { return nil }
    let row = rows.start == .max ? nil : rows.start
    let column = columns.start == .max ? nil : columns.start
    var cell = TableCell(row: row, column: column)
    cell.rowSpan = max(1, rows.count)
    cell.columnSpan = max(1, columns.count)
    if let row {
      cell.isFirstInRow = isFirst(row, column ?? 0, in: table)
      if cell.isFirstInRow { cell.rowHeaders = headers("forRow", row, of: object, in: table) }
    }
    if let column {
      let above = cell.isFirstInRow ? row : nil
      cell.columnHeaders = headers("forColumn", column, of: object, in: table, above: above)
    }
    return .cell(cell)
  }

  /// The rows or columns that a cell covers; `Int.max` where they are not known.
  private mutating func range(_ name: String, _ object: Value) -> (start: Int, count: Int)? {
    guard let range = value(ofMethod: name, of: object, plain: []),
      let start = read("location", range)?.integer
    else { return nil }
    return (start < 0 ? .max : start, read("length", range)?.integer ?? 1)
  }

  /// Whether no cell stands before a column in a row.
  private mutating func isFirst(_ row: Int, _ column: Int, in table: Value) -> Bool {
    for before in 0..<max(0, min(column, 100)) {
      let arguments = [
        Argument(label: "forRow", value: .int(row)), Argument(label: "column", value: .int(before)),
      ]
      let name = "accessibilityDataTableCellElement"
      if case .object? = value(ofMethod: name, of: table, plain: arguments) { return false }
    }
    return true
  }

  /// The headers that are said: none for itself, none that is no cell, none right above the first.
  private mutating func headers(
    _ label: String,
    _ index: Int,
    of object: Value,
    in table: Value,
    above row: Int? = nil
  ) -> [TableCell.Header] {
    let argument = Argument(label: label, value: .int(index))
    let number = evaluator.program.code.nameIndex["accessibilityHeaderElements"]
    guard let number,
      let method = evaluator.choose(evaluator.methods(number, of: table), [argument])
    else { return [] }
    let function = ClosureValue(function: method, captures: [], receiver: table)
    var headers: [TableCell.Header] = []
    for header in value(of: .closure(function), [argument])?.members ?? [] where header != object {
      let rows = range("accessibilityRowRange", header)
      if label == "forRow", rows == nil { continue }
      if let row, let rows, rows.start != .max, rows.start + max(1, min(rows.count, row + 1)) == row
      {
        continue
      }
      let name = readText("accessibilityLabel", header) ?? UIControlLook(of: header, &self).label
      let value = readText("accessibilityValue", header)
      headers.append(TableCell.Header(label: name, value: value))
    }
    return headers
  }
}
