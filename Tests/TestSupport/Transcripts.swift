public import AccessibilityTree
public import VoiceOver

/// A walk over a screen with VoiceOver, written down as a test states it.
public struct Walk<Shown: Screen> {
  /// The simulated VoiceOver, open on the screen.
  public private(set) var reader: ScreenReader<Shown>

  /// Opens VoiceOver on a screen.
  public init(_ screen: Shown, settings: Settings = Settings()) {
    reader = ScreenReader(screen: screen, settings: settings)
    _ = reader.open()
  }

  /// What is spoken at each stop from first to last.
  public var spoken: [String] { reader.stops().map(\.utterance.spoken) }

  /// The hints at each stop, empty where there is none.
  public var hints: [String] { reader.stops().map { $0.utterance.hint ?? "" } }

  /// The elements of the stops.
  public var elements: [Element] { reader.stops().map(\.element) }

  /// The names of the actions at a stop, which is counted from 1.
  public func actions(_ stop: Int) -> [String] {
    let stops = reader.stops()
    guard stops.indices.contains(stop - 1) else { return [] }
    return stops[stop - 1].element.customActions.map(\.name)
  }

  /// Moves the cursor to a stop, which is counted from 1.
  public mutating func go(to stop: Int) {
    _ = reader.perform(.first)
    for _ in 1..<max(2, stop) where stop > 1 { _ = reader.perform(.swipeRight) }
  }

  /// Performs a gesture and gives all that came of it, in order.
  public mutating func events(_ gesture: Gesture) -> [Event] { reader.perform(gesture) }

  /// Performs a gesture and gives what is said, in order.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> [String] {
    reader.perform(gesture).compactMap { event in
      switch event {
      case .arrived(let arrival): arrival.utterance.spoken
      case .said(let saying): saying.utterance.spoken
      default: nil
      }
    }
  }
}
