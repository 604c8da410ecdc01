import AccessibilityTree

/// One thing on the mock screen: a short text where a figure stands.
struct MockItem: Sendable {
  /// How a thing fills the cells that it gets.
  enum Form: Hashable, Sendable {
    /// Text, wrapped where it is too long.
    case text(isStrong: Bool)
    /// A mark that is never wrapped.
    case mark
    /// A line that fills its width.
    case line
    /// A track with its knob, from 0 to 1.
    case track(Double)
    /// A bar filled so far, from 0 to 1.
    case bar(Double)
    /// A field that fills its width.
    case field(isPlaceholder: Bool)
  }

  /// What is written.
  var text: String
  /// How it fills its cells.
  var form: Form
  /// Where it stands, in points.
  var frame: Rect
  /// The element that it belongs to.
  var element: ElementID?
  /// Whether it looks dimmed.
  var isDimmed: Bool
  /// The element of a button's outline that begins here.
  var opens = false
  /// Whether a button's outline ends here.
  var closes = false

  /// Text higher than this is of several lines and stands in the row of its first one, in points.
  private static let tallest = 44.0

  /// The height at which it stands in a row, in points.
  var anchor: Double {
    guard case .text = form, frame.size.height > Self.tallest else { return frame.center.y }
    return frame.minY + Self.tallest / 4
  }

  /// Makes an item of a figure; nil where it is only a background.
  init?(_ figure: Figure) {
    frame = figure.frame
    element = figure.element
    isDimmed = figure.isDimmed
    form = .mark
    switch figure.kind {
    case .text(let words, let isStrong):
      guard !words.isEmpty else { return nil }
      (text, form) = (words, .text(isStrong: isStrong))
    case .symbol(let name): text = Self.mark(of: name)
    case .toggle(let isOn): text = isOn ? "( on)" : "(off)"
    case .slider(let fraction): (text, form) = ("", .track(fraction))
    case .stepper(let down, let up): text = (down ? "[ - ]" : "[   ]") + (up ? "[ + ]" : "[   ]")
    case .field(let words, let isPlaceholder):
      (text, form) = (words, .field(isPlaceholder: isPlaceholder))
    case .progress(let fraction?): (text, form) = ("", .bar(fraction))
    case .progress(nil): text = "(...)"
    case .divider: (text, form) = ("", .line)
    case .placeholder(let name): text = "⟨\(name)⟩"
    case .button, .shape, .panel: return nil
    }
  }

  /// Makes an item of a button's outline in which nothing is drawn.
  init(emptyButton figure: Figure) {
    text = "   "
    form = .mark
    frame = figure.frame
    element = figure.element
    isDimmed = figure.isDimmed
    opens = true
    closes = true
  }

  /// A symbol as a short mark, or its name.
  private static func mark(of name: String) -> String {
    switch name {
    case "plus", "plus.circle", "plus.circle.fill": "+"
    case "minus", "minus.circle", "minus.circle.fill": "-"
    case "xmark", "xmark.circle", "xmark.circle.fill": "x"
    case "chevron.right": "›"
    case "chevron.left", "chevron.backward": "‹"
    case "ellipsis": "..."
    case "": "(picture)"
    default: "<\(name)>"
    }
  }
}
