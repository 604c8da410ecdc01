import AccessibilityTree

// List, Form, Section, DisclosureGroup.
//
// A row is not an element by itself, and a list says nothing. Source:
// cashapp/AccessibilitySnapshot, testListWithSectionHeaders; CVS Health, Lists and Accordions.

extension Resolver {
  mutating func list(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var inner = context
    inner.isInList = true
    inner.axis = .vertical
    inner.refresh = nil
    if options.tellsColors { inner.paints = context.paints.rows }
    inner.room.width = max(0, inner.room.width - 2 * Layout.rowInset)
    if context.isSplitColumn, let selection = call.binding("selection") {
      columnSelection = selection
      inner.columnSelection = selection
    }
    var rows: [ResolvedView] = []
    let data = call.title.flatMap { isData($0) ? $0 : nil }
    if case .keyPath(let path)? = call["children"], let data {
      outline(data, path, call, inner, into: &rows)
    } else if data != nil {
      let builder = call["rowContent"] ?? call.trailing
      var arguments = call.arguments.filter { $0.label == nil || $0.label == "id" }
      if let builder, call.trailing == nil {
        arguments.append(Argument(label: nil, value: builder))
      }
      let each = SystemCall(
        name: "ForEach",
        arguments: arguments,
        identity: call.identity.appending(1),
        place: call.place
      )
      repeated(each, inner, into: &rows)
    } else {
      rows = content(call["content"] ?? call.trailing, in: call.identity, inner)
    }
    if let selection = call.binding("selection") {
      var choice = RowChoice(selection: selection, chosen: read(selection) ?? .none)
      if case .set = choice.chosen { choice.accumulates = isEditingRows() }
      choice.mark(&rows)
    }
    var view = call.node(.list(ListLook(isForm: call.name == "Form")), children: rows)
    view.isScrollLocked = context.isScrollDisabled
    view.steps += refreshing(context)
    return view
  }

  /// What pulling a list or a scroll view down at its top runs, if anything does.
  func refreshing(_ context: Context) -> [Step] {
    guard let action = context.refresh else { return [] }
    return [.handler(Handler(trigger: .refresh, response: .call(action, [])))]
  }

  private func isData(_ value: Value) -> Bool {
    switch value {
    case .array, .range, .set, .binding, .unknown: true
    case .system: evaluator.opaqueName(of: value) != nil
    case .structure, .object: !evaluator.isView(value)
    default: false
    }
  }

  /// A `Section`: header, rows, footer.
  mutating func section(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var header = sectionHeader(call, context.isInList ? sectionHeader(context) : context)
    if context.isInList {
      for index in header.indices {
        header[index].steps.append(.headingTexts)
      }
    }
    let binding = call.binding("isExpanded")
    let isOpen = binding.map { read($0)?.isTrue == true } ?? true
    if let binding, context.isInList, !header.isEmpty {
      header = [collapsible(header, binding, isOpen, call, context)]
    }
    let rows =
      isOpen
      ? content(call["content"] ?? call.trailing, in: call.identity.appending(2), context) : []
    let footers = sectionEdge(context, .footnote)
    var footer = content(call["footer"], in: call.identity.appending(3), footers)
    for index in header.indices { header[index].isSectionEdge = true }
    for index in footer.indices { footer[index].isSectionEdge = true }
    return call.node(.section, children: header + rows + footer)
  }

  /// How the headers of sections of a list look, and before iOS 26 their letters' case.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, testListWithSectionHeaders on iOS 18.5 and 26.2.
  func sectionHeader(_ context: Context) -> Context {
    var header = sectionEdge(context, .headline)
    if options.system < 26 { header.textCase = context.textCase ?? .uppercase }
    return header
  }

  /// How texts above and below the rows of a section look.
  private func sectionEdge(_ context: Context, _ font: TextStyle) -> Context {
    var edge = context
    edge.font = font
    if options.tellsColors, context.isInList { edge.paints = context.paints.sectionEdge }
    return edge
  }

  /// The header of a section that can be closed, as one button; that it is one is inferred.
  private func collapsible(
    _ label: [ResolvedView],
    _ binding: BindingValue,
    _ isOpen: Bool,
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    var header = ResolvedView(
      .row(.none),
      at: call.identity.appending(4),
      place: call.place,
      children: label
    )
    var seed = Seed(traits: [.button, .header], inference: .collapsibleSection)
    seed.composition = .names
    seed.capabilities = .activate
    seed.isExpanded = isOpen
    seed.handlers = [Handler(trigger: .activate, response: .toggle([binding]))]
    header.seed = seed
    header.isDisabled = !context.isEnabled
    return header
  }

  private mutating func sectionHeader(_ call: SystemCall, _ context: Context) -> [ResolvedView] {
    let identity = call.identity.appending(1)
    if let title = call.title {
      return [text(words(title), at: identity, place: call.place, context)]
    }
    return content(call["header"], in: identity, context)
  }

  /// A `DisclosureGroup`: a header that opens and closes, then its content while it is open.
  mutating func disclosure(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let cell = CellID(hash: call.identity.appending(0xD15).hash)
    let binding = call.binding("isExpanded")
    if context.styles[.disclosureGroupStyle] != nil {
      _ = kept(cell)
      let kept = binding ?? .cell(cell)
      let styled = styled(call, by: .disclosureGroupStyle, isExpanded: kept, context)
      if let styled { return styled }
    }
    let isOpen =
      binding.map { read($0)?.isTrue == true } ?? (kept(cell)?.isTrue == true)
    let label = titleViews(call, context, closure: call["label"])
    let response = binding.map { Response.toggle([$0]) } ?? .keep(.bool(!isOpen), cell)
    let header = opener(label, isOpen: isOpen, response, for: call, context)
    var children = [header]
    if isOpen {
      let builder = call["content"] ?? call.trailing
      children += content(builder, in: call.identity.appending(2), context)
    }
    let kind: ResolvedView.Kind =
      context.isInList ? .section : .stack(Stack(axis: .vertical, alignment: 0))
    var view = call.node(kind, children: children)
    view.isDisclosure = true
    return view
  }
}
