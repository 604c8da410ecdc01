/// How far a value stands between two bounds, from 0 to 1.
///
/// It is total: a value that is not a number, and bounds that enclose no finite range, give 0.
struct Fraction: Hashable, Sendable {
  /// The share, from 0 to 1.
  let value: Double

  /// Takes the place of a value between two bounds; one beyond a bound stands at it.
  init(clamping value: Double, lower: Double, upper: Double) {
    // Halves, so that the distance between the largest numbers stays finite.
    let share = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    guard lower.isFinite, upper.isFinite, upper > lower, !share.isNaN else {
      self.value = 0
      return
    }
    self.value = min(max(share, 0), 1)
  }

  /// The share in whole percents, as sliders and progress views say it.
  ///
  /// - Source: recorded speech of MagentaA11y's slider.
  var percent: String { "\(Int(clamping: (value * 100).rounded()))%" }
}
