import AccessibilityTree

/// One evaluation of a view: its tree, its drawing, and what its actions run.
struct Shown: Sendable {
  var tree = Tree()
  var drawing = Drawing(size: Layout.screen)
  var responders: [ElementID: Responder] = [:]
  /// What can be scrolled.
  var scrolling = Scrolling()
  /// What code can scroll to, by its id; absent where no code may.
  var scrollTargets: [UInt64: ScrollTarget]?
  var hasFocusLinks = false
  /// What the scrub closes, innermost presentation or pushed screen.
  var dismissal: Response?
  var appearances: [Appearance] = []
  /// What is presented and has code for its end.
  var presented: [Presented] = []
  var departures: [Appearance] = []
  var watches: [Watch] = []
  var receivers: [Receiver] = []
  /// The outermost declared view with its state, by which goals are judged.
  var outermost: StructureValue?
  /// Where the declared views stand.
  var installed: [InstalledView] = []
  /// The elements that objects of UIKit's show.
  var objects: [ObjectID: ElementID] = [:]
  /// The environments that the code of elements reads.
  var environments: [[String: Value]] = []
  /// The cells that the system keeps for views.
  var keptCells: [KeptCell] = []
  /// The tabs of the tab views.
  var tabs: [TabPlace] = []
}

/// Something presented, with the code to run once it is gone.
struct Presented: Sendable {
  var identity: Identity
  var onDismiss: Value
}

/// Evaluates, lays out and flattens a view.
struct Showing: Sendable {
  var resolver: Resolver
  var flattener: Flattener
  var finisher: Finisher

  /// Shows a view from its value.
  ///
  /// - Returns: What is shown, and the evaluator with the state it made.
  static func of(
    _ root: Value,
    _ evaluator: Evaluator,
    options: LiveScreen.Options,
    editing: ElementID? = nil
  ) -> (shown: Shown, evaluator: Evaluator) {
    let program = evaluator.program
    var showing = Showing(
      resolver: Resolver(evaluator: evaluator, options: options),
      flattener: Flattener(program: program, tellsColors: options.tellsColors),
      finisher: Finisher(program: program)
    )
    showing.finisher.editing = editing
    showing.resolver.isEditing = editing != nil
    showing.resolver.editing = editing
    let shown = showing.show(root)
    return (shown, showing.resolver.evaluator)
  }

  private mutating func show(_ root: Value) -> Shown {
    var views: [ResolvedView] = []
    var context = Context()
    context.typeScale = resolver.options.typeSize.scale
    resolver.resolve(root, at: .root, context, into: &views)
    var shown = Shown()
    shown.dismissal = resolver.popping
    Layout.place(&views)
    if resolver.hasScrollReaders { flattener.scrollTargets = [:] }
    var drafts: [DraftNode] = []
    for view in views { flattener.flatten(view, into: &drafts) }
    if resolver.hasRotors { RotorTargets(views, flattener).apply(to: &drafts) }
    finisher.isRightToLeft = !views.isEmpty && views.allSatisfy(\.isMirrored)
    if let presentation = resolver.presentations.last {
      flattener.scrolling.cover()
      let (container, dismissal) = present(presentation)
      drafts = [container]
      shown.dismissal = dismissal
      resolver.screen = resolver.screen.appending(presentation.identity.hash)
    }
    if resolver.hasPairs { drafts.joinPairs() }
    shown.tree = Tree(
      roots: finisher.nodes(drafts),
      screenID: ElementID(resolver.screen.hash)
    )
    shown.tree.isRightToLeft = finisher.isRightToLeft
    shown.tree.device = resolver.options.device
    shown.drawing = Drawing(size: Layout.screen, figures: flattener.figures)
    shown.scrolling = flattener.scrolling
    shown.scrollTargets = flattener.scrollTargets
    shown.responders = finisher.responders
    shown.hasFocusLinks = finisher.hasFocusLinks
    shown.appearances = resolver.appearances
    shown.presented = resolver.presentations.compactMap { presentation in
      presentation.onDismiss.map { Presented(identity: presentation.identity, onDismiss: $0) }
    }
    shown.departures = resolver.departures
    shown.watches = resolver.watches
    shown.receivers = resolver.receivers
    shown.outermost = resolver.outermost
    shown.installed = resolver.installed
    shown.objects = resolver.uiKit.elements
    shown.environments = resolver.environments
    shown.keptCells = resolver.keptCells
    shown.tabs = resolver.tabPlaces
    return shown
  }

  /// What the scrub does to a presentation; an alert answers with its cancel button, or with the only
  /// button that it has.
  ///
  /// - Source: Apple, UIAlertController and UIAlertAction.Style.cancel; SwiftUI adds no cancel
  ///   button to an alert and one to a confirmation dialog; Apple, Learn VoiceOver gestures, the
  ///   scrub dismisses an alert.
  private func scrub(_ presentation: Presentation, _ drafts: [DraftNode]) -> Response? {
    switch presentation.kind {
    case .sheet, .menu: return presentation.isDismissable ? presentation.dismissal : nil
    case .alert, .dialog:
      let buttons = drafts.elements().filter { $0.element.traits.contains(.button) }
      let answering = buttons.first { $0.isCancel } ?? (buttons.count == 1 ? buttons.first : nil)
      return answering?.response(to: .activate)
    case .cover: return nil
    }
  }

  /// The container of what is presented; nothing behind it can be reached.
  ///
  /// - Returns: The container, and what the scrub does.
  private mutating func present(_ presented: Presentation) -> (DraftNode, Response?) {
    var presentation = presented
    presentation.dismissal = closing(presented)
    var views = parts(of: presentation)
    let area = Layout.safeArea
    Layout.place(&views, in: area)
    flattener.figures.append(Figure(.panel, frame: area))
    var drafts: [DraftNode] = []
    for view in views { flattener.flatten(view, into: &drafts) }
    if resolver.hasRotors { RotorTargets(views, flattener).apply(to: &drafts) }
    finisher.isRightToLeft = presentation.isRightToLeft
    if presentation.kind != .sheet, presentation.kind != .cover {
      drafts.changeElements(from: 0) { draft in
        guard let response = draft.response(to: .activate),
          !draft.element.traits.contains(.popUpButton)
        else { return }
        draft.set(.activate, .sequence([presentation.dismissal, response]))
      }
    }
    addSystemStops(presentation, &drafts)
    var container = Container(
      id: ElementID(presentation.identity.hash),
      frame: area,
      children: []
    )
    container.isModal = true
    container.isRotorStop = false
    container.kind = kind(presentation)
    let dismissal = scrub(presentation, drafts)
    container.handlesEscape = dismissal != nil
    let draft = DraftContainer(container: container, children: drafts, isWritten: true)
    return (.container(draft), dismissal)
  }

  /// What closes a presentation: a menu together with those from which it was opened.
  private func closing(_ presentation: Presentation) -> Response {
    let menus = resolver.presentations.reversed().prefix { $0.kind == .menu }
    guard presentation.kind == .menu, menus.count > 1 else { return presentation.dismissal }
    return .sequence(menus.map(\.dismissal))
  }

  private func kind(_ presentation: Presentation) -> Container.Kind {
    switch presentation.kind {
    case .sheet, .cover: .sheet
    case .alert: .alert
    case .dialog: .dialog
    case .menu: .menu
    }
  }

  private func parts(of presentation: Presentation) -> [ResolvedView] {
    var views: [ResolvedView] = []
    if let title = presentation.title, !title.isEmpty, presentation.kind != .sheet,
      presentation.kind != .cover
    {
      var context = Context()
      context.typeScale = resolver.options.typeSize.scale
      context.font = .headline
      views.append(
        resolver.text(
          title,
          at: presentation.identity.appending(1),
          place: presentation.place,
          context
        )
      )
    }
    let message = presentation.message
    var all = views + message + presentation.content
    if presentation.isRightToLeft { for index in all.indices { all[index].turnsAround.toggle() } }
    return all
  }

  /// The stops that the system itself puts around what is presented.
  ///
  /// - Source: a VoiceOver log of iOS 26.5 and MagentaA11y's recordings (sheet, menu); the Cancel
  ///   button of a dialog as Apple documents confirmationDialog; the OK of an alert likewise.
  private mutating func addSystemStops(
    _ presentation: Presentation,
    _ drafts: inout [DraftNode]
  ) {
    switch presentation.kind {
    case .sheet:
      guard resolver.options.system >= 18, presentation.isDismissable else { return }
      var stop = button("dismiss pop-up window", presentation, 0xD1)
      stop.element.systemPart = .popUpDismissal
      stop.element.hint = "Double tap to dismiss pop-up window."
      drafts.insert(.element(stop), at: 0)
    case .menu: drafts.append(.element(button("Dismiss context menu", presentation, 0xD2)))
    case .alert:
      if !drafts.elements().contains(where: { $0.response(to: .activate) != nil }) {
        drafts.append(.element(cancelButton("OK", presentation, 0xD3)))
      }
    case .dialog:
      let isCancel = { (node: DraftNode) in
        if case .element(let draft) = node { draft.value.isCancel } else { false }
      }
      let cancel = drafts.filter(isCancel)
      drafts.removeAll(where: isCancel)
      let added = cancelButton("Cancel", presentation, 0xD4)
      drafts += cancel.isEmpty ? [.element(added)] : cancel
    case .cover: break
    }
  }

  /// A button of the system that the scrub presses too.
  private func cancelButton(
    _ label: String,
    _ presentation: Presentation,
    _ part: UInt64
  ) -> Draft {
    var draft = button(label, presentation, part)
    draft.isCancel = true
    return draft
  }

  private func button(_ label: String, _ presentation: Presentation, _ part: UInt64) -> Draft {
    var draft = Draft(
      Element(
        id: ElementID(presentation.identity.appending(part).hash),
        label: label,
        traits: .button,
        place: resolver.evaluator.program.place(presentation.place)
      )
    )
    draft.element.certainty = .observed
    draft.set(.activate, presentation.dismissal)
    return draft
  }
}
