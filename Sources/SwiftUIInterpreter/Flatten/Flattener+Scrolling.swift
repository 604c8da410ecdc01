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
    scrolling.add(nested, of: container)
    scroller = container
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
