import AccessibilityTree

/// The one element that `.accessibilityElement(children: .combine)` makes of several.
///
/// - Source: Apple, AccessibilityChildBehavior.combine; cashapp/AccessibilitySnapshot, reference
///   pictures of combined groups ("Hello,, World, !", "John Doe, Online", "Progress, 75%"); what
///   controls hand over is inferred.
struct Combination {
  private var labels: [String] = []
  private var pictures: [Draft] = []
  private var values: [String] = []
  private var hints: [String] = []
  private var buttons: [Draft] = []
  private var control: Draft?
  /// Whether something counts as a button that has no action of its own, only a gesture.
  private var hasBareButton = false
  private var result: Draft

  /// Combines drafts, which are in source order.
  static func of(_ parts: [Draft], as element: Element) -> Draft {
    var combination = Combination(result: Draft(element))
    for var part in parts {
      // Names are joined in source order, whatever the frames are.
      if part.element.inference == .readingOrder { part.element.inference = nil }
      combination.take(part)
    }
    return combination.finished()
  }

  private init(result: Draft) {
    self.result = result
    self.result.rest(on: .observed)
  }

  private mutating func take(_ part: Draft) {
    accumulate(part)
    if part.picture == .unnamed
      || part.picture == .iconOnlyLabel && part.element.traits.contains(.image)
    {
      return pictures.append(part)
    }
    if part.element.traits.hasAny(of: .changed) { return take(control: part) }
    let isButton = part.element.traits.hasAny(of: .pressed)
    if isButton, part.response(to: .activate) != nil { return buttons.append(part) }
    if let label = part.element.label, !label.isEmpty { labels.append(label) }
    if let value = part.element.value, !value.isEmpty { values.append(value) }
    result.rest(on: part.rule)
    result.rest(on: part.element.certainty)
    if part.element.traits.contains(.selected) { result.rest(on: .combined) }
    result.element.traits.formUnion(
      part.element.traits.intersection([
        .header, .selected, .updatesFrequently, .staticText, .searchField,
      ])
    )
    if isButton { hasBareButton = true }
    if result.element.headingLevel == nil {
      result.element.headingLevel = part.element.headingLevel
    }
    if let response = part.response(to: .activate), result.response(to: .activate) == nil {
      result.set(.activate, response)
    }
  }

  /// What every child hands over: hints, actions, content, focus, gestures.
  ///
  /// - Source: inferred.
  private mutating func accumulate(_ part: Draft) {
    if let hint = part.element.hint, !hint.isEmpty { hints.append(hint) }
    let isMore = !part.actions.isEmpty || !part.element.customContent.isEmpty
    if isMore || part.element.hint?.isEmpty == false { result.rest(on: .combined) }
    result.actions += part.actions
    result.element.customContent += part.element.customContent
    result.focusLinks += part.focusLinks
    for trigger in [Trigger.tap, .longPress, .escape, .magicTap, .scroll] {
      guard result.response(to: trigger) == nil, let response = part.response(to: trigger) else {
        continue
      }
      result.set(trigger, response)
    }
  }

  /// The first control gives trait, state and action; every control gives its name.
  private mutating func take(control part: Draft) {
    if let label = part.element.label, !label.isEmpty { labels.append(label) }
    guard control == nil else {
      if !part.element.traits.contains(.toggle), let value = part.element.value, !value.isEmpty {
        values.append(value)
      }
      return
    }
    control = part
    result.rest(on: .combined)
    let kept: Traits = [
      .toggle, .button, .adjustable, .textEntry, .secureTextField, .textArea, .searchField,
      .notEnabled, .pickerItem,
    ]
    result.element.traits.formUnion(part.element.traits.intersection(kept))
    for handler in part.handlers { result.set(handler.trigger, handler.response) }
    result.element.capabilities.formUnion(part.element.capabilities)
    result.element.adjustmentInference = part.element.adjustmentInference
    if !part.element.traits.contains(.toggle), let value = part.element.value, !value.isEmpty {
      values.append(value)
    }
  }

  private mutating func finished() -> Draft {
    if labels.isEmpty, values.isEmpty, control == nil {
      let names = pictures.compactMap { $0.element.label }
      labels = names
      if let first = pictures.first { result.element.nameOrigin = first.element.nameOrigin }
    }
    keepBareButton()
    if !labels.isEmpty { result.element.label = labels.joined(separator: ", ") }
    if !values.isEmpty {
      result.element.value = values.joined(separator: ", ")
      result.rest(on: .combined)
    }
    if let control, control.element.traits.contains(.toggle) {
      result.element.value = state(of: control)
    }
    if !hints.isEmpty { result.element.hint = hints.joined(separator: ", ") }
    takeButtons()
    return result
  }

  /// A button trait is not taken over beside other texts; that it is without them is inferred.
  ///
  /// - Source: CVS Health, examples of combined groups that add the trait once more.
  private mutating func keepBareButton() {
    guard hasBareButton, labels.count + values.count <= 1 else { return }
    result.element.traits.insert(.button)
    result.rest(on: .combined)
  }

  /// The state of a switch, with the values of what stands beside it, if any, in words.
  private func state(of control: Draft) -> String? {
    guard let state = control.element.value, !values.isEmpty else { return control.element.value }
    let word = ["1": "on", "0": "off", "2": "mixed"][state] ?? state
    return ([word] + values).joined(separator: ", ")
  }

  /// One button becomes the default action; of several, each becomes an action with its name.
  private mutating func takeButtons() {
    if buttons.count == 1, let only = buttons.first, let response = only.response(to: .activate) {
      if !only.element.traits.contains(.notEnabled), result.response(to: .activate) == nil {
        result.set(.activate, response)
      }
      return
    }
    for button in buttons where !button.element.traits.contains(.notEnabled) {
      guard let response = button.response(to: .activate) else { continue }
      result.actions.append(
        DraftAction(
          name: button.element.label ?? "",
          rank: .named,
          modifier: Identity(hash: result.element.id.rawValue),
          response: response
        )
      )
    }
  }
}
