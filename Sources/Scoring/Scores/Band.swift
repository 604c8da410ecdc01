/// A score in one word.
///
/// - Source: the numbers are assumed.
public enum Band: String, Hashable, Sendable, CaseIterable {
  /// 85 to 100.
  case smooth
  /// 60 to 84.
  case slower
  /// 30 to 59.
  case struggle = "a struggle"
  /// 1 to 29.
  case barrier = "a barrier"
  /// 0: no walk can complete the task.
  case impossible
  /// 0 for one walk: it did not complete the task.
  case notDone = "not done"

  /// The band of a design score, 0 to 100; what is above 0 counts as 1 at least.
  public init(design score: Double) {
    self = Self.band(of: score, zero: .impossible)
  }

  /// The band of an experience score, 0 to 100; what is above 0 counts as 1 at least.
  public init(experience score: Double) {
    self = Self.band(of: score, zero: .notDone)
  }

  private static func band(of score: Double, zero: Band) -> Band {
    guard score > 0 else { return zero }
    switch score.rounded() {
    case 85...: return .smooth
    case 60...: return .slower
    case 30...: return .struggle
    default: return .barrier
    }
  }
}

/// How long a task takes at best, whatever the reference takes.
///
/// - Source: the 20 s and 40 s of Takagi, Saito, Fukuda, Asakawa 2007, TOCHI 14(3),
///   doi:10.1145/1279700.1279703.
public enum AbsoluteBand: String, Hashable, Sendable, CaseIterable {
  /// Within 20 s.
  case within20Seconds = "within 20 s"
  /// Within 40 s.
  case within40Seconds = "within 40 s"
  /// Later.
  case later = "later than 40 s"

  /// The band of a time.
  public init(of time: Microseconds) {
    switch time {
    case ...20_000_000: self = .within20Seconds
    case ...40_000_000: self = .within40Seconds
    default: self = .later
    }
  }
}
