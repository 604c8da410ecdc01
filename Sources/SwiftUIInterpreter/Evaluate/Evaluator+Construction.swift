import AccessibilityTree

extension Evaluator {
  mutating func construct(_ node: CodeNode) throws(Fault) -> Value {
    let values = try arguments(node.second)
    if let last = values.last, last.label == nil, last.value.isClosure,
      program.code.types[Int(node.first)].inherited.contains("Layout")
    {
      // A layout of the source's own places its views; they are read in their order.
      return .view(ViewValue(base: .system(name: "VStack", arguments: [last]), place: node.place))
    }
    let value = try construct(TypeID(index: node.first), values, at: node.place)
    return node.third < 0 ? value : try specialized(value, by: node.third)
  }

  /// A value whose generic parameters are told where it is made: `Row<Song>()`.
  private mutating func specialized(_ value: Value, by types: Int32) throws(Fault) -> Value {
    guard case .structure(var structure) = value, case .array(let types) = try evaluate(types)
    else { return value }
    let type = program.code.types[Int(structure.type.index)]
    for (name, given) in zip(type.generics, types) {
      let phantom = Lowerer.phantom(name)
      if let index = type.stored.firstIndex(where: { $0.name == phantom }) {
        structure.fields[index] = given
      }
    }
    return .structure(structure)
  }

  /// What a generic parameter stands for, by a value that is declared with it.
  mutating func dynamicType(_ node: CodeNode) throws(Fault) -> Value {
    var value = try evaluate(node.first)
    if case .binding(let binding) = value { value = try read(binding) }
    switch GenericSource.Kind(rawValue: node.second) {
    case .metatype: return value
    case .element:
      guard let first = value.members.first else { return .unknown("T") }
      return typeValue(of: first)
    default:
      if case .none = value { return .unknown("T") }
      return typeValue(of: value)
    }
  }

  /// Makes a value of a declared type.
  mutating func construct(
    _ type: TypeID,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let index = Int(type.index)
    switch program.code.types[index].kind {
    case .structure:
      let value = try makeStructure(type, values, at: place)
      try checkNesting(value, at: place)
      return value
    case .object: return try makeObject(type, values, at: place)
    case .enumeration: return try makeEnumeration(type, values, at: place)
    case .system: return try makeSystem(program.code.types[index].name, values, at: place)
    case .interface: return .unknown(program.code.types[index].name)
    }
  }

  private mutating func makeStructure(
    _ type: TypeID,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let index = Int(type.index)
    if let options = try optionSet(made: type, values, at: place) { return options }
    if let initializer = initializer(of: type, values) {
      var structure = StructureValue(type: type, fields: [])
      structure.fields = try initialFields(of: type, at: place)
      let result = try invoke(
        initializer,
        receiver: .structure(structure),
        arguments: values,
        at: place
      )
      if program.code.functions[Int(initializer.index)].isFailable, case Value.none = result {
        return .none
      }
      return finalReceiver
    }
    var fields = try initialFields(of: type, at: place)
    let parameters = program.code.types[index].memberwise
    let matched = Matching.match(values, parameters)
    for (position, parameter) in parameters.enumerated() {
      guard case .argument(let found) = matched[position] else {
        missing(parameter, of: type, at: place, &fields)
        continue
      }
      fields[Int(parameter.slot)] = try field(parameter, values[found].value, at: place)
    }
    return .structure(StructureValue(type: type, fields: fields))
  }

  /// A property without a value is unknown under its name.
  private mutating func missing(
    _ parameter: Parameter,
    of type: TypeID,
    at place: PlaceID,
    _ fields: inout [Value]
  ) {
    guard parameter.isRequired else { return }
    fields[Int(parameter.slot)] = .unknown(parameter.name)
    report(
      .warning,
      "'\(parameter.name)' has no value here",
      name: parameter.name,
      at: place
    )
  }

  /// An argument as the property stores it.
  private mutating func field(
    _ parameter: Parameter,
    _ value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard parameter.isBuilder || parameter.builder != nil, case .closure(var closure) = value else {
      return try coerce(value, to: parameter.type, at: place)
    }
    closure.isBuilder = parameter.isBuilder
    closure.builder = parameter.builder
    if case .function = parameter.type { return .closure(closure) }
    return try apply(.closure(closure), [], at: place)
  }

  private func initializer(of type: TypeID, _ values: [Argument]) -> FunctionID? {
    let index = Int(type.index)
    let candidates = program.code.types[index].initializers
    if candidates.isEmpty { return nil }
    let fitting = candidates.filter {
      Matching.fits(values, program.code.functions[Int($0.index)].parameters)
    }
    if let best = choose(fitting, values) { return best }
    if program.code.types[index].kind != .object,
      Matching.fits(values, program.code.types[index].memberwise)
    {
      return nil
    }
    return candidates.first
  }

  /// The stored properties before an initializer runs; those in cells wait for their view.
  mutating func initialFields(
    of type: TypeID,
    at place: PlaceID
  ) throws(Fault) -> [Value] {
    let index = Int(type.index)
    let count = program.code.types[index].stored.count
    var fields: [Value] = []
    fields.reserveCapacity(count)
    for position in 0..<count {
      fields.append(try initialField(position, of: type, at: place))
    }
    return fields
  }

  /// `@ScaledMetric`: a number that grows with the text.
  ///
  /// - Source: Apple, ScaledMetric; rounded to thirds of a point as a display with scale 3 does.
  private func scaled(_ value: Value) -> Value {
    guard let size = environment["dynamicTypeSize"]?.typeSize, size != .large,
      let number = value.number
    else { return value }
    return .double((number * size.scale * 3).rounded() / 3)
  }

  private mutating func initialField(
    _ position: Int,
    of type: TypeID,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let index = Int(type.index)
    if let constant = program.code.types[index].stored[position].constant {
      guard program.code.types[index].stored[position].wrapperName == "ScaledMetric" else {
        return constant
      }
      return scaled(constant)
    }
    guard let initial = program.code.types[index].stored[position].initial,
      !program.code.types[index].stored[position].isLazy,
      !program.code.types[index].stored[position].wrapper.isCell
    else { return .void }
    let value = try invoke(initial, receiver: .type(.declared(type)), at: place)
    return try coerce(value, to: program.code.types[index].stored[position].type, at: place)
  }

  // MARK: Objects

  private mutating func makeObject(
    _ type: TypeID,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    try spend(1, at: place)
    let id = ObjectID(index: store.objectCount)
    store.objectCount &+= 1
    store.objects[id] = ObjectValue(type: type, fields: [])
    let fields = try initialFields(of: type, at: place)
    store.objects[id] = ObjectValue(type: type, fields: fields)
    try initialize(id, type, values, at: place)
    return .object(id)
  }

  /// Runs the initializer of a class on an object.
  mutating func initialize(
    _ id: ObjectID,
    _ type: TypeID,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) {
    guard let initializer = initializer(of: type, values) else { return }
    _ = try invoke(initializer, receiver: .object(id), arguments: values, at: place)
  }

  // MARK: Enums

  /// `Name(rawValue: …)`, or an initializer that the enum declares.
  private mutating func makeEnumeration(
    _ type: TypeID,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let raw = values.first, raw.label == "rawValue" {
      let found = program.code.types[Int(type.index)].cases.first { $0.rawValue == raw.value }
      return found.map { .enumeration(EnumerationValue(type: type, name: $0.name)) } ?? Value.none
    }
    guard let initializer = initializer(of: type, values) else { return .none }
    _ = try invoke(initializer, receiver: Value.none, arguments: values, at: place)
    return finalReceiver
  }
}
