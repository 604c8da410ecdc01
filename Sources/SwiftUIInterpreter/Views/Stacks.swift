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
    let isHorizontal = call.title?.memberName == "horizontal"
    let children = children(of: call, context, along: .vertical)
    let column = joined(
      children,
      at: call.identity.appending(1),
      place: call.place,
      axis: .vertical
    )
    return call.node(.scroll(isHorizontal ? .horizontal : .vertical), children: [column])
  }

  mutating func geometryReader(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let size = Value.tuple(
      TupleValue(labels: ["width", "height"], elements: [.double(343), .double(728)])
    )
    let insets = TupleValue(
      labels: ["top", "leading", "bottom", "trailing"],
      elements: [.double(0), .double(0), .double(0), .double(0)]
    )
    let proxy = Value.tuple(
      TupleValue(labels: ["size", "safeAreaInsets"], elements: [size, .tuple(insets)])
    )
    let children = content(
      call["content"] ?? call.trailing,
      in: call.identity,
      context,
      arguments: [proxy]
    )
    return call.node(.layers(Alignment(x: 0, y: 0)), children: children)
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
    if case .array(let items)? = call["columns"] { grid.columns = columns(items) }
    if call.name == "LazyHGrid" { grid.columns = max(1, children.count) }
    return call.node(.grid(grid), children: children)
  }

  /// How many columns the items of a lazy grid make on this screen.
  private func columns(_ items: [Value]) -> Int {
    guard let only = items.first, items.count == 1 else { return max(1, items.count) }
    guard case .system(let item) = only else { return 1 }
    for argument in item.members.flatMap(\.arguments) where argument.value.memberName == "adaptive"
    {
      let minimum = argument.value.memberArguments["minimum"]?.number ?? 100
      return min(max(1, Int(clamping: 351 / max(1, minimum + 8))), 40)
    }
    return 1
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

  /// `LabeledContent`: one element, name and value; a field inside is named by the label.
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
      view.steps = [.element(.combine), .rests(.inferred)]
      return view
    }
    let inner = content(call["content"] ?? call.trailing, in: call.identity.appending(2), context)
    let name = label.compactMap { $0.seed?.label }.joined(separator: ", ")
    let isControl = inner.contains { ($0.seed?.traits.isDisjoint(with: .staticText)) == true }
    if isControl, !name.isEmpty {
      let named = inner.map { view in
        var view = view
        view.steps.append(.label(name))
        return view
      }
      var shown = label.map { view in
        var view = view
        view.steps.append(.hidden)
        return view
      }
      shown += named
      return call.node(.stack(Stack(axis: .horizontal)), children: shown)
    }
    var view = call.node(.stack(Stack(axis: .horizontal)), children: label + inner)
    view.steps = [.element(.combine), .rests(.inferred)]
    return view
  }

  /// `ContentUnavailableView`: a heading with what stands below it.
  mutating func unavailable(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var title = titleViews(call, context, closure: call["label"] ?? call.trailing)
    title = title.map { view in
      var view = view
      view.steps.append(.addTraits(TraitChange(traits: .header)))
      return view
    }
    var children = title
    if let description = call["description"] {
      children += content(description, in: call.identity.appending(2), context)
    }
    children += content(call["actions"], in: call.identity.appending(3), context)
    return call.node(.stack(Stack(axis: .vertical)), children: children)
  }
}
