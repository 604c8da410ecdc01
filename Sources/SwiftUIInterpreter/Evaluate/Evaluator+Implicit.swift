// `.now`, `.init(…)`, `.now.addingTimeInterval(60)` where the type that is wanted is one of the system's.
//
// Source: The Swift Programming Language, "Implicit Member Expression".

extension Value {
  /// Whether it is `.name`, or a chain that begins with one, whose type is not known yet.
  var isImplicit: Bool {
    switch self {
    case .enumeration(let value): value.type == nil
    case .system(let value): value.type.isEmpty
    default: false
    }
  }
}

extension TypeHint {
  /// The system's type by whose static members `.name` is found; absent for other types.
  var implicitBase: String? {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .sized(let kind): kind.rawValue
    case .string: "String"
    case .bool: "Bool"
    case .array: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .system(let name): Self.implicitTypes.contains(name) ? name : nil
    default: nil
    }
  }

  private static let implicitTypes: Set<String> = [
    "Date", "URL", "UUID", "Duration", "DateComponents", "CGSize", "CGPoint", "CGRect", "CGVector",
    "Decimal", "LocalizedStringKey", "LocalizedStringResource", "Locale", "Calendar", "TimeZone",
    "IndexSet", "AttributedString", "Measurement", "Color", "UserDefaults", "NotificationCenter",
    "CLLocationCoordinate2D", "MKCoordinateRegion", "MKCoordinateSpan", "MapCameraPosition",
  ]
}

extension Evaluator {
  /// A value of a system's type that is written without it; absent where it is none.
  mutating func implicit(
    _ value: Value,
    as type: TypeHint,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let name = type.implicitBase else { return nil }
    switch value {
    case .enumeration(let member) where member.type == nil:
      return try implicit(member.name, member.payload, of: name, at: place)
    case .system(let chain) where chain.type.isEmpty:
      guard let first = chain.members.first,
        var result = try implicit(first.name, first.arguments, of: name, at: place)
      else { return nil }
      for member in chain.members.dropFirst() {
        result = try continued(result, member, at: place)
      }
      return result
    default: return nil
    }
  }

  /// A static member of the type, called where it has arguments.
  private mutating func implicit(
    _ name: String,
    _ arguments: [Argument],
    of type: String,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    if let declared = try declaredImplicit(name, arguments, of: type, at: place) { return declared }
    if name == "init" { return try makeSystem(type, arguments, at: place) }
    if ["String", "Bool", "Array", "Set", "Dictionary"].contains(type) { return nil }
    let made =
      arguments.isEmpty
      ? try systemStatic(name, of: type, at: place)
      : try callSystemStatic(type, name, arguments, at: place)
    // What is no number is nothing that a number's type has.
    let isNumber = ["Int", "Double"].contains(type) || SizedInteger.Kind(rawValue: type) != nil
    return isNumber && made.number == nil ? nil : made
  }

  /// A static member that the source adds to the type.
  private mutating func declaredImplicit(
    _ name: String,
    _ arguments: [Argument],
    of type: String,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let number = program.code.nameIndex[name], program.code.extendedNames.contains(number)
    else { return nil }
    let names = type == "Double" ? ["Double", "CGFloat", "Float", "TimeInterval"] : [type]
    for name in names {
      guard let id = program.code.typeIndex[name] else { continue }
      if let method = staticMethod(number, of: id, for: arguments) {
        let receiver = Value.type(.system(name))
        return try invoke(method, receiver: receiver, arguments: arguments, at: place)
      }
      if let value = try declaredStatic(number, of: id, at: place) { return value }
    }
    return nil
  }

  /// One link of a chain: a method where it has arguments or is one, else a property.
  private mutating func continued(
    _ value: Value,
    _ member: SystemValue.Member,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if let number = program.code.nameIndex[member.name], let found = self.member(number, of: value)
    {
      guard case .methods(let methods) = found.member,
        let method = choose(methods, member.arguments)
      else { return try property(number, of: value, at: place) }
      return try invoke(method, receiver: value, arguments: member.arguments, at: place)
    }
    let builtin = Builtin(rawValue: member.name)
    let result = try libraryCall(member.name, builtin, on: value, member.arguments, at: place)
    if let result { return result }
    if member.arguments.isEmpty {
      return try systemProperty(member.name, builtin, of: value, at: place)
    }
    guard case .system(var system) = value else { return value }
    system.members.append(member)
    return .system(system)
  }

  /// The same value in the type of another one beside which it stands.
  mutating func aligned(
    _ value: Value,
    with other: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .array(let elements) = value {
      guard let type = optionSetType(of: other) else { return value }
      return try optionSet(elements, of: type, at: place)
    }
    guard value.isImplicit, !other.isImplicit else { return value }
    let type: TypeHint
    switch other {
    case .int: type = .int
    case .double: type = .double
    case .sized(let number): type = .sized(number.kind)
    case .string: type = .string
    case .tuple where Geometry.isSize(other): type = .system("CGSize")
    case .tuple where Geometry.isPoint(other): type = .system("CGPoint")
    case .system(let system): type = .system(system.type)
    default:
      guard let declared = declaredType(of: other) else { return value }
      return try coerce(value, to: .declared(declared), at: place)
    }
    return try implicit(value, as: type, at: place) ?? value
  }

  /// Arguments of which those that name a moment are dates: `.now`.
  mutating func dated(_ arguments: [Argument], at place: PlaceID) throws(Fault) -> [Argument] {
    guard arguments.contains(where: { $0.value.isMoment }) else { return arguments }
    var arguments = arguments
    for index in arguments.indices where arguments[index].value.isMoment {
      let value = arguments[index].value
      arguments[index].value =
        try implicit(value, as: .system("Date"), at: place) ?? value
    }
    return arguments
  }
}

extension Value {
  /// Whether it is a static member of `Date`, or a chain that begins with one.
  var isMoment: Bool {
    let first: String?
    switch self {
    case .enumeration(let value) where value.type == nil: first = value.name
    case .system(let value) where value.type.isEmpty: first = value.members.first?.name
    default: return false
    }
    return ["now", "distantPast", "distantFuture"].contains(first ?? "")
  }
}
