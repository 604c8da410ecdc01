import AccessibilityTree

// The elements that views of UIKit's are.
//
// Source: Apple, UIAccessibility (informal protocol).

extension Resolver {
  /// The element that a view is; absent for a label that says nothing and so takes no room.
  mutating func uiElement(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView? {
    var look = UIControlLook(of: object, &self)
    if look.isEmpty { return nil }
    if opensMenu(object) {
      look.traits.insert(.popUpButton)
      look.inference = .view
    }
    let written = readText("accessibilityLabel", or: "accessibilityAttributedLabel", object)
    var seed = Seed(label: written ?? look.label, traits: look.traits, certainty: look.certainty)
    seed.inference = look.inference
    if written == nil { seed.origin = look.origin }
    let value = readText("accessibilityValue", or: "accessibilityAttributedValue", object)
    seed.value = value ?? look.value
    seed.hint = readText("accessibilityHint", or: "accessibilityAttributedHint", object)
    seed.traits.formUnion(uiTraits(read("accessibilityTraits", object)))
    if look.isSelected { seed.traits.insert(.selected) }
    seed.showsPlaceholder = value == nil && look.showsPlaceholder
    seed.takesFigures =
      look.isEditable
      && (context.takesFigures || KeyboardTypes.takesFigures(read("keyboardType", object)))
    seed.position = cell(object)
    seed.handlers = handlers(of: object, look, at: identity, context)
    seed.capabilities = Capabilities(seed.handlers.compactMap(\.trigger.capability))
    let text = TextRun(
      string: seed.label ?? seed.value ?? "",
      style: context.font,
      scale: context.textScale
    )
    var view = ResolvedView(.text(text), at: identity, place: evaluator.place(ofType: object))
    view.seed = seed
    view.isDisabled = !context.isEnabled || read("isEnabled", object) == .bool(false)
    finish(&view, object)
    view.steps += contextMenuSteps(of: object, at: identity, context)
    return view
  }

  /// Whether a touch on an object opens its menu and does nothing else.
  private mutating func opensMenu(_ object: Value) -> Bool {
    evaluator.isKind(object, named: "UIButton") && read("menu", object) != nil
      && read("showsMenuAsPrimaryAction", object) == .bool(true)
  }

  /// What an object answers to.
  private mutating func handlers(
    of object: Value,
    _ look: UIControlLook,
    at identity: Identity,
    _ context: Context
  ) -> [Handler] {
    var handlers: [Handler] = []
    for (trigger, names) in [
      (Trigger.increment, ["accessibilityIncrement", "uiKitIncrease"]),
      (.decrement, ["accessibilityDecrement", "uiKitDecrease"]),
      (.edit, look.isEditable ? ["uiKitEnter"] : []), (.submit, ["uiKitReturn"]),
    ] {
      let methods = names.compactMap { evaluator.method($0, of: object) }
      guard let method = methods.first else { continue }
      handlers.append(Handler(trigger: trigger, response: .call(method, [])))
    }
    var tap = touch(object)
    if opensMenu(object), let menu = read("menu", object) {
      tap = opening(menu, of: object, at: identity, context)
    }
    if let method = evaluator.method("accessibilityActivate", of: object) {
      let response = Response.ask([method], [], otherwise: tap ?? tapped(object))
      handlers.append(Handler(trigger: .activate, response: response))
    } else if let tap {
      handlers.append(Handler(trigger: .activate, response: tap))
    }
    return handlers + chainHandlers()
  }

  /// What a touch in the middle of a control does, where it does anything.
  private mutating func touch(_ object: Value) -> Response? {
    guard let method = evaluator.method("uiKitTap", of: object) else { return nil }
    let events = ["touchDown", "touchUpInside", "primaryActionTriggered"]
    let isSwitch = evaluator.isKind(object, named: "UISwitch")
    let names = Value.array(events.map { .string($0) })
    guard isSwitch || isCell(object) || !evaluator.responses(of: object, to: names).isEmpty else {
      return nil
    }
    return .call(method, [])
  }

  /// What else of an object reaches its element.
  private mutating func finish(_ view: inout ResolvedView, _ object: Value) {
    for action in read("accessibilityCustomActions", object)?.members ?? [] {
      guard case .system(let system) = action, let name = actionName(system) else { continue }
      view.steps.append(.action(name: name, response(to: system, object), of: view.identity))
    }
    for content in read("accessibilityCustomContent", object)?.members ?? [] {
      guard let label = read("label", content).flatMap({ uiText($0) }),
        let value = read("value", content).flatMap({ uiText($0) })
      else { continue }
      let isImportant = read("importance", content)?.memberName == "high"
      let pair = CustomContent(label: label, value: value, isImportant: isImportant)
      view.steps.append(.content(pair, isRemoved: false))
    }
    if let identifier = read("accessibilityIdentifier", object)?.plainText {
      view.steps.append(.identifier(identifier))
    }
    if case .array(let labels)? = read("accessibilityUserInputLabels", object) {
      view.steps.append(.inputLabels(labels.compactMap(\.plainText)))
    }
    view.steps += swipeSteps(of: object, at: view.identity)
    if let tap = tapped(object) ?? cellTouch(object) { view.steps.append(.tapGesture(tap)) }
    if let press = recognized("UILongPressGestureRecognizer", object) {
      view.steps.append(.longPressGesture(press))
    }
    if case .object(let id) = object, evaluator.hasMethod("uiKitTurn", of: object) {
      let link = FocusLink(
        binding: .field(id, name: "isFirstResponder"),
        value: .bool(true),
        absent: .bool(false),
        isKeyboard: true
      )
      if view.seed?.capabilities.contains(.edit) == true { view.steps.append(.focus(link)) }
    }
    markRotors(&view, object)
  }

  private func actionName(_ system: SystemValue) -> String? {
    (system.setting("name") ?? system.setting("attributedName")).flatMap { uiText($0) }
  }

  private mutating func tapped(_ object: Value) -> Response? {
    recognized("UITapGestureRecognizer", object)
  }

  /// What a gesture recognizer of an object does.
  private mutating func recognized(_ type: String, _ object: Value) -> Response? {
    for recognizer in read("recognizers", object)?.members ?? [] {
      guard case .system(let system) = recognizer, system.type == type else { continue }
      return response(to: system, object)
    }
    return nil
  }

  /// What an action with a handler, or with a target and a selector, does.
  private func response(to system: SystemValue, _ sender: Value) -> Response {
    let made = system.members.first?.arguments ?? []
    let handler = made["actionHandler"] ?? made["handler"] ?? made.closure
    if let handler, handler.isClosure {
      return .call(handler, [Argument(label: nil, value: .system(system))])
    }
    let selector = made["selector"] ?? made["action"] ?? .none
    return evaluator.sent(selector, to: made["target"] ?? .none, by: sender) ?? .nothing
  }

  // MARK: Traits

  func uiTraits(_ value: Value?) -> Traits {
    (value?.optionNames ?? []).reduce(into: []) { traits, name in
      if let trait = Self.uiKitTraits[name] { traits.formUnion(trait) }
    }
  }

  private static let uiKitTraits: [String: Traits] = [
    "button": .button, "header": .header, "selected": .selected, "link": .link,
    "searchField": .searchField, "image": .image, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
    "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "adjustable": .adjustable, "notEnabled": .notEnabled, "tabBar": .tabBar,
    "toggleButton": .toggle, "supportsZoom": .supportsZoom,
  ]
}
