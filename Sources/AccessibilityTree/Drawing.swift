/// What a person sees of a screen: figures in points, back to front.
public struct Drawing: Hashable, Sendable {
  /// The whole screen, in points.
  public var size: Size
  /// What is drawn, back to front.
  public var figures: [Figure]

  /// Creates a drawing.
  public init(size: Size, figures: [Figure] = []) {
    self.size = size
    self.figures = figures
  }
}

/// One thing drawn, with the line that made it.
public struct Figure: Hashable, Sendable {
  /// What is drawn.
  public enum Kind: Hashable, Sendable {
    /// Text; a heading style is drawn stronger.
    case text(String, isStrong: Bool)
    /// A symbol or a picture, by its name.
    case symbol(String)
    /// The outline of a button, with the look of a filled one.
    case button(isProminent: Bool)
    /// A switch.
    case toggle(isOn: Bool)
    /// A track with its knob, from 0 to 1.
    case slider(fraction: Double)
    /// The two halves of a stepper.
    case stepper(canDecrement: Bool, canIncrement: Bool)
    /// A field with its text or placeholder.
    case field(String, isPlaceholder: Bool)
    /// A bar of progress, from 0 to 1; without a fraction it only turns.
    case progress(fraction: Double?)
    /// A line between things.
    case divider
    /// A filled or outlined shape by its SwiftUI name.
    case shape(String)
    /// A card, a row or a bar behind other things.
    case panel
    /// Something that is not understood, by its name.
    case placeholder(String)
  }

  /// What is drawn.
  public var kind: Kind
  /// Where, in points.
  public var frame: Rect
  /// Whether it looks dimmed.
  public var isDimmed: Bool
  /// The element that this belongs to; absent for decoration.
  public var element: ElementID?
  /// The line of source that made it.
  public var place: SourcePlace?
  /// The scrollable container that it moves with; absent for what stays where it is.
  public var scroller: ElementID?

  /// Creates a figure.
  public init(
    _ kind: Kind,
    frame: Rect,
    isDimmed: Bool = false,
    element: ElementID? = nil,
    place: SourcePlace? = nil,
    scroller: ElementID? = nil
  ) {
    self.kind = kind
    self.frame = frame
    self.isDimmed = isDimmed
    self.element = element
    self.place = place
    self.scroller = scroller
  }
}
