import AccessibilityTree

/// Which rows of a list its selection holds, and what a double tap on one makes of it.
///
/// - Source: Apple, SwiftUI List, "Supporting selection in lists": a set holds several rows, and on
///   a phone takes further ones only while the list is edited.
struct RowChoice {
  let selection: BindingValue
  let chosen: Value
  /// Whether a double tap adds a row to the set or takes it out.
  var accumulates = false

  init(selection: BindingValue, chosen: Value) {
    self.selection = selection
    self.chosen = chosen
  }

  /// Marks the chosen rows, and lets a double tap choose them; headers and footers are no rows.
  func mark(_ rows: inout [ResolvedView]) {
    for index in rows.indices { mark(&rows[index]) }
  }

  private func mark(_ view: inout ResolvedView) {
    if case .section = view.kind {
      let tag = view.isDisclosure ? view.tag : nil
      for index in view.children.indices {
        // The row that opens a group stands for the element whose children follow.
        if index == 0, let tag {
          choose(&view.children[0], tag)
        } else {
          mark(&view.children[index])
        }
      }
    } else if view.holdsSection {
      mark(&view.children)
    } else if let tag = view.tag {
      choose(&view, tag)
    }
  }

  private func choose(_ row: inout ResolvedView, _ tag: Value) {
    if isChosen(tag) { row.steps.append(.selected) }
    row.steps.append(.tapGesture(.write(written(tag), selection)))
  }

  private func isChosen(_ tag: Value) -> Bool {
    if case .set(let set) = chosen { return set.members.contains(tag) }
    return chosen == tag
  }

  /// What a double tap on the row of that tag leaves in the selection.
  private func written(_ tag: Value) -> Value {
    guard case .set(var set) = chosen else { return tag }
    guard accumulates else { return .set(SetValue(elements: [tag], members: [tag])) }
    if set.members.remove(tag) != nil {
      set.elements.removeAll { $0 == tag }
    } else {
      set.members.insert(tag)
      set.elements.append(tag)
    }
    return .set(set)
  }
}

extension ResolvedView {
  /// Whether a section stands inside it, behind what only wraps it.
  fileprivate var holdsSection: Bool {
    guard children.count == 1, let only = children.first else { return false }
    if case .section = only.kind { return true }
    return only.holdsSection
  }
}
