import AccessibilityTree
import Canvas

/// The part of the mock screen that is in view, as things at their cells.
struct MockLayout: Sendable {
  /// A thing at its place, in cells from the corner of the pane.
  struct Placed: Sendable {
    /// The thing fitted.
    var fitted: MockFitting.Fitted
    /// The row of its first line.
    var row: Int
  }

  /// What is in view.
  private(set) var things: [Placed] = []
  /// The first row of the screen that is in view, to begin there next time.
  private(set) var top: Int
  /// Where the element under the cursor stands, in cells from the corner of the pane.
  private(set) var focus: Area?
  /// Where the text of that element begins.
  private(set) var textStart: (column: Int, row: Int)?

  /// The element under the cursor, with its frame in points.
  struct Target: Sendable {
    /// The element.
    var element: ElementID
    /// Its frame.
    var frame: Rect
  }

  /// Lays out what fits, moving as little as possible from where it was so that the cursor is seen.
  ///
  /// - Parameters:
  ///   - rows: The screen.
  ///   - target: The element under the cursor.
  ///   - top: The first row that was in view.
  ///   - size: The pane, in cells.
  ///   - glyphs: What it is drawn with.
  init(_ rows: MockRows, target: Target?, top: Int, size: Area, glyphs: Glyphs) {
    // One column at each side is kept for the cursor's frame.
    let columns = max(size.columns - 2, 1)
    let span = target.flatMap { rows.span(of: $0.element, frame: $0.frame) }
    var measure = Measuring(rows: rows, columns: columns, glyphs: glyphs)
    let spaced = measure.spacedHeight(atMost: size.rows)
    let isSpaced = spaced <= size.rows
    self.top = isSpaced ? 0 : measure.top(near: top, showing: span, in: size.rows)
    var line = spaced < size.rows ? 1 : 0
    for index in rows.rows.indices.dropFirst(self.top) {
      if index > self.top, measure.isGap(before: index, isSpaced: isSpaced) { line += 1 }
      guard line < size.rows else { break }
      let fitting = measure.fitting(index)
      for fitted in fitting.things {
        var moved = fitted
        moved.start += 1
        things.append(Placed(fitted: moved, row: line))
      }
      if let span, span.lowerBound == index { lineOfFocus = line }
      line += fitting.height
    }
    focus = target.flatMap { bounds(of: $0, points: rows.width, in: size) }
    let first = things.first { $0.fitted.item.element == target?.element }
    textStart = focus.map { (first?.fitted.start ?? $0.column, $0.row) }
  }

  private var lineOfFocus: Int?

  /// The cells that an element's things take together; a single cell where it shows nothing.
  private func bounds(of target: Target, points: Double, in size: Area) -> Area? {
    let own = things.filter { $0.fitted.item.element == target.element }
    guard let first = own.first else {
      guard let line = lineOfFocus else { return nil }
      let column = MockFitting.place(target.frame.minX / points, in: size.columns - 2)
      return Area(column: column + 1, row: line, columns: 1, rows: 1)
    }
    var (left, right) = (first.fitted.start, first.fitted.start)
    var bottom = first.row
    for placed in own {
      left = min(left, placed.fitted.start)
      right = max(right, placed.fitted.start + placed.fitted.cells)
      bottom = max(bottom, placed.row + placed.fitted.lines.count)
    }
    return Area(
      column: left,
      row: first.row,
      columns: max(right - left, 1),
      rows: max(bottom - first.row, 1)
    )
  }

  /// The element of the thing at a cell of the pane.
  func element(column: Int, row: Int) -> ElementID? {
    things.first { placed in
      Area(
        column: placed.fitted.start,
        row: placed.row,
        columns: placed.fitted.cells,
        rows: placed.fitted.lines.count
      ).contains(column: column, row: row) && placed.fitted.item.element != nil
    }?.fitted.item.element
  }
}

/// Measures rows once each, only those that are asked for.
private struct Measuring {
  let rows: MockRows
  let columns: Int
  let glyphs: Glyphs
  private var known: [Int: MockFitting] = [:]

  init(rows: MockRows, columns: Int, glyphs: Glyphs) {
    self.rows = rows
    self.columns = columns
    self.glyphs = glyphs
  }

  mutating func fitting(_ index: Int) -> MockFitting {
    if let fitting = known[index] { return fitting }
    let fitting = MockFitting(
      rows.rows[index],
      points: rows.width,
      columns: columns,
      glyphs: glyphs
    )
    known[index] = fitting
    return fitting
  }

  /// Whether a blank line stands before a row that is not the first in view.
  func isGap(before index: Int, isSpaced: Bool) -> Bool {
    isSpaced ? !rows.isOneElement(index - 1, index) : rows.rows[index].isApart
  }

  /// The lines of the whole screen with a blank one between its elements, counted up to a limit.
  mutating func spacedHeight(atMost limit: Int) -> Int {
    var lines = 0
    for index in rows.rows.indices {
      lines += fitting(index).height
      if index > 0, isGap(before: index, isSpaced: true) { lines += 1 }
      if lines > limit { break }
    }
    return lines
  }

  /// The first row in view, as near as possible to where it was.
  mutating func top(near old: Int, showing span: ClosedRange<Int>?, in height: Int) -> Int {
    var top = min(max(old, 0), max(rows.rows.count - 1, 0))
    if let span {
      top = min(top, span.lowerBound)
      top = max(top, span.upperBound - height)
      while top < span.lowerBound, lines(from: top, through: span.upperBound) > height { top += 1 }
    }
    while top > 0, lines(from: top - 1, through: rows.rows.count - 1, atMost: height) <= height {
      top -= 1
    }
    return top
  }

  /// The lines from one row through another, counted no further than needed.
  private mutating func lines(from first: Int, through last: Int, atMost limit: Int = .max) -> Int {
    var lines = 0
    guard first <= last else { return 0 }
    for index in first...last {
      lines += fitting(index).height
      if index > first, isGap(before: index, isSpaced: false) { lines += 1 }
      if lines > limit { break }
    }
    return lines
  }
}
