/// One conversion of a `printf` format.
///
/// - Source: IEEE Std 1003.1, fprintf; Apple, String Format Specifiers; texts of Foundation.
struct Specifier {
  private(set) var position: Int?
  /// Whether the width is the next value: `%*d`.
  private(set) var takesWidth = false
  private var flags: Set<Character> = []
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "@"

  /// Takes a conversion from the front of a text, after its `%`; a position beyond so many values
  /// stands for the one after the last, which is nothing.
  init(_ rest: inout Substring, values count: Int, isGrouped: Bool = false) {
    if isGrouped { flags.insert("'") }
    var number = ""
    while let next = rest.first {
      if next.isASCII, next.isNumber, !(next == "0" && number.isEmpty) {
        number.append(next)
      } else if next == "$" {
        if !number.isEmpty { position = min(max(Int(number) ?? .max, 1), count + 1) }
        number = ""
      } else if next == "*" {
        takesWidth = true
      } else if "-+0 #,'".contains(next) {
        flags.insert(next)
      } else {
        break
      }
      rest.removeFirst()
    }
    width = min(Int(number) ?? 0, 200)
    if rest.first == "." {
      rest.removeFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      precision = min(Int(digits) ?? 0, 60)
      rest = rest.dropFirst(digits.count)
    }
    rest = rest.drop { "lhqzjtL".contains($0) }
    if let last = rest.popFirst() { conversion = last }
  }

  /// Takes the width from a value.
  mutating func setWidth(_ number: Int?) { width = min(max(0, number ?? 0), 200) }

  /// A value in this format; `(null)` where a text is wanted and none is there, and of what is not
  /// known its name.
  mutating func text(_ value: Value?, _ describe: (Value) -> String) -> String {
    if case .unknown(let name)? = value { return "⟨\(name)⟩" }
    let number = value?.number ?? (value == .bool(true) ? 1 : 0)
    let text: String
    switch conversion {
    case "d", "i", "u", "D", "U": text = signed(whole(value, number))
    case "f", "F": text = signed(fixed(number, precision ?? 6))
    case "g": text = signed(general(number, "e"))
    case "G": text = signed(general(number, "E"))
    case "e": text = signed(scientific(number, precision ?? 6, "e"))
    case "E": text = signed(scientific(number, precision ?? 6, "E"))
    case "x": text = prefix("0x") + digits(value, number, 16)
    case "X": text = prefix("0X") + digits(value, number, 16).uppercased()
    case "o": text = prefix("0") + digits(value, number, 8)
    case "c": text = value?.plainText ?? character(Int(clamping: number))
    case "a": text = number.description
    // Foundation takes no width of what is described.
    default: return value.map { isNull($0) ? "(null)" : describe($0) } ?? "(null)"
    }
    return padded(text)
  }

  private func isNull(_ value: Value) -> Bool {
    if case .none = value { return true }
    return false
  }

  private func prefix(_ mark: String) -> String { flags.contains("#") ? mark : "" }

  /// The bits of a whole number; a negative one has as many as its type, `Int` as many as C's `int`
  /// where they suffice.
  private func digits(_ value: Value?, _ number: Double, _ radix: Int) -> String {
    if case .sized(let number)? = value { return number.bits(radix: radix) }
    let number = value?.integer ?? Int(clamping: number)
    if let short = Int32(exactly: number) { return String(UInt32(bitPattern: short), radix: radix) }
    return String(UInt(bitPattern: number), radix: radix)
  }

  private func character(_ number: Int) -> String {
    UInt32(exactly: number).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
  }

  /// A whole number with all its digits; of any other number what stands before the point.
  private func whole(_ value: Value?, _ number: Double) -> String {
    var digits = String(value?.integer ?? Int(clamping: number))
    if case .sized(let number)? = value { digits = number.description }
    let sign = digits.hasPrefix("-") ? "-" : ""
    digits.removeFirst(sign.count)
    while digits.count < precision ?? 0 { digits = "0" + digits }
    return sign + (flags.contains("'") ? NumberText.grouped(digits) : digits)
  }

  private func fixed(_ number: Double, _ places: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    var digits = DecimalDigits(exactly: number)
    digits.round(toPlaces: places, .toNearestOrEven)
    let whole = flags.contains("'") ? NumberText.grouped(digits.whole()) : digits.whole()
    let fraction = digits.fraction(atLeast: places)
    return (digits.isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// `1.234568e+04`.
  private func scientific(_ number: Double, _ places: Int, _ mark: String) -> String {
    guard number.isFinite else { return fixed(number, 0) }
    var digits = DecimalDigits(exactly: number)
    digits.round(toSignificant: places + 1, .toNearestOrEven)
    let power = digits.exponent
    digits.shift(by: -power)
    let fraction = digits.fraction(atLeast: places)
    let sign = digits.isNegative ? "-" : ""
    let mantissa = sign + digits.whole() + (fraction.isEmpty ? "" : "." + fraction)
    let exponent = String(power.magnitude)
    return mantissa + mark + (power < 0 ? "-" : "+") + (exponent.count < 2 ? "0" : "") + exponent
  }

  /// Six digits in all, without zeros at the end; with an exponent where it is far from one.
  private func general(_ number: Double, _ mark: String) -> String {
    let count = max(1, precision ?? 6)
    guard number.isFinite else { return fixed(number, 0) }
    var digits = DecimalDigits(exactly: number)
    digits.round(toSignificant: count, .toNearestOrEven)
    if digits.exponent < -4 || digits.exponent >= count {
      let places = max(0, digits.digits.count - 1)
      return scientific(number, min(places, count - 1), mark)
    }
    let fraction = digits.fraction()
    return (digits.isNegative ? "-" : "") + digits.whole()
      + (fraction.isEmpty ? "" : "." + fraction)
  }

  private func signed(_ text: String) -> String {
    if text.hasPrefix("-") { return text }
    return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
  }

  private func padded(_ text: String) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.prefix(1)) : ""
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

extension Int {
  /// The nearest whole number that fits.
  init(clamping value: Double) {
    if value.isNaN {
      self = 0
    } else {
      self = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }
}
