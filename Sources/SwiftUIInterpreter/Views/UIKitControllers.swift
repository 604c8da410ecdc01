import AccessibilityTree

// View controllers and what they present.
//
// Source: Apple, UIViewController and UIAlertController; MagentaA11y, alert dialog.

extension Resolver {
  /// What a view controller shows: its view, and above it what it presents.
  mutating func uiController(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    let views = shownViews(of: object, at: identity, context)
    watch(object, at: identity)
    for child in children(of: object) where evaluator.hasMember("view", of: child) {
      guard case .object(let id) = child, !uiKit.shown.contains(id) else { continue }
      uiKit.shown.insert(id)
      let place = identity.appending(UInt64(UInt32(bitPattern: id.index)))
      watch(child, at: place)
      present(from: child, at: place)
    }
    present(from: object, at: identity)
    return views
  }

  /// The controllers that it holds and whose views stand in its own.
  private mutating func children(of object: Value) -> [Value] {
    guard !evaluator.isKind(object, named: "UINavigationController"),
      !evaluator.isKind(object, named: "UITabBarController")
    else { return [] }
    return read("children", object)?.members ?? []
  }

  /// A controller's own view, or what one shows that holds others, with what code adds to its view.
  private mutating func shownViews(
    of object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    // Asking for the view loads it.
    guard let view = read("view", object) else { return [] }
    guard let held = uiContainer(object, at: identity, context) else {
      return uiView(view, at: identity, context)
    }
    let added = read("subviews", view)?.members ?? []
    return added.isEmpty ? held : held + uiView(view, at: identity, context)
  }

  /// Runs what a controller does as it comes and as it goes.
  private mutating func watch(_ object: Value, at identity: Identity) {
    let coming = [
      "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      "viewDidAppear",
    ]
    for (index, name) in coming.enumerated() {
      guard let method = evaluator.method(name, of: object) else { continue }
      let place = identity.appending(0x1A80 + UInt64(index))
      appearances.append(Appearance(identity: place, response: .call(method, [])))
    }
    for (index, name) in ["viewWillDisappear", "viewDidDisappear"].enumerated() {
      guard let method = evaluator.method(name, of: object) else { continue }
      let place = identity.appending(0x1A90 + UInt64(index))
      departures.append(Appearance(identity: place, response: .call(method, [])))
    }
  }

  /// Notes what a view controller presents now.
  private mutating func present(from object: Value, at identity: Identity) {
    guard case .object(let id) = object, let shown = read("presentedViewController", object) else {
      return
    }
    var made = Presentation(
      kind: presentationKind(shown),
      identity: identity.appending(StableHash.of(shown)),
      place: evaluator.place(ofType: object),
      dismissal: .write(.none, .field(id, name: "presentedViewController"))
    )
    made.isDismissable =
      made.kind != .cover && read("isModalInPresentation", shown) != .bool(true)
    let index = presentations.count
    let around = uiKit.chain
    uiKit.chain = []
    var inner = Context()
    inner.typeScale = options.typeSize.scale
    if evaluator.isKind(shown, named: "UIAlertController") {
      fill(&made, alert: shown, inner)
    } else {
      made.content = uiView(shown, at: made.identity, inner)
    }
    uiKit.chain = around
    presentations.insert(made, at: min(index, presentations.count))
  }

  private mutating func presentationKind(_ shown: Value) -> Presentation.Kind {
    if evaluator.isKind(shown, named: "UIAlertController") {
      return read("preferredStyle", shown)?.memberName == "actionSheet" ? .dialog : .alert
    }
    let covers = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"]
    let style = read("modalPresentationStyle", shown)?.memberName ?? ""
    return covers.contains(style) ? .cover : .sheet
  }

  /// Title, message, fields and buttons of an alert.
  private mutating func fill(
    _ made: inout Presentation,
    alert: Value,
    _ context: Context
  ) {
    made.title = readText("title", alert)
    if let message = readText("message", alert), !message.isEmpty {
      let identity = made.identity.appending(2)
      made.message = [text(message, at: identity, place: made.place, context)]
    }
    for field in read("textFields", alert)?.members ?? [] {
      made.content += uiView(field, at: made.identity.appending(3), context)
    }
    for (index, action) in (read("actions", alert)?.members ?? []).enumerated() {
      let call = SystemCall(
        name: "Button",
        arguments: [Argument(label: nil, value: .string(readText("title", action) ?? ""))],
        identity: made.identity.appending(UInt64(index) + 10),
        place: made.place
      )
      let run = evaluator.method("uiKitTap", of: action).map { Response.call($0, []) }
      let label = titleViews(call, context, closure: nil)
      var button = button(call, label: label, response: run ?? .nothing, context)
      button.seed?.isCancel = read("style", action)?.memberName == "cancel"
      button.isDisabled = read("isEnabled", action) == .bool(false)
      made.content.append(button)
    }
  }
}
