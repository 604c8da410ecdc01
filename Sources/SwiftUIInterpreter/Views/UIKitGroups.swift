import AccessibilityTree

// Views of UIKit's that are no elements: stacks, containers of every type, segmented controls.
//
// Source: Apple, UIAccessibilityContainer and UIStackView; cashapp/AccessibilitySnapshot,
// testList, testLandmark, testTabBars, testSegmentedControl.

extension Resolver {
  /// What stands for a view that is no element.
  mutating func uiGroup(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView {
    let type = read("accessibilityContainerType", object)?.memberName ?? "none"
    if type == "dataTable" { uiKit.tables.append(object) }
    var children: [ResolvedView] = []
    let inner = uiChildren(of: object)
    var frames: [Rect]? = inner.areOrdered ? nil : []
    let place = evaluator.place(ofType: object)
    for (index, child) in inner.views.enumerated() {
      let views = uiView(child, at: identity, context)
      if views.isEmpty { continue }
      let part = joined(views, at: identity.appending(UInt64(index) + 200), place: place)
      children.append(part)
      if let frame = uiFrame(of: child) { frames?.append(frame) } else { frames = nil }
    }
    if type == "dataTable" { uiKit.tables.removeLast() }
    let kind = frames.map(ResolvedView.Kind.framed) ?? .stack(uiStack(object))
    var view = ResolvedView(kind, at: identity, place: place, children: children)
    contain(object, type, &view)
    if read("accessibilityViewIsModal", object) == .bool(true) {
      view.steps.append(.addTraits(TraitChange(isModal: true)))
    }
    markRotors(&view, object)
    return view
  }

  /// Makes a container of a view that says it is one.
  private mutating func contain(_ object: Value, _ type: String, _ view: inout ResolvedView) {
    let label = readText("accessibilityLabel", or: "accessibilityAttributedLabel", object)
    let isTabBar = uiTraits(read("accessibilityTraits", object)).contains(.tabBar)
    let keepsTogether = read("shouldGroupAccessibilityChildren", object) == .bool(true)
    guard keepsTogether || label != nil || isTabBar || type != "none" else { return }
    view.steps.append(.element(.contain))
    if let label { view.steps.append(.label(label)) }
    switch type {
    case "list": view.steps.append(.edges(.list))
    case "landmark": view.steps.append(.edges(.landmark))
    default: break
    }
    if isTabBar { view.steps.append(.addTraits(TraitChange(isTabBar: true))) }
  }

  // MARK: Children

  /// What a view holds, and whether it tells the order in which that is read, rather than frames.
  private mutating func uiChildren(of object: Value) -> (views: [Value], areOrdered: Bool) {
    if let elements = read("accessibilityElements", object)?.members, !elements.isEmpty {
      return (elements, true)
    }
    if let cells = uiCells(of: object) { return (cells, true) }
    let subviews = read("subviews", object)?.members ?? []
    guard evaluator.isKind(object, named: "UIStackView") else { return (subviews, false) }
    let arranged = read("arrangedSubviews", object)?.members ?? []
    return (arranged + subviews.filter { !arranged.contains($0) }, true)
  }

  /// The frame of a view in the one around it; absent where constraints decide, which are not
  /// followed.
  private mutating func uiFrame(of view: Value) -> Rect? {
    guard case .tuple(let frame)? = read("frame", view) else { return nil }
    let sides = ["minX", "minY", "width", "height"].compactMap { name in
      Geometry.property(name, of: frame)?.number.flatMap { $0.isFinite ? $0 : nil }
    }
    guard sides.count == 4, sides[2] > 0, sides[3] > 0 else { return nil }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// How a view lays out what it holds.
  private mutating func uiStack(_ object: Value) -> Stack {
    guard evaluator.isKind(object, named: "UIStackView") else {
      return Stack(axis: .vertical, alignment: 0)
    }
    let isVertical = read("axis", object)?.memberName == "vertical"
    var stack = Stack(axis: isVertical ? .vertical : .horizontal, alignment: 0)
    switch read("alignment", object)?.memberName {
    case "center": stack.alignment = 0.5
    case "trailing", "bottom", "lastBaseline": stack.alignment = 1
    default: break
    }
    if let spacing = read("spacing", object)?.number, spacing.isFinite { stack.spacing = spacing }
    return stack
  }

  // MARK: Segments

  /// The segments of a `UISegmentedControl`, each of which chooses itself.
  mutating func segments(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    let items = read("items", object)?.members ?? []
    let chosen = read("selectedSegmentIndex", object)?.integer ?? -1
    let closed = read("closed", object)?.members ?? []
    let isDisabled = !context.isEnabled || read("isEnabled", object) == .bool(false)
    let place = evaluator.place(ofType: object)
    var parts: [ResolvedView] = []
    for (index, item) in items.enumerated() {
      var part = ResolvedView(
        .control(.segmented),
        at: identity.appending(UInt64(index) + 100),
        place: place
      )
      var seed = segment(item)
      if index == chosen { seed.traits.insert(.selected) }
      seed.position = .series(index: index + 1, count: items.count)
      if let method = evaluator.method("uiKitChoose", of: object) {
        let argument = Argument(label: nil, value: .int(index))
        seed.capabilities = .activate
        seed.handlers = [Handler(trigger: .activate, response: .call(method, [argument]))]
      }
      seed.handlers += chainHandlers()
      part.seed = seed
      part.isDisabled = isDisabled || closed.contains(.int(index))
      parts.append(part)
    }
    var stack = ResolvedView(
      .stack(Stack(axis: .horizontal, alignment: 0, spacing: 0)),
      at: identity,
      place: place,
      children: parts
    )
    contain(object, "none", &stack)
    return [stack]
  }

  /// A segment by its title, or by its picture.
  private mutating func segment(_ item: Value) -> Seed {
    var seed = Seed(label: uiText(item), traits: .button)
    if seed.label != nil { return seed }
    let isAction = evaluator.isKind(item, named: "UIAction")
    if isAction, let title = readText("title", item), !title.isEmpty {
      seed.label = title
      return seed
    }
    var look = UIControlLook()
    look.picture(isAction ? read("image", item) : item, self)
    seed.label = look.label
    seed.origin = look.origin
    seed.certainty = look.certainty
    seed.inference = look.inference
    return seed
  }
}
