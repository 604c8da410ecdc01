public import AccessibilityTree

extension LiveScreen {
  /// Scrolls the innermost container around an element that goes that way by a page, else the first
  /// one on the screen.
  ///
  /// - Source: the status of a scroll view as recorded by F. Devil's blog on scroll announcements;
  ///   rows of a list, and what scrolls with the cursor elsewhere, are inferred.
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
    var around = element.flatMap { tree.scrollables(around: $0) } ?? []
    around += element.flatMap { shown.scrolling.pager(of: $0) }.map { [$0] } ?? []
    let candidates = around + shown.scrolling.reachable
    let fitting = candidates.filter { shown.scrolling[$0]?.isForward(direction) != nil }
    guard
      let container = fitting.first(where: { canScroll($0) }) ?? fitting.first,
      let area = shown.scrolling[container], let isForward = area.isForward(direction)
    else { return ScrollOutcome(isHandled: false) }
    var outcome =
      if let pages = area.pages {
        turn(pages, isForward, container)
      } else {
        refresh(direction, container) ?? page(area, isForward, container)
      }
    if !around.contains(container) { outcome.inference = .scrolledElsewhere }
    return outcome
  }

  /// What a three-finger swipe down does at the top of what can be refreshed; absent elsewhere.
  ///
  /// - Source: Apple, SwiftUI refreshable(action:); that a three-finger swipe down pulls at the top
  ///   is claimed by people who test with VoiceOver, that nothing is said of the place is assumed.
  private mutating func refresh(
    _ direction: ScrollDirection,
    _ container: ElementID
  ) -> ScrollOutcome? {
    guard direction == .up, scrollOffsets[container].y <= 0,
      let responder = shown.responders[container],
      let response = responder.response(to: .refresh)
    else { return nil }
    let outcome = change(in: responder.environment) { (performer) throws(Fault) in
      try performer.run(response)
    }
    return ScrollOutcome(
      isHandled: true,
      hasMoved: true,
      container: container,
      outcome: outcome
    )
  }

  /// Scrolls so that a frame can be seen in each of the containers around it, innermost first.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; how far it scrolls is inferred.
  public mutating func reveal(_ frame: Rect, inside containers: [ElementID]) {
    var target = frame
    for container in containers {
      guard let area = shown.scrolling[container], area.pages == nil else { continue }
      let offset = area.offset(showing: target, from: scrollOffsets[container])
      scrollOffsets[container] = offset
      let moved = target.moved(x: -offset.x, y: -offset.y)
      target = moved.intersection(area.frame) ?? moved
    }
  }

  /// Scrolls so that something stands at a point of what can be seen, in the containers around it as
  /// far as it takes.
  mutating func scroll(to target: ScrollTarget, at anchor: Alignment?) {
    var (frame, anchor) = (target.frame, anchor)
    var next: ElementID? = target.scroller
    while let container = next, let area = shown.scrolling[container] {
      next = area.parent
      guard area.pages == nil else { continue }
      let before = scrollOffsets[container]
      let offset = area.offset(aligning: frame, at: anchor, from: before)
      scrollOffsets[container] = offset
      let moved = frame.moved(x: -offset.x, y: -offset.y)
      frame = moved.intersection(area.frame) ?? moved
      anchor = nil
    }
  }

  /// Keeps the offsets of containers that are still there, no further than they go now.
  mutating func clampOffsets() {
    for container in scrollOffsets.containers {
      guard let area = shown.scrolling[container] else {
        scrollOffsets[container] = Point()
        continue
      }
      scrollOffsets[container] = area.offset(area.distance(scrollOffsets[container]))
    }
  }

  private func canScroll(_ container: ElementID) -> Bool {
    guard let area = shown.scrolling[container] else { return false }
    return area.stops.end > 0 || (area.pages?.count ?? 0) > 1
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
      case .left: tree.isRightToLeft ? "trailing" : "leading"
      case .right: tree.isRightToLeft ? "leading" : "trailing"
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

  private mutating func page(
    _ area: ScrollArea,
    _ isForward: Bool,
    _ container: ElementID
  ) -> ScrollOutcome {
    let old = area.distance(scrollOffsets[container])
    let new = isForward ? area.stops.next(after: old) : area.stops.previous(before: old)
    let offset = area.offset(new)
    let hasMoved = offset != scrollOffsets[container]
    scrollOffsets[container] = offset
    return ScrollOutcome(
      isHandled: true,
      status: area.status(at: offset),
      hasMoved: hasMoved,
      container: container
    )
  }

  /// Turns a page of a `TabView`, which writes its selection.
  ///
  /// - Source: Apple, PageTabViewStyle; that it tells its page as a scroll view does is inferred.
  private mutating func turn(
    _ pages: ScrollArea.Pages,
    _ isForward: Bool,
    _ container: ElementID
  ) -> ScrollOutcome {
    let outcome = change(in: 0) { (performer) throws(Fault) in
      try performer.run(isForward ? pages.next : pages.previous)
    }
    let area = shown.scrolling[container]
    return ScrollOutcome(
      isHandled: true,
      status: area?.status(at: Point()),
      hasMoved: area?.pages.map { $0.shown != pages.shown } ?? false,
      content: shown.scrolling.elements(on: container),
      outcome: outcome
    )
  }
}

/// The scrollable areas of an evaluation.
struct Scrolling: Sendable {
  private var areas: [ElementID: ScrollArea] = [:]
  /// The pages of a `TabView` that the elements stand on.
  private var pagers: [ElementID: ElementID] = [:]
  /// Those that nothing covers, in the order in which they were met.
  private(set) var reachable: [ElementID] = []

  /// The area of a container.
  subscript(_ container: ElementID) -> ScrollArea? { areas[container] }

  /// Notes an area.
  mutating func add(_ area: ScrollArea, of container: ElementID) {
    areas[container] = area
    reachable.append(container)
  }

  /// Notes which elements stand on the page that is shown.
  mutating func note(_ elements: [ElementID], on pager: ElementID) {
    for element in elements { pagers[element] = pager }
  }

  /// The pages that an element stands on.
  func pager(of element: ElementID) -> ElementID? { pagers[element] }

  /// The elements of the page that is shown.
  func elements(on pager: ElementID) -> [ElementID] {
    pagers.filter { $0.value == pager }.map(\.key).sorted()
  }

  /// Notes that those from a place on are hidden from assistive technology; code still scrolls them.
  mutating func hide(from first: Int) {
    reachable.removeSubrange(min(first, reachable.count)...)
  }

  /// Notes that all so far are covered.
  mutating func cover() {
    reachable = []
  }
}

extension Tree {
  /// The scrollable containers around an element, innermost first; nil where it is not there.
  fileprivate func scrollables(around element: ElementID) -> [ElementID]? {
    func search(_ nodes: [Node]) -> [ElementID]? {
      for node in nodes {
        switch node {
        case .element(let found): if found.id == element { return [] }
        case .group(let group): if let found = search(group.children) { return found }
        case .container(let container):
          guard let inner = search(container.children) else { continue }
          return container.isScrollable ? inner + [container.id] : inner
        }
      }
      return nil
    }
    return search(roots)
  }
}

extension Drawing {
  /// What can be seen of it as it is scrolled.
  ///
  /// A figure of which less than half can be seen is left out, since it is drawn whole or not at
  /// all; one that is larger than what shows it is cut to fit.
  func seen(in scrolling: Scrolling, _ offsets: ScrollOffsets) -> Drawing {
    var drawing = self
    drawing.figures = figures.compactMap { figure in
      var seen = figure
      var next = figure.scroller
      while let container = next, let area = scrolling[container] {
        let offset = offsets[container]
        let moved = seen.frame.moved(x: -offset.x, y: -offset.y)
        guard let part = area.part(of: moved) else { return nil }
        seen.frame = part
        next = area.parent
      }
      return seen
    }
    return drawing
  }
}

extension ScrollArea {
  /// The part of a figure that can be seen; absent where less than half of it can.
  fileprivate func part(of figure: Rect) -> Rect? {
    if figure.size.width == 0 || figure.size.height == 0 {
      return frame.contains(figure.center) ? figure : nil
    }
    guard let part = figure.intersection(frame) else { return nil }
    let isCut = part.size.height * 2 < min(figure.size.height, frame.size.height)
    let isNarrow = part.size.width * 2 < min(figure.size.width, frame.size.width)
    return isCut || isNarrow ? nil : part
  }
}
