import AccessibilityTree

// UIKit's views: those a representable makes, and classes of the source that inherit from them.
//
// Source: Apple, UIViewRepresentable, UIAccessibility (informal protocol), UIAccessibilityContainer;
// cashapp/AccessibilitySnapshot for the words of UIKit's own controls.

extension Resolver {
  /// What a representable shows: its view is made once, and updated with each evaluation.
  ///
  /// - Returns: Nothing for a type that is no representable.
  mutating func represented(
    _ view: StructureValue,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView]? {
    let isController = evaluator.hasMethod("makeUIViewController", of: .structure(view))
    let suffix = isController ? "UIViewController" : "UIView"
    guard isController || evaluator.hasMethod("makeUIView", of: .structure(view)) else {
      return nil
    }
    let cell = CellID(hash: identity.appending(0x171).hash)
    let coordinator = coordinator(of: view, at: identity)
    let handed = TupleValue(
      labels: ["coordinator", "environment", "transaction"],
      elements: [
        coordinator, .system(SystemValue(type: "EnvironmentValues", members: [])), .void,
      ]
    )
    let argument = Argument(label: "context", value: .tuple(handed))
    if kept(cell) == nil {
      let made = value(ofMethod: "make" + suffix, of: .structure(view), plain: [argument])
      evaluator.store.cells[cell] = made ?? Value.none
      if isController, let made { _ = call("viewDidLoad", of: made) }
    }
    guard let object = kept(cell), case .object = object else { return [] }
    _ = value(
      ofMethod: "update" + suffix,
      of: .structure(view),
      plain: [Argument(label: nil, value: object), argument]
    )
    return uiView(object, at: identity.appending(1), context)
  }

  private mutating func coordinator(of view: StructureValue, at identity: Identity) -> Value {
    guard evaluator.hasMethod("makeCoordinator", of: .structure(view)) else { return .void }
    let cell = CellID(hash: identity.appending(0x172).hash)
    if let known = kept(cell) { return known }
    let made = value(ofMethod: "makeCoordinator", of: .structure(view), plain: []) ?? .void
    evaluator.store.cells[cell] = made
    return made
  }

  /// A view of a class that no SwiftUI view shows: made once.
  mutating func uiViewHost(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let cell = CellID(hash: call.identity.appending(0x171).hash)
    if kept(cell) == nil {
      let made = call.title ?? Value.none
      evaluator.store.cells[cell] = made
      if case .object = made { _ = self.call("viewDidLoad", of: made) }
    }
    guard let object = kept(cell), case .object = object else { return call.node(.nothing) }
    let views = uiView(object, at: call.identity.appending(1), context)
    return joined(views, at: call.identity, place: call.place)
  }

  private mutating func call(_ name: String, of object: Value, _ arguments: [Argument] = [])
    -> Value?
  {
    guard let method = evaluator.method(name, of: object) else { return nil }
    return value(of: method, arguments)
  }

  // MARK: Objects

  /// The views that an object of UIKit's is to SwiftUI.
  mutating func uiView(
    _ object: Value,
    at identity: Identity,
    _ context: Context,
    depth: Int = 0
  ) -> [ResolvedView] {
    guard case .object(let id) = object, depth < 40, shownObjects.insert(id).inserted else {
      return []
    }
    let identity = identity.appending(UInt64(UInt32(bitPattern: id.index)))
    if evaluator.isKind(object, named: "UIViewController") {
      return read("view", object).map { uiView($0, at: identity, context, depth: depth + 1) } ?? []
    }
    if read("isHidden", object) == .bool(true) { return [] }
    if let alpha = read("alpha", object)?.number, alpha < 0.01 { return [] }
    if read("accessibilityElementsHidden", object) == .bool(true) { return [] }
    if let halves = stepperHalves(object, at: identity, context) { return [halves] }
    if read("isAccessibilityElement", object) == .bool(true) {
      return [uiElement(object, at: identity, context)]
    }
    if evaluator.isKind(object, named: "UISegmentedControl") {
      return segments(object, at: identity, context)
    }
    let elements = read("accessibilityElements", object)
    let inner = elements?.members.isEmpty == false ? elements : read("subviews", object)
    var children: [ResolvedView] = []
    for child in inner?.members ?? [] {
      children += uiView(child, at: identity, context, depth: depth + 1)
    }
    return [uiGroup(object, children, at: identity)]
  }

  private mutating func uiGroup(
    _ object: Value,
    _ children: [ResolvedView],
    at identity: Identity
  ) -> ResolvedView {
    let isRow =
      evaluator.isKind(object, named: "UIStackView")
      && read("axis", object)?.memberName != "vertical"
    var view = ResolvedView(
      .stack(Stack(axis: isRow ? .horizontal : .vertical)),
      at: identity,
      place: evaluator.place(ofType: object),
      children: children
    )
    let label = read("accessibilityLabel", object)?.plainText
    if read("shouldGroupAccessibilityChildren", object) == .bool(true) || label != nil {
      view.steps.append(.element(.contain))
      if let label { view.steps.append(.label(label)) }
    }
    if read("accessibilityViewIsModal", object) == .bool(true) {
      view.steps.append(.addTraits(TraitChange(isModal: true)))
    }
    return view
  }

  /// A property of an object, overridden or not.
  mutating func read(_ name: String, _ object: Value) -> Value? {
    do throws(Fault) {
      guard evaluator.hasMember(name, of: object) else { return nil }
      let value = try evaluator.property(name, of: object, at: .none)
      if case .none = value { return nil }
      return value
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: Elements

  private mutating func uiElement(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> ResolvedView {
    let look = UIControlLook(of: object, &self)
    let label = read("accessibilityLabel", object)?.plainText ?? look.label
    var seed = Seed(label: label, traits: look.traits, certainty: .documented)
    seed.value = read("accessibilityValue", object)?.plainText ?? look.value
    seed.hint = read("accessibilityHint", object)?.plainText
    seed.traits.formUnion(uiTraits(read("accessibilityTraits", object)))
    seed.showsPlaceholder = look.showsPlaceholder
    seed.takesFigures =
      seed.traits.contains(.textEntry)
      && (context.takesFigures || KeyboardTypes.takesFigures(read("keyboardType", object)))
    seed.handlers = look.handlers
    for (trigger, name) in [
      (Trigger.increment, "accessibilityIncrement"),
      (.decrement, "accessibilityDecrement"), (.activate, "accessibilityActivate"),
      (.escape, "accessibilityPerformEscape"), (.magicTap, "accessibilityPerformMagicTap"),
    ] {
      guard let method = evaluator.method(name, of: object) else { continue }
      seed.handlers.removeAll { $0.trigger == trigger }
      seed.handlers.append(Handler(trigger: trigger, response: .call(method, [])))
    }
    if !seed.handlers.contains(where: { $0.trigger == .activate }), let tap = sent(by: object) {
      seed.handlers.append(Handler(trigger: .activate, response: tap))
    }
    seed.capabilities = Capabilities(seed.handlers.compactMap(\.trigger.capability))
    let text = TextRun(
      string: label ?? seed.value ?? "",
      style: context.font,
      scale: context.textScale
    )
    var view = ResolvedView(.text(text), at: identity, place: evaluator.place(ofType: object))
    view.seed = seed
    view.isDisabled = !context.isEnabled || read("isEnabled", object) == .bool(false)
    finish(&view, object)
    return view
  }

  /// What else of an object reaches its element.
  private mutating func finish(_ view: inout ResolvedView, _ object: Value) {
    for action in read("accessibilityCustomActions", object)?.members ?? [] {
      guard case .system(let system) = action, let name = system.setting("name")?.plainText else {
        continue
      }
      view.steps.append(.action(name: name, response(to: system, object)))
    }
    if let identifier = read("accessibilityIdentifier", object)?.plainText {
      view.steps.append(.identifier(identifier))
    }
    if case .array(let labels)? = read("accessibilityUserInputLabels", object) {
      view.steps.append(.inputLabels(labels.compactMap(\.plainText)))
    }
    for recognizer in read("recognizers", object)?.members ?? [] {
      guard case .system(let system) = recognizer, system.type == "UITapGestureRecognizer" else {
        continue
      }
      view.steps.append(.tapGesture(response(to: system, object)))
    }
  }

  /// What a control's targets and actions do.
  mutating func sent(by object: Value) -> Response? {
    let pairs = read("actions", object)?.members ?? []
    let responses = pairs.compactMap { pair -> Response? in
      guard case .tuple(let pair) = pair, pair.elements.count == 2 else { return nil }
      return evaluator.sent(pair.elements[1], to: pair.elements[0], by: object)
    }
    return responses.isEmpty ? nil : .sequence(responses)
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

  func uiTraits(_ value: Value?) -> Traits {
    let names = value.map { self.names($0) } ?? []
    let all =
      if case .set(let set)? = value { set.elements.compactMap(\.memberName) } else { names }
    return all.reduce(into: []) { traits, name in
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
    "toggleButton": .toggle,
  ]

  private mutating func segments(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    let items = read("items", object)?.members ?? []
    let chosen = read("selectedSegmentIndex", object)?.integer ?? -1
    let parts = items.enumerated().map { index, item in
      let name = words(item)
      var part = ResolvedView(
        .control(.segmented),
        at: identity.appending(UInt64(index) + 100),
        place: evaluator.place(ofType: object)
      )
      var seed = Seed(label: name, traits: .button)
      if index == chosen { seed.traits.insert(.selected) }
      seed.position = .series(index: index + 1, count: items.count)
      part.seed = seed
      part.isDisabled = !context.isEnabled
      return part
    }
    return [
      ResolvedView(
        .stack(Stack(axis: .horizontal, spacing: 0)),
        at: identity,
        place: evaluator.place(ofType: object),
        children: parts
      )
    ]
  }
}

/// What UIKit's own controls say and do by themselves.
struct UIControlLook {
  var label: String?
  var value: String?
  var traits: Traits = []
  var showsPlaceholder = false
  var handlers: [Handler] = []

  init(of object: Value, _ resolver: inout Resolver) {
    let kind = resolver.evaluator.uiKitClass(of: object)
    func text(_ name: String) -> String? { resolver.read(name, object)?.plainText }
    switch kind {
    case "UILabel":
      label = text("text")
      traits = .staticText
    case "UIButton":
      label = text("title")
      traits = .button
    case "UISwitch":
      value = resolver.read("isOn", object) == .bool(true) ? "1" : "0"
      traits = [.button, .toggle]
      let binding = resolver.field("isOn", object)
      handlers = binding.map { [Handler(trigger: .activate, response: .toggle([$0]))] } ?? []
    case "UISlider", "UIStepper": adjustable(object, kind, &resolver)
    case "UIProgressView":
      let fraction = resolver.read("progress", object)?.number ?? 0
      value = Fraction(clamping: fraction, lower: 0, upper: 1).percent
      traits = .updatesFrequently
    case "UITextField", "UITextView":
      let written = text("text") ?? ""
      value = written.isEmpty ? text("placeholder") : written
      showsPlaceholder = written.isEmpty && value != nil
      traits = .textEntry
      if let binding = resolver.field("text", object) {
        handlers = [Handler(trigger: .edit, response: .text(binding))]
      }
    case "UIImageView": traits = .image
    case "UIPageControl":
      let count = max(resolver.read("numberOfPages", object)?.integer ?? 0, 0)
      // Apple, UIPageControl, currentPage: a page that is not there is moved to the nearest that is.
      let page = min(max(resolver.read("currentPage", object)?.integer ?? 0, 0), max(count - 1, 0))
      value = "page \(page + 1) of \(count)"
      traits = .adjustable
    default: break
    }
  }

  private mutating func adjustable(_ object: Value, _ kind: String, _ resolver: inout Resolver) {
    let lower = resolver.read("minimumValue", object)?.number ?? 0
    let upper = resolver.read("maximumValue", object)?.number ?? 1
    let current = resolver.read("value", object)?.number ?? 0
    traits = .adjustable
    value =
      kind == "UISlider"
      ? Fraction(clamping: current, lower: lower, upper: upper).percent
      : NumberText.decimal(current, fraction: 2, isFixed: false, isGrouped: true)
    let step = resolver.read("stepValue", object)?.number ?? (upper - lower) / 10
    guard let binding = resolver.field("value", object) else { return }
    let bounds = (Value.double(lower), Value.double(upper))
    for (trigger, amount) in [(Trigger.increment, step), (.decrement, -step)] {
      let response = Response.move(binding, by: .double(amount), lower: bounds.0, upper: bounds.1)
      handlers.append(Handler(trigger: trigger, response: response))
    }
  }
}

extension Resolver {
  /// A binding to a property of an object.
  fileprivate func field(_ name: String, _ object: Value) -> BindingValue? {
    if case .object(let id) = object { return .field(id, name: name) }
    return nil
  }
}
