// Dates and times in figures.
//
// Source: the EhPanda project's log ("15:20" is fifteen, a pause, twenty); MagentaA11y's recordings
// ("February 21st") for the day of a date; the order of ISO 8601; "oh" before small minutes assumed.

extension Speller {
  /// Says a date such as 2026-11-30: month, day as an ordinal, year.
  ///
  /// - Returns: Whether one stands here.
  mutating func sayDate() -> Bool {
    let text = Array(characters[next...].prefix(11))
    guard text.count >= 10, text[4] == "-", text[7] == "-", !(text.count > 10 && text[10].isDigit),
      let year = number(text[0..<4]), let month = number(text[5..<7]),
      let day = number(text[8..<10]), (1...12).contains(month), (1...31).contains(day)
    else { return false }
    next += 10
    said.append(Month.names[month - 1])
    said += Numeral(whole: String(day)).ordinal + Numeral.cardinal(year)
    // ISO 8601 puts a letter between date and time.
    if next < characters.count, characters[next] == "T", isNumber(at: next + 1) {
      next += 1
      _ = sayTime()
    }
    return true
  }

  /// Says a time such as 3:05 PM or 15:20: hours, minutes, seconds.
  ///
  /// - Returns: Whether one stands here.
  mutating func sayTime() -> Bool {
    let hour = characters[next...].prefix { $0.isDigit }
    guard hour.count <= 2, let hours = number(hour) else { return false }
    var place = next + hour.count
    var parts: [Int] = []
    while place + 2 < characters.count, characters[place] == ":",
      !isNumber(at: place + 3), let part = number(characters[(place + 1)...(place + 2)]), part < 60
    {
      parts.append(part)
      place += 3
    }
    guard (1...2).contains(parts.count) else { return false }
    next = place
    let half = takeHalfOfDay()
    said += Numeral.cardinal(hours)
    if parts == [0], half != nil || (1...12).contains(hours) {
      // A full hour says no minutes.
      if half == nil { said.append("o'clock") }
    } else {
      for part in parts { said += Self.twoFigures(part) }
    }
    if let half { said += [String(half), "m"] }
    return true
  }

  /// Minutes or seconds: "oh five", "twenty", "zero zero".
  private static func twoFigures(_ number: Int) -> [String] {
    if number == 0 { return ["zero", "zero"] }
    return number < 10 ? ["oh"] + Numeral.cardinal(number) : Numeral.cardinal(number)
  }

  /// Takes "PM", "p.m." or the like behind a time, with a blank or without.
  mutating func takeHalfOfDay() -> Character? {
    var place = next
    if place < characters.count, characters[place].isWhitespace { place += 1 }
    let rest = characters[min(place, characters.count)...]
    for ending in ["a.m.", "p.m.", "am", "pm"] {
      guard rest.prefix(ending.count).map({ $0.lowercased() }).joined() == ending else { continue }
      let after = place + ending.count
      if after < characters.count, characters[after].isWordLetter { continue }
      next = after
      return ending.first
    }
    return nil
  }

  /// The number that digits alone write.
  private func number(_ digits: ArraySlice<Character>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return Int(String(digits))
  }
}
