import AccessibilityTree

/// Turns laid-out views into drafts of elements and into figures.
struct Flattener: Sendable {
  let program: Program
  /// What is drawn, back to front.
  var figures: [Figure] = []
  /// Whether text of the view at hand is cut off.
  var cutsOff = false
  /// The scrollable areas met so far.
  var scrolling = Scrolling()
  /// The scrollable container around the view at hand.
  var scroller: ElementID?
  /// What is said of the place where the views at hand are scrolled, in code's own words.
  var scrollStatus: String?
  /// What code can scroll to, by its id; absent where no code may.
  var scrollTargets: [UInt64: ScrollTarget]?
  /// The room that fixed frames around leave; absent where there is none.
  var room: Rect?
  /// How wide the list around is; absent outside one.
  private var listWidth: Double?
  /// Whether views are drawn: those that only name an element are not.
  private(set) var draws = true
  /// Whether elements are given the colours of their texts.
  let tellsColors: Bool

  init(program: Program, tellsColors: Bool = false) {
    self.program = program
    self.tellsColors = tellsColors
  }

  /// Adds the elements of a view, after its modifiers, to those before it.
  mutating func flatten(_ view: ResolvedView, into nodes: inout [DraftNode]) {
    if view.isInvisible { return }
    if view.isClipped, view.frame.size.width <= 0 || view.frame.size.height <= 0 { return }
    if case .frame(let frame) = view.kind, frame.isEmpty { return }
    if scrollTargets != nil { noteTarget(view) }
    let start = nodes.count
    let firstFigure = figures.count
    let firstArea = scrolling.reachable.count
    let outer = (room, scrollStatus)
    if let status = view.scrollStatus { scrollStatus = status }
    switch view.kind {
    case .frame(let frame): if frame.limits { room = view.frame }
    case .scroll, .list: room = nil
    default: break
    }
    defer { (room, scrollStatus) = outer }
    if let seed = view.seed {
      leaf(view, seed, into: &nodes)
    } else {
      if draws { draw(view) }
      inside(view, into: &nodes)
    }
    defer { if view.environment > 0 { stamp(view.environment, &nodes, start) } }
    if view.steps.isEmpty { return }
    for step in view.steps {
      if step.hidesInside { scrolling.hide(from: firstArea) }
      if case .hidden = step {
        nodes.removeSubrange(start...)
        reassign(from: firstFigure, to: nil)
        return
      }
      apply(step, of: view, to: &nodes, from: start, firstFigure)
    }
  }

  /// Notes which environment the code of elements reads.
  private func stamp(_ environment: Int, _ nodes: inout [DraftNode], _ start: Int) {
    guard start < nodes.count else { return }
    nodes.changeElements(from: start) { draft in
      if draft.environment == 0 { draft.environment = environment }
    }
  }

  /// The elements of views that are not drawn.
  mutating func scratch(_ views: [ResolvedView]) -> [DraftNode] {
    if views.isEmpty { return [] }
    let before = draws
    draws = false
    var nodes: [DraftNode] = []
    for view in views { flatten(view, into: &nodes) }
    draws = before
    return nodes
  }

  /// Gives the figures from a place on to an element.
  mutating func reassign(from first: Int, to element: ElementID?) {
    for index in first..<figures.count { figures[index].element = element }
  }

  /// The text that a view says, for names of choices and actions.
  static func plainName(of view: ResolvedView) -> String { plainName(of: [view]) }

  /// The text that views say together.
  static func plainName(of views: [ResolvedView]) -> String {
    var flattener = Flattener(program: .empty)
    return Naming(flattener.scratch(views).elements(), controlsCount: false).label ?? ""
  }

  /// The name of a row of a list, without the buttons that edit mode adds; where it holds controls
  /// alone, theirs.
  static func rowName(of view: ResolvedView) -> String {
    var flattener = Flattener(program: .empty)
    let parts = flattener.scratch([view]).elements().filter { $0.element.inference != .editedRow }
    let text = Naming(parts, controlsCount: false).label
    return text ?? Naming(parts, controlsCount: true).label ?? ""
  }

  /// The element that a view is by itself.
  private mutating func leaf(_ view: ResolvedView, _ seed: Seed, into nodes: inout [DraftNode]) {
    let firstFigure = figures.count
    let id = ElementID(view.identity.hash)
    if draws { draw(view) }
    var draft = Draft(
      Element(
        id: id,
        label: seed.label,
        value: seed.value,
        hint: seed.hint,
        traits: seed.traits,
        frame: view.frame,
        capabilities: seed.capabilities,
        place: program.place(view.place)
      )
    )
    draft.element.nameOrigin = seed.origin
    draft.element.certainty = seed.certainty
    draft.rest(on: seed.inference)
    draft.element.adjustmentInference = seed.adjustmentInference
    draft.element.position = seed.position
    draft.element.systemPart = seed.systemPart
    draft.element.isExpanded = seed.isExpanded
    draft.element.showsPlaceholder = seed.showsPlaceholder
    draft.element.takesFigures = seed.takesFigures
    draft.handlers = seed.handlers
    draft.picture = seed.isUnnamedPicture ? .unnamed : .none
    draft.isCancel = seed.isCancel
    draft.labelHidesValue = seed.labelHidesValue
    draft.valueOnceNamed = seed.valueOnceNamed
    draft.labelSuffix = seed.labelSuffix
    draft.keepsTarget = seed.keepsTarget
    draft.isDisabled = view.isDisabled
    if seed.isDimmedByItself { draft.element.traits.insert(.notEnabled) }
    let before = cutsOff
    cutsOff = cutsOff(view)
    compose(&draft, view, seed)
    draft.element.isTextCutOff = cutsOff
    cutsOff = before || cutsOff
    if tellsColors, let colors = view.textColors { draft.element.paint(colors) }
    draft.dimIfDisabled()
    if draws { reassign(from: firstFigure, to: id) }
    nodes.append(.element(draft))
  }

  /// Whether a view is a text that its own room, or a fixed frame around it, does not show whole.
  private func cutsOff(_ view: ResolvedView) -> Bool {
    guard draws, case .text(let run) = view.kind, room != nil || run.lineLimit != nil else {
      return false
    }
    if let room {
      let frame = view.frame
      let isInside =
        frame.minX >= room.minX - 0.5 && frame.maxX <= room.maxX + 0.5
        && frame.minY >= room.minY - 0.5 && frame.maxY <= room.maxY + 0.5
      if !isInside { return true }
    }
    return TextMeasure.isCutOff(run, in: view.frame.size)
  }

  // MARK: Controls

  /// Takes from children and name views what an element says.
  private mutating func compose(_ draft: inout Draft, _ view: ResolvedView, _ seed: Seed) {
    if view.children.isEmpty, view.names.isEmpty { return }
    let parts: [Draft]
    if case .label(let isIconOnly) = seed.composition {
      parts = label(&draft, view, isIconOnly)
    } else {
      var nodes = scratch(view.names)
      for child in view.children { flatten(child, into: &nodes) }
      parts = nodes.elements()
    }
    switch seed.composition {
    case .silent: return
    case .dimming, .label: break
    case .names:
      let naming = Naming(parts, controlsCount: seed.traits.contains(.toggle))
      if draft.element.label == nil { naming.name(&draft) }
    }
    if parts.contains(where: { $0.isDisabled }) { draft.isDisabled = true }
  }

  /// Names a `Label`, and gives the elements of its title, which is drawn behind the icon unless the
  /// icon is all that is drawn.
  private mutating func label(
    _ draft: inout Draft,
    _ view: ResolvedView,
    _ isIconOnly: Bool
  ) -> [Draft] {
    let icons = isIconOnly ? view.children.count : view.children.count - view.names.count
    var shown: [DraftNode] = []
    for icon in view.children.prefix(max(0, icons)) { flatten(icon, into: &shown) }
    var titles = isIconOnly ? scratch(view.names) : []
    for title in view.children.dropFirst(max(0, icons)) { flatten(title, into: &titles) }
    let parts = titles.elements()
    nameLabel(&draft, parts, icons: shown.elements(), isIconOnly)
    return parts
  }

  /// A `Label` is named by its title; without one, by its icon.
  private func nameLabel(
    _ draft: inout Draft,
    _ titles: [Draft],
    icons: [Draft],
    _ isIconOnly: Bool
  ) {
    Naming(titles, controlsCount: false).name(&draft)
    if draft.isNamed {
      if isIconOnly { draft.picture = .iconOnlyLabel }
      return
    }
    Naming(icons, controlsCount: false).name(&draft)
    draft.element.traits = .image
    draft.picture = .unnamed
  }

  /// The elements of what is inside a view that is none itself.
  private mutating func inside(_ view: ResolvedView, into nodes: inout [DraftNode]) {
    switch view.kind {
    case .stack(let stack): row(view.children, stack.axis, of: view, into: &nodes)
    case .grid(let grid): self.grid(view, grid, into: &nodes)
    case .framed: framed(view, into: &nodes)
    case .list, .scroll, .bar: block(view, into: &nodes)
    case .section: for child in view.children { listRow(child, into: &nodes) }
    case .layers where view.pages != nil: pager(view, into: &nodes)
    case .layers, .overlay, .background: layers(view, into: &nodes)
    default: for child in view.children { flatten(child, into: &nodes) }
    }
  }

  /// Rows and columns: source order, unless a row holds two columns or a child is moved away.
  private mutating func row(
    _ children: [ResolvedView],
    _ axis: Axis,
    of view: ResolvedView,
    into nodes: inout [DraftNode]
  ) {
    let start = nodes.count
    var columns = 0
    var isMoved = false
    for child in children {
      let before = nodes.count
      flatten(child, into: &nodes)
      if nodes.count > before, child.isMoved { isMoved = true }
      guard axis == .horizontal, nodes.count > before else { continue }
      let stops = nodes[before...].reduce(0) { $0 + $1.stops }
      if stops >= 2 { columns += 1 }
    }
    if columns >= 2 || isMoved { group(view, from: start, &nodes) }
  }

  /// Rows of a grid one after the other, each as a row of views.
  private mutating func grid(
    _ view: ResolvedView,
    _ grid: Grid,
    into nodes: inout [DraftNode]
  ) {
    for line in grid.lines(of: view.children) {
      row(line, .horizontal, of: view, into: &nodes)
    }
  }

  /// Views with frames of their own are read by them.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, AccessibilityHierarchyParser.
  private mutating func framed(_ view: ResolvedView, into nodes: inout [DraftNode]) {
    let start = nodes.count
    for child in view.children { flatten(child, into: &nodes) }
    group(view, from: start, &nodes, isEstimated: false)
  }

  /// The page that is shown of several mixes with what is around it.
  private mutating func pager(_ view: ResolvedView, into nodes: inout [DraftNode]) {
    let id = ElementID(view.identity.appending(0x5C).hash)
    let outer = scroller
    let start = nodes.count
    if draws { enter(view, id) }
    layers(view, into: &nodes)
    scroller = outer
    if draws { scrolling.note(nodes.elements(from: start).map(\.element.id), on: id) }
  }

  /// Layers above each other are read by where they lie.
  private mutating func layers(_ view: ResolvedView, into nodes: inout [DraftNode]) {
    let start = nodes.count
    var holders = 0
    for child in view.children {
      let before = nodes.count
      flatten(child, into: &nodes)
      if nodes.count > before { holders += 1 }
      guard case .background = view.kind, child.identity != view.children.last?.identity else {
        continue
      }
      nodes.changeElements(from: before) { $0.rest(on: .background) }
    }
    if holders > 1 { group(view, from: start, &nodes) }
  }

  private func group(
    _ view: ResolvedView,
    from start: Int,
    _ nodes: inout [DraftNode],
    isEstimated: Bool = true
  ) {
    guard nodes.count - start > 1 else { return }
    let inner = Array(nodes[start...])
    nodes.removeSubrange(start...)
    nodes.append(.group(DraftGroup(children: inner, isRightToLeft: view.isMirrored)))
    guard isEstimated else { return }
    // Frames are estimates: an order that rests on them is inferred.
    nodes.changeElements(from: start) { $0.rest(on: .readingOrder) }
  }

  /// Lists, scroll views and bars keep what they hold together.
  private mutating func block(_ view: ResolvedView, into nodes: inout [DraftNode]) {
    var inner: [DraftNode] = []
    let id = ElementID(view.identity.appending(0x5C).hash)
    let (outer, outerWidth) = (scroller, listWidth)
    if draws { enter(view, id) }
    listWidth = if case .list = view.kind { view.frame.size.width } else { nil }
    for child in view.children {
      if draws, case .list = view.kind { drawRow(child, in: view) }
      listRow(child, into: &inner)
    }
    (scroller, listWidth) = (outer, outerWidth)
    if inner.isEmpty { return }
    var container = Container(id: id, frame: view.frame)
    container.isRotorStop = false
    if case .bar = view.kind {
      container.kind = view.isTabBar ? .tabBar : .bar
    } else {
      container.isScrollable = true
    }
    var draft = DraftContainer(container: container, children: inner, isWritten: false)
    if case .list = view.kind { draft.isList = true }
    draft.environment = view.environment
    for step in view.steps {
      if case .handler(let handler) = step, handler.trigger == .refresh {
        draft.handlers.append(handler)
      }
    }
    nodes.append(.container(draft))
  }

  /// A row of a list: where one control alone stands in it, a touch anywhere in the row reaches it.
  ///
  /// - Source: Apple, SwiftUI List and Button: a button in a row is triggered by a tap on the row.
  private mutating func listRow(_ row: ResolvedView, into nodes: inout [DraftNode]) {
    let start = nodes.count
    flatten(row, into: &nodes)
    if case .section = row.kind { return }
    if listWidth != nil { enclosePriorities(row, from: start, &nodes) }
    guard let width = listWidth, nodes.count > start else { return }
    var controls = 0
    nodes.changeElements(from: start) { controls += $0.isControl ? 1 : 0 }
    guard controls == 1 else { return }
    let height = max(Layout.rowHeight, row.frame.size.height + 22)
    nodes.changeElements(from: start) { draft in
      if draft.isControl {
        draft.element.touchTarget = Size(width: width, height: height)
      }
    }
  }
}
