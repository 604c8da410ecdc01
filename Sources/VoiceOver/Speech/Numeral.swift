/// A number as it is written, spelled out in English.
struct Numeral {
  /// The digits before the point.
  private(set) var whole = ""
  /// The digits after each point; more than one point makes a version.
  private(set) var fractions: [String] = []

  /// Reads a number and moves the place behind it: digits, groups of three, points.
  init(_ next: inout Int, in characters: [Character]) {
    func digits(from start: Int) -> String {
      String(characters[min(start, characters.count)...].prefix { $0.isDigit })
    }
    whole = digits(from: next)
    next += whole.count
    if (1...3).contains(whole.count) {
      while next < characters.count, characters[next] == ",", digits(from: next + 1).count == 3 {
        whole += digits(from: next + 1)
        next += 4
      }
    }
    while next < characters.count, characters[next] == ".", !digits(from: next + 1).isEmpty {
      fractions.append(digits(from: next + 1))
      next += 1 + digits(from: next + 1).count
    }
  }

  /// Creates a whole number of its digits.
  init(whole: String) {
    self.whole = whole
  }

  /// Whether it is exactly one.
  var isOne: Bool { whole == "1" && fractions.isEmpty }

  /// The number figure by figure.
  var figures: [String] {
    var words = Self.digits(of: whole)
    for fraction in fractions { words += ["point"] + Self.digits(of: fraction) }
    return words
  }

  /// The number as the words of a cardinal.
  var cardinal: [String] {
    var words = whole.isEmpty ? [] : Self.cardinal(whole)
    for fraction in fractions {
      words.append("point")
      words += Self.digits(of: fraction)
    }
    return words
  }

  /// The number as one that measures nothing: "4 dot 50".
  ///
  /// - Source: the EhPanda project's log of texts before synthesis; zeros behind the dot assumed to
  ///   be said one by one.
  var dotted: [String] {
    var words = whole.isEmpty ? [] : Self.cardinal(whole)
    for fraction in fractions {
      words.append("dot")
      words += fraction.first == "0" ? Self.digits(of: fraction) : Self.cardinal(fraction)
    }
    return words
  }

  /// The number as the words of an ordinal; its last word is changed.
  var ordinal: [String] {
    var words = cardinal
    guard fractions.isEmpty, let last = words.popLast() else { return cardinal }
    var pieces = last.split(separator: "-").map(String.init)
    let ending = pieces.popLast() ?? last
    pieces.append(Self.ordinals[ending] ?? Self.regularOrdinal(ending))
    return words + [pieces.joined(separator: "-")]
  }

  /// Whether it may be the day of a month.
  var isDay: Bool {
    guard fractions.isEmpty, whole.count <= 2, let day = Int(whole) else { return false }
    return (1...31).contains(day)
  }

  /// Whether it may be an hour of half a day.
  var isHour: Bool {
    guard fractions.isEmpty, whole.count <= 2, let hour = Int(whole) else { return false }
    return (1...12).contains(hour)
  }

  /// The words of a whole number; of one that begins with a zero or is too long, its digits.
  static func cardinal(_ text: String) -> [String] {
    guard let number = Int(text), text.count <= 15, text == "0" || !text.hasPrefix("0") else {
      return digits(of: text)
    }
    return cardinal(number)
  }

  /// The words of a whole number that is not negative.
  static func cardinal(_ number: Int) -> [String] {
    guard number > 0 else { return ["zero"] }
    var words: [String] = []
    var rest = number
    for (size, name) in scales where rest >= size {
      words += belowThousand(rest / size) + [name]
      rest %= size
    }
    return words + belowThousand(rest)
  }

  /// The words of a number below a thousand; none of zero.
  private static func belowThousand(_ number: Int) -> [String] {
    var words: [String] = []
    if number >= 100 { words += [ones[number / 100 % 10], "hundred"] }
    let rest = number % 100
    if rest >= 20 {
      let one = rest % 10 == 0 ? "" : "-" + ones[rest % 10]
      words.append(tens[rest / 10] + one)
    } else if rest > 0 {
      words.append(ones[rest])
    }
    return words
  }

  /// Each digit as a word.
  private static func digits(of text: String) -> [String] {
    text.compactMap { $0.wholeNumberValue.map { ones[$0] } }
  }

  /// The ordinal of a word that is not in the table.
  private static func regularOrdinal(_ word: String) -> String {
    word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }

  /// Names from a thousand on, the greatest first.
  private static let scales = [
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
    (1_000, "thousand"),
  ]

  /// Names from zero to nineteen.
  private static let ones = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]

  /// Names of the tens, from zero.
  private static let tens = [
    "", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// Ordinals that are not made by an ending.
  private static let ordinals = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]
}

/// A currency with the names of its units and hundredths.
enum Currency {
  case dollar, euro, pound, yen, rupee, won, cent

  /// Finds the currency of a sign.
  init?(_ sign: Character) {
    switch sign {
    case "$": self = .dollar
    case "€": self = .euro
    case "£": self = .pound
    case "¥": self = .yen
    case "₹": self = .rupee
    case "₩": self = .won
    case "¢": self = .cent
    default: return nil
    }
  }

  /// Whether its sign stands before the number.
  var standsFirst: Bool { self != .cent }

  /// The words of an amount: units and hundredths, without those that are zero.
  ///
  /// - Parameters:
  ///   - amount: The number.
  ///   - scale: What it is multiplied with: "million".
  /// - Returns: The words.
  func words(of amount: Numeral, scale: String? = nil) -> [String] {
    if let scale { return amount.cardinal + [scale, name(isOne: false)] }
    guard amount.fractions.count <= 1, amount.fractions.first?.count ?? 2 == 2 else {
      return amount.cardinal + [name(isOne: false)]
    }
    let cents = amount.fractions.first.flatMap { Int($0) } ?? 0
    let units = amount.whole.isEmpty ? "0" : amount.whole
    var words: [String] = []
    if units != "0" || cents == 0 {
      words += Numeral.cardinal(units) + [name(isOne: units == "1")]
    }
    if cents > 0 { words += Numeral.cardinal(cents) + [hundredth(isOne: cents == 1)] }
    return words
  }

  /// The name of the unit.
  private func name(isOne: Bool) -> String {
    switch self {
    case .dollar: isOne ? "dollar" : "dollars"
    case .euro: isOne ? "euro" : "euros"
    case .pound: isOne ? "pound" : "pounds"
    case .yen: "yen"
    case .rupee: isOne ? "rupee" : "rupees"
    case .won: "won"
    case .cent: isOne ? "cent" : "cents"
    }
  }

  /// The name of the hundredth.
  private func hundredth(isOne: Bool) -> String {
    switch self {
    case .dollar, .euro, .cent: isOne ? "cent" : "cents"
    case .pound: isOne ? "penny" : "pence"
    case .yen: "sen"
    case .rupee: isOne ? "paisa" : "paise"
    case .won: "jeon"
    }
  }
}

/// The months with their short forms.
enum Month {
  /// The names in lower case, in order.
  static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The whole name of a month written with a capital, cut short or not; nil of other words.
  static func name(of word: String) -> String? {
    guard word.count >= 3, word.first?.isUppercase == true else { return nil }
    let lower = word.lowercased()
    if lower == "sept" { return "september" }
    return names.first { $0 == lower || lower.count == 3 && $0.hasPrefix(lower) }
  }
}

/// The days of the week with their short forms.
enum Weekday {
  private static let names = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let longer = ["tues": "tuesday", "thur": "thursday", "thurs": "thursday"]

  /// The whole name of a day written with a capital and cut short; nil of other words.
  ///
  /// - Source: assumed.
  static func name(of word: String) -> String? {
    guard (3...5).contains(word.count), word.first?.isUppercase == true else { return nil }
    let lower = word.lowercased()
    return longer[lower] ?? (lower.count == 3 ? names.first { $0.hasPrefix(lower) } : nil)
  }

  /// Whether a short form is no English word of its own, as "Sat" and "Sun" are.
  static func isPlain(_ word: String) -> Bool {
    !["wed", "sat", "sun"].contains(word.lowercased())
  }
}
