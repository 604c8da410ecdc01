// Abbreviations, units and addresses, said whole.
//
// Source: MagentaA11y's recordings for "2.5 milligrams"; the EhPanda project's log for addresses
// ("https colon slash slash www dot ..."); the tables assumed.

extension Speller {
  /// Abbreviations by how they are written, in lower case and without their last period.
  ///
  /// Those that are words as well, such as "sat" and "min", are left out.
  private static let abbreviations: [String: String] = [
    "dr": "doctor", "mr": "mister", "mrs": "missus", "prof": "professor", "jr": "junior",
    "sr": "senior", "vs": "versus", "etc": "et cetera", "e.g": "for example", "i.e": "that is",
    "approx": "approximately", "ave": "avenue", "blvd": "boulevard", "rd": "road",
    "apt": "apartment", "dept": "department", "inc": "incorporated", "ltd": "limited",
    "tel": "telephone", "qty": "quantity",
  ]

  /// Units as they are written behind a number, with their names for one and for more.
  private static let units: [String: (one: String, more: String)] = [
    "mg": ("milligram", "milligrams"), "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"),
    "ml": ("milliliter", "milliliters"), "mL": ("milliliter", "milliliters"),
    "l": ("liter", "liters"), "L": ("liter", "liters"), "mm": ("millimeter", "millimeters"),
    "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
    "km": ("kilometer", "kilometers"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
    "mi": ("mile", "miles"), "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"),
    "lbs": ("pound", "pounds"), "ms": ("millisecond", "milliseconds"),
    "s": ("second", "seconds"), "sec": ("second", "seconds"), "min": ("minute", "minutes"),
    "mins": ("minute", "minutes"), "h": ("hour", "hours"), "hr": ("hour", "hours"),
    "hrs": ("hour", "hours"), "kB": ("kilobyte", "kilobytes"), "KB": ("kilobyte", "kilobytes"),
    "MB": ("megabyte", "megabytes"), "GB": ("gigabyte", "gigabytes"),
    "TB": ("terabyte", "terabytes"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "Hz": ("hertz", "hertz"),
    "kHz": ("kilohertz", "kilohertz"), "MHz": ("megahertz", "megahertz"),
    "GHz": ("gigahertz", "gigahertz"), "kcal": ("kilocalorie", "kilocalories"),
    "cal": ("calorie", "calories"), "mph": ("mile per hour", "miles per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
  ]

  /// Says an abbreviation that ends in a period, or "No." before a number, with a period or without.
  ///
  /// - Returns: Whether one stands here.
  mutating func sayAbbreviation() -> Bool {
    var place = next
    while place < characters.count, characters[place].isWordLetter || continues(at: place) {
      place += 1
    }
    let hasPeriod = place < characters.count && characters[place] == "."
    // Most words end here, so that no text is made of them.
    let isOpen = place - next == 2 || characters[next..<place].elementsEqual("etc")
    guard hasPeriod || isOpen else { return false }
    let end = hasPeriod ? place + 1 : place
    let written = String(characters[next..<place]).lowercased()
    if written == "no", characters[end...].first(where: { !$0.isWhitespace })?.isDigit == true {
      said.append("number")
    } else {
      guard hasPeriod || written == "etc", let name = Self.abbreviations[written] else {
        return false
      }
      said += name.split(separator: " ").map(String.init)
    }
    next = end
    return true
  }

  /// Whether a period stands between two letters.
  private func continues(at place: Int) -> Bool {
    characters[place] == "." && place + 1 < characters.count
      && characters[place + 1].isWordLetter
  }

  /// Says a unit right behind a number, with one blank between or none.
  mutating func sayUnit(behind number: Numeral) {
    var place = next
    if place < characters.count, characters[place].isWhitespace { place += 1 }
    let word = characters[min(place, characters.count)...].prefix { $0.isWordLetter }
    var end = place + word.count
    var written = String(word)
    if written == "km", characters[end...].prefix(2).elementsEqual(["/", "h"]) {
      written = "km/h"
      end += 2
    }
    guard let names = Self.units[written], end >= characters.count || !characters[end].isDigit
    else { return }
    let name = number.isOne ? names.one : names.more
    said += name.split(separator: " ").map(String.init)
    next = end
  }

  /// Says an address of the web or of mail: every sign in it has its name.
  ///
  /// - Returns: Whether one stands here.
  mutating func sayAddress() -> Bool {
    let text = characters[next...].prefix { !$0.isWhitespace && $0 != "," }
    guard Self.isAddress(text) else { return false }
    let end = text.endIndex - text.reversed().prefix { ".;:!?)".contains($0) }.count
    var inner = Speller(Array(text[text.startIndex..<end]))
    said += inner.piecewise()
    next = end
    return true
  }

  /// Whether a text is an address.
  private static func isAddress(_ text: ArraySlice<Character>) -> Bool {
    guard text.contains(".") || text.contains("/") else { return false }
    if let at = text.firstIndex(of: "@") { return text[at...].contains(".") }
    if text.prefix(4).elementsEqual(["w", "w", "w", "."]) { return true }
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[colon...].prefix(3).elementsEqual([":", "/", "/"])
  }

  /// The words between signs, and the names of the signs.
  private mutating func piecewise() -> [String] {
    var pieces: [String] = []
    while next < characters.count {
      let character = characters[next]
      if character.isDigit {
        let digits = String(characters[next...].prefix { $0.isDigit })
        pieces += Numeral.cardinal(digits)
        next += digits.count
      } else if character.isWordLetter {
        let letters = String(characters[next...].prefix { $0.isWordLetter })
        pieces.append(letters.lowercased())
        next += letters.count
      } else {
        let name = character == "-" ? "dash" : Self.names[character] ?? Self.spokenSigns[character]
        pieces.append(name ?? String(character))
        next += 1
      }
    }
    return pieces
  }
}
