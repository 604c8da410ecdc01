/// A whole number of any length, in parts of nine digits.
struct LongNumber {
  /// The parts, the least first.
  private var parts: [UInt64] = []

  private static let partSize: UInt64 = 1_000_000_000
  /// How many digits a part has.
  private static let partWidth = 9
  /// What a part can be multiplied by at most, so that the product fits.
  private static let greatestFactor: UInt64 = 1_000_000_000

  init(_ number: UInt64) {
    var rest = number
    while rest > 0 {
      parts.append(rest % Self.partSize)
      rest /= Self.partSize
    }
  }

  /// Multiplies by a small factor, several at a time where they fit.
  mutating func multiply(by factor: UInt64, times: Int) {
    var left = times
    while left > 0 {
      var product = factor
      left -= 1
      while left > 0, product * factor <= Self.greatestFactor {
        product *= factor
        left -= 1
      }
      multiply(by: product)
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for position in parts.indices {
      let product = parts[position] * factor + carry
      parts[position] = product % Self.partSize
      carry = product / Self.partSize
    }
    if carry > 0 { parts.append(carry) }
  }

  /// Its decimal digits, the first of which is not zero.
  var digits: [UInt8] {
    var digits: [UInt8] = []
    for part in parts {
      var rest = part
      for _ in 0..<Self.partWidth {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}
