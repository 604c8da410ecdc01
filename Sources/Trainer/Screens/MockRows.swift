import AccessibilityTree

/// A drawing as rows of things from top to bottom, before it is fitted into cells.
///
/// It is made once for each revision of a screen.
struct MockRows: Sendable {
  /// Things that stand beside each other, from leading to trailing.
  struct Row: Sendable {
    /// The things.
    var items: [MockItem]
    /// Their common height on the screen, in points.
    var anchor: Double
    /// Whether much room lies between this row and the one before.
    var isApart: Bool
  }

  /// The rows from top to bottom.
  private(set) var rows: [Row] = []
  /// The width of the screen, in points.
  let width: Double
  /// In which rows an element stands, first and last.
  private var spans: [ElementID: ClosedRange<Int>] = [:]

  /// Things whose heights differ by less stand in one row, in points.
  private static let tolerance = 8.0
  /// Rows further apart get a blank one between them, in points.
  private static let distance = 56.0

  /// Puts the figures of a drawing into rows.
  ///
  /// - Complexity: O(n log n) in the number of figures.
  init(_ drawing: Drawing) {
    width = drawing.size.width >= 1 ? min(drawing.size.width, 1e6) : 1
    let items = Self.items(of: drawing.figures)
    for item in items.sorted(by: { ($0.anchor, $0.frame.minX) < ($1.anchor, $1.frame.minX) }) {
      append(item)
    }
    for index in rows.indices {
      rows[index].items.sort { $0.frame.minX < $1.frame.minX }
      for case let element? in rows[index].items.map(\.element) {
        let first = spans[element]?.lowerBound ?? index
        spans[element] = first...index
      }
    }
  }

  /// The rows in which an element stands; without any the row nearest to its frame.
  func span(of element: ElementID, frame: Rect) -> ClosedRange<Int>? {
    if let span = spans[element] { return span }
    let height = frame.center.y
    let nearest = rows.indices.min {
      abs(rows[$0].anchor - height) < abs(rows[$1].anchor - height)
    }
    return nearest.map { $0...$0 }
  }

  /// Whether two neighbouring rows hold parts of one element.
  func isOneElement(_ row: Int, _ next: Int) -> Bool {
    guard rows.indices.contains(row), rows.indices.contains(next) else { return false }
    return rows[next].items.contains { item in
      item.element.flatMap { spans[$0] }?.contains(row) ?? false
    }
  }

  private mutating func append(_ item: MockItem) {
    if let last = rows.last, item.anchor - last.anchor < Self.tolerance {
      rows[rows.count - 1].items.append(item)
      return
    }
    let isApart = rows.last.map { item.anchor - $0.anchor > Self.distance } ?? false
    rows.append(Row(items: [item], anchor: item.anchor, isApart: isApart))
  }

  /// The things of all figures, those within a button's outline marked as its first and last.
  ///
  /// What stands behind a panel, as what a sheet covers, is not seen.
  private static func items(of figures: [Figure]) -> [MockItem] {
    var items: [MockItem] = []
    var open: [(figure: Figure, first: Int)] = []
    for figure in figures {
      while let last = open.last, !last.figure.frame.contains(figure.frame.center) {
        close(open.removeLast(), &items)
      }
      if case .panel = figure.kind {
        while let last = open.popLast() { close(last, &items) }
        items.removeAll { figure.frame.contains($0.frame.center) }
      }
      if case .button = figure.kind { open.append((figure, items.count)) }
      if let item = MockItem(figure) { items.append(item) }
    }
    while let last = open.popLast() { close(last, &items) }
    return items
  }

  private static func close(_ button: (figure: Figure, first: Int), _ items: inout [MockItem]) {
    let inside = button.first..<items.count
    let leading = inside.min {
      (items[$0].anchor, items[$0].frame.minX)
        < (items[$1].anchor, items[$1].frame.minX)
    }
    guard let leading else { return items.append(MockItem(emptyButton: button.figure)) }
    let row = inside.filter { abs(items[$0].anchor - items[leading].anchor) < tolerance }
    let trailing = row.max { items[$0].frame.maxX < items[$1].frame.maxX } ?? leading
    items[leading].opens = true
    items[trailing].closes = true
    for index in inside where items[index].element == nil {
      items[index].element = button.figure.element
    }
  }
}
