/// Currencies as en_US writes them.
///
/// - Source: Unicode CLDR, en.xml, currencies and their plural names; ISO 4217, minor units.
enum Currency {
  private struct Entry {
    var symbol: String?
    var narrow: String?
    var one: String
    var other: String
    var places = 2
  }

  /// How many digits after the point an amount has.
  static func places(_ code: String) -> Int { entries[code.uppercased()]?.places ?? 2 }

  /// `$`, or the code with a space where there is no symbol.
  static func symbol(_ code: String) -> String {
    let code = code.uppercased()
    return entries[code]?.symbol ?? code + "\u{A0}"
  }

  /// `$` for every dollar.
  static func narrowSymbol(_ code: String) -> String {
    entries[code.uppercased()]?.narrow ?? symbol(code)
  }

  /// `US dollars`.
  static func name(_ code: String, isOne: Bool) -> String {
    let code = code.uppercased()
    guard let entry = entries[code] else { return code }
    return isOne ? entry.one : entry.other
  }

  /// `US Dollar`, as a list of currencies names it.
  static func title(_ code: String) -> String? {
    guard let entry = entries[code.uppercased()] else { return nil }
    let words = entry.one.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.joined(separator: " ")
  }

  private static func entry(
    _ symbol: String?,
    _ narrow: String?,
    _ one: String,
    _ other: String,
    _ places: Int = 2
  ) -> Entry {
    Entry(symbol: symbol, narrow: narrow, one: one, other: other, places: places)
  }

  private static let entries: [String: Entry] = [
    "USD": entry("$", "$", "US dollar", "US dollars"),
    "EUR": entry("€", "€", "euro", "euros"),
    "GBP": entry("£", "£", "British pound", "British pounds"),
    "JPY": entry("¥", "¥", "Japanese yen", "Japanese yen", 0),
    "CAD": entry("CA$", "$", "Canadian dollar", "Canadian dollars"),
    "AUD": entry("A$", "$", "Australian dollar", "Australian dollars"),
    "CHF": entry(nil, nil, "Swiss franc", "Swiss francs"),
    "CNY": entry("CN¥", "¥", "Chinese yuan", "Chinese yuan"),
    "INR": entry("₹", "₹", "Indian rupee", "Indian rupees"),
    "MXN": entry("MX$", "$", "Mexican peso", "Mexican pesos"),
    "BRL": entry("R$", "R$", "Brazilian real", "Brazilian reals"),
    "KRW": entry("₩", "₩", "South Korean won", "South Korean won", 0),
    "SEK": entry(nil, "kr\u{A0}", "Swedish krona", "Swedish kronor"),
    "NOK": entry(nil, "kr\u{A0}", "Norwegian krone", "Norwegian kroner"),
    "DKK": entry(nil, "kr\u{A0}", "Danish krone", "Danish kroner"),
    "NZD": entry("NZ$", "$", "New Zealand dollar", "New Zealand dollars"),
    "SGD": entry(nil, "$", "Singapore dollar", "Singapore dollars"),
    "HKD": entry("HK$", "$", "Hong Kong dollar", "Hong Kong dollars"),
    "PLN": entry(nil, "zł\u{A0}", "Polish zloty", "Polish zlotys"),
    "RUB": entry(nil, "₽", "Russian ruble", "Russian rubles"),
    "TRY": entry(nil, "₺", "Turkish lira", "Turkish Lira"),
    "ZAR": entry(nil, "R\u{A0}", "South African rand", "South African rand"),
    "ILS": entry("₪", "₪", "Israeli new shekel", "Israeli new shekels"),
    "THB": entry(nil, "฿", "Thai baht", "Thai baht"),
    "VND": entry("₫", "₫", "Vietnamese dong", "Vietnamese dong", 0),
    "TWD": entry("NT$", "$", "New Taiwan dollar", "New Taiwan dollars"),
    "PHP": entry("₱", "₱", "Philippine peso", "Philippine pesos"),
    "IDR": entry(nil, "Rp\u{A0}", "Indonesian rupiah", "Indonesian rupiahs", 0),
    "MYR": entry(nil, "RM\u{A0}", "Malaysian ringgit", "Malaysian ringgit"),
    "CZK": entry(nil, "Kč\u{A0}", "Czech koruna", "Czech korunas"),
    "HUF": entry(nil, "Ft\u{A0}", "Hungarian forint", "Hungarian forints"),
    "CLP": entry(nil, "$", "Chilean peso", "Chilean pesos", 0),
    "COP": entry(nil, "$", "Colombian peso", "Colombian pesos", 0),
    "ARS": entry(nil, "$", "Argentine peso", "Argentine pesos"),
    "AED": entry(nil, nil, "UAE dirham", "UAE dirhams"),
    "SAR": entry(nil, nil, "Saudi riyal", "Saudi riyals"),
    "EGP": entry(nil, "E£", "Egyptian pound", "Egyptian pounds"),
    "NGN": entry(nil, "₦", "Nigerian naira", "Nigerian nairas"),
    "KES": entry(nil, nil, "Kenyan shilling", "Kenyan shillings"),
    "UAH": entry(nil, "₴", "Ukrainian hryvnia", "Ukrainian hryvnias"),
    "ISK": entry(nil, "kr\u{A0}", "Icelandic króna", "Icelandic krónur", 0),
    "KWD": entry(nil, nil, "Kuwaiti dinar", "Kuwaiti dinars", 3),
  ]
}
