/// Numbers in words: `forty-two`, `minus three point two five`.
///
/// - Source: Apple, NumberFormatter.Style.spellOut; Unicode CLDR, en.xml, spellout rules, as
///   swift-foundation with ICU gives them.
enum SpelledNumber {
  static func text(_ value: Value) -> String {
    let digits: DecimalDigits
    switch value {
    case .int(let number): digits = DecimalDigits(number)
    case .double(let number) where number.isFinite: digits = DecimalDigits(number)
    case .double(let number): return number.isNaN ? "not a number" : "infinity"
    default: return ""
    }
    var text = digits.isNegative ? "minus " : ""
    let whole = digits.whole()
    text += UInt64(whole).map(words) ?? whole
    let fraction = digits.fraction()
    if !fraction.isEmpty {
      let names = fraction.map { ones[($0.wholeNumberValue ?? 0)] }
      text += " point " + names.joined(separator: " ")
    }
    return text
  }

  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales: [(UInt64, String)] = [
    (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"),
    (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
  ]

  private static func words(_ number: UInt64) -> String {
    if number < 20 { return ones[Int(number)] }
    if number < 100 {
      let ten = tens[Int(number / 10)]
      return number % 10 == 0 ? ten : ten + "-" + ones[Int(number % 10)]
    }
    for (scale, name) in scales where number >= scale {
      let rest = number % scale
      return words(number / scale) + " " + name + (rest == 0 ? "" : " " + words(rest))
    }
    return String(number)
  }
}
