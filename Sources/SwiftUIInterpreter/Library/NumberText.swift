/// Numbers as text, by the rules of the locale en_US.
enum NumberText {
  /// A whole number with a comma between groups of three digits.
  static func grouped(_ value: Int) -> String {
    (value < 0 ? "-" : "") + grouped(String(value.magnitude))
  }

  /// A whole number of a fixed width, grouped likewise.
  static func grouped(_ value: SizedInteger) -> String {
    let digits = value.description
    return digits.hasPrefix("-") ? "-" + grouped(String(digits.dropFirst())) : grouped(digits)
  }

  /// A value that is a whole number, grouped; absent for any other.
  static func whole(_ value: Value) -> String? {
    switch value {
    case .int(let number): grouped(number)
    case .sized(let number): grouped(number)
    default: nil
    }
  }

  /// Digits with a comma between groups of three.
  static func grouped(_ digits: String) -> String {
    var result = ""
    let count = digits.count
    for (position, digit) in digits.enumerated() {
      if position > 0, (count - position) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// A number with at most so many digits after the point, or exactly so many.
  ///
  /// Halves go to the even digit, as number formatters round; a `printf` format rounds the exact
  /// binary value, which differs only where the shortest decimal form ends in a half.
  static func decimal(
    _ value: Double,
    fraction: Int,
    isFixed: Bool,
    isGrouped: Bool
  ) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
    var (whole, rest) = rounded(digits(of: value.magnitude), to: max(0, min(fraction, 60)))
    if !isFixed { while rest.last == "0" { rest.removeLast() } }
    if isGrouped { whole = grouped(whole) }
    let isZero = whole == "0" && rest.allSatisfy { $0 == "0" }
    let sign = value < 0 && !(isZero && !isFixed) ? "-" : ""
    return sign + whole + (rest.isEmpty ? "" : "." + rest)
  }

  /// The digits before and after the point, without an exponent.
  private static func digits(of value: Double) -> (whole: String, fraction: String) {
    let parts = value.description.split(separator: "e")
    let mantissa = (parts.first ?? "0").split(separator: ".", omittingEmptySubsequences: false)
    var whole = String(mantissa.first ?? "0")
    var fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
    var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    while exponent > 0 {
      whole.append(fraction.isEmpty ? "0" : fraction.removeFirst())
      exponent -= 1
    }
    while exponent < 0 {
      fraction = (whole.isEmpty ? "0" : String(whole.removeLast())) + fraction
      exponent += 1
    }
    while whole.count > 1, whole.hasPrefix("0") { whole.removeFirst() }
    return (whole.isEmpty ? "0" : whole, fraction)
  }

  private static func rounded(
    _ digits: (whole: String, fraction: String),
    to places: Int
  ) -> (String, String) {
    let fraction = Array(digits.fraction)
    if fraction.count <= places {
      let zeros = String(repeating: "0", count: places - fraction.count)
      return (digits.whole, digits.fraction + zeros)
    }
    var kept = Array(digits.whole) + fraction[..<places]
    if roundsUp(kept.last ?? "0", fraction[places...]) { increment(&kept) }
    let split = kept.count - places
    return (String(kept[..<split]), String(kept[split...]))
  }

  private static func roundsUp(_ last: Character, _ dropped: ArraySlice<Character>) -> Bool {
    guard let first = dropped.first?.wholeNumberValue else { return false }
    if first != 5 { return first > 5 }
    if dropped.dropFirst().contains(where: { $0 != "0" }) { return true }
    return (last.wholeNumberValue ?? 0) % 2 == 1
  }

  private static func increment(_ digits: inout [Character]) {
    var position = digits.count - 1
    while position >= 0 {
      let value = (digits[position].wholeNumberValue ?? 0) + 1
      digits[position] = value == 10 ? "0" : Character(String(value))
      if value < 10 { return }
      position -= 1
    }
    digits.insert("1", at: 0)
  }

  /// An amount of money.
  static func currency(_ value: Double, code: String) -> String {
    let places = ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code) ? 0 : 2
    let amount = decimal(value.magnitude, fraction: places, isFixed: true, isGrouped: true)
    return (value < 0 ? "-" : "") + symbol(code) + amount
  }

  private static func symbol(_ code: String) -> String {
    let symbols = [
      "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
      "BRL": "R$", "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "NZD": "NZ$", "ILS": "₪",
      "VND": "₫", "HKD": "HK$", "TWD": "NT$",
    ]
    return symbols[code] ?? code + "\u{A0}"
  }

  /// A fraction of one as a percentage.
  static func percent(_ value: Double, fraction: Int = 0, isFixed: Bool = true) -> String {
    decimal(value * 100, fraction: fraction, isFixed: isFixed, isGrouped: true) + "%"
  }

  /// The number that a text such as `$1,234.50` names; absent where it is none.
  static func number(in text: String) -> Double? {
    let digits = text.filter { !",$€£¥%+ \u{A0}".contains($0) }
    guard digits.first.map({ $0.isNumber || "-.".contains($0) }) == true,
      digits.allSatisfy({ $0.isASCII && $0.isNumber || "-.Ee".contains($0) }),
      let number = Double(digits)
    else { return nil }
    return text.hasSuffix("%") ? number / 100 : number
  }

  // MARK: Formats of printf

  /// A format such as `"%.2f of %d"` with its values in place.
  static func formatted(
    _ format: String,
    _ values: [Value],
    isGrouped: Bool = false,
    _ text: (Value) -> String
  ) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      var specifier = Specifier(&rest, values: values.count, isGrouped: isGrouped)
      if let position = specifier.position { next = position - 1 }
      if specifier.takesWidth {
        specifier.setWidth(values.indices.contains(next) ? values[next].integer : nil)
        next += 1
      }
      result += specifier.text(values.indices.contains(next) ? values[next] : nil, text)
      next += 1
    }
    return result + rest
  }

  /// One value in the format of `specifier:`.
  static func formatted(_ format: String, _ values: [Value]) -> String {
    formatted(format, values) { $0.plainText ?? "" }
  }
}
