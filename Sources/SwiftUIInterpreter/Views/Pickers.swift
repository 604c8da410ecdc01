import AccessibilityTree

// Picker.
//
// Source: CVS Health's SwiftUI accessibility techniques, Pickers; cashapp/AccessibilitySnapshot,
// testSegmentedControl; inline rows are inferred.

/// One choice of a picker.
struct Choice: Sendable {
  var views: [ResolvedView]
  var name: String
  var tag: Value?
  var isSelected: Bool
}

/// The list of choices that a picker in the style of a link pushes.
struct ChoiceScreen: Sendable {
  var title: String
  var list: ResolvedView
}

extension Resolver {
  /// A `Picker`, in the style that holds where it stands.
  mutating func picker(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let builder = call["content"] ?? call.arguments.filter { $0.label == nil }.closure
    let binding = call.binding("selection")
    let choices = choices(builder, binding, call, context)
    let style = context.pickerStyle
    let isHeader = style == "inline" && context.isInList
    let labels = isHeader ? sectionHeader(context) : context
    let label = titleViews(call, labels, closure: call["label"])
    if style == "segmented" || style == "palette" {
      return segmented(call, choices, binding, context)
    }
    if style == "wheel" { return wheel(call, choices, binding, context) }
    if style == "inline" { return inline(call, label, choices, binding, context) }
    return menuPicker(call, label, choices, binding, context)
  }

  /// The choices with their tags; a lone id of `ForEach` tags a choice without one.
  private mutating func choices(
    _ builder: Value?,
    _ binding: BindingValue?,
    _ call: SystemCall,
    _ context: Context
  ) -> [Choice] {
    var inner = context
    inner.isEnabled = true
    inner.axis = .vertical
    let views = content(builder, in: call.identity.appending(5), inner)
    let chosen = read(binding)
    return views.map { view in
      let tag = view.tag
      let isSelected = tag != nil && (tag == chosen || Self.isCase(tag, chosen))
      return Choice(
        views: [view],
        name: Flattener.plainName(of: view),
        tag: tag,
        isSelected: isSelected
      )
    }
  }

  /// Whether a tag is a case of an enum that nothing declares, and the choice that case.
  private static func isCase(_ tag: Value?, _ chosen: Value?) -> Bool {
    guard case .enumeration(let name)? = chosen, name.type == nil else { return false }
    switch tag {
    case .unknown(let path)?: return path.hasSuffix("." + name.name)
    case .system(let system)?: return system.members.last?.name == name.name
    default: return false
    }
  }

  private func response(_ choice: Choice, _ binding: BindingValue?) -> Response {
    guard let binding, let tag = choice.tag else { return .nothing }
    return .write(tag, binding)
  }

  private func segmented(
    _ call: SystemCall,
    _ options: [Choice],
    _ binding: BindingValue?,
    _ context: Context
  ) -> ResolvedView {
    var children: [ResolvedView] = []
    for (index, choice) in options.enumerated() {
      var part = ResolvedView(
        .control(.segmented),
        at: call.identity.appending(UInt64(index) + 100),
        place: choice.views.first?.place ?? call.place,
        children: choice.views
      )
      var seed = choiceSeed(choice, binding)
      seed.position = .series(index: index + 1, count: options.count)
      seed.inference = nil
      part.seed = seed
      part.isDisabled = !context.isEnabled
      children.append(part)
    }
    return call.node(.stack(Stack(axis: .horizontal, spacing: 0)), children: children)
  }

  private func choiceSeed(_ choice: Choice, _ binding: BindingValue?) -> Seed {
    var seed = Seed(label: choice.name, traits: .button, inference: .inlinePicker)
    if choice.isSelected { seed.traits.insert(.selected) }
    seed.capabilities = .activate
    seed.handlers = [Handler(trigger: .activate, response: response(choice, binding))]
    return seed
  }

  private func wheel(
    _ call: SystemCall,
    _ options: [Choice],
    _ binding: BindingValue?,
    _ context: Context
  ) -> ResolvedView {
    let index = options.firstIndex { $0.isSelected }
    let value = index.map { options[$0].name } ?? ""
    var view = call.node(.control(.wheel(value)))
    var seed = Seed(label: value, traits: [.pickerItem, .adjustable], inference: .pickerWheel)
    seed.capabilities = [.increment, .decrement]
    let current = index ?? -1
    for (trigger, next) in [(Trigger.increment, current + 1), (.decrement, current - 1)] {
      let response =
        options.indices.contains(next) ? response(options[next], binding) : .nothing
      seed.handlers.append(Handler(trigger: trigger, response: response))
    }
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  private func inline(
    _ call: SystemCall,
    _ label: [ResolvedView],
    _ options: [Choice],
    _ binding: BindingValue?,
    _ context: Context
  ) -> ResolvedView {
    var rows: [ResolvedView] = []
    if !context.hidesLabels {
      rows += label.map { view in
        var header = view
        if context.isInList { header.steps.append(.headingTexts) }
        header.steps.append(.rests(.inlinePicker))
        return header
      }
    }
    for (index, choice) in options.enumerated() {
      var row = ResolvedView(
        .row(.none),
        at: call.identity.appending(UInt64(index) + 100),
        place: call.place,
        children: choice.views
      )
      row.seed = choiceSeed(choice, binding)
      row.isDisabled = !context.isEnabled
      rows.append(row)
    }
    return call.node(.section, children: rows)
  }

  /// One stop that opens a menu of the choices.
  private mutating func menuPicker(
    _ call: SystemCall,
    _ label: [ResolvedView],
    _ options: [Choice],
    _ binding: BindingValue?,
    _ context: Context
  ) -> ResolvedView {
    let value = options.first { $0.isSelected }?.name ?? ""
    let isLink = context.pickerStyle == "navigationLink"
    let cell = CellID(hash: call.identity.appending(0x3E9).hash)
    let showsLabel = context.isInList && !context.hidesLabels
    var view = call.node(.row(.menu(value)), children: showsLabel ? label : [])
    if !showsLabel { view.names = label }
    var seed = Seed(
      value: value.isEmpty ? nil : value,
      traits: isLink ? .button : .popUpButton
    )
    seed.composition = .names
    seed.capabilities = .activate
    seed.labelHidesValue = !isLink
    if context.isInList { seed.inference = .pickerInList }
    seed.handlers = [Handler(trigger: .activate, response: .keep(.bool(true), cell))]
    if isLink, let path = context.path {
      let title = Flattener.plainName(of: label)
      let list = choiceList(options, of: call, binding, path.cell)
      choiceScreens[cell] = ChoiceScreen(title: title, list: list)
      let key = Value.int(Int(truncatingIfNeeded: cell.hash))
      let screen = TupleValue(labels: ["choices"], elements: [key])
      seed.handlers = [Handler(trigger: .activate, response: .push(.tuple(screen), path.cell))]
    }
    view.seed = seed
    view.isDisabled = !context.isEnabled
    if kept(cell)?.isTrue == true {
      present(options, of: call, binding, cell, context)
    }
    return view
  }

  /// The choices as rows of a list; choosing goes back.
  private func choiceList(
    _ options: [Choice],
    of call: SystemCall,
    _ binding: BindingValue?,
    _ path: CellID
  ) -> ResolvedView {
    let rows = options.enumerated().map { index, choice in
      var row = ResolvedView(
        .row(.none),
        at: call.identity.appending(UInt64(index) + 200),
        place: call.place,
        children: choice.views
      )
      var seed = choiceSeed(choice, binding)
      let response = Response.sequence([response(choice, binding), .pop(path)])
      seed.handlers = [Handler(trigger: .activate, response: response)]
      row.seed = seed
      return row
    }
    return ResolvedView(
      .list(ListLook(isForm: false)),
      at: call.identity.appending(0x3EB),
      place: call.place,
      children: rows
    )
  }

  private mutating func present(
    _ options: [Choice],
    of call: SystemCall,
    _ binding: BindingValue?,
    _ cell: CellID,
    _ context: Context
  ) {
    var menu = Presentation(
      kind: .menu,
      identity: call.identity.appending(0x3EA),
      place: call.place,
      dismissal: .keep(.bool(false), cell)
    )
    menu.isRightToLeft = context.isRightToLeft
    for (index, choice) in options.enumerated() {
      var row = ResolvedView(
        .row(.none),
        at: call.identity.appending(UInt64(index) + 200),
        place: call.place,
        children: choice.views
      )
      var seed = choiceSeed(choice, binding)
      seed.inference = nil
      seed.handlers = [
        Handler(
          trigger: .activate,
          response: .sequence([.keep(.bool(false), cell), response(choice, binding)])
        )
      ]
      row.seed = seed
      menu.content.append(row)
    }
    presentations.append(menu)
  }
}
