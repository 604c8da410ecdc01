extension Evaluator {
  /// An argument of a view or modifier: a literal becomes a localized text.
  mutating func localized(_ index: Int32) throws(Fault) -> Value {
    let node = program.code.nodes[Int(index)]
    switch node.operation {
    case .constant:
      let value = program.code.constants[Int(node.first)]
      if case .string(let text) = value { return .localized(text) }
      return value
    case .interpolation: return .localized(try interpolate(node, isLocalized: true))
    case .ternary:
      let isFirst = (try evaluate(node.first)).isTrue
      return try localized(isFirst ? node.second : node.third)
    default: return try evaluate(index)
    }
  }

  /// The text of an interpolated string.
  mutating func interpolate(_ node: CodeNode, isLocalized: Bool) throws(Fault) -> String {
    var result = ""
    for position in Int(node.first)..<Int(node.first) + Int(node.second) {
      let segment = program.code.segments[position]
      if segment.text >= 0 {
        result += program.code.constants[Int(segment.text)].plainText ?? ""
      } else {
        try step(at: node.place)
        let values = try arguments(segment.site)
        result += try interpolated(values, isLocalized: isLocalized, at: node.place)
      }
      try spendText(result.utf8.count, at: node.place)
    }
    return result
  }

  mutating func interpolated(
    _ values: [Argument],
    isLocalized: Bool,
    at place: PlaceID
  ) throws(Fault) -> String {
    guard let first = values.first?.value else { return "" }
    reportFar(first, at: place)
    if let declared = try declaredInterpolation(values, at: place) { return declared }
    for argument in values.dropFirst() {
      switch argument.label {
      case "specifier":
        let format = argument.value.plainText ?? ""
        try pay(forFormat: format, [first], at: place)
        return NumberText.formatted(format, [first], isGrouped: isLocalized) { $0.plainText ?? "" }
      case "format", "style", "formatter":
        reportFormats([argument], at: place)
        try pay(Self.formatting, at: place)
        return formatted(first, argument.value)
      case "default": if case .none = first { return argument.value.plainText ?? "" }
      default: break
      }
    }
    if case .view(let view) = first { return words(of: view) }
    if let opaque = opaqueName(of: first) { reportOpaque(opaque, at: place) }
    if isLocalized {
      switch first {
      case .int(let number): return NumberText.grouped(number)
      case .sized(let number): return NumberText.grouped(number)
      case .double(let number):
        return NumberText.decimal(number, fraction: 6, isFixed: true, isGrouped: true)
      default: break
      }
    }
    return try described(first, at: place)
  }

  /// What an `appendInterpolation` of the source's own adds to a text; absent where none fits.
  ///
  /// - Source: Swift standard library, StringInterpolationProtocol.
  private mutating func declaredInterpolation(
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> String? {
    guard let name = program.code.nameIndex["appendInterpolation"],
      program.code.extendedNames.contains(name)
    else { return nil }
    for type in Self.interpolations {
      guard let id = program.code.typeIndex[type],
        case .methods(let methods) = program.code.types[Int(id.index)].members[name]
      else { continue }
      let fitting = methods.filter { method in
        let parameters = program.code.functions[Int(method.index)].parameters
        return Matching.fits(values, parameters)
          && zip(parameters, values).allSatisfy { isKind($1.value, of: $0.type) }
      }
      guard let method = choose(fitting, values) else { continue }
      _ = try invoke(method, receiver: .string(""), arguments: values, at: place)
      return finalReceiver.plainText ?? ""
    }
    return nil
  }

  /// The types whose extensions say how values are interpolated.
  private static let interpolations = [
    "String.StringInterpolation", "DefaultStringInterpolation",
    "LocalizedStringKey.StringInterpolation",
  ]

  /// The text of a value by the `description` that its type declares if it does.
  mutating func described(_ value: Value, at place: PlaceID) throws(Fault) -> String {
    if let name = program.code.nameIndex["description"],
      case .computed(let getter, _) = member(name, of: value)?.member
    {
      return try invoke(getter, receiver: value, at: place).plainText ?? ""
    }
    try pay(forAllOf: value, at: place)
    return text(of: value)
  }

  /// The text of a value as string interpolation gives it; of one with too many parts a mark.
  func text(of value: Value) -> String {
    guard !value.isLarge || value.weight(atMost: Self.mostDescribed) < Self.mostDescribed else {
      return "⟨…⟩"
    }
    return text(of: value, depth: 0)
  }

  private static let mostDescribed = 200_000

  /// An optional as a text shows it.
  ///
  /// - Source: Swift standard library, Optional.description.
  mutating func describedOptional(_ node: CodeNode) throws(Fault) -> Value {
    let value = try evaluate(node.first)
    switch value {
    case .none: return .string("nil")
    case .unknown, .view: return value
    default: break
    }
    let inner = value.plainText.map { "\"" + $0 + "\"" } ?? text(of: value)
    return .string("Optional(" + inner + ")")
  }

  private func text(of value: Value, depth: Int) -> String {
    guard depth < 50 else { return "…" }
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .sized(let value): return value.description
    case .double(let value): return value.description
    case .string(let text), .localized(let text): return text
    case .unknown(let name): return "⟨\(name)⟩"
    case .array(let elements): return "[" + list(elements, depth) + "]"
    case .set(let set): return "[" + list(set.elements, depth) + "]"
    case .dictionary(let dictionary):
      if dictionary.keys.isEmpty { return "[:]" }
      let entries = dictionary.keys.map { key in
        quoted(key, depth) + ": " + quoted(dictionary.values[key] ?? .none, depth)
      }
      return "[" + entries.joined(separator: ", ") + "]"
    case .tuple(let tuple):
      let parts = zip(tuple.labels, tuple.elements).map { label, element in
        (label.map { $0 + ": " } ?? "") + quoted(element, depth)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .range(let range): return text(of: range, depth)
    default: return describedText(of: value, depth: depth)
    }
  }

  private func text(of range: RangeValue, _ depth: Int) -> String {
    let lower = range.lower.map { text(of: $0, depth: depth + 1) } ?? ""
    let upper = range.upper.map { text(of: $0, depth: depth + 1) } ?? ""
    return lower + (range.includesUpper || range.upper == nil ? "..." : "..<") + upper
  }

  private func list(_ values: [Value], _ depth: Int) -> String {
    values.map { quoted($0, depth) }.joined(separator: ", ")
  }

  private func quoted(_ value: Value, _ depth: Int) -> String {
    guard let text = value.plainText else { return self.text(of: value, depth: depth + 1) }
    return "\"" + text + "\""
  }

  private func describedText(of value: Value, depth: Int) -> String {
    switch value {
    case .enumeration(let enumeration):
      if enumeration.payload.isEmpty { return enumeration.name }
      let payload = enumeration.payload.map { argument in
        (argument.label.map { $0 + ": " } ?? "") + quoted(argument.value, depth)
      }
      return enumeration.name + "(" + payload.joined(separator: ", ") + ")"
    case .structure(let structure):
      let type = program.code.types[Int(structure.type.index)]
      let fields = zip(type.stored, structure.fields).compactMap { property, field in
        property.name.hasPrefix("<") ? nil : property.name + ": " + quoted(field, depth)
      }
      return type.name + "(" + fields.joined(separator: ", ") + ")"
    case .object(let id):
      return store.objects[id].map { program.code.types[Int($0.type.index)].name } ?? ""
    case .type(.declared(let id)): return program.code.types[Int(id.index)].name
    case .type(.system(let name)): return name
    case .keyPath(let path): return "\\." + path.joined(separator: ".")
    case .system(let system): return systemText(system)
    case .closure: return "(Function)"
    default: return ""
    }
  }
}
