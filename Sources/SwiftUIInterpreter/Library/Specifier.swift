/// One conversion of a `printf` format.
struct Specifier {
  private(set) var position: Int?
  private var flags: Set<Character> = []
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "@"

  /// Takes a conversion from the front of a text, after its `%`; a position beyond so many values
  /// stands for the one after the last, which is nothing.
  init(_ rest: inout Substring, values count: Int) {
    var number = ""
    while let next = rest.first {
      if next.isASCII, next.isNumber, !(next == "0" && number.isEmpty) {
        number.append(next)
      } else if next == "$" {
        if !number.isEmpty { position = min(max(Int(number) ?? .max, 1), count + 1) }
        number = ""
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

  /// A value in this format.
  mutating func text(_ value: Value, _ describe: (Value) -> String) -> String {
    let text: String
    switch conversion {
    case "d", "i", "u", "D", "U": text = signed(Self.whole(value))
    case "f", "F":
      text = signed(
        NumberText.decimal(
          value.number ?? 0,
          fraction: precision ?? 6,
          isFixed: true,
          isGrouped: flags.contains("'")
        )
      )
    case "g":
      text = signed(
        NumberText.decimal(value.number ?? 0, fraction: 5, isFixed: false, isGrouped: false)
      )
    case "e": text = signed((value.number ?? 0).description)
    case "x": text = Self.digits(value, radix: 16)
    case "X": text = Self.digits(value, radix: 16).uppercased()
    case "o": text = Self.digits(value, radix: 8)
    default: text = describe(value)
    }
    return padded(text)
  }

  /// A whole number with all its digits; of any other number what stands before the point.
  private static func whole(_ value: Value) -> String {
    switch value {
    case .int(let number): String(number)
    case .sized(let number): number.description
    default: String(Int(clamping: value.number ?? 0))
    }
  }

  /// The bits of a whole number; a negative one has as many as its type, `Int` as many as C's `int`
  /// where they suffice.
  private static func digits(_ value: Value, radix: Int) -> String {
    if case .sized(let number) = value { return number.bits(radix: radix) }
    let number = value.integer ?? Int(clamping: value.number ?? 0)
    if let short = Int32(exactly: number) { return String(UInt32(bitPattern: short), radix: radix) }
    return String(UInt(bitPattern: number), radix: radix)
  }

  private func signed(_ text: String) -> String {
    flags.contains("+") && !text.hasPrefix("-") ? "+" + text : text
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
