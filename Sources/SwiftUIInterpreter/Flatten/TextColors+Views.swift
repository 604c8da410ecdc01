import AccessibilityTree

extension ResolvedView {
  /// The colours of the first text or symbol that it shows; absent where it shows none.
  var textColors: TextColors? {
    switch kind {
    case .text(let run): return run.colors
    case .picture(let picture) where picture.side != nil: return picture.colors
    default:
      for child in children {
        if let colors = child.textColors { return colors }
      }
      return nil
    }
  }
}

extension Element {
  var textColors: TextColors { TextColors(ink: textColor, ground: backgroundColor) }

  mutating func paint(_ colors: TextColors) {
    textColor = colors.ink
    backgroundColor = colors.ground
  }
}
