/// What a locale says of itself: en_US is the one that everything is formatted in.
///
/// - Source: Apple, Locale; Unicode CLDR, en.xml, localeDisplayNames, and supplemental currencyData.
enum LocaleFacts {
  /// The identifier of a `Locale`.
  static func identifier(_ system: SystemValue) -> String {
    let made = system.members.first
    guard made?.name == "init" else { return "en_US" }
    return made?.arguments.first?.value.plainText ?? "en_US"
  }

  /// Whether texts of that locale are those of en_US.
  static func isEnglish(_ system: SystemValue) -> Bool {
    let identifier = identifier(system)
    return identifier.hasPrefix("en") && ["", "US", "POSIX"].contains(region(identifier) ?? "")
  }

  static func language(_ identifier: String) -> String {
    String(identifier.prefix { $0 != "_" && $0 != "-" })
  }

  static func region(_ identifier: String) -> String? {
    let parts = identifier.split { $0 == "_" || $0 == "-" }
    return parts.dropFirst().last.map { String($0.prefix { $0 != "@" }) }
  }

  /// A property of a `Locale`.
  static func property(_ name: String, _ system: SystemValue) -> Value? {
    let identifier = identifier(system)
    let region = region(identifier)
    switch name {
    case "identifier": return .string(identifier)
    case "languageCode": return .string(language(identifier))
    case "regionCode": return region.map { .string($0) } ?? Value.none
    case "currencyCode": return currency(region).map { .string($0) } ?? Value.none
    case "currencySymbol": return currency(region).map { .string(Currency.narrowSymbol($0)) }
    case "decimalSeparator": return .string(".")
    case "groupingSeparator": return .string(",")
    case "usesMetricSystem": return .bool(region != "US")
    case "measurementSystem":
      let member = region == "US" ? "us" : region == "GB" ? "uk" : "metric"
      return kind("MeasurementSystem", member)
    case "hourCycle": return kind("HourCycle", "oneToTwelve")
    case "firstDayOfWeek": return kind("Weekday", "sunday")
    case "currency": return currency(region).map { part("Currency", $0) } ?? Value.none
    case "region": return region.map { part("Region", $0) } ?? Value.none
    case "language": return part("Language", identifier)
    case "calendar": return .system(SystemValue(type: "Calendar", members: []))
    default: return nil
    }
  }

  /// A part such as `Locale.Currency`, which is made from its identifier.
  private static func part(_ type: String, _ identifier: String) -> Value {
    .system(Evaluator.wrapped("Locale." + type, .string(identifier)))
  }

  private static func kind(_ type: String, _ member: String) -> Value {
    .system(
      SystemValue(type: "Locale." + type, members: [.init(name: member, arguments: [])])
    )
  }

  /// A property of a part of a `Locale`.
  static func property(_ name: String, ofPart system: SystemValue) -> Value? {
    guard let text = system.members.first?.arguments.first?.value.plainText else { return nil }
    switch (system.type, name) {
    case ("Locale.Language", "languageCode"): return part("LanguageCode", language(text))
    case ("Locale.Language", "region"): return region(text).map { part("Region", $0) } ?? Value.none
    case ("Locale.Language", "minimalIdentifier"): return .string(language(text))
    case (_, "identifier"): return .string(text)
    default: return nil
    }
  }

  /// A method of a `Locale`.
  static func call(_ name: String, _ system: SystemValue, _ arguments: [Argument]) -> Value? {
    if name == "identifier" {
      return .string(String(identifier(system).map { $0 == "_" ? "-" : $0 }))
    }
    guard name == "localizedString", let code = arguments.first?.value.plainText else { return nil }
    let text: String?
    switch arguments.first?.label {
    case "forCurrencyCode": text = Currency.title(code)
    case "forRegionCode": text = regions[code.uppercased()]
    case "forLanguageCode": text = languages[code.lowercased()]
    case "forIdentifier":
      let language = languages[language(code)]
      let region = region(code).flatMap { regions[$0] }
      text = language.map { $0 + (region.map { " (\($0))" } ?? "") }
    default: return nil
    }
    return text.map { .string($0) } ?? Value.none
  }

  private static func currency(_ region: String?) -> String? {
    guard let region else { return nil }
    if euro.contains(region) { return "EUR" }
    return currencies[region]
  }

  private static let euro: Set<String> = [
    "AT", "BE", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV", "MT",
    "NL", "PT", "SI", "SK",
  ]
  private static let currencies = [
    "US": "USD", "GB": "GBP", "JP": "JPY", "CA": "CAD", "AU": "AUD", "CH": "CHF", "CN": "CNY",
    "IN": "INR", "MX": "MXN", "BR": "BRL", "KR": "KRW", "SE": "SEK", "NO": "NOK", "DK": "DKK",
    "NZ": "NZD", "SG": "SGD", "HK": "HKD", "PL": "PLN", "TR": "TRY", "ZA": "ZAR", "IL": "ILS",
    "TH": "THB", "VN": "VND", "TW": "TWD", "PH": "PHP", "ID": "IDR", "MY": "MYR", "CZ": "CZK",
    "HU": "HUF", "CL": "CLP", "CO": "COP", "AR": "ARS", "AE": "AED", "SA": "SAR", "EG": "EGP",
    "NG": "NGN", "KE": "KES", "UA": "UAH", "IS": "ISK", "KW": "KWD",
  ]
  private static let regions = [
    "US": "United States", "GB": "United Kingdom", "FR": "France", "DE": "Germany", "IT": "Italy",
    "ES": "Spain", "PT": "Portugal", "NL": "Netherlands", "BE": "Belgium", "AT": "Austria",
    "CH": "Switzerland", "IE": "Ireland", "PL": "Poland", "SE": "Sweden", "NO": "Norway",
    "DK": "Denmark", "FI": "Finland", "JP": "Japan", "CN": "China mainland", "KR": "South Korea",
    "IN": "India", "CA": "Canada", "MX": "Mexico", "BR": "Brazil", "AR": "Argentina",
    "AU": "Australia", "NZ": "New Zealand", "ZA": "South Africa", "UA": "Ukraine", "GR": "Greece",
  ]
  private static let languages = [
    "en": "English", "fr": "French", "de": "German", "it": "Italian", "es": "Spanish",
    "pt": "Portuguese", "nl": "Dutch", "pl": "Polish", "sv": "Swedish", "nb": "Norwegian Bokmål",
    "da": "Danish", "fi": "Finnish", "ja": "Japanese", "zh": "Chinese", "ko": "Korean",
    "hi": "Hindi", "ar": "Arabic", "he": "Hebrew", "uk": "Ukrainian", "el": "Greek",
    "ru": "Russian", "tr": "Turkish", "cs": "Czech", "hu": "Hungarian", "vi": "Vietnamese",
    "th": "Thai", "id": "Indonesian",
  ]
}
