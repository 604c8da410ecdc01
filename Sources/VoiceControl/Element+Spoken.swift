public import AccessibilityTree

extension Element {
  /// The names by which Voice Control knows it, the one that "Show names" shows first.
  ///
  /// - Source: Apple, accessibilityInputLabels(_:): in order of importance, in place of the label.
  public var voiceNames: [String] {
    let given = inputLabels.filter { !$0.voiceWords.isEmpty }
    guard given.isEmpty else { return given }
    return [label ?? ""].filter { !$0.voiceWords.isEmpty }
  }

  /// Whether Voice Control offers it: an action, an edit or a gesture answers there.
  ///
  /// - Source: Apple, accessibilityRespondsToUserInteraction(_:): inferred from traits, actions and
  ///   gestures where it is not set; that a dimmed element is left out is inferred.
  public var isOffered: Bool {
    !traits.contains(.notEnabled) && !capabilities.isDisjoint(with: Self.interactive)
  }

  private static let interactive: Capabilities = [
    .activate, .increment, .decrement, .edit, .tapGesture,
  ]

  /// The action that "Tap" does; absent where a tap does nothing of its own.
  var tapAction: ElementAction? {
    if capabilities.contains(.edit) { return .beginEditing }
    return capabilities.isDisjoint(with: [.activate, .tapGesture]) ? nil : .activate
  }
}

extension String {
  /// The words as they are heard: capitals and punctuation do not count; signs alone are words.
  var voiceWords: [String] {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.isEmpty else { return words }
    return lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

extension Tree {
  /// What Voice Control can offer, in the order of the source: within the topmost modal container
  /// where there is one.
  public var offered: [Element] {
    var modal: [Element]?
    let all = Self.elements(of: roots, modal: &modal)
    return (modal ?? all).filter(\.isOffered)
  }

  /// The elements of nodes; those of the last modal container that is found are kept apart.
  private static func elements(of nodes: [Node], modal: inout [Element]?) -> [Element] {
    var found: [Element] = []
    for node in nodes {
      switch node {
      case .element(let element): found.append(element)
      case .group(let group): found += elements(of: group.children, modal: &modal)
      case .container(let container):
        var inner: [Element]?
        let own = elements(of: container.children, modal: &inner)
        if container.isModal { modal = inner ?? own } else { modal = inner ?? modal }
        found += own
      }
    }
    return found
  }
}
