import AccessibilityTree

/// What an element's actions run, kept beside the tree.
struct Responder: Sendable {
  var handlers: [Handler] = []
  var actions: [Response] = []
  var focusLinks: [FocusLink] = []
  var isDimmed = false
  /// The environment that its code reads, by its place among those of the evaluation.
  var environment = 0

  /// The response to a trigger.
  func response(to trigger: Trigger) -> Response? {
    handlers.first { $0.trigger == trigger }?.response
  }
}

/// Turns drafts into the tree, and keeps what the actions run.
struct Finisher: Sendable {
  private(set) var responders: [ElementID: Responder] = [:]
  /// Whether some element follows the cursor.
  private(set) var hasFocusLinks = false
  /// Whether the whole screen is read from right to left.
  var isRightToLeft = false
  /// The field that is edited.
  var editing: ElementID?
  private let program: Program
  /// What the source itself writes in the brackets of unknown values, once it is asked for.
  private var writtenNames: Set<Substring>?

  init(program: Program) {
    self.program = program
  }

  /// The nodes of a tree for drafts.
  mutating func nodes(_ drafts: [DraftNode], inherited: [Handler] = []) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(drafts.count)
    for draft in drafts {
      switch draft {
      case .element(let element): nodes.append(.element(finish(element.value, inherited)))
      case .container(let container):
        nodes.append(.container(finish(container.value, inherited)))
      case .group(let inner):
        let children = self.nodes(inner.children, inherited: inherited)
        var group = Group(order: .geometry, children: children)
        if inner.isRightToLeft != isRightToLeft { group.isRightToLeft = inner.isRightToLeft }
        nodes.append(.group(group))
      }
    }
    return nodes
  }

  private mutating func finish(_ draft: DraftContainer, _ inherited: [Handler]) -> Container {
    var container = draft.container
    let handlers = draft.handlers + inherited
    container.children = nodes(
      draft.children,
      inherited: handlers.filter { $0.trigger != .refresh }
    )
    if !draft.handlers.isEmpty {
      var responder = Responder(handlers: draft.handlers)
      responder.environment = draft.environment
      responders[container.id] = responder
    }
    return container
  }

  private mutating func finish(_ draft: Draft, _ inherited: [Handler]) -> Element {
    var draft = draft
    for handler in inherited where draft.response(to: handler.trigger) == nil {
      draft.set(handler.trigger, handler.response)
    }
    draft.dimIfDisabled()
    if draft.isDisabled, !draft.isControl { draft.element.capabilities = [] }
    if draft.element.id == editing { draft.element.traits.insert(.isEditing) }
    var responder = Responder(handlers: draft.handlers, focusLinks: draft.focusLinks)
    responder.isDimmed = draft.isDisabled || draft.element.traits.contains(.notEnabled)
    responder.environment = draft.environment
    if !draft.actions.isEmpty {
      let actions = ordered(draft.actions)
      responder.actions = actions.map(\.response)
      draft.element.customActions = actions.enumerated()
        .map { CustomAction(index: $0.offset, name: $0.element.name) }
      draft.rest(on: .observed)
      let isOrdered =
        Set(draft.actions.map(\.modifier)).count > 1
        || draft.actions.count { $0.rank == .named } > 1
      if isOrdered { draft.rest(on: .actionOrder) }
      let isDerived = draft.actions.contains { $0.rank == .delete || $0.rank == .menu }
      if isDerived { draft.rest(on: .derivedActions) }
    }
    if draft.element.headingLevel != nil, draft.element.traits.contains(.header) {
      draft.rest(on: .claimed)
    }
    // What stands in a field may have been typed.
    let isTyped =
      draft.element.capabilities.contains(.edit) && !draft.element.showsPlaceholder
    let texts = [draft.element.label, isTyped ? nil : draft.element.value]
    if texts.contains(where: { namesUnknown($0) }) { draft.nameRule = .unknownValue }
    draft.element.inference = draft.rule
    if !draft.focusLinks.isEmpty { hasFocusLinks = true }
    if !responder.handlers.isEmpty || !responder.actions.isEmpty || !responder.focusLinks.isEmpty {
      responders[draft.element.id] = responder
    }
    return draft.element
  }

  /// Swipe actions, then deleting, then named ones, then those of the menu; each in source order.
  ///
  /// - Source: cashapp/AccessibilitySnapshot for the swipe actions; the order of named ones is
  ///   inferred, since `accessibilityActions` was seen to list them the other way round.
  private func ordered(_ actions: [DraftAction]) -> [DraftAction] {
    if actions.allSatisfy({ $0.rank == actions.first?.rank }) { return actions }
    return [ActionRank.swipe, .delete, .named, .menu].flatMap { rank in
      actions.filter { $0.rank == rank }
    }
  }
}

extension Finisher {
  /// Whether a text has a part that stands for a value that is not known here: its name in brackets,
  /// where the source itself writes none such.
  private mutating func namesUnknown(_ text: String?) -> Bool {
    guard let text, text.utf8.contains(0xE2), text.unicodeScalars.contains("⟨") else {
      return false
    }
    let written = writtenNames ?? Set(program.writtenTexts.flatMap(Self.bracketed))
    writtenNames = written
    return Self.bracketed(text).contains { !written.contains($0) }
  }

  /// What stands in brackets in a text, found without looking for the ends of characters.
  private static func bracketed(_ text: String) -> [Substring] {
    let parts = text.unicodeScalars.split(separator: "⟨", omittingEmptySubsequences: false)
    return parts.dropFirst().compactMap { rest in
      rest.firstIndex(of: "⟩").map { Substring(rest[..<$0]) }
    }
  }
}
