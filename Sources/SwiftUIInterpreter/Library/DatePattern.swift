/// Dates by the letters of a pattern such as `EEE d MMM yyyy`.
///
/// - Source: Unicode Technical Standard 35, "Date Format Patterns"; texts of swift-foundation with
///   ICU, en_US, with a plain space before AM and PM.
enum DatePattern {
  /// The text of a moment.
  static func text(of seconds: Double, as pattern: String) -> String {
    let parts = DateText.parts(seconds)
    return pieces(of: pattern).reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .field(let letter, let count):
        result += day(letter, count, parts) ?? time(letter, count, parts, seconds) ?? ""
      }
    }
  }

  // MARK: Fields

  private static func day(
    _ letter: Character,
    _ count: Int,
    _ parts: DateText.Parts
  ) -> String? {
    switch letter {
    case "G": return count == 4 ? "Anno Domini" : count == 5 ? "A" : "AD"
    case "y", "u", "Y":
      return count == 2 ? DateText.padded(parts.year % 100) : number(parts.year, count)
    case "Q", "q":
      let quarter = (parts.month + 2) / 3
      if count == 4 { return SystemValue.ordinal(quarter) + " quarter" }
      return count == 3 ? "Q\(quarter)" : number(quarter, count)
    case "M", "L":
      return name(DateText.months[parts.month - 1], count) ?? number(parts.month, count)
    case "d": return number(parts.day, count)
    case "D": return number(parts.dayOfYear, count)
    case "F": return String((parts.day + 6) / 7)
    case "w": return number(parts.week, count)
    case "W": return String(parts.weekOfMonth)
    case "E": return weekday(parts, max(3, count))
    case "c", "e": return count < 3 ? number(parts.weekday, count) : weekday(parts, count)
    default: return nil
    }
  }

  private static func weekday(_ parts: DateText.Parts, _ count: Int) -> String {
    let weekday = DateText.weekdays[parts.weekday - 1]
    return count == 6 ? String(weekday.prefix(2)) : name(weekday, count) ?? weekday
  }

  /// A name in three letters, whole, or in one; absent where a number is wanted.
  private static func name(_ name: String, _ count: Int) -> String? {
    switch count {
    case ..<3: nil
    case 3: String(name.prefix(3))
    case 5: String(name.prefix(1))
    default: name
    }
  }

  private static func time(
    _ letter: Character,
    _ count: Int,
    _ parts: DateText.Parts,
    _ seconds: Double
  ) -> String? {
    switch letter {
    case "H": return number(parts.hour, count)
    case "k": return number(parts.hour == 0 ? 24 : parts.hour, count)
    case "h": return number(parts.hour % 12 == 0 ? 12 : parts.hour % 12, count)
    case "K": return number(parts.hour % 12, count)
    case "m": return number(parts.minute, count)
    case "s": return number(parts.second, count)
    case "S": return fraction(seconds, count)
    case "A":
      let passed = (parts.hour * 60 + parts.minute) * 60 + parts.second
      return number(passed * 1000, count)
    case "a", "b": return count == 5 ? (parts.hour < 12 ? "a" : "p") : parts.hour < 12 ? "AM" : "PM"
    case "z", "Z", "X", "x", "O", "V", "v": return zone(letter, count)
    default: return nil
    }
  }

  private static func fraction(_ seconds: Double, _ count: Int) -> String {
    let part = seconds.isFinite ? seconds - seconds.rounded(.down) : 0
    var digits = DecimalDigits(part)
    digits.round(toPlaces: min(count, 9), .towardZero)
    return String(digits.fraction(atLeast: min(count, 9)).prefix(min(count, 9)))
  }

  /// The time zone, which is Greenwich's.
  private static func zone(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "z": count == 4 ? "Greenwich Mean Time" : "GMT"
    case "Z": count == 4 ? "GMT" : count == 5 ? "Z" : "+0000"
    case "X": "Z"
    case "x": count == 1 ? "+00" : count == 3 || count == 5 ? "+00:00" : "+0000"
    default: "GMT"
    }
  }

  private static func number(_ value: Int, _ count: Int) -> String {
    let text = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, min(count, 20) - text.count))
    return (value < 0 ? "-" : "") + zeros + text
  }

  // MARK: Patterns

  enum Piece: Hashable {
    case text(String)
    case field(Character, Int)
  }

  /// The fields of a pattern and what stands between them; `''` is an apostrophe.
  static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        pieces.append(.text(quoted(&rest)))
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        pieces.append(.field(first, run.count))
        rest = rest.dropFirst(run.count)
      } else {
        pieces.append(.text(String(first)))
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  /// Takes a quoted text from the front, its marks left out.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    var text = ""
    while let next = rest.popFirst() {
      guard next == "'" else {
        text.append(next)
        continue
      }
      guard rest.first == "'" else { break }
      rest = rest.dropFirst()
      text.append("'")
    }
    return text
  }
}
