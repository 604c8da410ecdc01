import AccessibilityTree

// NavigationStack, NavigationLink and their bars.
//
// Source: cashapp/AccessibilitySnapshot, testNavBar; behaviour of pushed screens as Apple documents
// NavigationStack. The order of a large bar (items, then title) is read off pictures.

extension Resolver {
  mutating func navigationStack(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let cell = CellID(hash: call.identity.appending(0xA7).hash)
    var inner = context
    inner.axis = .vertical
    inner.outerSearch = []
    inner.path = call.binding("path").map { .bound($0, cell) } ?? .kept(cell)
    let (outerBars, outerDestinations, outerPushes) = (bars, destinations, pushes)
    bars = [NavigationBar()]
    pushes = []
    let isSplit = call.name == "NavigationSplitView"
    inner.isSplitColumn = isSplit
    columnSelection = nil
    let builder =
      call["sidebar"] ?? call["root"] ?? (isSplit ? call.trailing : call["content"])
      ?? call.trailing
    var shown = content(builder, in: call.identity, inner)
    for modification in context.outerSearch { bar(modification, inner) }
    if isSplit { shown = columns(of: call, inner) ?? shown }
    for (index, screen) in pushed(inner.path).enumerated() {
      let previous = bars.last?.title ?? "Back"
      bars = [NavigationBar(isInline: bars.last?.isInline ?? false)]
      let identity = call.identity.appending(UInt64(index) + 0x900)
      self.screen = self.screen.appending(identity.hash)
      inner.dismissal = popping(screen, inner.path, cell)
      popping = inner.dismissal
      shown = destination(screen, in: identity, inner, path: inner.path)
      if bars.last?.hidesBack != true {
        let back = backButton(previous, identity, call.place, inner)
        bars[0].leading.insert(back, at: 0)
      }
    }
    var level = 0
    while level < pushes.count, level < 20 {
      shown = pushed(pushes[level], level, call, inner)
      level += 1
    }
    let bar = bars.last ?? NavigationBar()
    (bars, destinations, pushes) = (outerBars, outerDestinations, outerPushes)
    return screenView(shown, bar, call, context)
  }

  /// The column of a split view that the selections of the columns before it lead to.
  ///
  /// - Source: Apple, NavigationSplitView: on a narrow screen its columns are a stack, the last one
  ///   that has something to show on top; going back empties the selection.
  private mutating func columns(of call: SystemCall, _ context: Context) -> [ResolvedView]? {
    var shown: [ResolvedView]?
    for (index, label) in ["content", "detail"].enumerated() {
      guard let builder = call[label] else { continue }
      guard let selection = columnSelection, let chosen = read(selection) else { break }
      if case .none = chosen { break }
      if case .set(let set) = chosen, set.elements.isEmpty { break }
      columnSelection = nil
      let absent: Value = if case .set = chosen { .set(SetValue()) } else { .none }
      let screen = PushedScreen(builder: builder, binding: selection, absent: absent)
      shown = pushed(screen, 0x40 + index, call, context)
    }
    return shown
  }

  /// What a screen shows that a binding pushes.
  private mutating func pushed(
    _ screen: PushedScreen,
    _ level: Int,
    _ call: SystemCall,
    _ context: Context
  ) -> [ResolvedView] {
    let previous = bars.last?.title ?? "Back"
    bars = [NavigationBar(isInline: bars.last?.isInline ?? false)]
    let identity = call.identity.appending(UInt64(level) + 0xB00)
    self.screen = self.screen.appending(identity.hash)
    var inner = context
    inner.dismissal = .write(screen.absent, screen.binding)
    popping = inner.dismissal
    let saved = environmentIndex
    set("dismiss", Self.dismissAction(screen.binding, writing: screen.absent))
    defer { restore(environment: saved) }
    let shown = content(screen.builder, in: identity, inner, arguments: screen.arguments)
    if bars.last?.hidesBack != true {
      bars[0].leading.insert(backButton(previous, identity, call.place, inner), at: 0)
    }
    return shown
  }

  /// What takes a screen away: out of the binding that holds it, or off the kept ones.
  private func popping(_ screen: Value, _ path: NavigationPath?, _ cell: CellID) -> Response {
    guard case .bound(let binding, _)? = path, case .tuple(let tuple) = screen,
      tuple.labels.first == "value"
    else { return .pop(cell) }
    return .popBinding(binding)
  }

  /// The screens above the root, lowest first.
  private mutating func pushed(_ path: NavigationPath?) -> [Value] {
    guard let path else { return [] }
    var screens: [Value] = []
    if case .bound(let binding, _) = path, case .array(let values)? = read(binding) {
      screens = values.map { .tuple(TupleValue(labels: ["value"], elements: [$0])) }
    }
    if case .array(let kept)? = kept(path.cell) { screens += kept }
    return screens
  }

  /// What a pushed screen shows: its own content, or what `navigationDestination` makes of a value.
  private mutating func destination(
    _ screen: Value,
    in identity: Identity,
    _ context: Context,
    path: NavigationPath?
  ) -> [ResolvedView] {
    guard case .tuple(let tuple) = screen, let content = tuple.elements.first else { return [] }
    let saved = environmentIndex
    if let path { set("dismiss", dismissAction(path)) }
    defer { restore(environment: saved) }
    if tuple.labels.first == "choices", case .int(let key) = content {
      let cell = CellID(hash: UInt64(truncatingIfNeeded: key))
      guard let choices = choiceScreens[cell] else { return [] }
      if !bars.isEmpty { bars[bars.count - 1].title = choices.title }
      return [choices.list]
    }
    if tuple.labels.first == "value" {
      let fitting = destinations.last { destination in
        destination.type.map { evaluator.isOf($0, content) } ?? true
      }
      guard let builder = (fitting ?? destinations.last)?.builder else { return [] }
      return self.content(builder, in: identity, context, arguments: [content])
    }
    return self.content(content, in: identity, context)
  }

  private mutating func dismissAction(_ path: NavigationPath) -> Value {
    if case .array(let kept)? = kept(path.cell), !kept.isEmpty {
      return Self.dismissAction(.cell(path.cell), writing: .array(Array(kept.dropLast())))
    }
    return .none
  }

  /// What `@Environment(\.dismiss)` gives: calling it writes a value through a binding.
  static func dismissAction(_ binding: BindingValue, writing value: Value) -> Value {
    let arguments = [
      Argument(label: nil, value: .binding(binding)), Argument(label: nil, value: value),
    ]
    return .system(
      SystemValue(
        type: "DismissAction",
        members: [SystemValue.Member(name: "init", arguments: arguments)]
      )
    )
  }

  func backButton(
    _ title: String,
    _ identity: Identity,
    _ place: PlaceID,
    _ context: Context
  ) -> ResolvedView {
    let back = identity.appending(0xBAC)
    let name = text(title, at: back.appending(1), place: place, context)
    let look = ButtonLook(isBordered: false, isProminent: false)
    var view = ResolvedView(.button(look), at: back, place: place, children: [name])
    var seed = Seed(label: title, traits: [.button, .backButton])
    seed.capabilities = .activate
    let response: Response? = context.dismissal
    seed.handlers = [Handler(trigger: .activate, response: response ?? .nothing)]
    view.seed = seed
    return view
  }

  /// A screen with its bars.
  mutating func screenView(
    _ views: [ResolvedView],
    _ bar: NavigationBar,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let body = joined(views, at: call.identity.appending(2), place: call.place)
    var children: [ResolvedView] = []
    if !bar.isHidden, let top = topBar(bar, call, context) { children.append(top) }
    if let search = bar.search { children.append(search) }
    if let scopes = bar.scopes { children.append(scopes) }
    let content = ResolvedView(
      .layers(.center),
      at: call.identity.appending(3),
      place: call.place,
      children: [bar.suggestions ?? body]
    )
    children.append(content.filling(at: call.identity.appending(12)))
    if !bar.bottom.isEmpty, !bar.hidesBottom {
      let row = ResolvedView(
        .stack(Stack(axis: .horizontal)),
        at: call.identity.appending(5),
        place: call.place,
        children: bar.bottom
      )
      children.append(
        ResolvedView(
          .bar(height: 49),
          at: call.identity.appending(6),
          place: call.place,
          children: [row]
        )
      )
    }
    let column = Stack(axis: .vertical, alignment: 0.5, spacing: 0)
    return call.node(.stack(column), children: children)
  }

  /// The title as a button that opens a menu.
  ///
  /// - Source: Apple, ToolbarTitleMenu; that it is heard as a menu of that name is inferred.
  private mutating func titleMenu(_ bar: NavigationBar, _ context: Context) -> ResolvedView? {
    guard var call = bar.titleMenu, let title = bar.title, !title.isEmpty else { return nil }
    call.arguments.insert(Argument(label: nil, value: .string(title)), at: 0)
    var view = menu(call, context)
    view.seed?.inference = .view
    return view
  }

  /// Title and items: inline in one row, large with the title below the items.
  private mutating func topBar(
    _ bar: NavigationBar,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView? {
    var title = bar.principal
    if title.isEmpty, let menu = titleMenu(bar, context) { title = [menu] }
    if title.isEmpty, let words = bar.title, !words.isEmpty {
      var style = context
      style.font = bar.isInline ? .headline : .largeTitle
      style.textCase = nil
      var heading = text(words, at: call.identity.appending(7), place: bar.titlePlace, style)
      heading.seed?.traits.insert(.header)
      title = [heading]
    }
    if title.isEmpty, bar.leading.isEmpty, bar.trailing.isEmpty { return nil }
    let isInline = bar.isInline || !bar.principal.isEmpty || bar.titleMenu != nil
    let gap = ResolvedView(.spacer(minimum: 0), at: call.identity.appending(8), place: call.place)
    let row = ResolvedView(
      .stack(Stack(axis: .horizontal)),
      at: call.identity.appending(9),
      place: call.place,
      children: isInline
        ? bar.leading + [gap] + title + [gap] + bar.trailing : bar.leading + [gap] + bar.trailing
    )
    let hasItems = !bar.leading.isEmpty || !bar.trailing.isEmpty
    var rows = isInline || hasItems ? [row] : []
    if !isInline { rows += title }
    let column = ResolvedView(
      .stack(Stack(axis: .vertical, alignment: 0)),
      at: call.identity.appending(10),
      place: call.place,
      children: rows
    )
    let height = isInline || title.isEmpty ? 44.0 : 96
    return ResolvedView(
      .bar(height: height),
      at: call.identity.appending(11),
      place: call.place,
      children: [column]
    )
  }

  /// A `NavigationLink`: one button named by all texts of its label.
  mutating func navigationLink(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isTitled = call.title != nil
    var destination = call["destination"]
    var label = call["label"]
    if isTitled || label != nil {
      destination = destination ?? call.trailing
    } else {
      label = call.trailing
    }
    let views = titleViews(call, context, closure: label)
    let active = activation(call, destination)
    // A link that shows nothing has no room, and is nothing to VoiceOver: code follows it.
    if views.isEmpty, !isTitled { return call.node(.nothing) }
    var view = button(
      call,
      label: views,
      response: active ?? pushResponse(call, destination, context),
      context
    )
    view.kind = .row(.none)
    view.children = views
    return view
  }

  /// A link that a binding opens, `isActive:` or `tag:selection:`: it pushes while that holds.
  ///
  /// - Source: Apple, NavigationLink (deprecated initializers).
  private mutating func activation(_ call: SystemCall, _ destination: Value?) -> Response? {
    guard let destination else { return nil }
    let tag = call["tag"]
    guard let binding = call.binding(tag == nil ? "isActive" : "selection") else { return nil }
    let active = tag ?? .bool(true)
    let absent: Value = tag == nil ? .bool(false) : .none
    if read(binding) == active {
      pushes.append(PushedScreen(builder: destination, binding: binding, absent: absent))
    }
    return .write(active, binding)
  }

  private mutating func pushResponse(
    _ call: SystemCall,
    _ destination: Value?,
    _ context: Context
  ) -> Response {
    if let value = call["value"], let selection = context.columnSelection {
      let written: Value =
        if case .set? = read(selection) { .set(SetValue([value])) } else { value }
      return .write(written, selection)
    }
    guard let path = context.path else { return .nothing }
    if let value = call["value"] {
      if case .bound(let binding, _) = path { return .pushBinding(value, binding) }
      let screen = TupleValue(labels: ["value"], elements: [value])
      return .push(.tuple(screen), path.cell)
    }
    guard let destination else { return .nothing }
    return .push(.tuple(TupleValue(labels: ["content"], elements: [destination])), path.cell)
  }
}
