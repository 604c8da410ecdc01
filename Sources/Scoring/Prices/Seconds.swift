/// Writes microseconds as seconds with so many decimals, 0 to 6, rounded half up.
///
/// - Parameters:
///   - span: Microseconds, never negative.
///   - decimals: Digits after the point.
/// - Returns: Such as "4.95"; the unit is left to the caller.
public func seconds(_ span: Microseconds, decimals: Int = 1) -> String {
  let digits = min(max(decimals, 0), 6)
  let scale = (0..<(6 - digits)).reduce(1) { scale, _ in scale * 10 }
  let shown = (max(span, 0) + scale / 2) / scale
  guard digits > 0 else { return "\(shown)" }
  let unit = 1_000_000 / scale
  let fraction = "\(shown % unit)"
  let zeros = String(repeating: "0", count: digits - fraction.count)
  return "\(shown / unit).\(zeros)\(fraction)"
}
