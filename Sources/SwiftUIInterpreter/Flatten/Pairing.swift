import AccessibilityTree

/// Labelled pairs: the content is heard with its label ahead, and the label is no stop.
///
/// - Source: Apple, accessibilityLabeledPair(role:id:in:); that the label is skipped is inferred
///   from LabeledContent.
extension Array where Element == DraftNode {
  /// Names the contents of pairs by their labels.
  mutating func joinPairs() {
    var labels: [UInt64: String] = [:]
    var contents: Set<UInt64> = []
    changeElements(from: 0) { draft in
      guard let pair = draft.pair else { return }
      if pair.isLabel { labels[pair.id] = draft.element.label } else { contents.insert(pair.id) }
    }
    if labels.isEmpty || contents.isEmpty { return }
    changeElements(from: 0) { draft in
      guard let pair = draft.pair, !pair.isLabel, let name = labels[pair.id] else { return }
      draft.element.label = [name, draft.element.label].compactMap { $0 }.joined(separator: ", ")
      draft.rest(on: .labeledPair)
    }
    remove { draft in
      draft.pair.map { $0.isLabel && contents.contains($0.id) } ?? false
    }
  }

  /// Takes out elements, those in containers included.
  private mutating func remove(_ isUnwanted: (Draft) -> Bool) {
    self = compactMap { node in
      switch node {
      case .element(let draft): return isUnwanted(draft.value) ? nil : node
      case .container(var container):
        container.change { $0.children.remove(isUnwanted) }
        return .container(container)
      case .group(var group):
        group.children.remove(isUnwanted)
        return .group(group)
      }
    }
  }
}
