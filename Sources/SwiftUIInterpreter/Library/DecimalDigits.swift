/// A number by its decimal digits, so that rounding is exact.
struct DecimalDigits: Hashable {
  var isNegative: Bool
  /// Without zeros at either end; empty for zero.
  private(set) var digits: [UInt8]
  /// How many digits stand before the point; fewer than none for `0.001`.
  private(set) var point: Int

  var isZero: Bool { digits.isEmpty }

  /// The power of ten of the first digit.
  var exponent: Int { isZero ? 0 : point - 1 }

  init(_ number: some BinaryInteger) {
    isNegative = number < 0
    digits = String(number.magnitude).compactMap { $0.wholeNumberValue.map { UInt8($0) } }
    point = digits.count
    trim()
  }

  /// Creates the digits of the shortest text that gives the same number; of zero for one that is
  /// not finite.
  init(_ number: Double) {
    isNegative = number.sign == .minus
    digits = []
    point = 0
    guard number.isFinite else { return }
    let parts = number.magnitude.description.split(separator: "e")
    var isPast = false
    for character in parts.first ?? "" {
      if character == "." {
        isPast = true
      } else if let digit = character.wholeNumberValue {
        digits.append(UInt8(digit))
        if !isPast { point += 1 }
      }
    }
    if parts.count > 1, let power = Int(parts[1]) { point += power }
    trim()
  }

  /// Creates the digits of the binary value itself, which are what `printf` rounds.
  init(exactly number: Double) {
    isNegative = number.sign == .minus
    digits = []
    point = 0
    guard number.isFinite, number != 0 else { return }
    var bits = number.significandBitPattern
    if number.isNormal { bits |= 1 << 52 }
    var power = Int(number.isNormal ? number.exponent : -1022) - 52
    while bits % 2 == 0, power < 0 { (bits, power) = (bits / 2, power + 1) }
    var number = LongNumber(bits)
    number.multiply(by: power > 0 ? 2 : 5, times: Int(power.magnitude))
    digits = number.digits
    point = digits.count
    if power < 0 { point += power }
    trim()
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  /// Multiplies by a power of ten.
  mutating func shift(by power: Int) {
    if !isZero { point += power }
  }

  /// Keeps so many digits after the point.
  mutating func round(toPlaces places: Int, _ rule: FloatingPointRoundingRule) {
    let (kept, overflow) = point.addingReportingOverflow(places)
    guard !overflow, kept < digits.count else { return }
    let isUp = roundsUp(after: kept, rule)
    digits = kept > 0 ? Array(digits[..<kept]) : []
    if isUp { increment(at: kept) }
    trim()
  }

  /// Keeps so many digits in all.
  mutating func round(toSignificant count: Int, _ rule: FloatingPointRoundingRule) {
    round(toPlaces: count &- point, rule)
  }

  private func roundsUp(after kept: Int, _ rule: FloatingPointRoundingRule) -> Bool {
    guard !isZero else { return false }
    let first = digits.indices.contains(kept) ? digits[kept] : 0
    switch rule {
    case .up: return !isNegative
    case .down: return isNegative
    case .towardZero: return false
    case .awayFromZero: return true
    case .toNearestOrAwayFromZero: return first >= 5
    default:
      if first != 5 || kept < 0 { return first > 5 }
      if kept + 1 < digits.count { return true }
      return kept > 0 && digits[kept - 1] % 2 == 1
    }
  }

  /// Adds one at the last digit that was kept.
  private mutating func increment(at kept: Int) {
    guard kept > 0 else {
      digits = [1]
      point += 1 - kept
      return
    }
    for position in digits.indices.reversed() {
      if digits[position] < 9 {
        digits[position] += 1
        return
      }
      digits[position] = 0
    }
    digits.insert(1, at: 0)
    point += 1
  }

  /// The digits before the point, at least so many and at most so many.
  func whole(atLeast least: Int = 1, atMost most: Int? = nil) -> String {
    var text = ""
    for position in 0..<max(0, min(point, 400)) {
      text += digits.indices.contains(position) ? String(digits[position]) : "0"
    }
    if let most { text = String(text.suffix(max(0, most))) }
    while text.count < min(least, 400) { text = "0" + text }
    return text
  }

  /// The digits after the point, at least so many.
  func fraction(atLeast least: Int = 0) -> String {
    var text = ""
    if point < digits.count {
      for position in max(point, -400)..<digits.count {
        text += digits.indices.contains(position) ? String(digits[position]) : "0"
      }
    }
    while text.count < min(least, 400) { text += "0" }
    return text
  }
}
