import AccessibilityTree

/// A scroll view, a list or a set of pages as it was laid out, before anything was scrolled.
struct ScrollArea: Sendable {
  /// What turns the pages of a `TabView`.
  struct Pages: Sendable {
    /// The page that is shown, from 0.
    var shown: Int
    /// How many there are.
    var count: Int
    /// Shows the next one.
    var next: Response
    /// Shows the one before.
    var previous: Response
  }

  /// The direction in which it scrolls.
  let axis: Axis
  /// What can be seen of it, in points.
  let frame: Rect
  /// Where it stands still.
  let stops: ScrollStops
  /// The lines of a list, in order; absent for all else.
  let lines: [ScrollStops.Line]?
  /// The pages of a `TabView`; absent for all else.
  var pages: Pages?
  /// What is said of the place, in code's own words.
  var writtenStatus: String?
  /// Whether a person cannot scroll it.
  var isLocked = false
  /// The scrollable container around it.
  var parent: ElementID?
  /// Whether it begins at the right: a row of things in a layout from right to left.
  let isReversed: Bool

  /// Notes an area with the content that it scrolls.
  init(
    _ axis: Axis,
    frame: Rect,
    content: Rect,
    lines: [ScrollStops.Line]? = nil,
    isReversed: Bool = false
  ) {
    self.axis = axis
    self.frame = frame
    self.lines = lines
    self.isReversed = isReversed && axis == .horizontal
    let extent = axis == .vertical ? frame.size.height : frame.size.width
    let length =
      switch axis {
      case .vertical: content.maxY - frame.minY
      case .horizontal: self.isReversed ? frame.maxX - content.minX : content.maxX - frame.minX
      }
    stops =
      lines.map { ScrollStops(extent: extent, length: length, lines: $0) }
      ?? ScrollStops(extent: extent, length: length)
  }

  /// How far it is scrolled, in points from its start.
  func distance(_ offset: Point) -> Double {
    axis == .vertical ? offset.y : isReversed ? -offset.x : offset.x
  }

  /// The offset at which it is scrolled so far.
  func offset(_ distance: Double) -> Point {
    let distance = max(0, min(distance, stops.end))
    return axis == .vertical
      ? Point(y: distance) : Point(x: isReversed ? -distance : distance)
  }

  /// The offset from which something can be seen, as near as possible to the present one.
  func offset(showing target: Rect, from offset: Point) -> Point {
    let (start, length) = span(of: target)
    guard start.isFinite, length.isFinite else { return offset }
    let now = distance(offset)
    return self.offset(stops.stop(showing: start, start + length, from: now))
  }

  /// Whether a direction leads to its end; absent where it does not scroll that way.
  func isForward(_ direction: ScrollDirection) -> Bool? {
    if isLocked { return nil }
    return switch (direction, axis) {
    case (.down, .vertical): true
    case (.up, .vertical): false
    case (.right, .horizontal): !isReversed
    case (.left, .horizontal): isReversed
    default: nil
    }
  }

  /// The offset at which a point of something lies at the same point of what can be seen, or from
  /// which all of it can be seen with the least scrolling.
  ///
  /// - Source: Apple, ScrollViewProxy.scrollTo(_:anchor:).
  func offset(aligning target: Rect, at anchor: Alignment?, from offset: Point) -> Point {
    let (start, length) = span(of: target)
    guard start.isFinite, length.isFinite else { return offset }
    if let anchor {
      let fraction = axis == .vertical ? anchor.y : anchor.x
      return self.offset(start + (length - stops.extent) * fraction)
    }
    let now = distance(offset)
    if start < now { return self.offset(start) }
    return self.offset(max(now, min(start, start + length - stops.extent)))
  }

  /// Where something begins along the direction of scrolling, in points, and how long it is.
  private func span(of target: Rect) -> (start: Double, length: Double) {
    if axis == .vertical { return (target.minY - frame.minY, target.size.height) }
    let start = isReversed ? frame.maxX - target.maxX : target.minX - frame.minX
    return (start, target.size.width)
  }

  /// What is said of the place: what code has written, rows of a list as far as they can be seen
  /// whole, else the page.
  ///
  /// - Source: Apple, accessibilityScrollStatus(_:isEnabled:); F. Devil's blog on scroll
  ///   announcements for the pages of a scroll view; rows, and pages of tabs, inferred.
  func status(at offset: Point) -> ScrollStatus {
    if let writtenStatus { return ScrollStatus(writtenStatus, certainty: .documented) }
    if let pages {
      let text = "Page \(pages.shown + 1) of \(pages.count)"
      return ScrollStatus(text, inferredFrom: .scrollStatus)
    }
    let distance = distance(offset)
    if let rows = rows(at: distance) { return ScrollStatus(rows, inferredFrom: .scrollStatus) }
    let page = stops.index(at: distance) + 1
    return ScrollStatus("Page \(page) of \(stops.count)", certainty: .claimed)
  }

  private func rows(at distance: Double) -> String? {
    var first: Int?
    var last = 0
    var count = 0
    for line in lines ?? [] where line.isRow {
      count += 1
      guard stops.shows(line.start, line.end, at: distance) else { continue }
      if first == nil { first = count }
      last = count
    }
    guard let first else { return nil }
    return first == last ? "Row \(first) of \(count)" : "Rows \(first) to \(last) of \(count)"
  }
}
