// Properties and methods of Foundation's values: addresses, locales, zones, measures, texts with
// attributes.
//
// Source: Apple, URL, Locale, TimeZone, Measurement, Duration, DateInterval, CharacterSet, Angle,
// AttributedString.

extension Evaluator {
  /// A property of such a value; absent where it has none of that name.
  func valueProperty(_ name: String, _ system: SystemValue) -> Value? {
    let value = Value.system(system)
    switch system.type {
    case "DateComponents" where name == "date":
      return system.setting("calendar") == nil ? Value.none : .date(Self.seconds(of: system))
    case "PresentationMode": return Self.presentationProperty(name, system)
    case "Locale": return LocaleFacts.property(name, system)
    case "TimeZone": return zoneProperty(name, system)
    case "URL": return addressProperty(name, value)
    case "URLComponents": return Self.componentsProperty(name, system)
    case "Calendar", "DateFormatter":
      if system.type == "DateFormatter", let set = system.setting(name) { return set }
      return Self.symbols(name)
        ?? (system.type == "Calendar" ? calendarProperty(name, system) : nil)
    case "Duration": return durationProperty(name, value)
    case "DateInterval": return intervalProperty(name, value)
    case "Angle": return angleProperty(name, system)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString":
      return textProperty(name, system)
    case "PersonNameComponents": return system.setting(name) ?? Value.none
    default: break
    }
    if system.type.hasPrefix("Locale.") { return LocaleFacts.property(name, ofPart: system) }
    if system.type.hasPrefix("Unit"), name == "symbol" {
      if let unit = MeasureUnit.named(system.members.last?.name ?? "") {
        return .string(unit.symbol)
      }
      return system.setting("symbol")
    }
    return nil
  }

  /// A method of such a value; absent where it has none of that name.
  func valueCall(_ name: String, _ system: SystemValue, _ arguments: [Argument]) -> Value? {
    let value = Value.system(system)
    let first = arguments.first?.value ?? .none
    if let seconds = value.seconds { return dateCall(name, seconds, arguments) }
    switch system.type {
    case "Locale": return LocaleFacts.call(name, system, arguments)
    case "URL": return addressCall(name, value, arguments)
    case "TimeZone":
      switch name {
      case "abbreviation": return .string("GMT")
      case "secondsFromGMT": return .int(0)
      case "isDaylightSavingTime": return .bool(false)
      default: return nil
      }
    case "Measurement":
      guard name == "converted", let unit = MeasureUnit.named(first.memberName ?? "") else {
        return nil
      }
      return Measure(value)?.converted(to: unit)?.asValue
    case "DateInterval":
      guard name == "contains", let seconds = first.seconds, let dates = value.dates else {
        return nil
      }
      return .bool(dates.start <= seconds && seconds <= dates.end)
    case "CharacterSet":
      guard name == "contains", let text = first.plainText else { return nil }
      return .bool(
        CharacterKind(value).map { kind in text.allSatisfy { kind.contains($0) } } ?? false
      )
    default: break
    }
    if name == "format", arguments.count == 1, first.isFormattable {
      return .string(formatted(first, value))
    }
    return nil
  }

  // MARK: Dates

  private func dateCall(_ name: String, _ seconds: Double, _ arguments: [Argument]) -> Value? {
    let other = arguments.first?.value.seconds
    switch name {
    case "distance": return other.map { .double($0 - seconds) }
    case "ISO8601Format": return .string(ISODate([]).text(seconds))
    case "compare":
      guard let other else { return nil }
      return Self.comparison(seconds < other ? -1 : seconds > other ? 1 : 0)
    default: return nil
    }
  }

  /// A `ComparisonResult`.
  static func comparison(_ sign: Int) -> Value {
    let name = sign < 0 ? "orderedAscending" : sign > 0 ? "orderedDescending" : "orderedSame"
    return .enumeration(EnumerationValue(type: nil, name: name))
  }

  private func durationProperty(_ name: String, _ value: Value) -> Value? {
    guard name == "components", let seconds = value.duration else { return nil }
    let whole = Int(clamping: seconds)
    let rest = Int(clamping: (seconds - Double(whole)) * 1e18)
    return .tuple(
      TupleValue(labels: ["seconds", "attoseconds"], elements: [.int(whole), .int(rest)])
    )
  }

  private func intervalProperty(_ name: String, _ value: Value) -> Value? {
    guard let (start, end) = value.dates else { return nil }
    switch name {
    case "start": return .date(start)
    case "end": return .date(end)
    case "duration": return .double(end - start)
    default: return nil
    }
  }

  private func zoneProperty(_ name: String, _ system: SystemValue) -> Value? {
    name == "identifier" ? .string(system.setting("identifier")?.plainText ?? "GMT") : nil
  }

  private func angleProperty(_ name: String, _ system: SystemValue) -> Value? {
    let made = system.members.first
    let label = made?.name == "init" ? made?.arguments.first?.label : made?.name
    let amount = made?.arguments.first?.value.number ?? 0
    let degrees = label == "radians" ? amount * 180 / .pi : amount
    switch name {
    case "degrees": return .double(degrees)
    case "radians": return .double(label == "radians" ? amount : amount * .pi / 180)
    default: return nil
    }
  }

  // MARK: Texts with attributes

  private func textProperty(_ name: String, _ system: SystemValue) -> Value? {
    guard let text = system.attributedText else { return nil }
    switch name {
    case "characters", "string", "description", "unicodeScalars", "mutableString":
      return .string(text)
    case "length": return .int(text.utf16.count)
    default: return system.setting(name) ?? Value.none
    }
  }

  // MARK: Addresses

  private func addressProperty(_ name: String, _ value: Value) -> Value? {
    guard let text = value.address else { return nil }
    let parts = AddressParts(text)
    func optional(_ text: String?) -> Value { text.map { .string($0) } ?? Value.none }
    switch name {
    case "absoluteString", "relativeString", "description", "debugDescription":
      return .string(text)
    case "absoluteURL", "standardized", "standardizedFileURL": return value
    case "scheme": return optional(parts.scheme)
    case "host": return optional(parts.host)
    case "port": return parts.port.map { .int($0) } ?? Value.none
    case "user": return optional(parts.user)
    case "path", "relativePath": return .string(parts.plainPath)
    case "query": return optional(parts.query)
    case "fragment": return optional(parts.fragment)
    case "lastPathComponent": return .string(parts.lastName)
    case "pathExtension": return .string(parts.pathExtension)
    case "pathComponents": return .array(parts.pathComponents.map { .string($0) })
    case "isFileURL": return .bool(parts.scheme == "file")
    case "hasDirectoryPath": return .bool(parts.path.hasSuffix("/"))
    default: return nil
    }
  }

  private func addressCall(_ name: String, _ value: Value, _ arguments: [Argument]) -> Value? {
    guard let text = value.address else { return nil }
    var parts = AddressParts(text)
    let first = arguments.first?.value
    switch name {
    case "host", "query", "fragment", "path":
      return name == "path" ? .string(parts.path) : addressProperty(name, value)
    case "appendingPathComponent": parts.append(first?.plainText ?? "")
    case "appending":
      if let items = arguments["queryItems"] {
        let query = Self.query(items)
        parts.query = [parts.query, query].compactMap { $0 }.joined(separator: "&")
      } else {
        parts.append(first?.plainText ?? "")
      }
    case "appendingPathExtension": parts.setExtension(first?.plainText ?? "")
    case "deletingLastPathComponent": parts.deleteLastName()
    case "deletingPathExtension": parts.setExtension(nil)
    default: return nil
    }
    return .system(Self.wrapped("URL", .string(parts.text)))
  }

  /// `q=x%20y` of `URLQueryItem`s.
  private static func query(_ items: Value) -> String {
    let pairs = items.members.compactMap { item -> String? in
      guard case .system(let item) = item, let name = item.setting("name")?.plainText else {
        return nil
      }
      let value = item.setting("value")?.plainText.map {
        "=" + AddressParts.encoded($0, keeping: ":/?,@!$'()*;")
      }
      return AddressParts.encoded(name) + (value ?? "")
    }
    return pairs.joined(separator: "&")
  }

  private static func componentsProperty(_ name: String, _ system: SystemValue) -> Value? {
    let text = system.setting("string")?.plainText ?? system.setting("url").flatMap(\.address)
    var parts = AddressParts(text ?? "")
    if let scheme = system.setting("scheme")?.plainText { parts.scheme = scheme }
    if let host = system.setting("host")?.plainText { parts.authority = host }
    if let path = system.setting("path")?.plainText { parts.path = path }
    if let query = system.setting("query")?.plainText { parts.query = query }
    if let items = system.setting("queryItems") { parts.query = query(items) }
    switch name {
    case "url": return .system(wrapped("URL", .string(parts.text)))
    case "string": return .string(parts.text)
    case "scheme": return parts.scheme.map { .string($0) } ?? Value.none
    case "host": return parts.host.map { .string($0) } ?? Value.none
    case "path": return .string(parts.path)
    case "query": return parts.query.map { .string($0) } ?? Value.none
    case "queryItems": return system.setting(name) ?? Value.none
    default: return nil
    }
  }

  // MARK: As text

  /// What such a value says of itself; absent where only its making is known.
  func valueText(_ system: SystemValue) -> String? {
    if let name = system.colorName { return name }
    let value = Value.system(system)
    if let seconds = value.duration { return "\(seconds) seconds" }
    if let measure = Measure(value) { return measure.description }
    if let text = system.attributedText { return text }
    switch system.type {
    case "Locale": return LocaleFacts.identifier(system)
    case "TimeZone": return (system.setting("identifier")?.plainText ?? "GMT")
    case "Locale.Currency", "Locale.Region", "Locale.LanguageCode":
      return system.members.first?.arguments.first?.value.plainText
    case "PersonNameComponents": return PersonName(system).text("medium")
    default: return nil
    }
  }
}

extension SystemValue {
  /// The words of a text with attributes.
  var attributedText: String? {
    guard ["AttributedString", "NSAttributedString", "NSMutableAttributedString"].contains(type)
    else { return nil }
    let made = members.first?.arguments.first { $0.label != "attributes" }
    switch made?.value {
    case .system(let inner)?: return inner.attributedText ?? ""
    case let value?:
      let text = value.plainText ?? ""
      let isRead = made?.label == "markdown" || made?.label == "localized"
      return isRead ? Markdown.plain(text) : text
    case nil: return ""
    }
  }

  /// Where the links of a text with attributes lead.
  var links: [Value] {
    guard attributedText != nil else { return [] }
    if let link = setting("link") { return [link] }
    let made = members.first?.arguments.first
    guard made?.label == "markdown" || made?.label == "localized" else { return [] }
    return Value.links(inMarkdown: made?.value.plainText ?? "")
  }
}

extension Value {
  /// Where the links of a text lead that is read as Markdown.
  static func links(inMarkdown source: String) -> [Value] {
    Markdown.addresses(in: source).map { .system(Evaluator.wrapped("URL", .string($0))) }
  }

  /// The text of a `URL`.
  var address: String? {
    guard case .system(let system) = self, system.type == "URL" else { return nil }
    return system.members.first?.arguments.first?.value.plainText
  }

  /// Whether a format style can write it.
  fileprivate var isFormattable: Bool {
    number != nil || seconds != nil || duration != nil || dates != nil || !members.isEmpty
  }
}

extension SystemValue {
  /// The name of a colour of the system's, as which it describes itself.
  ///
  /// - Source: Apple, Color.description.
  fileprivate var colorName: String? {
    guard type == "Color", members.count == 1, let only = members.first, only.arguments.isEmpty
    else { return nil }
    return only.name
  }
}
