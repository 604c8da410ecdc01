import AccessibilityTree

/// What the parts of a control's label say together.
///
/// Texts are joined with a comma; a picture without a written name counts only where there is no
/// text; controls inside do not count.
///
/// - Source: cashapp/AccessibilitySnapshot, reference pictures of SwiftUI buttons; CVS Health,
///   Navigation links (controls inside a link's label).
struct Naming {
  private(set) var label: String?
  private(set) var origin = NameOrigin.written
  private(set) var certainty = Certainty.observed
  /// The rule without a source behind the first part that has one.
  private(set) var inference: Inference?

  init(_ parts: [Draft], controlsCount: Bool) {
    var texts: [String] = []
    var pictures: [Draft] = []
    var inner: [String] = []
    for part in parts where part.isNamed || part.element.value?.isEmpty == false {
      if part.picture == .unnamed {
        pictures.append(part)
      } else if part.element.traits.hasAny(of: .control) {
        if let name = part.element.label { inner.append(name) }
      } else {
        if let label = part.element.label, !label.isEmpty { texts.append(label) }
        if let value = part.element.value, !value.isEmpty { texts.append(value) }
        inference = inference ?? part.ruleOfWords
      }
    }
    if texts.isEmpty, controlsCount { texts = inner }
    if !texts.isEmpty {
      label = texts.count == 1 ? texts[0] : texts.joined(separator: ", ")
    } else if let picture = pictures.first {
      label = picture.element.label
      origin = picture.element.nameOrigin
      certainty = picture.element.certainty
      inference = picture.ruleOfWords
    }
  }

  /// Names a draft.
  func name(_ draft: inout Draft) {
    guard let label else { return }
    draft.element.label = label
    draft.element.nameOrigin = origin
    draft.nameRule = draft.nameRule ?? inference
    if origin != .written { draft.rest(on: certainty) }
  }
}

extension Draft {
  /// The rule behind its words, which a name that is made of them rests on as well; its place among
  /// others is none of them, since names are joined in source order.
  fileprivate var ruleOfWords: Inference? {
    guard let rule, rule != .readingOrder, rule != .background else { return nil }
    return rule
  }
}
