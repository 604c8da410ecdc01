import AccessibilityTree

extension Flattener {
  /// Notes what scrolls; what is inside moves with it from here on.
  mutating func enter(_ view: ResolvedView, _ container: ElementID) {
    let area: ScrollArea
    switch view.kind {
    case .scroll(let axis):
      area = ScrollArea(
        axis,
        frame: view.frame,
        content: view.children.first?.frame ?? view.frame,
        isReversed: view.isMirrored
      )
    case .list:
      var lines: [ScrollStops.Line] = []
      Self.gather(view.children, from: view.frame.minY, into: &lines)
      let end = view.frame.minY + (lines.last?.end ?? 0)
      var content = view.frame
      content.size.height = end - content.minY
      area = ScrollArea(.vertical, frame: view.frame, content: content, lines: lines)
    default:
      guard let pages = view.pages else { return }
      var turned = ScrollArea(
        .horizontal,
        frame: view.frame,
        content: view.frame,
        isReversed: view.isMirrored
      )
      turned.pages = pages
      area = turned
    }
    var nested = area
    nested.parent = scroller
    nested.isLocked = view.isScrollLocked
    nested.writtenStatus = scrollStatus
    scrolling.add(nested, of: container)
    scroller = container
  }

  /// Notes where a view stands that code can scroll to; of several with one id the first.
  mutating func noteTarget(_ view: ResolvedView) {
    guard draws, let scroller else { return }
    let implied = view.isTagImplied ? view.tag.map(StableHash.of) : nil
    for id in [view.scrollID, implied].compactMap(\.self) where scrollTargets?[id] == nil {
      scrollTargets?[id] = ScrollTarget(frame: view.frame, scroller: scroller)
    }
  }

  /// The lines of a list, those of its sections included, in points from its top.
  private static func gather(
    _ views: [ResolvedView],
    from top: Double,
    into lines: inout [ScrollStops.Line]
  ) {
    for view in views where !view.isEmptyView {
      if case .section = view.kind {
        gather(view.children, from: top, into: &lines)
        continue
      }
      let middle = view.frame.center.y - top
      let half = Layout.extentOfRow(view.frame.size.height) / 2
      lines.append(
        ScrollStops.Line(start: middle - half, end: middle + half, isRow: !view.isSectionEdge)
      )
    }
  }
}

/// Where something stands that code can scroll to.
struct ScrollTarget: Sendable {
  /// Its place before anything was scrolled, in points.
  var frame: Rect
  /// The innermost scrollable container around it.
  var scroller: ElementID
}

extension ResolvedView {
  /// What `accessibilityScrollStatus` says; of several the outer one.
  var scrollStatus: String? {
    var status: String?
    for case .scrollStatus(let text) in steps { status = text }
    return status
  }
}
