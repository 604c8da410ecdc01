import AccessibilityTree

/// What UIKit's own controls say and do by themselves.
struct UIControlLook {
  var label: String?
  var value: String?
  var traits: Traits = []
  var showsPlaceholder = false
  var handlers: [Handler] = []
  /// The events with which it tells that it was used.
  var events = Self.taps

  /// The events of a button.
  static let taps: Set<String> = ["touchUpInside", "primaryActionTriggered", "touchDown"]
  /// The events of a control with a value.
  static let changes: Set<String> = ["valueChanged", "primaryActionTriggered"]
  /// The events of a field, as its text changes.
  static let edits: Set<String> = ["editingChanged", "allEditingEvents"]

  init(of object: Value, _ resolver: inout Resolver) {
    let kind = resolver.evaluator.uiKitClass(of: object)
    func text(_ name: String) -> String? { resolver.read(name, object)?.plainText }
    switch kind {
    case "UILabel":
      label = text("text") ?? text("attributedText")
      traits = .staticText
    case "UIButton":
      label = text("title")
      traits = .button
      if resolver.read("isSelected", object) == .bool(true) { traits.insert(.selected) }
    case "UISwitch":
      value = resolver.read("isOn", object) == .bool(true) ? "1" : "0"
      traits = [.button, .toggle]
      let binding = resolver.field("isOn", object)
      handlers = binding.map { [Handler(trigger: .activate, response: .toggle([$0]))] } ?? []
      events = Self.changes
    case "UISlider", "UIStepper": adjustable(object, kind, &resolver)
    case "UIProgressView":
      let fraction = resolver.read("progress", object)?.number ?? 0
      value = Fraction(clamping: fraction, lower: 0, upper: 1).percent
      traits = .updatesFrequently
    case "UITextField", "UITextView":
      let written = text("text") ?? ""
      let isSecret = resolver.read("isSecureTextEntry", object) == .bool(true)
      let shown = isSecret ? String(repeating: "•", count: written.count) : written
      value = written.isEmpty ? text("placeholder") : shown
      showsPlaceholder = written.isEmpty && value != nil
      traits = kind == "UITextView" ? [.textEntry, .textArea] : .textEntry
      if isSecret { traits.insert(.secureTextField) }
      events = Self.edits
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
      events = Self.changes
      if let binding = resolver.field("currentPage", object) {
        turnPages(binding, from: page, of: count)
      }
    default: break
    }
  }

  /// Swipes turn the pages of a page control, as its dots do.
  private mutating func turnPages(_ binding: BindingValue, from page: Int, of count: Int) {
    for (trigger, next) in [(Trigger.increment, page + 1), (.decrement, page - 1)] {
      guard (0..<count).contains(next) else { continue }
      handlers.append(Handler(trigger: trigger, response: .write(.int(next), binding)))
    }
  }

  private mutating func adjustable(_ object: Value, _ kind: String, _ resolver: inout Resolver) {
    let lower = resolver.read("minimumValue", object)?.number ?? 0
    let upper = resolver.read("maximumValue", object)?.number ?? 1
    let current = resolver.read("value", object)?.number ?? 0
    traits = .adjustable
    events = Self.changes
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
  func field(_ name: String, _ object: Value) -> BindingValue? {
    if case .object(let id) = object { return .field(id, name: name) }
    return nil
  }
}
