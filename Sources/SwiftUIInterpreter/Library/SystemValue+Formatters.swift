// What formatters are set to.
//
// Source: Apple, NumberFormatter, DateFormatter; texts of Foundation with ICU, en_US.

extension SystemValue {
  /// A number in the style that a `NumberFormatter` is set to.
  func formatted(number: Double) -> String {
    let name = setting("numberStyle")?.memberName ?? "none"
    let number = number * (setting("multiplier")?.number ?? 1)
    switch name {
    case "spellOut": return SpelledNumber.text(.double(number))
    case "ordinal": return Self.ordinal(Int(clamping: number))
    default: break
    }
    var style = numberStyle(name)
    if let symbol = setting("currencySymbol")?.plainText, case .currency = style.unit {
      style.unit = .plain
      let sign = number < 0 ? "-" : ""
      return punctuated(sign + symbol + style.text(.double(number.magnitude)))
    }
    return affixed(punctuated(style.text(.double(number))), number)
  }

  private func numberStyle(_ name: String) -> NumberStyle {
    var style = NumberStyle()
    let code = setting("currencyCode")?.plainText ?? "USD"
    switch name {
    case "decimal": style.fraction = 0...3
    case "percent":
      style.unit = .percent
      style.fraction = 0...0
    case "scientific":
      style.notation = .scientific
      style.fraction = 0...15
    case "currency", "currencyAccounting", "currencyPlural", "currencyISOCode":
      style.unit = .currency(code)
      style.fraction = Currency.places(code)...Currency.places(code)
      if name == "currencyAccounting" { style.sign = .accounting }
      if name == "currencyPlural" { style.presentation = .fullName }
      if name == "currencyISOCode" { style.presentation = .isoCode }
    default:
      style.fraction = 0...0
      style.isGrouped = false
    }
    takePattern(&style)
    takeDigits(&style)
    if let rule = NumberStyle.rule(setting("roundingMode")) { style.rule = rule }
    // A formatter's `up` and `down` are away from zero and towards it.
    switch setting("roundingMode")?.memberName {
    case "up": style.rule = .awayFromZero
    case "down": style.rule = .towardZero
    default: break
    }
    return style
  }

  /// `#,##0.00` in `positiveFormat`.
  private func takePattern(_ style: inout NumberStyle) {
    guard let pattern = setting("positiveFormat")?.plainText ?? setting("format")?.plainText else {
      return
    }
    style.isGrouped = pattern.contains(",")
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
    let places = parts.count > 1 ? parts[1] : ""
    let least = places.filter { $0 == "0" }.count
    style.fraction = least...max(least, places.filter { "0#".contains($0) }.count)
    style.whole = (parts.first?.filter { $0 == "0" }.count ?? 1, nil)
  }

  private func takeDigits(_ style: inout NumberStyle) {
    func count(_ name: String) -> Int? { setting(name)?.integer.map { min(max(0, $0), 60) } }
    let standard = style.fraction ?? 0...0
    let least = count("minimumFractionDigits")
    let most = count("maximumFractionDigits")
    if least != nil || most != nil {
      let lower = least ?? min(standard.lowerBound, most ?? standard.lowerBound)
      style.fraction = lower...max(lower, most ?? standard.upperBound)
    }
    if let whole = count("minimumIntegerDigits") { style.whole.least = whole }
    if let whole = count("maximumIntegerDigits") { style.whole.most = whole }
    if setting("usesSignificantDigits") == .bool(true) || setting("maximumSignificantDigits") != nil
    {
      let lower = max(1, count("minimumSignificantDigits") ?? 1)
      style.significant = lower...max(lower, count("maximumSignificantDigits") ?? 6)
    }
    if let groups = setting("usesGroupingSeparator") { style.isGrouped = groups.isTrue }
  }

  /// Separators of its own in place of the locale's.
  private func punctuated(_ text: String) -> String {
    let group = setting("groupingSeparator")?.plainText
    let point = setting("decimalSeparator")?.plainText
    guard group != nil || point != nil else { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case ",": result += group ?? ","
      case ".": result += point ?? "."
      default: result.append(character)
      }
    }
  }

  private func affixed(_ text: String, _ number: Double) -> String {
    var text = text
    if number < 0 {
      if let prefix = setting("negativePrefix")?.plainText, text.hasPrefix("-") {
        text = prefix + text.dropFirst()
      }
      return text + (setting("negativeSuffix")?.plainText ?? "")
    }
    return (setting("positivePrefix")?.plainText ?? "") + text
      + (setting("positiveSuffix")?.plainText ?? "")
  }

  /// `1st`, `2nd`, `11th`.
  static func ordinal(_ number: Int) -> String {
    let (ten, one) = (number.magnitude / 10 % 10, number.magnitude % 10)
    let ending = ten == 1 ? "th" : one == 1 ? "st" : one == 2 ? "nd" : one == 3 ? "rd" : "th"
    return NumberText.grouped(number) + ending
  }

  // MARK: Dates

  /// The pattern that a `DateFormatter` is set to.
  var datePattern: String {
    if let pattern = setting("dateFormat")?.plainText { return pattern }
    if let template = setting("setLocalizedDateFormatFromTemplate")?.plainText {
      return DateFields(template: template).pattern
    }
    return DateFields(
      dateStyle: setting("dateStyle")?.memberName,
      timeStyle: setting("timeStyle")?.memberName
    ).pattern
  }

  /// A date in the style that a `DateFormatter` is set to.
  func formatted(date: Double, now: Double) -> String {
    let text = DatePattern.text(of: date, as: datePattern)
    guard setting("doesRelativeDateFormatting") == .bool(true), setting("dateFormat") == nil else {
      return text
    }
    let names = [-1: "Yesterday", 0: "Today", 1: "Tomorrow"]
    let days = Int(clamping: DateText.dayNumber(date) - DateText.dayNumber(now))
    guard let name = names[days] else { return text }
    let time = DateFields(dateStyle: nil, timeStyle: setting("timeStyle")?.memberName).pattern
    guard !time.isEmpty else { return name }
    let glue = setting("dateStyle")?.memberName == "short" ? ", " : " at "
    return name + glue + DatePattern.text(of: date, as: time)
  }

  /// The moment that a text names, in the pattern that a formatter is set to.
  func date(in text: String) -> Double? {
    if type == "ISO8601DateFormatter" { return ISODate.seconds(in: text) }
    let pattern = datePattern
    return pattern.isEmpty ? nil : DatePattern.seconds(in: text, as: pattern)
  }
}
