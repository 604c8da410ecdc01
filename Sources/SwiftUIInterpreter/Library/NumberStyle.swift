/// How a number becomes text: what `.number`, `.percent`, `.currency` and their modifiers ask for.
///
/// - Source: Apple, IntegerFormatStyle, FloatingPointFormatStyle, NumberFormatStyleConfiguration;
///   texts of swift-foundation with ICU, en_US.
struct NumberStyle {
  /// What the number counts.
  enum Unit: Hashable {
    case plain, percent
    case currency(String)
  }

  /// Where a sign stands.
  enum Sign: Hashable {
    case automatic, never, always, alwaysButZero
    case accounting, accountingAlways
  }

  /// How long the number is written.
  enum Notation: Hashable { case plain, compact, scientific }

  /// How a currency is named.
  enum Presentation: Hashable { case standard, narrow, isoCode, fullName }

  var unit: Unit = .plain
  /// At least and at most so many digits before the point.
  var whole: (least: Int, most: Int?) = (1, nil)
  /// So many digits after the point; the unit's own where absent.
  var fraction: ClosedRange<Int>?
  /// So many digits in all.
  var significant: ClosedRange<Int>?
  var isGrouped = true
  var sign: Sign = .automatic
  var notation: Notation = .plain
  var presentation: Presentation = .standard
  var rule: FloatingPointRoundingRule = .toNearestOrEven
  /// Rounds to a multiple of this.
  var increment: Double?
  /// Multiplies before it writes.
  var scale: Double?
  var showsPoint = false
  /// Whether it is rounded to the whole number, or to two digits where that has but one.
  var isCompactlyRounded = false

  /// The text of a number.
  func text(_ value: Value) -> String {
    guard let number = value.number, number.isFinite else { return symbolText(value) }
    var digits: DecimalDigits
    if let scale {
      digits = DecimalDigits(number * scale)
    } else if let whole = value.integer {
      digits = DecimalDigits(whole)
    } else if case .sized(let whole) = value {
      digits = DecimalDigits(whole.magnitude)
    } else {
      digits = DecimalDigits(number)
      if unit == .percent { digits.shift(by: 2) }
    }
    let isNegative = digits.isNegative
    var text: String
    switch notation {
    case .plain: text = plainText(&digits)
    case .compact: text = compactText(&digits)
    case .scientific: text = scientificText(&digits)
    }
    text = named(text)
    return signed(text, isNegative: isNegative, isZero: digits.isZero)
  }

  private func symbolText(_ value: Value) -> String {
    guard let number = value.number else { return "" }
    if number.isNaN { return "NaN" }
    return signed(named("∞"), isNegative: number < 0, isZero: false)
  }

  // MARK: Digits

  private func plainText(_ digits: inout DecimalDigits) -> String {
    var places = fraction ?? standardFraction
    if let increment, increment > 0 {
      round(&digits, to: increment)
      let count = DecimalDigits(increment).fraction().count
      if fraction == nil { places = count...count }
    } else if let significant {
      digits.round(toSignificant: significant.upperBound, rule)
      let missing = significant.lowerBound - (digits.isZero ? 1 : digits.point)
      return join(digits, fraction: max(0, missing))
    }
    if isCompactlyRounded, fraction == nil {
      let least = roundCompact(&digits)
      return join(digits, fraction: least)
    }
    digits.round(toPlaces: places.upperBound, rule)
    return join(digits, fraction: places.lowerBound)
  }

  private func round(_ digits: inout DecimalDigits, to increment: Double) {
    var text = digits.whole() + "." + digits.fraction(atLeast: 1)
    if digits.isNegative { text = "-" + text }
    let count = ((Double(text) ?? 0) / increment).rounded(rule)
    let places = DecimalDigits(increment).fraction().count
    digits = DecimalDigits(count * increment)
    digits.round(toPlaces: places, .toNearestOrEven)
  }

  private var standardFraction: ClosedRange<Int> {
    guard case .currency(let code) = unit else { return 0...6 }
    let places = Currency.places(code)
    return places...places
  }

  private func join(_ digits: DecimalDigits, fraction least: Int) -> String {
    let before = digits.whole(atLeast: whole.least, atMost: whole.most)
    let after = digits.fraction(atLeast: least)
    let point = !after.isEmpty || showsPoint ? "." : ""
    return (isGrouped ? NumberText.grouped(before) : before) + point + after
  }

  /// `1.2M`: the letter of the thousands, and two digits or the whole number.
  private func compactText(_ digits: inout DecimalDigits) -> String {
    let letters = ["", "K", "M", "B", "T"]
    var step = min(max(0, digits.exponent / 3), letters.count - 1)
    let original = digits
    while true {
      digits = original
      digits.shift(by: -3 * step)
      let least = roundCompact(&digits)
      if digits.exponent >= 3, step < letters.count - 1, !original.isZero {
        step += 1
        continue
      }
      return join(digits, fraction: least) + letters[step]
    }
  }

  /// Rounds what is left of a compact number; gives how many digits after the point it has at least.
  private func roundCompact(_ digits: inout DecimalDigits) -> Int {
    if let fraction {
      digits.round(toPlaces: fraction.upperBound, rule)
      return fraction.lowerBound
    }
    if let significant {
      digits.round(toSignificant: significant.upperBound, rule)
      return max(0, significant.lowerBound - digits.point)
    }
    if digits.exponent >= 1 {
      digits.round(toPlaces: 0, rule)
    } else {
      digits.round(toSignificant: 2, rule)
    }
    return 0
  }

  /// `1.234568E6`.
  private func scientificText(_ digits: inout DecimalDigits) -> String {
    var power = digits.exponent
    digits.shift(by: -power)
    let places = significant.map { max(0, $0.lowerBound - 1)...max(0, $0.upperBound - 1) }
    let kept = places ?? fraction ?? 0...6
    digits.round(toPlaces: kept.upperBound, rule)
    if digits.exponent > 0 {
      power += digits.exponent
      digits.shift(by: -digits.exponent)
    }
    return join(digits, fraction: kept.lowerBound) + "E" + String(power)
  }

  // MARK: Sign and unit

  private func named(_ text: String) -> String {
    switch unit {
    case .plain: return text
    case .percent: return text + "%"
    case .currency(let code):
      switch presentation {
      case .standard: return Currency.symbol(code) + text
      case .narrow: return Currency.narrowSymbol(code) + text
      case .isoCode: return code.uppercased() + "\u{A0}" + text
      case .fullName: return text + " " + Currency.name(code, isOne: text == "1")
      }
    }
  }

  private func signed(_ text: String, isNegative: Bool, isZero: Bool) -> String {
    switch sign {
    case .never: text
    case .accounting where isNegative, .accountingAlways where isNegative: "(" + text + ")"
    case .accountingAlways: "+" + text
    case .always: (isNegative ? "-" : "+") + text
    case .alwaysButZero where !isNegative: isZero ? text : "+" + text
    default: isNegative ? "-" + text : text
    }
  }
}
