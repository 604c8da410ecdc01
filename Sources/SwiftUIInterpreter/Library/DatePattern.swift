/// Dates by the letters of a pattern such as `EEE d MMM yyyy`.
///
/// - Source: Unicode Technical Standard 35, "Date Format Patterns".
enum DatePattern {
  /// The text of a moment.
  static func text(of seconds: Double, as pattern: String) -> String {
    let parts = DateText.parts(seconds)
    return pieces(of: pattern).reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .field(let letter, let count): result += field(letter, count, parts)
      }
    }
  }

  private static func field(_ letter: Character, _ count: Int, _ parts: DateText.Parts) -> String {
    switch letter {
    case "y": return count == 2 ? DateText.padded(parts.year % 100) : String(parts.year)
    case "M", "L":
      let name = DateText.months[parts.month - 1]
      if count >= 3 { return count == 3 ? String(name.prefix(3)) : name }
      return number(parts.month, count)
    case "d": return number(parts.day, count)
    case "E", "c":
      let name = DateText.weekdays[parts.weekday - 1]
      return count < 4 ? String(name.prefix(3)) : count == 5 ? String(name.prefix(1)) : name
    case "H": return number(parts.hour, count)
    case "h": return number(parts.hour % 12 == 0 ? 12 : parts.hour % 12, count)
    case "m": return number(parts.minute, count)
    case "s": return number(parts.second, count)
    case "a": return parts.hour < 12 ? "AM" : "PM"
    case "Z": return "+0000"
    case "z": return "UTC"
    default: return ""
    }
  }

  private static func number(_ value: Int, _ count: Int) -> String {
    count > 1 ? DateText.padded(value) : String(value)
  }

  private enum Piece {
    case text(String)
    case field(Character, Int)
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        pieces.append(.text(quoted.isEmpty ? "'" : String(quoted)))
        rest = rest.dropFirst(quoted.count + 2)
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

  /// The moment that a text of a numeric pattern names; absent where it does not fit.
  static func seconds(in text: String, as pattern: String) -> Double? {
    var rest = Substring(text)
    var found: [Character: Int] = [:]
    for piece in pieces(of: pattern) {
      switch piece {
      case .text(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .field(let letter, let count):
        let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(max(count, 2))
        guard let number = Int(digits) else { return nil }
        found[letter] = number
        rest = rest.dropFirst(digits.count)
      }
    }
    let day = DateText.seconds(
      year: found["y"] ?? 2000,
      month: found["M"] ?? 1,
      day: found["d"] ?? 1
    )
    // A pattern may ask for as many digits as it likes, so the sum is not one of whole numbers.
    let lengths: [(Character, Double)] = [("H", 3600), ("m", 60), ("s", 1)]
    return lengths.reduce(day) { $0 + Double(found[$1.0] ?? 0) * $1.1 }
  }
}
