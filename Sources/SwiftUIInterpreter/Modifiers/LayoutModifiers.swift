import AccessibilityTree

extension Resolver {
  /// Applies a modifier that moves, wraps or hides views.
  mutating func layout(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    switch modifier.name {
    case .frame: wrap(&views, .frame(frameSpecification(arguments)), modifier)
    case .padding, .safeAreaPadding: wrap(&views, .padding(insets(arguments)), modifier)
    case .offset: offset(arguments, &views, modifier)
    case .position: position(arguments, &views, modifier)
    case .overlay, .background: layer(modifier, &views, context)
    case .safeAreaInset: inset(modifier, &views, context)
    case .hidden: hide(&views)
    case .opacity: if let opacity = arguments.firstValue?.number, opacity < 0.01 { hide(&views) }
    case .resizable, .scaledToFit, .scaledToFill, .aspectRatio: resize(&views)
    default: break
    }
  }

  private func wrap(
    _ views: inout [ResolvedView],
    _ kind: ResolvedView.Kind,
    _ modifier: Modification
  ) {
    for index in views.indices { views[index] = wrapped(views[index], kind, modifier) }
  }

  /// A view inside another one that stands in its place.
  func wrapped(
    _ view: ResolvedView,
    _ kind: ResolvedView.Kind,
    _ modifier: Modification
  ) -> ResolvedView {
    var outer = ResolvedView(
      kind,
      at: view.identity.appending(modifier.identity.hash),
      place: view.place
    )
    outer.tag = view.tag
    outer.isTagImplied = view.isTagImplied
    outer.isDisabled = view.isDisabled
    outer.isDatePicker = view.isDatePicker
    outer.isDisclosure = view.isDisclosure
    outer.row = view.row
    outer.forbidsDeletion = view.forbidsDeletion
    outer.forbidsMoving = view.forbidsMoving
    outer.children = [view]
    return outer
  }

  private func hide(_ views: inout [ResolvedView]) {
    for index in views.indices { views[index].steps.append(.hidden) }
    for index in views.indices { views[index].isInvisible = true }
  }

  private func resize(_ views: inout [ResolvedView]) {
    for index in views.indices {
      if case .picture(var picture) = views[index].kind {
        picture.isResizable = true
        views[index].kind = .picture(picture)
      }
    }
  }

  func frameSpecification(_ arguments: [Argument]) -> FrameSpecification {
    func length(_ label: String) -> Double? {
      if let number = arguments[label]?.number { return number.isNaN ? nil : max(0, number) }
      return arguments[label]?.memberName == "infinity" ? .infinity : nil
    }
    var frame = FrameSpecification()
    frame.width = length("width").flatMap { $0.isFinite ? $0.asLength : nil }
    frame.height = length("height").flatMap { $0.isFinite ? $0.asLength : nil }
    frame.minWidth = length("minWidth")?.asLength
    frame.maxWidth = length("maxWidth")
    frame.minHeight = length("minHeight")?.asLength
    frame.maxHeight = length("maxHeight")
    if let name = arguments["alignment"]?.memberName { frame.alignment = alignment(named: name) }
    return frame
  }

  func insets(_ arguments: [Argument]) -> Insets {
    var length = 16.0
    var edges: [String] = ["all"]
    for argument in arguments {
      if let number = argument.value.number, number.isFinite { length = number.asLength }
      let names = self.names(argument.value)
      if !names.isEmpty { edges = names }
    }
    var insets = Insets()
    for edge in edges {
      let isAll = edge == "all"
      if isAll || edge == "vertical" || edge == "top" { insets.top = length }
      if isAll || edge == "vertical" || edge == "bottom" { insets.bottom = length }
      if isAll || edge == "horizontal" || edge == "leading" { insets.leading = length }
      if isAll || edge == "horizontal" || edge == "trailing" { insets.trailing = length }
    }
    return insets
  }

  /// The names in an option set, one or several.
  func names(_ value: Value) -> [String] {
    if case .array(let elements) = value { return elements.compactMap(\.memberName) }
    return value.memberName.map { [$0] } ?? []
  }

  private func offset(
    _ arguments: [Argument],
    _ views: inout [ResolvedView],
    _ modifier: Modification
  ) {
    let x = arguments["x"]?.number ?? arguments.unlabelled?.memberArguments["width"]?.number ?? 0
    let y = arguments["y"]?.number ?? arguments.unlabelled?.memberArguments["height"]?.number ?? 0
    guard x.isFinite, y.isFinite else { return }
    wrap(&views, .offset(x: x.asLength, y: y.asLength), modifier)
  }

  private func position(
    _ arguments: [Argument],
    _ views: inout [ResolvedView],
    _ modifier: Modification
  ) {
    guard let x = arguments["x"]?.number, let y = arguments["y"]?.number, x.isFinite, y.isFinite
    else { return }
    wrap(&views, .position(Point(x: x.asLength, y: y.asLength)), modifier)
  }

  /// `.overlay` and `.background`, as a view or as a closure.
  private mutating func layer(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let builder = modifier.arguments["content"] ?? modifier.arguments.unlabelled
    let name = modifier.arguments["alignment"]?.memberName
    let alignment = name.map { self.alignment(named: $0) } ?? .center
    var layer: [ResolvedView] = []
    if case .closure? = builder {
      layer = content(builder, in: modifier.identity, context)
    } else if let builder {
      resolve(builder, at: modifier.identity, context, into: &layer)
    }
    guard !layer.isEmpty else { return }
    let isOverlay = modifier.name == .overlay
    for index in views.indices {
      var outer = wrapped(
        views[index],
        isOverlay ? .overlay(alignment) : .background(alignment),
        modifier
      )
      outer.children = isOverlay ? [views[index]] + layer : layer + [views[index]]
      views[index] = outer
    }
  }

  /// `.safeAreaInset`: a view kept at an edge.
  private mutating func inset(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    guard let builder = modifier.arguments["content"] ?? modifier.arguments.closure else { return }
    let extra = content(builder, in: modifier.identity, context)
    let isTop = modifier.arguments["edge"]?.memberName == "top"
    let column = Stack(axis: .vertical, spacing: 0)
    views = [
      ResolvedView(
        .stack(column),
        at: modifier.identity,
        place: modifier.place,
        children: isTop ? extra + views : views + extra
      )
    ]
  }
}
