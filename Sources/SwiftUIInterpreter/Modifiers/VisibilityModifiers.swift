import AccessibilityTree

// Bars that code hides, rows that may not be deleted, and placeholders.
//
// Source: Apple, SwiftUI toolbarVisibility(_:for:), toolbar(_:for:), deleteDisabled(_:),
// redacted(reason:) and unredacted().

extension Resolver {
  /// `.toolbarVisibility(.hidden, for: .tabBar)` and its older spelling, `.toolbar(.hidden)`.
  ///
  /// Without a bar it is the navigation bar that is meant.
  mutating func visibility(_ modifier: Modification) {
    guard let wanted = modifier.arguments.firstValue?.memberName else { return }
    let isHidden = wanted == "hidden"
    let written = modifier.arguments.dropFirst().flatMap { names($0.value) }
    for bar in written.isEmpty ? ["navigationBar"] : written {
      switch bar {
      case "navigationBar", "automatic":
        if !bars.isEmpty { bars[bars.count - 1].isHidden = isHidden }
      case "bottomBar": if !bars.isEmpty { bars[bars.count - 1].hidesBottom = isHidden }
      case "tabBar": hidesTabBar = isHidden
      default: break
      }
    }
  }

  /// `.deleteDisabled`, on a row or on all rows of a `ForEach`.
  func forbidDeletion(_ modifier: Modification, _ views: inout [ResolvedView]) {
    guard modifier.arguments.firstValue?.isTrue == true else { return }
    for index in views.indices {
      views[index].forbidsDeletion = true
      views[index].steps.removeAll { step in
        if case .actions(.delete, _, _) = step { true } else { false }
      }
    }
  }
}

extension ResolvedView {
  /// Takes out of the tree what a placeholder stands for, but for what is kept readable inside.
  ///
  /// - Returns: Whether something is left.
  @discardableResult
  mutating func redact() -> Bool {
    if isUnredacted { return true }
    var isLeft = false
    for index in children.indices where children[index].redact() { isLeft = true }
    for index in names.indices where names[index].redact() { isLeft = true }
    if !isLeft { steps.append(.hidden) }
    return isLeft
  }
}
