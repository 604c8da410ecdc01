extension Evaluator {
  /// A call of a capitalised name that the source does not declare.
  mutating func callSystem(_ node: CodeNode) throws(Fault) -> Value {
    let name = program.code.names[Int(node.first)]
    let facts = program.code.facts[Int(node.first)]
    if mayMakeByExtension(node) {
      let values = try arguments(node.second)
      if let made = try makeByExtension(name, values, at: node.place) { return made }
      return try callSystem(node, facts, given: values)
    }
    return try callSystem(node, facts, given: nil)
  }

  /// A call that the library answers, with its arguments where they were evaluated before.
  private mutating func callSystem(
    _ node: CodeNode,
    _ facts: NameFacts,
    given: [Argument]?
  ) throws(Fault) -> Value {
    let name = program.code.names[Int(node.first)]
    let isLocalized = !facts.isPlain && facts.isShownAsView
    let values: [Argument]
    if let given {
      values = isLocalized ? try localized(given, of: node.second) : given
    } else if facts.constructor == .string {
      values = try stringArguments(node)
    } else {
      values = try arguments(node.second, isLocalized: isLocalized)
    }
    if let constructor = facts.constructor {
      return try make(constructor, name, values, at: node.place)
    }
    if let function = facts.function { return try call(function, values, at: node.place) }
    if facts.isSystemObject {
      if Self.sources.contains(name) { return makeSource(name, values) }
      let made = SystemValue.Member(name: "init", arguments: values)
      return .system(SystemValue(type: name, members: [made]))
    }
    if facts.view == nil { checkType(name, at: node.place) }
    let base = ViewValue.Base.system(name: name, arguments: values)
    let view = Value.view(ViewValue(base: base, place: node.place))
    try checkNesting(view, at: node.place)
    return view
  }

  /// `String(localized: "\(count) items")` groups the digits of its numbers, as `Text` does.
  ///
  /// - Source: Apple, String.LocalizationValue.
  private mutating func stringArguments(_ node: CodeNode) throws(Fault) -> [Argument] {
    let site = program.code.sites[Int(node.second)]
    guard site.count > 0 else { return [] }
    let label = program.code.arguments[Int(site.start)].label
    let isLocalized = label >= 0 && program.code.names[Int(label)] == "localized"
    return try arguments(node.second, isLocalized: isLocalized)
  }

  /// Arguments of which the literals become localized texts; the others were evaluated already.
  private mutating func localized(
    _ values: [Argument],
    of site: Int32
  ) throws(Fault) -> [Argument] {
    var values = values
    let start = Int(program.code.sites[Int(site)].start)
    for index in values.indices {
      let entry = program.code.arguments[start + index]
      let isPlain = entry.label >= 0 && program.code.facts[Int(entry.label)].isPlainLabel
      switch program.code.nodes[Int(entry.node)].operation {
      case .constant where !isPlain, .interpolation where !isPlain:
        values[index].value = try localized(entry.node)
      default: break
      }
    }
    return values
  }

  /// Makes a value of a type of the standard library, of Foundation or of SwiftUI.
  mutating func makeSystem(
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    if !program.code.addedInitializers.isEmpty,
      let made = try makeByExtension(name, arguments, at: place)
    {
      return made
    }
    guard let constructor = Constructor(rawValue: name) else {
      if SystemObject.names.contains(name) {
        return .system(
          SystemValue(type: name, members: [.init(name: "init", arguments: arguments)])
        )
      }
      checkType(name, at: place)
      return .view(ViewValue(base: .system(name: name, arguments: arguments), place: place))
    }
    return try make(constructor, name, arguments, at: place)
  }

  private mutating func make(
    _ constructor: Constructor,
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let first = arguments.first?.value
    if let first, constructor.goesThroughAll {
      try pay(forAllOf: first, at: place)
    }
    switch constructor {
    case .asyncStream, .asyncThrowingStream: return try stream(arguments, at: place)
    case .navigationPath: return .array(first?.members ?? [])
    case .int, .int64, .int8, .int16, .int32, .uInt, .uInt8, .uInt16, .uInt32, .uInt64:
      return try integer(SizedInteger.Kind(rawValue: name), arguments, at: place)
    case .double, .cgFloat, .float, .decimal, .nsNumber, .timeInterval, .float64, .float32:
      return double(first ?? .double(0))
    case .string: return try string(arguments, at: place)
    case .bool: return boolean(first)
    case .nsString: return try string(arguments, at: place)
    case .localizedStringKey, .localizedStringResource:
      return .localized(first.map { text(of: $0) } ?? "")
    case .character, .substring:
      let text = first.map { self.text(of: $0) } ?? ""
      guard constructor != .character || text.count == 1 || first?.plainText == nil else {
        throw .trap("a Character is made of one character, not of \(text.count)", place)
      }
      return .string(text)
    case .array: return try array(arguments, at: place)
    case .indexSet:
      if let only = arguments["integer"] { return .set(SetValue([only])) }
      return .set(SetValue(try elements(of: first ?? .array([]), at: place)))
    case .set:
      return .set(SetValue(try elements(of: first ?? .array([]), at: place)))
    case .dictionary: return try dictionary(arguments, at: place)
    case .bindable:
      guard let first, case .object = first else { return first ?? .void }
      return .binding(.constant(first))
    case .state, .stateObject, .observedObject, .published, .appStorage, .gestureState, .focusState,
      .accessibilityFocusState, .scaledMetric, .environmentObject:
      return first ?? .void
    case .binding: return binding(arguments)
    case .uuid: return uuid(first)
    case .url: return url(arguments)
    case .date: return date(arguments)
    case .cgPoint, .cgSize, .cgRect, .cgVector: return Geometry.make(name, arguments) ?? .none
    case .task: return try task(arguments)
    case .regex: return try makeRegex(arguments, at: place)
    case .optional: return first ?? .none
    case .anySequence, .anyIterator, .anyCollection: return first ?? .array([])
    case .result: return try makeResult(arguments, at: place)
    }
  }

  // MARK: Numbers and texts

  private func double(_ value: Value) -> Value {
    switch value {
    case .int(let number): .double(Double(number))
    case .sized(let number): .double(number.fraction)
    case .double: value
    case .string(let text), .localized(let text): Double(text).map { .double($0) } ?? .none
    case .unknown: value
    default: .double(0)
    }
  }

  private func boolean(_ value: Value?) -> Value {
    guard let text = value?.plainText else { return value ?? .bool(false) }
    return text == "true" ? .bool(true) : text == "false" ? .bool(false) : .none
  }

  private mutating func string(_ arguments: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard let first = arguments.first else { return .string("") }
    if case .system(let system) = first.value, system.type == "Data",
      first.label == "data" || first.label == "decoding"
    {
      return Self.text(in: first.value).map { .string($0) } ?? .unknown("String")
    }
    switch first.label {
    case "reflecting":
      let text = try described(first.value, at: place)
      return .string(first.value.plainText.map { "\($0.debugDescription)" } ?? text)
    case "format":
      let format = first.value.plainText ?? ""
      try pay(forFormat: format, arguments.dropFirst().map(\.value), at: place)
      return .string(printed(format, arguments.dropFirst(), isGrouped: false))
    case "repeating":
      let text = first.value.plainText ?? ""
      let count = max(0, arguments.last?.value.integer ?? 0)
      let (size, overflow) = count.multipliedReportingOverflow(by: max(1, text.utf8.count))
      try spendText(overflow ? Int.max : size, at: place)
      return .string(String(repeating: text, count: count))
    case "localized":
      let text = arguments["defaultValue"]?.plainText ?? first.value.plainText
      return .string(text ?? "")
    default: break
    }
    if let radix = arguments.first(where: { $0.label == "radix" })?.value.integer {
      try require(radix: radix, at: place)
      let isUppercase = arguments.first { $0.label == "uppercase" }?.value.isTrue ?? false
      switch first.value {
      case .int(let number):
        return .string(String(number, radix: radix, uppercase: isUppercase))
      case .sized(let number):
        return .string(number.description(radix: radix, uppercase: isUppercase))
      default: break
      }
    }
    if case .array(let pieces) = first.value, pieces.allSatisfy({ $0.plainText != nil }) {
      return .string(pieces.compactMap(\.plainText).joined())
    }
    return .string(try described(first.value, at: place))
  }

  /// A `printf` format with its values, given one by one or as an array.
  ///
  /// - Source: Apple, String(format:locale:_:), String(format:locale:arguments:).
  func printed(
    _ format: String,
    _ arguments: ArraySlice<Argument>,
    isGrouped: Bool
  ) -> String {
    var values: [Value] = []
    var isGrouped = isGrouped
    for argument in arguments {
      switch argument.label {
      case "locale":
        if case .none = argument.value { break }
        isGrouped = true
      case "arguments": values += argument.value.members
      default:
        // Handing on the parameters of a variadic function hands on one array.
        if case .array(let elements) = argument.value, arguments.count == 1 {
          values += elements
        } else {
          values.append(argument.value)
        }
      }
    }
    return NumberText.formatted(format, values, isGrouped: isGrouped) { self.text(of: $0) }
  }

  // MARK: Collections

  private mutating func array(_ arguments: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard let first = arguments.first else { return .array([]) }
    guard first.label == "repeating" else {
      return .array(try elements(of: first.value, at: place))
    }
    let count = arguments.last?.value.integer ?? 0
    guard count >= 0 else { throw .trap("an array cannot have \(count) elements", place) }
    try spend(count, at: place)
    return .array(Array(repeating: first.value, count: count))
  }

  private mutating func dictionary(
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    var result = DictionaryValue()
    guard let first = arguments.first else { return .dictionary(result) }
    let elements = try elements(of: first.value, at: place)
    if first.label == "grouping", let function = arguments.last?.value {
      var groups: [Value: [Value]] = [:]
      for element in elements {
        let key = try use(function, [element], at: place)
        try pay(forAllOf: key, at: place)
        if groups[key] == nil { result[key] = .void }
        groups[key, default: []].append(element)
      }
      for key in result.keys { result[key] = .array(groups[key] ?? []) }
      return .dictionary(result)
    }
    let isUnique = first.label == "uniqueKeysWithValues"
    for case .tuple(let pair) in elements where pair.elements.count == 2 {
      let (key, value) = (pair.elements[0], pair.elements[1])
      guard let old = result[key] else {
        result[key] = value
        continue
      }
      if isUnique { throw .trap("the keys are not unique: '\(text(of: key))'", place) }
      result[key] =
        try arguments["uniquingKeysWith"].map { (combine) throws(Fault) in
          try use(combine, [old, value], at: place)
        } ?? value
    }
    return .dictionary(result)
  }

  // MARK: Bindings, ids, dates

  private func binding(_ arguments: [Argument]) -> Value {
    if arguments.count == 2, case .closure(let get) = arguments[0].value,
      case .closure(let set) = arguments[1].value
    {
      return .binding(.accessors(get: get, set: set))
    }
    if case .binding = arguments.first?.value { return arguments[0].value }
    return .binding(.constant(arguments.first?.value ?? .none))
  }

  private mutating func uuid(_ text: Value?) -> Value {
    if let text = text?.plainText {
      return .system(Self.wrapped("UUID", .string(text.uppercased())))
    }
    let bits = [randomBits(), randomBits()].map { bits in
      let text = String(bits, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    let digits = Array(bits.joined())
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return .system(Self.wrapped("UUID", .string(groups.joined(separator: "-"))))
  }

  /// - Source: Apple, URL(string:relativeTo:), URL(fileURLWithPath:), URL(filePath:).
  private func url(_ arguments: [Argument]) -> Value {
    guard let first = arguments.first, let text = first.value.plainText, !text.isEmpty else {
      return .none
    }
    var address = AddressParts.encoded(text, keeping: AddressParts.addressMarks)
    if first.label == "fileURLWithPath" || first.label == "filePath" {
      address = "file://" + address
    } else if let base = arguments["relativeTo"]?.address {
      address = Self.resolved(address, against: base)
    }
    return .system(Self.wrapped("URL", .string(address)))
  }

  private static func resolved(_ address: String, against base: String) -> String {
    var parts = AddressParts(base)
    let own = AddressParts(address)
    if own.scheme != nil { return address }
    let folder = parts.path.lastIndex(of: "/").map { String(parts.path[...$0]) } ?? "/"
    parts.path = own.path.hasPrefix("/") ? own.path : folder + own.path
    (parts.query, parts.fragment) = (own.query, own.fragment)
    return parts.text
  }

  static func wrapped(_ type: String, _ value: Value) -> SystemValue {
    SystemValue(
      type: type,
      members: [.init(name: "init", arguments: [Argument(label: nil, value: value)])]
    )
  }

  private func date(_ arguments: [Argument]) -> Value {
    if arguments.contains(where: { $0.label == "strategy" }) {
      return arguments.first?.value.plainText.flatMap { ISODate.seconds(in: $0) }.map { .date($0) }
        ?? .none
    }
    guard let first = arguments.first, let number = first.value.number else { return .date(clock) }
    switch first.label {
    case "timeIntervalSince1970": return .date(number - 978_307_200)
    case "timeIntervalSinceReferenceDate": return .date(number)
    case "timeInterval":
      return .date((arguments.last?.value.seconds ?? clock) + number)
    default: return .date(clock + number)
    }
  }

  /// What an `AsyncStream` is given while it is made, as the array that is gone through.
  ///
  /// - Source: Apple, AsyncStream.Continuation.
  private mutating func stream(
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let build = arguments["unfolding"] ?? arguments.closure, arguments["unfolding"] == nil
    else { return .array([]) }
    store.variableCount &+= 1
    let cell = CellID(variable: store.variableCount)
    store.cells[cell] = .array([])
    let continuation = Value.system(
      Self.wrapped("AsyncStream.Continuation", .binding(.cell(cell)))
    )
    let waiting = (later, isHurried)
    (later, isHurried) = ([], true)
    defer { isHurried = waiting.1 }
    _ = try apply(build, [Argument(label: nil, value: continuation)], at: place)
    try runLater()
    later = waiting.0
    return store.cells[cell] ?? .array([])
  }

  /// `Task { … }` runs when the present call is done.
  private mutating func task(_ arguments: [Argument]) throws(Fault) -> Value {
    guard let closure = arguments.last?.value, case .closure = closure else {
      return .system(SystemValue(type: "Task", members: []))
    }
    return makeTask(closure)
  }
}
