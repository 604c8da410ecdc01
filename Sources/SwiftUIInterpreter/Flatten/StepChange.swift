import AccessibilityTree

/// What one accessibility modifier changes on elements and containers that are there.
struct StepChange {
  let step: Step
  let view: ResolvedView

  func apply(to nodes: inout [DraftNode], from start: Int) {
    switch step {
    case .label(let text):
      if view.isDatePicker, nodes.count - start > 1, !nodes[start].isDateButton {
        nodes.remove(at: start)
      }
      nodes.change(from: start, element: { $0.write(label: text) }) {
        $0.container.label = text.isEmpty ? nil : text
      }
    case .value(let text):
      nodes.change(from: start, element: { value(&$0, text) }) {
        $0.container.value = text.isEmpty ? nil : text
      }
    case .identifier(let text):
      nodes.change(from: start, element: { $0.element.identifier = text }) {
        $0.container.identifier = text
      }
    case .sortPriority(let priority):
      nodes.change(from: start, element: { $0.element.sortPriority = priority }) {
        $0.container.sortPriority = priority
      }
    case .addTraits(let change): add(change, &nodes, start)
    case .rotor(let rotor):
      nodes.change(
        from: start,
        listsAsOne: false,
        element: { $0.element.rotors.append(rotor) },
        container: { $0.container.rotors.append(rotor) }
      )
    case .hint(let text) where view.isDisclosure:
      nodes.changeFirst(from: start) { $0.element.hint = text.isEmpty ? nil : text }
    case .badge(let text): nodes.changeLast(from: start) { badge(&$0, text) }
    // What refreshes belongs to the list alone.
    case .handler(let handler) where handler.trigger == .refresh: break
    case .hint(let text):
      // A container has no hint of its own, and its elements keep theirs.
      nodes.change(from: start, element: { $0.element.hint = text.isEmpty ? nil : text }) { _ in }
    case .handler(let handler): handle(handler, &nodes, start)
    case .edges(let type): edges(of: type, &nodes, start)
    default: nodes.changeElements(from: start, element)
    }
  }

  private func value(_ draft: inout Draft, _ text: String) {
    draft.element.value = text.isEmpty ? nil : text
    draft.element.showsPlaceholder = false
  }

  /// A badge stands at the end of its row.
  private func badge(_ draft: inout Draft, _ text: String) {
    draft.element.label = [draft.element.label, text].compactMap { $0 }.joined(separator: ", ")
    draft.rest(on: .badge)
  }

  private func add(_ change: TraitChange, _ nodes: inout [DraftNode], _ start: Int) {
    if !change.traits.isEmpty {
      nodes.changeElements(from: start) { $0.element.traits.formUnion(change.traits) }
    }
    if change.isModal { modal(&nodes, start) }
    if change.isTabBar { tabBar(&nodes, start) }
  }

  /// `.isModal` makes a container of a view that is none.
  private func modal(_ nodes: inout [DraftNode], _ start: Int) {
    if nodes.count - start == 1, case .container(var container) = nodes[start] {
      container.change { $0.container.isModal = true }
      nodes[start] = .container(container)
      return
    }
    var container = Container(id: ElementID(view.identity.appending(0xC2).hash), frame: view.frame)
    container.isModal = true
    container.isRotorStop = false
    let inner = Array(nodes[start...])
    nodes.removeSubrange(start...)
    nodes.append(.container(DraftContainer(container: container, children: inner, isWritten: true)))
  }

  /// `.isTabBar`: each element inside is a tab.
  private func tabBar(_ nodes: inout [DraftNode], _ start: Int) {
    let count = nodes.elements(from: start).count
    if nodes.count - start == 1, case .element = nodes[start] {
      return nodes.changeElements(from: start) { $0.element.traits.insert(.tabBar) }
    }
    var index = 0
    nodes.changeElements(from: start) { draft in
      index += 1
      draft.element.position = .tab(index: index, count: count)
    }
  }

  /// Each element inside has its place in a list or a landmark, unless it has one in another.
  private func edges(of type: ContainerType, _ nodes: inout [DraftNode], _ start: Int) {
    let count = nodes.elements(from: start).count
    var index = 0
    nodes.changeElements(from: start) { draft in
      index += 1
      guard draft.element.position == nil else { return }
      draft.element.position =
        type == .list ? .list(index: index, count: count) : .landmark(index: index, count: count)
    }
  }

  private func handle(_ handler: Handler, _ nodes: inout [DraftNode], _ start: Int) {
    nodes.change(from: start, element: { $0.set(handler.trigger, handler.response) }) { inner in
      switch handler.trigger {
      case .escape: inner.container.handlesEscape = true
      case .magicTap: inner.container.handlesMagicTap = true
      default:
        inner.children.changeElements(from: 0) { $0.set(handler.trigger, handler.response) }
        return
      }
      inner.handlers.append(handler)
    }
  }

  /// What changes one element and never a container.
  private func element(_ draft: inout Draft) {
    switch step {
    case .removeTraits(let change): draft.element.traits.subtract(change.traits)
    case .heading(let level): draft.element.headingLevel = level
    case .headingTexts:
      if draft.element.traits.hasAny(of: .noText) { return }
      draft.element.traits.insert(.header)
    case .inputLabels(let labels): draft.element.inputLabels = labels
    case .content(let content, let isRemoved):
      draft.element.customContent.removeAll { $0.label == content.label }
      if !isRemoved { draft.element.customContent.append(content) }
    case .action(let name, let response, let modifier):
      draft.actions.append(
        DraftAction(name: name, rank: .named, modifier: modifier, response: response)
      )
    case .focus(let link): draft.focusLinks.append(link)
    case .activationPoint(let point): draft.element.activationPoint = point
    case .selected: draft.element.traits.insert(.selected)
    case .rests(let rule): draft.rest(on: rule)
    case .pair(let pair): draft.pair = pair
    default: respond(&draft)
    }
  }

  private func respond(_ draft: inout Draft) {
    switch step {
    case .adjust(let closure):
      draft.element.traits.insert(.adjustable)
      for (trigger, name) in [(Trigger.increment, "increment"), (.decrement, "decrement")] {
        let direction = Value.enumeration(EnumerationValue(type: nil, name: name))
        draft.set(trigger, .call(closure, [Argument(label: nil, value: direction)]))
      }
    case .tapGesture(let response):
      guard draft.response(to: .activate) == nil, draft.response(to: .tap) == nil else { return }
      draft.set(.tap, response)
    case .longPressGesture(let response):
      if draft.response(to: .longPress) == nil { draft.set(.longPress, response) }
    case .ignoresTaps: ignoreTaps(&draft)
    case .scrollAction(let response): draft.set(.scroll, response)
    default: break
    }
  }

  /// Gestures do not run; a default action still does.
  ///
  /// - Source: Apple, allowsHitTesting(_:), for the gestures; the default action is inferred.
  private func ignoreTaps(_ draft: inout Draft) {
    for trigger in [Trigger.tap, .longPress] { draft.remove(trigger) }
    if draft.response(to: .activate) != nil { draft.rest(on: .hitTesting) }
  }
}

extension DraftNode {
  /// Whether it is a button of a date picker, rather than its label.
  fileprivate var isDateButton: Bool {
    if case .element(let draft) = self { draft.value.valueOnceNamed != nil } else { false }
  }
}
