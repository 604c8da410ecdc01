import AccessibilityTree

// Formatters, calendars, defaults and the network: types of Foundation that hold settings.
//
// Source: Apple, Foundation; the locale is en_US, the time zone UTC.

/// The types of the system that are objects with settings, and no views.
enum SystemObject {
  /// Those whose methods do something here.
  static let simulated: Set<String> = [
    "NumberFormatter", "DateFormatter", "ISO8601DateFormatter", "DateComponentsFormatter",
    "RelativeDateTimeFormatter", "ByteCountFormatter", "DateComponents", "Measurement",
    "KeyPathComparator", "SortDescriptor", "OpenURLAction", "UIAccessibilityCustomAction",
    "UIAction", "UITapGestureRecognizer", "UserDefaults", "JSONDecoder", "JSONEncoder",
    "PropertyListDecoder", "PropertyListEncoder", "NSPredicate",
    "NSRegularExpression", "PassthroughSubject", "CurrentValueSubject", "AnyCancellable", "Timer",
    "Just",
  ]

  /// Those that are kept and handed on, and do nothing that this program shows.
  static let carried: Set<String> = [
    "MeasurementFormatter", "ListFormatter", "URLRequest", "URLComponents", "URLQueryItem",
    "Notification", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UISelectionFeedbackGenerator", "AVSpeechSynthesizer", "AVSpeechUtterance", "CLLocationManager",
    "CMMotionManager", "Logger", "OSLog", "OperationQueue",
    "NSLock", "Scanner", "Data", "DateInterval", "PersonNameComponents",
    "PersonNameComponentsFormatter", "Process",
  ]

  static let names = simulated.union(carried)
}

extension Evaluator {
  /// What a method of such an object gives; absent where it is only a longer chain.
  mutating func foundationCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value ?? .none
    switch system.type {
    case "NumberFormatter" where name == "string":
      return first.number.map { .string(system.formatted(number: $0)) } ?? Value.none
    case "NumberFormatter" where name == "number":
      return first.plainText.flatMap { Double($0) }.map { .double($0) } ?? Value.none
    case "DateFormatter" where name == "string":
      return first.seconds.map { .string(system.formatted(date: $0)) } ?? .string("")
    case "DateFormatter" where name == "date", "ISO8601DateFormatter" where name == "date":
      let pattern = system.setting("dateFormat")?.plainText ?? "yyyy-MM-dd'T'HH:mm:ss"
      let seconds = first.plainText.flatMap { DatePattern.seconds(in: $0, as: pattern) }
      return seconds.map { .date($0) } ?? Value.none
    case "ISO8601DateFormatter" where name == "string":
      return first.seconds.map {
        .string(DatePattern.text(of: $0, as: "yyyy-MM-dd'T'HH:mm:ss'Z'"))
      }
    case "ByteCountFormatter" where name == "string":
      return .string(Self.bytes(first.number ?? 0))
    case "DateComponentsFormatter" where name == "string":
      return first.number.map { .string(DateText.span($0, style: "timer") ?? "") } ?? Value.none
    case "RelativeDateTimeFormatter" where name == "localizedString" || name == "string":
      let from = arguments.dropFirst().first?.value.seconds ?? clock
      return .string(DateText.distance((first.seconds ?? clock) - from))
    case "Publisher", "PassthroughSubject", "CurrentValueSubject":
      return try publisherCall(name, on: .system(system), arguments, at: place)
    case "Timer", "AnyCancellable": return timerCall(name, system)
    case "NotificationCenter": return try notificationCall(name, arguments, at: place)
    case "Regex", "NSRegularExpression": return try regexCall(name, system, arguments, at: place)
    case "NSPredicate": return try predicateCall(name, system, arguments, at: place)
    case "AsyncStream.Continuation": return try feed(name, system, first)
    case "URL": return Address(system).call(name, arguments)
    case "Calendar": return calendarCall(name, try dated(arguments, at: place))
    case "UserDefaults": return defaultsCall(name, arguments)
    case "Bundle" where ["url", "path", "object"].contains(name): return Value.none
    case "JSONDecoder", "PropertyListDecoder", "JSONEncoder", "PropertyListEncoder":
      return name == "decode" || name == "encode" ? .unknown(name) : nil
    case "Task" where name == "cancel":
      later.removeAll { $0 == system.members.first?.arguments.first?.value }
      return .void
    case "URLSession" where ["data", "bytes", "upload", "download"].contains(name):
      report(.note, "there is no network here: the call throws", name: name, at: place)
      throw .thrown(.system(SystemValue(type: "URLError", members: [])), place)
    case "Measurement" where name == "formatted": return .string(measureText(system))
    case "Duration" where name == "formatted":
      let whole = system.members.last?.arguments.first?.value.number ?? 0
      return .string(DateText.span(whole, style: "timer") ?? "")
    default: return nil
    }
  }

  /// `continuation.yield(value)`: one more value of the stream.
  private mutating func feed(
    _ name: String,
    _ system: SystemValue,
    _ value: Value
  ) throws(Fault) -> Value? {
    guard case .binding(let binding)? = system.members.first?.arguments.first?.value,
      case .array(let values) = try read(binding)
    else { return nil }
    if name == "yield" { try write(.array(values + [value]), to: binding) }
    return .void
  }

  /// What the device says of itself: an iPhone of the layout's size in en_US.
  ///
  /// - Source: Apple, UIScreen, UIDevice, Locale; the sizes are those of the layout.
  static func device(_ system: SystemValue, _ name: String) -> Value? {
    let path = system.members.map(\.name) + [name]
    if system.type == "Locale" { return locale(system, path.joined(separator: ".")) }
    switch (system.type, name) {
    case ("UIScreen", "bounds"), ("UIScreen", "nativeBounds"):
      let size = Geometry.size(Layout.screen.width, Layout.screen.height)
      return Geometry.rectangle(Geometry.point(0, 0), size)
    case ("UIScreen", "scale"): return .double(3)
    case ("UIDevice", "userInterfaceIdiom"):
      return .enumeration(EnumerationValue(type: nil, name: "phone"))
    case ("UIDevice", "name"), ("UIDevice", "model"): return .string("iPhone")
    case ("UIDevice", "systemName"): return .string("iOS")
    case ("UIDevice", "systemVersion"): return .string("26.0")
    case ("UIDevice", "isLandscape"), ("UIDevice", "isFlat"): return .bool(false)
    case ("UIDevice", "isPortrait"): return .bool(true)
    case ("TimeZone", "identifier"), ("TimeZone", "abbreviation"): return .string("GMT")
    case ("Calendar", "firstWeekday"): return .int(1)
    default: return nil
    }
  }

  /// What a locale says of itself; the one of the device is en_US.
  ///
  /// - Source: Apple, Locale.
  private static func locale(_ system: SystemValue, _ path: String) -> Value? {
    let given = system.members.first?.arguments["identifier"]?.plainText
    let identifier = given ?? "en_US"
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    let region = parts.dropFirst().last { $0.count == 2 }
    switch path.split(separator: ".").dropFirst().joined(separator: ".") {
    case "identifier": return .string(identifier)
    case "languageCode", "language.languageCode", "language.languageCode.identifier":
      return .string(parts.first ?? "en")
    case "regionCode", "region", "region.identifier", "language.region",
      "language.region.identifier":
      return region.map { .string($0) } ?? Value.none
    case "currency", "currency.identifier", "currencyCode":
      return given == nil ? .string("USD") : nil
    case "currencySymbol": return given == nil ? .string("$") : nil
    case "decimalSeparator": return given == nil ? .string(".") : nil
    case "groupingSeparator": return given == nil ? .string(",") : nil
    case "usesMetricSystem": return given == nil ? .bool(false) : nil
    default: return nil
    }
  }

  /// `123 KB`, by thousands.
  static func bytes(_ count: Double) -> String {
    let units = ["bytes", "KB", "MB", "GB", "TB"]
    var (rest, unit) = (count.isFinite ? count : 0, 0)
    while rest.magnitude >= 1000, unit < units.count - 1 { (rest, unit) = (rest / 1000, unit + 1) }
    let places = unit < 2 ? 0 : unit == 2 ? 1 : 2
    let text = NumberText.decimal(rest, fraction: places, isFixed: false, isGrouped: true)
    return text + " " + units[unit]
  }

  /// A measurement as `5.5 kg`, or with the unit's name.
  func measureText(_ system: SystemValue, isWide: Bool = false) -> String {
    let amount = system.setting("value")?.number ?? 0
    let unit = system.setting("unit")?.memberName ?? ""
    let number = NumberText.decimal(amount, fraction: 2, isFixed: false, isGrouped: true)
    let short = [
      "kilometers": "km", "meters": "m", "centimeters": "cm", "miles": "mi", "feet": "ft",
      "inches": "in", "kilograms": "kg", "grams": "g", "pounds": "lb", "ounces": "oz",
      "celsius": "°C", "fahrenheit": "°F", "liters": "L", "milliliters": "mL", "seconds": "sec",
      "minutes": "min", "hours": "hr", "kilocalories": "kcal", "kilometersPerHour": "km/h",
      "percent": "%",
    ]
    guard let symbol = short[unit], !isWide else { return number + " " + unit }
    return symbol.hasPrefix("°") || symbol == "%" ? number + symbol : number + " " + symbol
  }

  // MARK: Settings that the app keeps

  private mutating func defaultsCall(_ name: String, _ arguments: [Argument]) -> Value? {
    let key = arguments.first { $0.label == "forKey" }?.value.plainText ?? ""
    let kept = store.statics["defaults " + key]
    switch name {
    case "set", "setValue":
      store.statics["defaults " + key] = arguments.first?.value ?? Value.none
      return .void
    case "removeObject":
      store.statics["defaults " + key] = nil
      return .void
    case "bool": return kept ?? .bool(false)
    case "integer": return kept ?? .int(0)
    case "double", "float": return kept ?? .double(0)
    case "string", "object", "array", "stringArray", "data", "url", "value", "dictionary":
      return kept ?? Value.none
    case "register", "synchronize": return .void
    default: return nil
    }
  }
}

extension SystemValue {
  /// What a property was set to, or the argument of that label with which it was made.
  func setting(_ name: String) -> Value? {
    if let set = members.last(where: { $0.name == name && !$0.arguments.isEmpty }) {
      return set.arguments.first?.value
    }
    return members.first?.arguments.first { $0.label == name }?.value
  }

  /// A number in the style that a `NumberFormatter` is set to.
  func formatted(number: Double) -> String {
    let style = setting("numberStyle")?.memberName ?? "none"
    let standard = style == "decimal" ? 3 : style == "currency" ? 2 : 0
    let most = setting("maximumFractionDigits")?.integer ?? standard
    let least = setting("minimumFractionDigits")?.integer ?? (style == "currency" ? most : 0)
    let isFixed = least >= most
    switch style {
    case "currency":
      let code = setting("currencyCode")?.plainText ?? "USD"
      let prefix = NumberText.currency(number, code: code).prefix { !$0.isNumber }
      let amount = NumberText.decimal(
        number.magnitude,
        fraction: most,
        isFixed: isFixed,
        isGrouped: true
      )
      return prefix + amount
    case "percent": return NumberText.percent(number, fraction: most, isFixed: isFixed)
    case "ordinal": return Self.ordinal(Int(clamping: number))
    default:
      return NumberText.decimal(
        number,
        fraction: most,
        isFixed: isFixed,
        isGrouped: style == "decimal"
      )
    }
  }

  /// `1st`, `2nd`, `11th`.
  static func ordinal(_ number: Int) -> String {
    let (ten, one) = (number.magnitude / 10 % 10, number.magnitude % 10)
    let ending = ten == 1 ? "th" : one == 1 ? "st" : one == 2 ? "nd" : one == 3 ? "rd" : "th"
    return NumberText.grouped(number) + ending
  }

  /// A date in the style that a `DateFormatter` is set to.
  func formatted(date: Double) -> String {
    if let pattern = setting("dateFormat")?.plainText {
      return DatePattern.text(of: date, as: pattern)
    }
    var parts: [String] = []
    switch setting("dateStyle")?.memberName {
    case "short":
      let day = DateText.parts(date)
      parts.append("\(day.month)/\(day.day)/\(DateText.padded(day.year % 100))")
    case "medium": parts.append(DateText.abbreviated(date))
    case "long": parts.append(DateText.long(date))
    case "full": parts.append(DateText.complete(date))
    default: break
    }
    if let time = setting("timeStyle")?.memberName, time != "none" {
      parts.append(DateText.time(date))
    }
    return parts.joined(separator: ", ")
  }
}
