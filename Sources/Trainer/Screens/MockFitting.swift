import AccessibilityTree
import Canvas

/// A row of the mock screen fitted into cells.
struct MockFitting: Sendable {
  /// A thing with the cells it gets.
  struct Fitted: Sendable {
    /// The thing.
    var item: MockItem
    /// Its first cell.
    var start: Int
    /// Its lines as they are drawn, the first in the row, all of the same number of cells at most.
    var lines: [String]
    /// The cells of its widest line.
    var cells: Int
  }

  /// The things from leading to trailing.
  private(set) var things: [Fitted] = []
  /// How many lines the row takes.
  private(set) var height = 1

  /// Blank cells between two things: for the right and the left edge of the cursor's frame.
  private static let gap = 2

  /// Fits a row into so many columns.
  ///
  /// - Parameters:
  ///   - row: The things that stand in it.
  ///   - points: The width of the screen, in points.
  ///   - columns: The cells from side to side.
  ///   - glyphs: What it is drawn with.
  init(_ row: MockRows.Row, points: Double, columns: Int, glyphs: Glyphs) {
    let scale = Double(columns) / points
    var wanted = row.items.map { Self.wanted($0, scale: scale, glyphs: glyphs) }
    Self.shrink(&wanted, row.items, to: columns - Self.gap * (row.items.count - 1))
    for (item, cells) in zip(row.items, wanted) {
      let lines = Self.lines(of: item, cells: cells, glyphs: glyphs)
      let taken = lines.map { glyphs.cells(of: $0) }.max() ?? 0
      let start = Self.start(of: item, cells: taken, scale: scale, points: points)
      things.append(Fitted(item: item, start: start, lines: lines, cells: taken))
      height = max(height, lines.count)
    }
    separate(columns: columns)
  }

  /// The cells a thing would take on one line.
  private static func wanted(_ item: MockItem, scale: Double, glyphs: Glyphs) -> Int {
    let outline = (item.opens ? 2 : 0) + (item.closes ? 2 : 0)
    let room = Int(max(0, min(item.frame.size.width * scale, 1000)).rounded())
    switch item.form {
    case .text, .mark: return glyphs.cells(of: item.text) + outline
    case .line: return max(room, 1)
    case .track, .bar: return max(room, 5) + outline
    case .field: return max(room, 6, glyphs.cells(of: item.text) + 2)
    }
  }

  /// Takes cells from the widest things until all fit.
  private static func shrink(_ wanted: inout [Int], _ items: [MockItem], to columns: Int) {
    var excess = wanted.reduce(0, +) - columns
    while excess > 0, let widest = wanted.indices.max(by: { wanted[$0] < wanted[$1] }) {
      let others = wanted.indices.filter { $0 != widest }.map { wanted[$0] }.max() ?? 1
      let floor = max(others - 1, 4)
      let taken = min(excess, max(wanted[widest] - floor, 1))
      guard wanted[widest] - taken >= 1 else { return }
      wanted[widest] -= taken
      excess -= taken
    }
  }

  private static func lines(of item: MockItem, cells: Int, glyphs: Glyphs) -> [String] {
    let before = item.opens ? "[ " : ""
    let after = item.closes ? " ]" : ""
    let inner = max(cells - before.count - after.count, 1)
    switch item.form {
    case .text:
      var lines = glyphs.wrapped(item.text, columns: inner)
      if let first = lines.first { lines[0] = before + first }
      return (lines.dropLast() + [(lines.last ?? "") + after]).enumerated().map {
        $0.offset > 0 && item.opens ? "  " + $0.element : $0.element
      }
    case .mark: return [before + glyphs.truncated(item.text, columns: inner) + after]
    case .line: return [String(repeating: glyphs.horizontal, count: max(cells, 0))]
    case .track(let fraction): return [before + track(fraction, inner, glyphs) + after]
    case .bar(let fraction): return [bar(fraction, cells)]
    case .field:
      let text = glyphs.truncated(item.text, columns: max(cells - 2, 1))
      let rest = max(cells - 2 - glyphs.cells(of: text), 0)
      return ["[" + text + String(repeating: "_", count: rest) + "]"]
    }
  }

  private static func track(_ fraction: Double, _ cells: Int, _ glyphs: Glyphs) -> String {
    let place = self.place(fraction, in: cells - 1)
    let line = glyphs == .ascii ? "-" : "─"
    let knob = glyphs == .ascii ? "O" : "●"
    return String(repeating: line, count: place) + knob
      + String(repeating: line, count: max(cells - 1 - place, 0))
  }

  private static func bar(_ fraction: Double, _ cells: Int) -> String {
    let filled = place(fraction, in: cells - 2)
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: ".", count: max(cells - 2 - filled, 0)) + "]"
  }

  /// A share of a number of cells, whatever the fraction is.
  static func place(_ fraction: Double, in cells: Int) -> Int {
    guard fraction.isFinite else { return 0 }
    return Int((min(max(fraction, 0), 1) * Double(max(cells, 0))).rounded())
  }

  /// The cell at which a thing begins: from its leading edge, or its trailing one in the far half.
  private static func start(
    of item: MockItem,
    cells: Int,
    scale: Double,
    points: Double
  ) -> Int {
    let frame = item.frame
    let outline = item.opens ? 2.0 : 0
    let isTrailing = frame.minX > points / 2
    let start =
      isTrailing
      ? frame.maxX * scale + outline - Double(cells) : frame.minX * scale - outline
    guard start.isFinite else { return 0 }
    return Int(min(max(start, 0), 10_000).rounded())
  }

  /// Moves things apart that would touch, and back inside.
  private mutating func separate(columns: Int) {
    var free = 0
    for index in things.indices {
      things[index].start = max(things[index].start, free)
      free = things[index].start + things[index].cells + Self.gap
    }
    var end = columns
    for index in things.indices.reversed() {
      things[index].start = max(min(things[index].start, end - things[index].cells), 0)
      end = things[index].start - Self.gap
    }
  }
}
