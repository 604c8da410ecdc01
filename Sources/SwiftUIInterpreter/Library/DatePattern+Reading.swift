extension DatePattern {
  /// The moment that a text of a pattern names; absent where it does not fit.
  static func seconds(in text: String, as pattern: String) -> Double? {
    var reader = Reader(rest: Substring(text))
    for piece in pieces(of: pattern) {
      guard reader.read(piece) else { return nil }
    }
    return reader.rest.isEmpty ? reader.seconds : nil
  }

  /// What was read of a text so far.
  private struct Reader {
    var rest: Substring
    private var found: [Character: Int] = [:]
    private var isAfternoon: Bool?
    private var offset = 0.0

    init(rest: Substring) { self.rest = rest }

    mutating func read(_ piece: Piece) -> Bool {
      switch piece {
      case .text(let text):
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
      case .field("M", let count) where count >= 3, .field("L", let count) where count >= 3:
        guard let month = name(DateText.months) else { return false }
        found["M"] = month + 1
        return true
      case .field("E", _), .field("c", _): return name(DateText.weekdays) != nil
      case .field("a", _): return readPeriod()
      case .field("Z", _), .field("X", _), .field("x", _), .field("z", _): return readZone()
      case .field(let letter, let count): return readNumber(letter, count)
      }
    }

    /// The place of the name that comes next, whole or by its first three letters.
    private mutating func name(_ names: [String]) -> Int? {
      let letters = rest.prefix { $0.isLetter }
      let lower = letters.lowercased()
      guard
        let index = names.firstIndex(where: { name in
          name.lowercased() == lower || String(name.prefix(3)).lowercased() == lower
        })
      else { return nil }
      rest = rest.dropFirst(letters.count)
      return index
    }

    private mutating func readPeriod() -> Bool {
      let letters = rest.prefix(2).uppercased()
      guard letters == "AM" || letters == "PM" else { return false }
      isAfternoon = letters == "PM"
      rest = rest.dropFirst(2)
      return true
    }

    /// `Z`, `GMT`, `+0100` or `+01:00`.
    private mutating func readZone() -> Bool {
      for name in ["GMT", "UTC", "Z"] where rest.hasPrefix(name) {
        rest = rest.dropFirst(name.count)
        return true
      }
      guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
      let written = rest.dropFirst().prefix { $0.isNumber || $0 == ":" }
      let digits = written.filter { $0 != ":" }.prefix(4)
      guard digits.count == 4 || digits.count == 2, let number = Int(digits) else { return false }
      let minutes = digits.count == 2 ? number * 60 : number / 100 * 60 + number % 100
      offset = Double(minutes) * (sign == "-" ? -60 : 60)
      rest = rest.dropFirst(written.count + 1)
      return true
    }

    private mutating func readNumber(_ letter: Character, _ count: Int) -> Bool {
      // A lone `y` takes every digit; others take as many as they are wide, and two at least.
      let limit = letter == "y" && count != 2 ? max(count, 4) : max(count, 2)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(limit)
      guard let number = Int(digits) else { return false }
      found[letter] = letter == "y" && count == 2 ? number + (number < 50 ? 2000 : 1900) : number
      rest = rest.dropFirst(digits.count)
      return true
    }

    var seconds: Double {
      let day = DateText.seconds(
        year: found["y"] ?? 2000,
        month: found["M"] ?? 1,
        day: found["d"] ?? 1
      )
      var hour = Double(found["H"] ?? found["h"] ?? 0)
      if let isAfternoon { hour = (hour == 12 ? 0 : hour) + (isAfternoon ? 12 : 0) }
      // A pattern may ask for as many digits as it likes, so the sum is not one of whole numbers.
      let minute = Double(found["m"] ?? 0)
      let second = Double(found["s"] ?? 0)
      return day + hour * 3600 + minute * 60 + second - offset
    }
  }
}
