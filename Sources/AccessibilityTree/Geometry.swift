/// A place on the screen, in points from its top leading corner.
public struct Point: Hashable, Sendable {
  /// Points from the leading edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// Creates a point, at the origin unless told otherwise.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Creates a size, empty unless told otherwise.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle on the screen, in points from its top leading corner.
public struct Rect: Hashable, Sendable {
  /// The top leading corner.
  public var origin: Point
  /// The extent from that corner.
  public var size: Size

  /// Creates a rectangle from its corner and extent, in points.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The leading edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The trailing edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The centre, where VoiceOver taps unless an activation point is set.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Tells whether a point lies inside; the trailing and bottom edges do not belong to it.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if size.width == 0, size.height == 0 { return other }
    if other.size.width == 0, other.size.height == 0 { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// The same rectangle further down and to the right.
  public func moved(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: minX + x, y: minY + y, width: size.width, height: size.height)
  }

  /// The part that lies inside another one; absent where there is none.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
