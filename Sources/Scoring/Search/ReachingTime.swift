public import AccessibilityTree

/// The least time in which an element is reached from the first one of its screen.
///
/// - Source: Takagi, Asakawa, Fukuda, Maeda 2004, Accessibility Designer,
///   doi:10.1145/1028630.1028662.
public struct ReachingTime: Hashable, Sendable {
  /// The element.
  public var element: ElementID
  /// Its stop on the screen as it opens, from 1.
  public var index: Int
  /// The time up to the arrival, without the words of the element; absent when out of reach.
  public var time: Microseconds?

  /// Creates a reaching time.
  public init(element: ElementID, index: Int, time: Microseconds?) {
    self.element = element
    self.index = index
    self.time = time
  }

  /// The shade of the heat map, 0 light to 1 dark at 120 s; out of reach is dark.
  public var shade: Double {
    guard let time else { return 1 }
    return min(1, Double(time) / 120_000_000)
  }
}
