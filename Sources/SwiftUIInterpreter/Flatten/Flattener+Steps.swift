import AccessibilityTree

extension Flattener {
  /// Applies an accessibility modifier to the elements of the view it is written on.
  ///
  /// On a view that is no element it reaches each element inside; on a view without any it makes
  /// one.
  ///
  /// - Source: Apple, SwiftUI accessibility modifiers; CVS Health, Grouping controls (a label on a
  ///   stack renames every child).
  mutating func apply(
    _ step: Step,
    of view: ResolvedView,
    to nodes: inout [DraftNode],
    from start: Int,
    _ firstFigure: Int
  ) {
    switch step {
    case .element(let behaviour):
      regroup(behaviour, view, &nodes, start, firstFigure)
    case .representation(let views):
      nodes.removeSubrange(start...)
      var inner = scratch(views)
      inner.changeElements(from: 0) { $0.element.frame = view.frame }
      reassign(from: firstFigure, to: inner.elements().first?.element.id)
      nodes += inner
    case .children(let views): childContainer(views, view, &nodes, start)
    case .actions(let rank, let views, let modifier):
      let actions = scratch(views).elements().compactMap { part in
        part.response(to: .activate).map {
          let name = part.element.label ?? ""
          return DraftAction(name: name, rank: rank, modifier: modifier, response: $0)
        }
      }
      nodes.changeElements(from: start) { $0.actions += actions }
    case .labelMade(let views):
      let template = LabelTemplate(Naming(scratch(views).elements(), controlsCount: false).label)
      guard template.usesLabel else {
        return apply(.label(template.words), of: view, to: &nodes, from: start, firstFigure)
      }
      if nodes.count == start { create(view, &nodes, firstFigure) }
      template.apply(to: &nodes, from: start)
    case .nameControls(let name):
      nodes.changeElements(from: start) { LabelTemplate.name(control: &$0, name) }
    default:
      if nodes.count == start, step.makesElement { create(view, &nodes, firstFigure) }
      StepChange(step: step, view: view).apply(to: &nodes, from: start)
    }
  }

  /// An element for a view that has none: a shape, a colour.
  private mutating func create(
    _ view: ResolvedView,
    _ nodes: inout [DraftNode],
    _ firstFigure: Int
  ) {
    if case .nothing = view.kind { return }
    var draft = Draft(newElement(view))
    draft.isDisabled = view.isDisabled
    draft.element.certainty = .observed
    reassign(from: firstFigure, to: draft.element.id)
    nodes.append(.element(draft))
  }

  private func newElement(_ view: ResolvedView) -> Element {
    Element(
      id: ElementID(view.identity.hash),
      frame: view.frame,
      place: program.place(view.place)
    )
  }

  private mutating func regroup(
    _ behaviour: ChildBehaviour,
    _ view: ResolvedView,
    _ nodes: inout [DraftNode],
    _ start: Int,
    _ firstFigure: Int
  ) {
    switch behaviour {
    case .contain: contain(view, &nodes, start)
    case .ignore:
      let parts = nodes.elements(from: start)
      var draft = Draft(newElement(view))
      draft.isDisabled = view.isDisabled
      draft.element.isTextCutOff = parts.contains { $0.element.isTextCutOff }
      if tellsColors, let first = parts.first?.element {
        draft.element.paint(first.textColors)
      }
      if let tap = parts.first?.response(to: .tap),
        parts.allSatisfy({ $0.response(to: .tap) != nil })
      {
        draft.set(.tap, tap)
      }
      replace(&nodes, start, draft, firstFigure)
    case .combine:
      let parts = nodes.elements(from: start)
      if parts.count == 1, let only = parts.first {
        return replace(&nodes, start, only, firstFigure)
      }
      var draft = Combination.of(parts, as: newElement(view))
      draft.isDisabled = view.isDisabled
      draft.element.isTextCutOff = parts.contains { $0.element.isTextCutOff }
      if tellsColors, let first = parts.first?.element {
        draft.element.paint(first.textColors)
      }
      replace(&nodes, start, draft, firstFigure)
    }
  }

  private mutating func replace(
    _ nodes: inout [DraftNode],
    _ start: Int,
    _ draft: Draft,
    _ firstFigure: Int
  ) {
    nodes.removeSubrange(start...)
    nodes.append(.element(draft))
    if draws { reassign(from: firstFigure, to: draft.element.id) }
  }

  private func contain(_ view: ResolvedView, _ nodes: inout [DraftNode], _ start: Int) {
    let inner = Array(nodes[start...])
    nodes.removeSubrange(start...)
    let id = ElementID(view.identity.appending(0xC0).hash)
    var container = Container(id: id, frame: view.frame)
    container.isRotorStop = true
    nodes.append(.container(DraftContainer(container: container, children: inner, isWritten: true)))
  }

  /// `accessibilityChildren`: the element becomes a container of what the closure gives.
  private mutating func childContainer(
    _ views: [ResolvedView],
    _ view: ResolvedView,
    _ nodes: inout [DraftNode],
    _ start: Int
  ) {
    let parts = nodes.elements(from: start)
    nodes.removeSubrange(start...)
    var inner = scratch(views)
    inner.changeElements(from: 0) { $0.element.frame = view.frame }
    let id = ElementID(view.identity.appending(0xC1).hash)
    var container = Container(id: id, label: parts.first?.element.label, frame: view.frame)
    container.value = parts.first?.element.value
    container.isRotorStop = true
    nodes.append(.container(DraftContainer(container: container, children: inner, isWritten: true)))
  }
}

extension Step {
  /// Whether it makes an element of a view that has none.
  fileprivate var makesElement: Bool {
    switch self {
    case .label, .value, .hint, .addTraits, .adjust, .action: true
    case .handler(let handler): handler.trigger == .activate
    case .rotor(let rotor): !rotor.commands.isEmpty
    default: false
    }
  }
}
