public import AccessibilityTree

extension LiveScreen {
  /// Scrolls the nearest scroll view by a page.
  ///
  /// - Source: the status of a scroll view as recorded by F. Devil's blog on scroll announcements;
  ///   rows of a list are assumed.
  public mutating func scroll(
    _ direction: ScrollDirection,
    at element: ElementID?
  ) -> ScrollOutcome {
    if let element, let responder = shown.responders[element],
      case .call(let closure, _)? = responder.response(to: .scroll)
    {
      return scroll(direction, calling: closure, in: responder.environment)
    }
    if let element, let answered = ask(direction, at: element) { return answered }
    guard let container = tree.scrollable(around: element) else {
      return ScrollOutcome(isHandled: false)
    }
    return page(direction, container)
  }

  /// Asks the views of UIKit's around an element; absent where none of them scrolls.
  private mutating func ask(
    _ direction: ScrollDirection,
    at element: ElementID
  ) -> ScrollOutcome? {
    guard let responder = shown.responders[element],
      case .ask(let methods, _, _)? = responder.response(to: .scroll)
    else { return nil }
    let name = EnumerationValue(type: nil, name: direction.uiKitName)
    let argument = Argument(label: nil, value: .enumeration(name))
    let outcome = change(in: responder.environment) { (performer) throws(Fault) in
      try performer.run(.ask(methods, [argument], otherwise: nil))
    }
    guard outcome.isHandled else { return nil }
    let hasFaulted = outcome.diagnostics.contains { $0.severity == .error }
    return ScrollOutcome(isHandled: true, hasMoved: !hasFaulted, outcome: outcome)
  }

  private mutating func scroll(
    _ direction: ScrollDirection,
    calling closure: Value,
    in environment: Int
  ) -> ScrollOutcome {
    let edge =
      switch direction {
      case .up: "top"
      case .down: "bottom"
      case .left: "leading"
      case .right: "trailing"
      }
    let argument = Argument(
      label: nil,
      value: .enumeration(EnumerationValue(type: nil, name: edge))
    )
    let outcome = change(in: environment) { (performer) throws(Fault) in
      try performer.run(.call(closure, [argument]))
    }
    let hasFaulted = outcome.diagnostics.contains { $0.severity == .error }
    return ScrollOutcome(isHandled: true, hasMoved: !hasFaulted, outcome: outcome)
  }

  private mutating func page(_ direction: ScrollDirection, _ container: Container) -> ScrollOutcome
  {
    let cell = CellID(scrolling: container.id)
    let offset = store.cells[cell]?.number ?? 0
    let isVertical = direction == .up || direction == .down
    let extent = isVertical ? container.frame.size.height : container.frame.size.width
    let bounds = container.children.reduce(Rect()) { $0.union($1.bounds) }
    let end = isVertical ? bounds.maxY : bounds.maxX
    let start = isVertical ? container.frame.minY : container.frame.minX
    let whole = max(extent, end + offset - start)
    guard extent > 0 else { return ScrollOutcome(isHandled: false) }
    let forward = direction == .down || direction == .right
    let next = min(max(0, offset + (forward ? extent : -extent)), max(0, whole - extent))
    let pages = max(1, Int(clamping: (whole / extent).rounded(.up)))
    let page = min(pages - 1, Int(clamping: (next / extent).rounded(.up))) + 1
    let status = "Page \(page) of \(pages)"
    guard next != offset else {
      return ScrollOutcome(isHandled: true, status: status, hasMoved: false)
    }
    store.cells[cell] = .double(next)
    evaluate()
    let outcome = answer(Outcome(isHandled: true))
    return ScrollOutcome(isHandled: true, status: status, hasMoved: true, outcome: outcome)
  }
}

extension Tree {
  /// The innermost scrollable container around an element, else the first one.
  fileprivate func scrollable(around element: ElementID?) -> Container? {
    var first: Container?
    func search(_ nodes: [Node], _ around: Container?) -> Container? {
      for node in nodes {
        switch node {
        case .element(let found): if found.id == element, let around { return around }
        case .group(let group):
          if let found = search(group.children, around) { return found }
        case .container(let container):
          if container.isScrollable, first == nil { first = container }
          let inner = container.isScrollable ? container : around
          if let found = search(container.children, inner) { return found }
        }
      }
      return nil
    }
    return search(roots, nil) ?? first
  }
}

extension Node {
  /// The rectangle around what it holds.
  fileprivate var bounds: Rect {
    switch self {
    case .element(let element): element.frame
    case .container(let container): container.frame
    case .group(let group): group.children.reduce(Rect()) { $0.union($1.bounds) }
    }
  }
}
