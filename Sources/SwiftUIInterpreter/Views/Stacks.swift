import AccessibilityTree

// VStack, HStack, ZStack, grids, Spacer, ScrollView, GeometryReader.
//
// None of them is an element. Source: Apple, SwiftUI layout containers; reference pictures of
// cashapp/AccessibilitySnapshot.

extension Resolver {
  mutating func stack(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let stack = look(of: call)
    return call.node(.stack(stack), children: children(of: call, context, along: stack.axis))
  }

  /// The views in a container, told which way it lays them out.
  private mutating func children(
    of call: SystemCall,
    _ context: Context,
    along axis: Axis
  ) -> [ResolvedView] {
    var inner = context
    inner.axis = axis
    return content(call["content"] ?? call.trailing, in: call.identity, inner)
  }

  private func look(of call: SystemCall) -> Stack {
    let isColumn = call.name.hasSuffix("VStack")
    var stack = Stack(axis: isColumn ? .vertical : .horizontal)
    if let spacing = call["spacing"]?.number { stack.spacing = spacing.asLength }
    if let name = call["alignment"]?.memberName {
      let alignment = alignment(named: name)
      stack.alignment = isColumn ? alignment.x : alignment.y
    }
    return stack
  }

  mutating func layers(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let alignment = call["alignment"]?.memberName.map { self.alignment(named: $0) } ?? .center
    let children = content(call["content"] ?? call.trailing, in: call.identity, context)
    return call.node(.layers(alignment), children: children)
  }

  func spacer(_ call: SystemCall) -> ResolvedView {
    call.node(.spacer(minimum: call["minLength"]?.number?.asLength ?? 0))
  }

  mutating func scrollView(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let axes = call.title.map { names($0) } ?? []
    let isHorizontal = axes.contains("horizontal") && !axes.contains("vertical")
    var inner = context
    if !isHorizontal { inner.refresh = nil }
    let children = children(of: call, inner, along: .vertical)
    var column = joined(
      children,
      at: call.identity.appending(1),
      place: call.place,
      axis: .vertical
    )
    if axes.contains("horizontal"), axes.contains("vertical") {
      // One that scrolls both ways is one in the other.
      let identity = call.identity.appending(2)
      column = ResolvedView(
        .scroll(.horizontal),
        at: identity,
        place: call.place,
        children: [column]
      )
      column.isScrollLocked = context.isScrollDisabled
    }
    var view = call.node(.scroll(isHorizontal ? .horizontal : .vertical), children: [column])
    view.isScrollLocked = context.isScrollDisabled
    if !isHorizontal { view.steps += refreshing(context) }
    return view
  }

  mutating func geometryReader(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let proxy = proxy(for: context.room)
    let children = content(
      call["content"] ?? call.trailing,
      in: call.identity,
      context,
      arguments: [proxy]
    )
    return call.node(.layers(Alignment(x: 0, y: 0)), children: children)
  }

  /// What the closure of a `GeometryReader` is given: the room as far as it is known before layout.
  ///
  /// - Source: Apple, SwiftUI GeometryProxy: the safe area that a view has around it.
  func proxy(for room: Size) -> Value {
    let isWhole = room == Layout.safeArea.size
    let insets = TupleValue(
      labels: ["top", "leading", "bottom", "trailing"],
      elements: [
        .double(isWhole ? Layout.topInset : 0), .double(0),
        .double(isWhole ? Layout.bottomInset : 0), .double(0),
      ]
    )
    let size = Geometry.size(room.width, room.height)
    return .tuple(
      TupleValue(labels: ["size", "safeAreaInsets"], elements: [size, .tuple(insets)])
    )
  }

  /// `Grid`, `GridRow` and the lazy grids: read row by row.
  mutating func grid(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let children = content(call["content"] ?? call.trailing, in: call.identity, context)
    if call.name == "GridRow" {
      return call.node(.stack(Stack(axis: .horizontal)), children: children)
    }
    var grid = Grid(columns: call.name == "Grid" ? 0 : 1)
    if let spacing = (call["verticalSpacing"] ?? call["spacing"])?.number {
      grid.spacing = spacing.asLength
    }
    if case .array(let items)? = call["columns"] {
      grid.columns = tracks(items, in: context.room.width, spacing: grid.spacing)
    }
    if call.name == "LazyHGrid" {
      let items = call["rows"]?.members ?? []
      grid.rows = tracks(items, in: context.room.height, spacing: grid.spacing)
    }
    return call.node(.grid(grid), children: children)
  }

  /// How many columns or rows the items of a lazy grid make in a room.
  ///
  /// - Source: Apple, SwiftUI GridItem.Size: an adaptive item holds as many as fit.
  private func tracks(_ items: [Value], in room: Double, spacing: Double) -> Int {
    var count = 0
    for item in items {
      let arguments = itemArguments(item)
      guard let size = arguments.first(where: { $0.value.memberName == "adaptive" })?.value else {
        count += 1
        continue
      }
      let minimum = max(1, size.memberArguments["minimum"]?.number ?? 100)
      let gap = max(0, arguments["spacing"]?.number ?? spacing)
      let share = room / Double(items.count)
      count += max(1, Int(clamping: (share + gap) / (minimum + gap)))
    }
    return min(max(1, count), 40)
  }

  /// The arguments of a `GridItem`.
  private func itemArguments(_ item: Value) -> [Argument] {
    switch item {
    case .view(let view):
      if case .system(_, let arguments) = view.base { return arguments }
      return []
    case .system(let item): return item.members.flatMap(\.arguments)
    case .enumeration(let item): return item.payload
    default: return []
    }
  }

  /// Where `.topLeading` and the like lie.
  func alignment(named name: String) -> Alignment {
    Alignment.named[name] ?? .center
  }

  /// `GroupBox`: its label is a stop, then its content.
  mutating func groupBox(_ call: SystemCall, _ context: Context) -> ResolvedView {
    if let styled = styled(call, by: .groupBoxStyle, context) { return styled }
    let label = titleViews(call, context, closure: call["label"])
    let inner = content(
      call["content"] ?? call.trailing,
      in: call.identity.appending(2),
      context
    )
    return call.node(.stack(Stack(axis: .vertical, alignment: 0)), children: label + inner)
  }

  /// `LabeledContent`: one element, name and value; controls inside are named by the label.
  mutating func labeledContent(_ call: SystemCall, _ context: Context) -> ResolvedView {
    if let styled = styled(call, by: .labeledContentStyle, context) { return styled }
    let label = titleViews(call, context, closure: call["label"])
    if let value = call["value"] {
      let shown =
        if let format = call["format"] {
          evaluator.formatted(value, format)
        } else {
          words(value)
        }
      let text = text(shown, at: call.identity.appending(2), place: call.place, context)
      var view = call.node(.stack(Stack(axis: .horizontal)), children: label + [text])
      view.steps = [.element(.combine), .rests(.labeledContent)]
      return view
    }
    let inner = content(call["content"] ?? call.trailing, in: call.identity.appending(2), context)
    let name = Flattener.plainName(of: label)
    if !name.isEmpty, Flattener.holdControls(inner) {
      let named = inner.map { $0.adding(.nameControls(name)) }
      let shown = label.map { $0.adding(.hidden) }
      return call.node(.stack(Stack(axis: .horizontal)), children: shown + named)
    }
    var view = call.node(.stack(Stack(axis: .horizontal)), children: label + inner)
    view.steps = [.element(.combine), .rests(.labeledContent)]
    return view
  }

  /// The title of a search without results.
  ///
  /// - Source: Apple, SwiftUI ContentUnavailableView, search and search(text:): "No Results for"
  ///   what was searched for.
  private func noResults(
    for query: String,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let title = query.isEmpty ? "No Results" : "No Results for “\(query)”"
    return text(title, at: call.identity.appending(1), place: call.place, context)
  }

  /// `ContentUnavailableView`: a heading with what stands below it.
  mutating func unavailable(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var title =
      if let query = call["search"] {
        [noResults(for: words(query), call, context)]
      } else {
        titleViews(call, context, closure: call["label"] ?? call.trailing)
      }
    title = title.map { view in
      var view = view
      view.steps.append(.headingTexts)
      return view
    }
    var children = title
    if call["search"] != nil {
      let advice = "Check the spelling or try a new search."
      children.append(text(advice, at: call.identity.appending(2), place: call.place, context))
    } else if let description = call["description"] {
      children += content(description, in: call.identity.appending(2), context)
    }
    children += content(call["actions"], in: call.identity.appending(3), context)
    return call.node(.stack(Stack(axis: .vertical)), children: children)
  }
}
