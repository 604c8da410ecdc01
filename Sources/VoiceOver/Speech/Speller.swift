/// Spells out one part of a text.
struct Speller {
  /// The names of signs that are one word where they stand alone, or where every mark is named.
  static let names: [Character: String] = [
    "-": "minus", "−": "minus", "–": "dash", "—": "dash", "·": "dot", ".": "dot", ",": "comma",
    ":": "colon", ";": "semicolon", "!": "exclamation", "?": "question", "/": "slash",
    "*": "star", ">": "greater", "<": "less", "…": "ellipsis", "_": "underscore", "~": "tilde",
    "(": "parenthesis", ")": "parenthesis", "[": "bracket", "]": "bracket", "{": "brace",
    "}": "brace", "\"": "quote", "“": "quote", "”": "quote", "'": "apostrophe", "\\": "backslash",
    "|": "bar", "^": "caret",
  ]

  /// The signs that are said wherever they stand.
  static let spokenSigns: [Character: String] = [
    "%": "percent", "&": "and", "+": "plus", "@": "at", "#": "number", "=": "equals",
    "°": "degrees", "×": "times", "÷": "divided", "©": "copyright", "®": "registered",
    "$": "dollar", "€": "euro", "£": "pound", "¥": "yen", "₹": "rupee", "₩": "won", "¢": "cent",
    "™": "trademark", "±": "plus-minus",
    "½": "one-half", "¼": "one-quarter", "¾": "three-quarters",
  ]

  /// The text.
  let characters: [Character]
  /// Which marks are named.
  private let punctuation: Verbosity.Punctuation
  /// How figures are read.
  private let numbers: Verbosity.Numbers
  /// The place of the next character.
  var next = 0
  /// The words so far.
  var said: [String] = []
  /// Whether the last word with letters was a month.
  private var endsInMonth = false

  /// Creates a speller of a part.
  init(
    _ characters: [Character],
    punctuation: Verbosity.Punctuation = .some,
    numbers: Verbosity.Numbers = .words
  ) {
    self.characters = characters
    self.punctuation = punctuation
    self.numbers = numbers
  }

  /// Spells out the part.
  mutating func words() -> [String] {
    while next < characters.count {
      let character = characters[next]
      if Currency(character)?.standsFirst == true, isNumber(at: next + 1) || isDebt {
        sayMoney()
      } else if character.isDigit || character == "." && isNumber(at: next + 1) && !isInWord {
        if !isInWord, sayAddress() || sayDate() || sayTime() { continue }
        sayNumber()
      } else if character.isWordLetter {
        if !isInWord, sayAddress() || sayAbbreviation() { continue }
        sayWord()
      } else {
        saySign()
      }
    }
    return said
  }

  /// Whether a letter or a digit stands right before.
  var isInWord: Bool {
    guard next > 0 else { return false }
    return characters[next - 1].isWordLetter || characters[next - 1].isDigit
  }

  /// Tells whether a digit stands at a place.
  func isNumber(at index: Int) -> Bool {
    characters.indices.contains(index) && characters[index].isDigit
  }

  /// Whether a minus and a number follow a sign of money, as in "$-5".
  private var isDebt: Bool {
    next + 1 < characters.count && "-−".contains(characters[next + 1]) && isNumber(at: next + 2)
  }

  /// Says an amount whose sign stands first.
  private mutating func sayMoney() {
    guard let currency = Currency(characters[next]) else { return }
    if isDebt {
      said.append("minus")
      next += 1
    }
    next += 1
    let amount = Numeral(&next, in: characters)
    said += currency.words(of: amount, scale: takeScale())
  }

  /// Takes "K", "M", "B" or "T" right behind an amount of money.
  ///
  /// - Source: assumed.
  private mutating func takeScale() -> String? {
    let scales: [Character: String] = [
      "K": "thousand", "M": "million", "B": "billion", "T": "trillion",
    ]
    guard next < characters.count, let scale = scales[characters[next]],
      next + 1 >= characters.count || !characters[next + 1].isWordLetter
    else { return nil }
    next += 1
    return scale
  }

  /// Says a number: money with its sign behind, an ordinal, the day beside a month, or a cardinal.
  private mutating func sayNumber() {
    let numeral = Numeral(&next, in: characters)
    if numbers == .digits {
      said += numeral.figures
      sayUnit(behind: numeral)
    } else if let currency = currencyBehind() {
      said += currency.words(of: numeral)
    } else if takeOrdinalEnding() || isDay(numeral) {
      said += numeral.ordinal
    } else if numeral.isHour, let half = takeHalfOfDay() {
      said += numeral.cardinal + [String(half), "m"]
    } else {
      let start = said.count
      sayUnit(behind: numeral)
      let isMeasured = said.count > start || isSignOfMeasure(at: next)
      said.insert(contentsOf: isMeasured ? numeral.cardinal : numeral.dotted, at: start)
    }
  }

  /// Tells whether what stands at a place makes a measure of the number before it.
  private func isSignOfMeasure(at index: Int) -> Bool {
    characters.indices.contains(index) && "%°".contains(characters[index])
  }

  /// Takes a sign of money behind a number, with a blank before it or without.
  private mutating func currencyBehind() -> Currency? {
    var index = next
    if index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count, let currency = Currency(characters[index]),
      !isNumber(at: index + 1)
    else { return nil }
    next = index + 1
    return currency
  }

  /// Takes "st", "nd", "rd" or "th" behind a number.
  private mutating func takeOrdinalEnding() -> Bool {
    let ending = String(characters[next...].prefix { $0.isWordLetter }).lowercased()
    guard ["st", "nd", "rd", "th"].contains(ending) else { return false }
    next += 2
    return true
  }

  /// Tells whether a number just read is the day of a month named before or behind it.
  private func isDay(_ numeral: Numeral) -> Bool {
    guard numeral.isDay else { return false }
    if endsInMonth, isAfterWord { return true }
    let behind = characters[next...].drop { $0.isWhitespace }.prefix { $0.isWordLetter }
    return Month.name(of: String(behind)) != nil
  }

  /// Whether nothing but a blank or a period stands between the last word and the number.
  private var isAfterWord: Bool {
    let before = characters[..<next].reversed().drop { $0.isDigit }
    return before.first?.isWhitespace == true
      && before.first { !$0.isWhitespace && $0 != "." }?.isWordLetter == true
  }

  /// Says a word; a month cut short is said whole beside a number.
  private mutating func sayWord() {
    var word = ""
    while next < characters.count, continuesWord(at: next) {
      word.append(characters[next] == "’" ? "'" : characters[next])
      next += 1
    }
    if let month = Month.name(of: word), isBesideNumber {
      said.append(month)
      endsInMonth = true
    } else if let day = Weekday.name(of: word), Weekday.isPlain(word) || isBeforeDate {
      said.append(day)
      endsInMonth = false
    } else {
      said.append(word.lowercased())
      endsInMonth = false
    }
  }

  /// Tells whether a character goes on with a word: a letter, or a mark between two letters.
  private func continuesWord(at index: Int) -> Bool {
    if characters[index].isWordLetter { return true }
    switch characters[index] {
    case "-", "'", "’", "_", ".":
      return index + 1 < characters.count && characters[index + 1].isWordLetter
    default: return false
    }
  }

  /// Whether a month or a number follows the word just read, behind a period or not; a comma and a
  /// blank end the part.
  private var isBeforeDate: Bool {
    let behind = characters[next...].drop { $0 == "." }.drop { $0.isWhitespace }
    guard let first = behind.first, behind.startIndex > next else { return false }
    return first.isDigit || Month.name(of: String(behind.prefix { $0.isWordLetter })) != nil
  }

  /// Whether a number follows the word just read, or stands before it.
  private var isBesideNumber: Bool {
    let behind = characters[next...].drop { $0 == "." }
    if behind.first?.isWhitespace == true,
      behind.drop(while: \.isWhitespace).first?.isDigit == true
    {
      return true
    }
    let before = characters[..<next].reversed().drop { $0.isWordLetter }.drop { $0.isWhitespace }
    return before.first?.isDigit == true
  }

  /// Says a sign that has a word, and passes over the others.
  private mutating func saySign() {
    let character = characters[next]
    if character.isWhitespace {
      next += 1
      return
    }
    let isStart = next == 0 || characters[next - 1].isWhitespace
    let precedesNumber =
      isNumber(at: next + 1)
      || next + 1 < characters.count && Currency(characters[next + 1]) != nil
        && isNumber(at: next + 2)
    if "-−".contains(character), isStart, precedesNumber {
      said.append("minus")
    } else if character == "/", next > 0, isNumber(at: next - 1), isNumber(at: next + 1) {
      said.append("slash")
    } else if let name = Self.spokenSigns[character] {
      said.append(name)
    } else if character.isPicture {
      said.append(String(character))
    } else if punctuation == .all, let name = Self.names[character] {
      said.append(name)
    }
    next += 1
  }
}

extension Character {
  /// Whether it is one of the ten digits.
  var isDigit: Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether it is a letter; those of English are told without a look into tables.
  var isWordLetter: Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return isLetter }
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// Whether it is an emoji, or a drawn sign such as a star.
  fileprivate var isPicture: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation || scalar.properties.generalCategory == .otherSymbol
    }
  }
}
