// `Result`, and the types of values.
//
// Source: Swift standard library, Result and type(of:).

extension EnumerationValue {
  /// Whether it is a case of `Result`.
  var isResult: Bool {
    type == nil && payload.count == 1 && (name == "success" || name == "failure")
  }
}

extension Evaluator {
  /// A method of a `Result`; absent where it has no such method.
  mutating func resultCall(
    _ name: String,
    _ result: EnumerationValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let value = result.payload.first?.value ?? .none
    let isSuccess = result.name == "success"
    switch name {
    case "get":
      if isSuccess { return value }
      throw .thrown(value, place)
    case "map", "flatMap", "mapError", "flatMapError":
      guard let transform = arguments.first?.value, isSuccess != name.hasSuffix("Error") else {
        return .enumeration(result)
      }
      let made = try use(transform, [value], at: place)
      if name.hasPrefix("flat") { return made }
      let payload = [Argument(label: nil, value: made)]
      return .enumeration(EnumerationValue(type: nil, name: result.name, payload: payload))
    default: return nil
    }
  }

  /// `Result { try load() }`: what the closure gives, or the error that it throws.
  mutating func makeResult(_ arguments: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard let body = arguments.first?.value else { return .unknown("Result") }
    let frame = mark()
    var name = "success"
    var value = Value.void
    do throws(Fault) {
      value = try apply(body, [], at: place)
    } catch .thrown(let error, _) {
      restore(frame)
      (name, value) = ("failure", error)
    }
    let payload = [Argument(label: nil, value: value)]
    return .enumeration(EnumerationValue(type: nil, name: name, payload: payload))
  }

  // MARK: Types of values

  /// The type that a value has while the code runs.
  func typeValue(of value: Value) -> Value {
    if let type = declaredType(of: value) { return .type(.declared(type)) }
    switch value {
    case .type: return value
    case .unknown(let name): return .unknown(name)
    default: return .type(.system(typeText(of: value, depth: 0)))
    }
  }

  private func typeText(of value: Value, depth: Int) -> String {
    func inner(_ value: Value?) -> String {
      guard let value, depth < 8 else { return "Any" }
      if let type = declaredType(of: value) { return program.code[type].name }
      return typeText(of: value, depth: depth + 1)
    }
    switch value {
    case .void: return "()"
    case .none: return "Optional<Any>"
    case .bool: return "Bool"
    case .int: return "Int"
    case .sized(let number): return number.kind.rawValue
    case .double: return "Double"
    case .string, .localized: return "String"
    case .array(let elements): return "Array<\(inner(elements.first))>"
    case .set(let set): return "Set<\(inner(set.elements.first))>"
    case .dictionary(let dictionary):
      return "Dictionary<\(inner(dictionary.keys.first)), "
        + "\(inner(dictionary.keys.first.flatMap { dictionary.values[$0] }))>"
    case .range(let range):
      return (range.includesUpper ? "ClosedRange" : "Range") + "<\(inner(range.lower))>"
    case .tuple(let tuple):
      return "(" + tuple.elements.map { inner($0) }.joined(separator: ", ") + ")"
    case .system(let system): return system.type
    case .view(let view):
      if case .system(let name, _) = view.base { return name }
      return "some View"
    default: return "Any"
    }
  }
}
