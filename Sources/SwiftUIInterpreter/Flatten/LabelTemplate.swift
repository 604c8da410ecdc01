import AccessibilityTree

/// A label in which a mark stands for the one that an element has already.
///
/// - Source: Apple, SwiftUI accessibilityLabel(content:): the closure is handed the label that
///   stands.
struct LabelTemplate {
  /// What stands for the label inside the closure of `accessibilityLabel`.
  static let mark = "\u{FFFC}"

  let words: String

  init(_ words: String?) {
    self.words = words ?? ""
  }

  /// Whether the label that stands is a part of the new one.
  var usesLabel: Bool { words.contains(Self.mark) }

  /// The new label around the one that stands; a part that would be empty is left out.
  func label(around old: String?) -> String {
    let parts = words.split(separator: ", ", omittingEmptySubsequences: false)
    let isEmpty = old?.isEmpty ?? true
    let filled = parts.filter { !isEmpty || $0 != Self.mark }.joined(separator: ", ")
    let around = filled.split(separator: Self.mark, omittingEmptySubsequences: false)
    return around.joined(separator: old ?? "")
  }

  /// Gives elements their new labels, and containers that code made theirs.
  func apply(to nodes: inout [DraftNode], from start: Int) {
    nodes.change(from: start) { draft in
      draft.write(labelAroundOwn: label(around: draft.ownLabel))
    } container: { draft in
      let text = label(around: draft.container.label)
      draft.container.label = text.isEmpty ? nil : text
    }
  }

  /// Names a control by what stands before it; what acts by its name keeps that.
  static func name(control draft: inout Draft, _ name: String) {
    guard draft.isControl else { return }
    let actsByName: Traits = [.button, .link]
    if draft.element.traits.isDisjoint(with: actsByName) {
      draft.write(label: name)
    } else {
      let parts = [name, draft.ownLabel ?? ""].filter { !$0.isEmpty }
      draft.write(labelAroundOwn: parts.joined(separator: ", "))
    }
    if !draft.element.traits.contains(.textEntry) { draft.rest(on: .labeledContent) }
  }
}

extension Draft {
  /// Gives it a label that the author wrote; without words it has none.
  mutating func write(label text: String) {
    if labelHidesValue { element.value = nil }
    if let value = valueOnceNamed, isNamed { element.value = value }
    if element.nameOrigin != .written { element.certainty = .observed }
    nameRule = nil
    if element.showsPlaceholder { rest(on: .placeholder) }
    let parts = [text, labelSuffix ?? ""].filter { !$0.isEmpty }
    element.label = parts.isEmpty ? nil : parts.joined(separator: ", ")
    element.nameOrigin = .written
    picture = .none
  }

  /// Gives it a label that holds its own one, and with it the rule behind that.
  fileprivate mutating func write(labelAroundOwn text: String) {
    let (rule, certainty) = (nameRule, element.certainty)
    write(label: text)
    nameRule = rule
    rest(on: certainty)
  }

  /// Its label without what follows any label.
  fileprivate var ownLabel: String? {
    guard let label = element.label, let suffix = labelSuffix else { return element.label }
    if label == suffix { return nil }
    return label.hasSuffix(", " + suffix) ? String(label.dropLast(suffix.count + 2)) : label
  }
}

extension Flattener {
  /// Whether there is a control among the elements of some views.
  static func holdControls(_ views: [ResolvedView]) -> Bool {
    var flattener = Flattener(program: .empty)
    return flattener.scratch(views).elements().contains(where: \.isControl)
  }

  /// Whether views say words that somebody wrote, rather than the names of pictures alone.
  static func saysWords(_ views: [ResolvedView]) -> Bool {
    var flattener = Flattener(program: .empty)
    return flattener.scratch(views).elements().contains {
      $0.isNamed && $0.picture != .unnamed && $0.element.nameOrigin == .written
    }
  }
}
