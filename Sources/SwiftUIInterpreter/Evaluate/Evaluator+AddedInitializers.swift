// What extensions add to types of the system besides members: initializers and operators.
//
// Source: The Swift Programming Language, "Extensions" and "Operator Methods".

extension Evaluator {
  // MARK: Initializers

  /// Makes a value by an initializer that an extension adds to a type of the system.
  ///
  /// - Returns: The value; absent where no initializer of the source's own takes the arguments.
  mutating func makeByExtension(
    _ name: String,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let candidates = addedInitializers(of: name).filter { isMeant($0, by: values) }
    guard let initializer = choose(candidates, values) else { return nil }
    let receiver = Value.type(.system(name))
    let result = try invoke(initializer, receiver: receiver, arguments: values, at: place)
    let made = finalReceiver
    if program.code[initializer].isFailable {
      if case .none = result { return Value.none }
      if case .none = made { return Value.none }
    }
    switch made {
    case .type: return .unknown(name)
    case .view(var view):
      view.place = place
      return .view(view)
    default: return try coerce(made, to: Self.hint(named: name), at: place)
    }
  }

  /// Whether an initializer of the source's own may take what stands at a call, by the labels.
  func mayMakeByExtension(_ node: CodeNode) -> Bool {
    guard !program.code.addedInitializers.isEmpty else { return false }
    let site = program.code.sites[Int(node.second)]
    let labels = (Int(site.start)..<Int(site.start) + Int(site.count)).map { position in
      let label = program.code.arguments[position].label
      return label < 0 ? nil : program.code.name(label)
    }
    return addedInitializers(of: program.code.name(node.first)).contains { id in
      let known = Set(program.code[id].parameters.compactMap(\.label))
      return labels.allSatisfy { label in label.map { known.contains($0) } ?? true }
    }
  }

  private func addedInitializers(of name: String) -> [FunctionID] {
    guard !program.code.addedInitializers.isEmpty else { return [] }
    return ([name] + Self.protocols(of: name)).flatMap { name in
      program.code.addedInitializers[name] ?? []
    }
  }

  /// Whether arguments are meant for an initializer that stands beside those of the library.
  ///
  /// Without any label the types have to tell, since the library may take the same.
  private func isMeant(_ id: FunctionID, by values: [Argument]) -> Bool {
    let parameters = program.code[id].parameters
    guard Matching.fits(values, parameters) else { return false }
    let isLabelled = values.contains { $0.label != nil } || values.isEmpty
    let found = Matching.match(values, parameters)
    return zip(found, parameters).allSatisfy { match, parameter in
      guard case .argument(let position) = match else { return true }
      return accepts(values[position].value, as: parameter.type, isSure: !isLabelled)
    }
  }

  /// Whether a value may go where a type is written.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type.
  ///   - isSure: Whether the value has to be known to be of the type.
  /// - Returns: Whether it may.
  func accepts(_ value: Value, as type: TypeHint, isSure: Bool) -> Bool {
    switch type {
    case .unknown: return !isSure || declaredType(of: value) != nil
    case .optional(let inner):
      if case .none = value { return true }
      return accepts(value, as: inner, isSure: isSure)
    case .sized(let kind):
      if case .int = value { return true }
      return isKind(value, of: .sized(kind))
    case .binding: return value.asBinding != nil
    case .declared(let id):
      return value.isImplicit || value.isUnknown && !isSure || isKind(value, of: type)
        || program.code[id].inherited.contains { $0.hasPrefix("ExpressibleBy") }
    case .system(let name):
      if Geometry.isPoint(value) || Geometry.isSize(value) {
        return name == (Geometry.isPoint(value) ? "CGPoint" : "CGSize")
      }
      return !isSure || declaredType(of: value) != nil || isKind(value, of: type)
    default: return value.isImplicit || value.isUnknown && !isSure || isKind(value, of: type)
    }
  }

  /// The protocols to which source adds what a type of the system then has, too.
  private static func protocols(of name: String) -> [String] {
    if name == "Int" || SizedInteger.Kind(rawValue: name) != nil {
      return ["BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger", "Numeric"]
    }
    switch name {
    case "Double", "CGFloat", "Float": return ["BinaryFloatingPoint", "FloatingPoint", "Numeric"]
    case "TimeInterval": return ["Double", "BinaryFloatingPoint", "FloatingPoint", "Numeric"]
    case "String": return ["StringProtocol", "RangeReplaceableCollection"]
    case "Array": return ["RangeReplaceableCollection"]
    default: return []
    }
  }

  private static func hint(named name: String) -> TypeHint {
    if let kind = SizedInteger.Kind(rawValue: name) { return .sized(kind) }
    switch name {
    case "Double", "CGFloat", "Float", "TimeInterval": return .double
    case "Set": return .set(.unknown)
    default: return .system(name)
    }
  }

  // MARK: Operators

  /// Whether source declares an operator of its own, or one for its types.
  func declaresOperator(_ symbol: String) -> Bool {
    program.code.nameIndex[symbol].map { program.code.ownOperators.contains($0) } ?? false
  }

  /// Uses an operator that the source declares for one of the values' types.
  ///
  /// - Returns: What it gives and the function; absent where none takes the values.
  mutating func useDeclared(
    _ symbol: String,
    _ values: [Value],
    at place: PlaceID
  ) throws(Fault) -> (result: Value, function: FunctionID)? {
    guard !program.code.ownOperators.isEmpty, let number = program.code.nameIndex[symbol],
      program.code.ownOperators.contains(number)
    else { return nil }
    let arguments = values.map { Argument(label: nil, value: $0) }
    for value in values {
      for type in operatorTypes(of: value) {
        let methods = program.code[type].staticMethods(number)
        guard let method = chooseOperator(methods, arguments) else { continue }
        let receiver = Value.type(reference(to: type))
        let result = try invoke(method, receiver: receiver, arguments: arguments, at: place)
        return (result, method)
      }
    }
    guard let functions = program.code.globalFunctions[number],
      let function = chooseOperator(functions, arguments)
    else { return nil }
    return (try invoke(function, arguments: arguments, at: place), function)
  }

  private func reference(to type: TypeID) -> TypeReference {
    let declaration = program.code[type]
    return declaration.kind == .system ? .system(declaration.name) : .declared(type)
  }

  /// The types among whose operators one for a value is looked for.
  private func operatorTypes(of value: Value) -> [TypeID] {
    if let type = declaredType(of: value) { return [type] }
    var names = systemTypes(of: value)
    if Geometry.isPoint(value) { names.append("CGPoint") }
    if Geometry.isSize(value) { names.append("CGSize") }
    return (names + ["Optional"]).compactMap { program.code.typeIndex[$0] }
  }

  /// The operator function that takes as many values, of their kinds.
  private func chooseOperator(
    _ functions: [FunctionID],
    _ arguments: [Argument]
  ) -> FunctionID? {
    let fitting = functions.filter { id in
      let parameters = program.code[id].parameters
      return parameters.count == arguments.count
        && zip(parameters, arguments).allSatisfy { parameter, argument in
          accepts(argument.value, as: parameter.type, isSure: false)
        }
    }
    return choose(fitting, arguments)
  }
}
