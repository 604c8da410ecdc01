/// A span of time in whole microseconds, so that sums do not depend on their order.
public typealias Microseconds = Int

/// What each gesture and each moment of doubt costs, in microseconds.
///
/// Every value lies between 0 and one hour; one outside is moved to the nearest bound.
public struct Constants: Hashable, Sendable {
  /// One-finger swipe in any direction, whatever it does.
  ///
  /// - Source: rounded mean of 0.07 s (El Batran, Dunlop 2014) and 0.765 s
  ///   (doi:10.1016/j.apergo.2016.06.004).
  public var flick: Microseconds { self[.flick] }

  /// Double tap.
  ///
  /// - Source: one measured tap cycle of 0.567 s (doi:10.1016/j.apergo.2016.06.004) plus the
  ///   second tap inside it.
  public var doubleTap: Microseconds { self[.doubleTap] }

  /// Holding, on top of a double tap.
  ///
  /// - Source: assumed.
  public var hold: Microseconds { self[.hold] }

  /// Scrub, magic tap, read all, a turn of the rotor, a three-finger scroll.
  ///
  /// - Source: the two-finger stretch of 0.843 s stands in (doi:10.1016/j.apergo.2016.06.004).
  public var twoFinger: Microseconds { self[.twoFinger] }

  /// One tap: touching a place, the first or last element, a repeat.
  ///
  /// - Source: one tap cycle of 0.567 s (doi:10.1016/j.apergo.2016.06.004).
  public var touch: Microseconds { self[.touch] }

  /// One typed character.
  ///
  /// - Source: assumed to be one tap.
  public var type: Microseconds { self[.type] }

  /// A moment of doubt.
  ///
  /// - Source: the mental operator of 1.35 s, Card, Moran, Newell 1980; the lower end is assumed.
  public var doubt: Microseconds { self[.doubt] }

  /// The values in the order of `Name.allCases`.
  private var values: [Microseconds]

  /// Creates the default constants.
  public init() {
    values = Name.allCases.map(\.standard)
  }

  /// The value of a constant.
  public subscript(name: Name) -> Microseconds {
    get { values[name.index] }
    set { values[name.index] = min(max(newValue, 0), 3_600_000_000) }
  }
}

extension Constants {
  /// A constant by its name in the cost model.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// One-finger swipe.
    case flick = "tFlick"
    /// Double tap.
    case doubleTap = "tDoubleTap"
    /// Holding.
    case hold = "tHold"
    /// A gesture of two or three fingers.
    case twoFinger = "tTwoFinger"
    /// One tap.
    case touch = "tTouch"
    /// One typed character.
    case type = "tType"
    /// A moment of doubt.
    case doubt = "M"
  }

  /// Every combination of the ends of the ranges of some constants, the others at their default.
  ///
  /// - Complexity: two to the power of the number of names.
  /// - Source: the sensitivity test of the cost model; a good variant must stay above a poor one
  ///   at each of these.
  public static func corners(
    of names: [Name] = [.flick, .doubleTap, .twoFinger, .doubt]
  ) -> [Constants] {
    names.reduce([Constants()]) { corners, name in
      corners.flatMap { corner in
        [name.range.lowerBound, name.range.upperBound].map { value in
          var moved = corner
          moved[name] = value
          return moved
        }
      }
    }
  }
}
