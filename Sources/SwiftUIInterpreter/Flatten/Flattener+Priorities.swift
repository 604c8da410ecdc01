import AccessibilityTree

extension Flattener {
  /// Keeps sort priorities inside the row that they stand in, which is a container.
  ///
  /// - Source: Apple, accessibilitySortPriority: among the elements of one container; that a row is
  ///   one is inferred from UITableViewCell.
  func enclosePriorities(
    _ row: ResolvedView,
    from start: Int,
    _ nodes: inout [DraftNode]
  ) {
    var hasPriority = false
    nodes.change(from: start) {
      if $0.element.sortPriority != 0 { hasPriority = true }
    } container: {
      if $0.container.sortPriority != 0 { hasPriority = true }
    }
    guard hasPriority else { return }
    var container = Container(
      id: ElementID(row.identity.appending(0x5D).hash),
      frame: row.frame
    )
    container.isRotorStop = false
    nodes.changeElements(from: start) { $0.rest(on: .listRow) }
    let inner = Array(nodes[start...])
    nodes.removeSubrange(start...)
    nodes.append(
      .container(DraftContainer(container: container, children: inner, isWritten: false))
    )
  }
}
