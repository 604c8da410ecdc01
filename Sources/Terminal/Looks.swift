internal import CNcurses
internal import Canvas

/// Turns styles into attributes and colour pairs, which it sets up as they are first used.
@MainActor
struct Looks {
  private struct Pair: Hashable {
    var foreground: Style.Color
    var background: Style.Color
  }

  private let hasColors: Bool
  private let hasDefaults: Bool
  private var pairs: [Pair: Int16] = [Pair(foreground: .standard, background: .standard): 0]

  /// Starts colours, unless there shall be none; after the terminal was opened.
  init(_ depth: ColorDepth) {
    hasColors = depth > .none && has_colors() && start_color() == OK
    hasDefaults = hasColors && use_default_colors() == OK
  }

  /// Makes what is drawn next look so.
  mutating func apply(_ style: Style, to window: UnsafeMutablePointer<WINDOW>) {
    var attributes: attr_t = 0
    if style.isBold { attributes |= shim_bold }
    if style.isReversed { attributes |= shim_reverse }
    if style.isUnderlined { attributes |= shim_underline }
    _ = wattr_set(window, attributes, pair(for: style), nil)
  }

  /// The number of the style's colours; 0, the terminal's own, where no pair is left.
  private mutating func pair(for style: Style) -> Int16 {
    guard hasColors else { return 0 }
    let wanted = Pair(foreground: style.foreground, background: style.background)
    if let known = pairs[wanted] { return known }
    let number = Int16(clamping: pairs.count)
    guard Int32(number) < shim_pairs() else { return 0 }
    let foreground = color(wanted.foreground, standard: 7)
    let background = color(wanted.background, standard: 0)
    guard init_pair(number, foreground, background) == OK else { return 0 }
    pairs[wanted] = number
    return number
  }

  private func color(_ color: Style.Color, standard: Int16) -> Int16 {
    guard color == .standard else { return Int16(color.rawValue) - 1 }
    return hasDefaults ? -1 : standard
  }
}
