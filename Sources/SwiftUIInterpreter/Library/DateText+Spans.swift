extension DateText {
  /// How far a moment is away, as `Text(_:style:)` shows it; absent for the styles of a date.
  ///
  /// - Source: Apple, Text.DateStyle: `.relative` "2 hr, 23 min", `.offset` "+2 hours", `.timer`
  ///   "2:32"; the largest units are inferred.
  static func span(_ seconds: Double, style: String) -> String? {
    let length = Int(clamping: seconds.magnitude.rounded(.down))
    switch style {
    case "relative": return relative(length)
    case "offset": return offset(length, isPast: seconds < 0)
    case "timer": return timer(length)
    default: return nil
    }
  }

  private static let units: [(length: Int, short: String, long: String)] = [
    (31_536_000, "yr", "year"), (2_592_000, "mo", "month"), (86400, "day", "day"),
    (3600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
  ]

  /// `2 hr, 3 min`: the largest unit and the next.
  private static func relative(_ length: Int) -> String {
    guard let first = units.firstIndex(where: { length >= $0.length }) else { return "0 sec" }
    var rest = length
    let parts = units[first...].prefix(2).compactMap { unit -> String? in
      let count = rest / unit.length
      rest %= unit.length
      guard count > 0 else { return nil }
      return "\(count) \(unit.short)" + (unit.short == "day" && count > 1 ? "s" : "")
    }
    return parts.joined(separator: ", ")
  }

  /// `+2 hours`: the largest unit alone.
  private static func offset(_ length: Int, isPast: Bool) -> String {
    let unit = units.first { length >= $0.length } ?? (1, "sec", "second")
    let count = length / unit.length
    return "\(isPast ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }

  /// `1:05`, and with hours `2:01:05`.
  private static func timer(_ length: Int) -> String {
    let (minutes, seconds) = (length / 60 % 60, padded(length % 60))
    let hours = length / 3600
    return hours > 0 ? "\(hours):\(padded(minutes)):\(seconds)" : "\(minutes):\(seconds)"
  }
}
