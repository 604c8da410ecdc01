/// Where a scroll view stands still, in points from its start: its pages.
///
/// Each page begins where the one before ends; in a list it begins with the first row that the one
/// before did not show whole. The last page ends with the content.
///
/// - Source: that a page is as much as can be seen is inferred.
struct ScrollStops: Sendable {
  /// How much can be seen.
  let extent: Double
  /// How far it can be scrolled.
  let end: Double
  /// The pages of a list; absent where each is just as long as what can be seen.
  private var listed: [Double]?

  /// A line of a list: a row, a header or a footer, in points from the start.
  struct Line: Sendable {
    var start: Double
    var end: Double
    /// Whether it counts as a row.
    var isRow: Bool
  }

  /// No more pages than these are told apart.
  private static let maximum = 100_000

  /// What differs by less is taken for equal, in points.
  static let tolerance = 0.5

  /// The pages of content as long as this.
  init(extent: Double, length: Double) {
    self.extent = max(extent, 1)
    let end = max(0, length - extent)
    self.end = end > Self.tolerance ? end : 0
  }

  /// The pages of a list with these lines, which stand in order.
  init(extent: Double, length: Double, lines: [Line]) {
    self.init(extent: extent, length: length)
    var pages = [0.0]
    var page = 0.0
    for line in lines where page < end && pages.count < Self.maximum {
      // What is higher than the screen takes several pages.
      while line.end > page + self.extent + Self.tolerance, page < end,
        pages.count < Self.maximum
      {
        page = min(end, line.start > page + Self.tolerance ? line.start : page + self.extent)
        pages.append(page)
      }
    }
    if page < end { pages.append(end) }
    listed = pages
  }

  /// How many pages there are.
  var count: Int {
    listed?.count ?? Int(clamping: (end / extent - 0.001).rounded(.up)) + 1
  }

  /// Where a page begins.
  private func page(_ index: Int) -> Double {
    if let listed { return listed[max(0, min(index, listed.count - 1))] }
    return min(end, Double(max(0, index)) * extent)
  }

  /// The page that stands at an offset, or begins last before it, from 0.
  func index(at offset: Double) -> Int {
    if offset >= end - Self.tolerance { return count - 1 }
    guard let listed else { return max(0, Int(clamping: (offset + 0.01) / extent)) }
    var (low, high) = (0, listed.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if listed[middle] <= offset + Self.tolerance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Where the next page begins; the same offset at the end.
  func next(after offset: Double) -> Double {
    max(offset, page(index(at: offset) + 1))
  }

  /// Where the page before begins; the same offset at the start.
  func previous(before offset: Double) -> Double {
    let page = page(index(at: offset))
    return page < offset - Self.tolerance ? page : self.page(index(at: offset) - 1)
  }

  /// The page on which something can be seen whole, the nearest to an offset.
  ///
  /// - Returns: The offset as it is where it can be seen already; where no page shows it whole, the
  ///   one at which it begins.
  func stop(showing start: Double, _ finish: Double, from offset: Double) -> Double {
    if shows(start, finish, at: offset) { return offset }
    let last = index(at: max(0, min(start, end)))
    // The page that begins before it may cut it off; at the end of the content two pages overlap.
    let candidates = [last, last + 1].map(page).filter { shows(start, finish, at: $0) }
    let nearest = candidates.min { abs($0 - offset) < abs($1 - offset) }
    return nearest ?? max(0, min(start, end))
  }

  /// Whether something can be seen whole, or fills what can be seen.
  func shows(_ start: Double, _ finish: Double, at offset: Double) -> Bool {
    let isWhole =
      start >= offset - Self.tolerance && finish <= offset + extent + Self.tolerance
    return isWhole || (start <= offset && finish >= offset + extent)
  }
}
