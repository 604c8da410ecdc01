import AccessibilityTree

extension Evaluator {
  /// A method of the standard library or Foundation that leaves its receiver as it is; absent where
  /// the value has no such method.
  mutating func libraryCall(
    _ name: String,
    _ builtin: Builtin?,
    on value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    try pay(forCallOn: value, arguments, at: place)
    if name == "formatted" {
      try pay(Self.formatting, at: place)
      reportFormats(arguments, at: place)
      reportFar(value, at: place)
      return .string(formatted(value, arguments))
    }
    switch value {
    case .string(let text), .localized(let text):
      if name == "data" { return Self.data(text) }
      if let result = try scan(text, name, arguments, at: place) { return result }
      if let result = try patternCall(name, on: text, arguments, at: place) { return result }
      if let result = try textCall(builtin, text, arguments, at: place) { return result }
      return try collectionCall(builtin, value, arguments, at: place)
    case .array, .set, .range, .dictionary:
      if name == "makeIterator" { return .array(try elements(of: value, at: place)) }
      if let result = try setCall(builtin, value, arguments, at: place) { return result }
      if let result = try dictionaryCall(builtin, value, arguments, at: place) { return result }
      return try collectionCall(builtin, value, arguments, at: place)
    case .int, .sized, .double:
      if let found = try integerCall(name, on: value, arguments, at: place) { return found }
      if let found = numberCall(builtin, value, arguments, at: place) { return found }
      return try optionalCall(builtin, value, arguments, at: place)
    case .binding(let binding): return try bindingCall(name, binding, arguments, at: place)
    case .system(let style)
    where name == "format" && style.type.isEmpty && arguments.count == 1:
      return .string(formatted(arguments[0].value, value))
    case .system(let system):
      if let found = try systemCall(name, system, arguments, at: place) { return found }
      guard Self.plainValues.contains(system.type) else { return nil }
      return try optionalCall(builtin, value, arguments, at: place)
    case .tuple(let tuple) where name == "frame" && tuple.labels.first == "size":
      // A `GeometryProxy`: where its view stands is not known while it is evaluated.
      return Geometry.rectangle(Geometry.point(0, 0), tuple.elements.first ?? .none)
    case .closure where name == "evaluate": return try apply(value, arguments, at: place)
    case .enumeration(let style) where name == "format" && style.type == nil:
      guard let first = arguments.first?.value, arguments.count == 1 else { return nil }
      return .string(formatted(first, value))
    case .enumeration(let result) where result.isResult:
      return try resultCall(name, result, arguments, at: place)
    case .structure, .object:
      if let combined = concatenated(name, value, arguments, at: place) { return combined }
      if let found = try optionCall(name, on: value, arguments, at: place) { return found }
      if builtin != nil, let elements = try ownElements(of: value, at: place) {
        return try collectionCall(builtin, .array(elements), arguments, at: place)
      }
      return try optionalCall(builtin, value, arguments, at: place)
    case .enumeration, .bool, .tuple, .closure, .type:
      return try optionalCall(builtin, value, arguments, at: place)
    default: return nil
    }
  }

  /// `modifier.concat(other)`: a modifier that does what both do.
  ///
  /// - Source: Apple, ViewModifier.concat(_:).
  private func concatenated(
    _ name: String,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) -> Value? {
    guard name == "concat", let other = arguments.first?.value,
      let type = declaredType(of: value), program.code[type].inherited.contains("ViewModifier")
    else { return nil }
    let parts = [
      Argument(label: "content", value: value), Argument(label: "modifier", value: other),
    ]
    let base = ViewValue.Base.system(name: "ModifiedContent", arguments: parts)
    return .view(ViewValue(base: base, place: place))
  }

  private mutating func bindingCall(
    _ name: String,
    _ binding: BindingValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    if ["animation", "transaction"].contains(name) { return .binding(binding) }
    if let builtin = Builtin(rawValue: name), case .array(let elements) = try read(binding) {
      // A binding to a collection is a collection of bindings.
      let bindings = elements.indices.map {
        Value.binding(.element(binding, index: .int($0)))
      }
      if let found = try collectionCall(builtin, .array(bindings), arguments, at: place) {
        return found
      }
    }
    return try publisherCall(name, on: .binding(binding), arguments, at: place)
  }

  /// Reports a method of a system value that nothing here knows, where its type is known.
  mutating func reportMethod(_ name: String, of system: SystemValue, at place: PlaceID) {
    if system.type.isEmpty, let root = system.members.first?.name {
      return reportFormat(name, root: root, at: place)
    }
    guard NameSupport.method(name) == .unsupported, !["", "UIKit"].contains(system.type),
      system.type == "Publisher" || typeSupport(system.type) == .simulated
    else { return }
    report(.warning, "'.\(name)' of \(system.type) is not supported", name: name, at: place)
  }

  /// Reports a style that nothing here knows, or one of another language.
  mutating func reportFormats(_ arguments: [Argument], at place: PlaceID) {
    for argument in arguments where argument.label == nil || argument.label == "format" {
      let members = Self.members(of: argument.value)
      if let kind = members.first?.name, Self.unknownFormats.contains(kind) {
        report(.warning, "the format style '.\(kind)' is not supported", name: kind, at: place)
      }
      for member in members where member.name == "precision" {
        guard NumberStyle.isLimited(member.arguments.first?.value) else { continue }
        let message = "this precision asks for more digits than are written"
        report(.note, message, name: member.name, at: place)
      }
      for member in members where member.name == "locale" {
        guard case .system(let locale)? = member.arguments.first?.value,
          locale.type == "Locale", !LocaleFacts.isEnglish(locale)
        else { continue }
        report(
          .warning,
          "formats of the locale '\(LocaleFacts.identifier(locale))' are not supported: "
            + "everything is formatted as in en_US",
          name: "locale",
          at: place
        )
      }
    }
  }

  /// Styles of Foundation's that are not written here.
  private static let unknownFormats: Set<String> = ["verbatim", "http", "url"]

  /// Reports a part of a format style that nothing here knows: `.number.foo()`.
  mutating func reportFormat(_ name: String, root: String, at place: PlaceID) {
    let known: Set<String>
    switch root {
    case "number", "percent", "currency": known = NumberStyle.names
    case "dateTime", "iso8601", "interval", "relative": known = DateFields.names
    default: return
    }
    guard !known.contains(name) else { return }
    report(.warning, "'.\(name)' of a format style is not supported", name: name, at: place)
  }

  // MARK: What is not supported

  /// What becomes of a type that the source does not declare.
  func typeSupport(_ name: String) -> NameUse.Support {
    NameSupport.type(name, usesUIKit: program.code.usesUIKit)
  }

  /// Reports a type that is not supported, where its values are made or its members are used.
  mutating func checkType(_ name: String, at place: PlaceID) {
    guard typeSupport(name) == .unsupported, place != .none,
      undeclaredNames.insert(name).inserted
    else { return }
    reportUnsupported(name, at: place)
  }

  /// Reports a view or type as not supported, with the nearest known view.
  mutating func reportUnsupported(_ name: String, at place: PlaceID) {
    func advice() -> String {
      NearestName.advice(for: name, among: ViewName.named.keys.sorted())
    }
    reportUnsupported("'\(name)' is not supported\(advice())", name: name, at: place)
  }

  /// `map` and `flatMap` of an optional that holds something.
  private mutating func optionalCall(
    _ builtin: Builtin?,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard builtin == .map || builtin == .flatMap, let transform = arguments.first?.value else {
      return nil
    }
    if case .none = value { return Value.none }
    return try use(transform, [value], at: place)
  }

  // MARK: Calling back

  /// System types whose values are no sequences and no streams, so that `map` is that of an optional.
  private static let plainValues: Set<String> = [
    "Date", "URL", "UUID", "Data", "Locale", "DateComponents",
  ]

  /// What formatting a value costs, in parts of a value.
  static let formatting = 500

  /// Calls a closure, or follows a key path.
  mutating func use(
    _ function: Value,
    _ values: [Value],
    at place: PlaceID
  ) throws(Fault) -> Value {
    try step(at: place)
    switch function {
    case .keyPath(let path): return try follow(path, from: values.first ?? .none, at: place)
    case .type(.system(let name)):
      return try makeSystem(name, values.map { Argument(label: nil, value: $0) }, at: place)
    case .type(.declared(let id)):
      return try construct(id, labelled(values, for: id), at: place)
    case .enumeration(let operation) where operation.type == nil:
      guard let symbol = BinaryOperator.symbols[operation.name], values.count == 2 else {
        return .none
      }
      return try combine(symbol, values[0], values[1], at: place)
    default:
      return try apply(function, values.map { Argument(label: nil, value: $0) }, at: place)
    }
  }

  /// Values in the order of the parameters of an initializer that takes so many: `map(Row.init)`.
  private func labelled(_ values: [Value], for id: TypeID) -> [Argument] {
    let type = program.code[id]
    let made = type.initializers.map { program.code[$0].parameters } + [type.memberwise]
    let fitting = made.first { parameters in
      values.count <= parameters.count
        && parameters.dropFirst(values.count).allSatisfy { !$0.isRequired }
    }
    return values.enumerated().map { index, value in
      let label = fitting.flatMap { $0.indices.contains(index) ? $0[index].label : nil }
      return Argument(label: label, value: value)
    }
  }

  /// The elements of a collection, paid for from the budget.
  mutating func elements(of value: Value, at place: PlaceID) throws(Fault) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .set(let set): return set.elements
    case .structure, .object: return try ownElements(of: value, at: place) ?? []
    case .range(let range): try spend(range.count, at: place)
    case .dictionary(let dictionary): try spend(dictionary.keys.count, at: place)
    case .string(let text), .localized(let text): try spend(text.utf8.count, at: place)
    default: return []
    }
    var result: [Value] = []
    var iterator = ElementIterator(value)
    while let element = iterator.next() { result.append(element) }
    return result
  }

  // MARK: Numbers

  private func numberCall(
    _ builtin: Builtin?,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) -> Value? {
    switch (builtin, value) {
    case (.rounded, .double(let number)):
      return .double(Self.rounded(number, arguments.first?.value))
    case (.rounded, .int): return value
    case (.squareRoot, .double(let number)): return .double(number.squareRoot())
    case (.truncatingRemainder, _):
      guard let left = value.number, let right = arguments.first?.value.number else { return nil }
      return .double(left.truncatingRemainder(dividingBy: right))
    default: return nil
    }
  }

  /// - Source: Swift standard library, FloatingPointRoundingRule.
  static func rounded(_ number: Double, _ rule: Value?) -> Double {
    guard case .enumeration(let rule) = rule else { return number.rounded() }
    switch rule.name {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number.rounded(.awayFromZero)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    default: return number.rounded()
    }
  }

  // MARK: Sets and dictionaries

  private static func isSetMethod(_ builtin: Builtin) -> Bool {
    switch builtin {
    case .union, .intersection, .subtracting, .symmetricDifference, .isSubset, .isSuperset,
      .isDisjoint:
      true
    default: false
    }
  }

  private mutating func setCall(
    _ builtin: Builtin?,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard case .set(let set) = value, let other = arguments.first?.value else { return nil }
    if builtin == .contains {
      if other.isClosure { return nil }
      try pay(forAllOf: other, at: place)
      return .bool(set.members.contains(other))
    }
    guard let builtin, Self.isSetMethod(builtin) else { return nil }
    try pay(forAllOf: value, at: place)
    try pay(forAllOf: other, at: place)
    let others = other.members
    let among = Set(others)
    switch builtin {
    case .union: return .set(SetValue(set.elements + others))
    case .intersection: return .set(SetValue(set.elements.filter { among.contains($0) }))
    case .subtracting: return .set(SetValue(set.elements.filter { !among.contains($0) }))
    case .symmetricDifference:
      let left = set.elements.filter { !among.contains($0) }
      return .set(SetValue(left + others.filter { !set.members.contains($0) }))
    case .isSubset: return .bool(set.elements.allSatisfy { among.contains($0) })
    case .isSuperset: return .bool(others.allSatisfy { set.members.contains($0) })
    case .isDisjoint: return .bool(!others.contains { set.members.contains($0) })
    default: return nil
    }
  }

  private mutating func dictionaryCall(
    _ builtin: Builtin?,
    _ value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard case .dictionary(let dictionary) = value, let function = arguments.first?.value else {
      return nil
    }
    var result = DictionaryValue()
    switch builtin {
    case .mapValues:
      for key in dictionary.keys {
        result[key] = try use(function, [dictionary[key] ?? .none], at: place)
      }
    case .compactMapValues:
      for key in dictionary.keys {
        let mapped = try use(function, [dictionary[key] ?? .none], at: place)
        if case .none = mapped { continue }
        result[key] = mapped
      }
    case .filter:
      for position in dictionary.keys.indices
      where (try use(function, [dictionary.pair(at: position)], at: place)).isTrue {
        let key = dictionary.keys[position]
        result[key] = dictionary[key]
      }
    case .merging:
      result = dictionary
      try merge(arguments, into: &result, at: place)
    default: return nil
    }
    return .dictionary(result)
  }

  /// A value of a system type: what matters of it, else the chain of its members.
  private mutating func systemCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let value = Value.system(system)
    if let seconds = value.seconds {
      let arguments = try dated(arguments, at: place)
      switch name {
      case "addingTimeInterval", "advanced":
        return .date(seconds + (arguments.first?.value.number ?? 0))
      case "timeIntervalSince":
        return .double(seconds - (arguments.first?.value.seconds ?? 0))
      default: break
      }
    }
    if let found = try foundationCall(name, system, arguments, at: place) { return found }
    return try effect(name, system, arguments, at: place)
  }
}
