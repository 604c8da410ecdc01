/// How far scrollable containers are scrolled.
///
/// The frames of a tree are those before anything was scrolled; what is inside a container stands
/// so much further up and to the left.
public struct ScrollOffsets: Hashable, Sendable {
  private var offsets: [ElementID: Point] = [:]

  /// Creates the offsets of a screen on which nothing was scrolled.
  public init() {}

  /// How far a container is scrolled, in points.
  public subscript(_ container: ElementID) -> Point {
    get { offsets[container] ?? Point() }
    set { offsets[container] = newValue == Point() ? nil : newValue }
  }

  /// The containers that are scrolled.
  public var containers: [ElementID] { offsets.keys.sorted() }
}
