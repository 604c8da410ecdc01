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
    }
    guard let object = kept(cell), object != .none else { return [] }
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
    if kept(cell) == nil { evaluator.store.cells[cell] = call.title ?? Value.none }
    guard let object = kept(cell), case .object = object else { return call.node(.nothing) }
    let views = uiView(object, at: call.identity.appending(1), context)
    return joined(views, at: call.identity, place: call.place)
  }

  // MARK: Objects

  /// The views that an object of UIKit's is to SwiftUI.
  mutating func uiView(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    guard case .object(let id) = object else { return uiMark(object, at: identity) }
    guard uiKit.chain.count < 40, uiKit.shown.insert(id).inserted else { return [] }
    let identity = identity.appending(UInt64(UInt32(bitPattern: id.index)))
    uiKit.chain.append(object)
    defer { uiKit.chain.removeLast() }
    let views =
      evaluator.isKind(object, named: "UIViewController")
      ? uiController(object, at: identity, context) : uiContent(object, at: identity, context)
    if let first = views.firstElement { uiKit.elements[id] = ElementID(first.hash) }
    return views
  }

  /// What stands where a view of UIKit's is that nothing here knows.
  private mutating func uiMark(_ value: Value, at identity: Identity) -> [ResolvedView] {
    switch value {
    case .view(let view):
      guard case .system(let name, _) = view.base else { return [] }
      evaluator.checkType(name, at: view.place)
      let identity = identity.appending(StableHash.of(name))
      return [marked(name, at: identity, place: view.place)]
    case .unknown(let name): return [marked(name, at: identity, place: .none)]
    default: return []
    }
  }

  private mutating func uiContent(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    if isHidden(object) { return [] }
    watchLayout(of: object, at: identity)
    if evaluator.isKind(object, named: "UIHostingContent") {
      var views: [ResolvedView] = []
      resolve(read("content", object) ?? .none, at: identity, context, into: &views)
      return views
    }
    if let hosted = hostedContent(of: object, at: identity, context) { return hosted }
    if let picker = uiDatePicker(object, at: identity, context) { return picker }
    if let halves = stepperHalves(object, at: identity, context) { return [halves] }
    if read("isAccessibilityElement", object) == .bool(true) {
      var views = uiElement(object, at: identity, context).map { [$0] } ?? []
      guard isCell(object) else { return views }
      for control in controls(in: object) { views += uiView(control, at: identity, context) }
      return views
    }
    if evaluator.isKind(object, named: "UISegmentedControl") {
      return segments(object, at: identity, context)
    }
    return [uiGroup(object, at: identity, context)]
  }

  /// Whether a view is out of sight, with all inside.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, ElementSelection.
  private mutating func isHidden(_ object: Value) -> Bool {
    if read("isHidden", object) == .bool(true) { return true }
    if let alpha = read("alpha", object)?.number, alpha < 0.01 { return true }
    return read("accessibilityElementsHidden", object) == .bool(true)
  }

  /// Runs what a view does once it stands.
  private mutating func watchLayout(of object: Value, at identity: Identity) {
    for (index, name) in ["didMoveToSuperview", "didMoveToWindow", "layoutSubviews"].enumerated() {
      guard let method = evaluator.method(name, of: object) else { continue }
      let place = identity.appending(0x1A70 + UInt64(index))
      appearances.append(Appearance(identity: place, response: .call(method, [])))
    }
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

  /// A text of an object: a plain one, else one with attributes.
  mutating func readText(_ name: String, or attributed: String? = nil, _ object: Value) -> String? {
    if let text = read(name, object).flatMap({ uiText($0) }) { return text }
    return attributed.flatMap { read($0, object) }.flatMap { uiText($0) }
  }

  /// The words of a text with or without attributes.
  func uiText(_ value: Value) -> String? {
    if let text = value.plainText { return text }
    switch value {
    case .system(let system) where system.type.hasSuffix("AttributedString"):
      return system.members.first?.arguments.first.map { evaluator.words($0.value) }
    case .view(let view):
      guard case .system(let name, let arguments) = view.base, name.hasSuffix("AttributedString")
      else { return nil }
      return arguments.first.map { evaluator.words($0.value) }
    default: return nil
    }
  }
}

/// What is kept of UIKit's objects while their views are resolved.
struct UIKitResolution: Sendable {
  /// The objects that are shown, each once.
  var shown: Set<ObjectID> = []
  /// The element at which the cursor arrives that goes to an object.
  var elements: [ObjectID: ElementID] = [:]
  /// The object at hand with those around it, outermost first.
  var chain: [Value] = []
  /// The data tables around, innermost last.
  var tables: [Value] = []
}

extension [ResolvedView] {
  /// The first element of views and of what is inside them.
  fileprivate var firstElement: Identity? {
    for view in self {
      if view.seed != nil { return view.identity }
      if let inner = view.children.firstElement { return inner }
    }
    return nil
  }
}
