import AccessibilityTree

extension Resolver {
  /// Resolves a view that the source does not declare.
  mutating func system(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard let name = ViewName.named[call.name] else {
      return views.append(unknown(call, context))
    }
    switch name {
    case .text: textView(call, context, into: &views)
    case .image: views.append(image(call, context))
    case .vStack, .lazyVStack, .hStack, .lazyHStack: views.append(stack(call, context))
    case .button: views.append(button(call, context))
    case .forEach: repeated(call, context, into: &views)
    case .group, .anyView, .scrollViewReader, .viewThatFits, .controlGroup, .timelineView:
      views += group(call, context)
    case .label: views.append(label(call, context))
    case .spacer: views.append(spacer(call))
    case .divider: views.append(call.node(.divider))
    case .emptyView, .toolbarSpacer: break
    case .section: views.append(section(call, context))
    case .list, .form: views.append(list(call, context))
    case .zStack: views.append(layers(call, context))
    case .scrollView: views.append(scrollView(call, context))
    default: rarer(name, call, context, into: &views)
    }
  }

  private mutating func rarer(
    _ name: ViewName,
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    switch name {
    case .toggle: views.append(toggle(call, context))
    case .slider: views.append(slider(call, context))
    case .stepper: stepper(call, context, into: &views)
    case .picker: views.append(picker(call, context))
    case .datePicker, .colorPicker: datePicker(call, context, into: &views)
    case .textField, .secureField, .textEditor: views.append(field(call, context))
    case .link, .shareLink: views.append(link(call, context))
    case .navigationLink: views.append(navigationLink(call, context))
    case .navigationStack, .navigationView, .navigationSplitView:
      views.append(navigationStack(call, context))
    case .tabView: views.append(tabView(call, context))
    case .tab: views += content(call.trailing, in: call.identity, context)
    case .menu: views.append(menu(call, context))
    case .editButton, .pasteButton, .renameButton: views.append(systemButton(call, context))
    default: last(name, call, context, into: &views)
    }
  }

  private mutating func last(
    _ name: ViewName,
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    switch name {
    case .progressView, .gauge: views.append(progress(call, context))
    case .disclosureGroup, .outlineGroup: views.append(disclosure(call, context))
    case .groupBox: views.append(groupBox(call, context))
    case .labeledContent: views.append(labeledContent(call, context))
    case .grid, .gridRow, .lazyVGrid, .lazyHGrid: views.append(grid(call, context))
    case .asyncImage: views.append(asyncImage(call, context))
    case .geometryReader: views.append(geometryReader(call, context))
    case .contentUnavailableView: views.append(unavailable(call, context))
    case .toolbarItem, .toolbarItemGroup:
      views += content(call["content"] ?? call.trailing, in: call.identity, context)
    default: views.append(call.node(.shape(call.name)))
    }
  }

  /// Marks a view that is not understood and shows what was handed to it in closures.
  private mutating func unknown(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let near = NearestName.of(call.name, among: ViewName.named.keys.sorted())
    let advice = near.map { "; did you mean '\($0)'?" } ?? ""
    evaluator.report(
      .warning,
      "'\(call.name)' is not supported\(advice)",
      name: call.name,
      at: call.place
    )
    var inner: [ResolvedView] = []
    for (index, argument) in call.arguments.enumerated() {
      let builders: Set<String?> = [nil, "content", "label", "header", "footer"]
      guard argument.value.isClosure, builders.contains(argument.label) else { continue }
      inner += guess(argument.value, in: call.identity.appending(UInt64(index)), context)
    }
    var mark = ResolvedView(
      .placeholder(call.name),
      at: call.identity.appending(0xBAD),
      place: call.place
    )
    mark.seed = Seed(label: "⟨\(call.name)⟩", traits: .staticText, certainty: .inferred)
    if inner.isEmpty { return mark }
    return call.node(.stack(Stack(axis: .vertical)), children: [mark] + inner)
  }

  /// What a closure shows that may be an action as well: what it does is undone, a fault is nothing.
  private mutating func guess(
    _ closure: Value,
    in identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    let saved = evaluator
    do throws(Fault) {
      let items = try evaluator.content(of: closure, arguments: [])
      let isBuilder = items.contains { evaluator.isView($0.value) }
      if isBuilder { return resolve(items, in: identity, context) }
      evaluator = saved
    } catch {
      evaluator = saved
    }
    return []
  }

  /// A colour, a gradient or a shape that stands as a view.
  mutating func shape(
    _ value: SystemValue,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    views.append(ResolvedView(.shape(value.type), at: identity, place: .none))
  }
}
