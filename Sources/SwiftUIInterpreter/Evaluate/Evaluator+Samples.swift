import AccessibilityTree

// Values for what the source leaves open: a view shown without its caller still has to show something.

extension Evaluator {
  /// A value of a written type: the name for a text, 1 for a number, `false`, the clock's date, the
  /// first case of an enum, one element in an array, a declared type made of such values.
  ///
  /// - Returns: Nothing where the type says too little.
  mutating func sample(of type: TypeHint, named name: String, depth: Int = 0) -> Value? {
    guard depth < 6 else { return nil }
    switch type {
    case .int: return .int(1)
    case .sized(let kind): return .sized(SizedInteger(kind, truncating: 1))
    case .double: return .double(1)
    case .string: return .string(name)
    case .bool: return .bool(false)
    case .optional: return Value.none
    case .array(let element):
      let only = sample(of: element, named: name, depth: depth + 1)
      return .array([only ?? .unknown("\(name)[0]")])
    case .set(let element):
      let only = sample(of: element, named: name, depth: depth + 1)
      return .set(SetValue(only.map { [$0] } ?? []))
    case .dictionary: return .dictionary(DictionaryValue())
    case .binding(let inner): return sample(of: inner, named: name, depth: depth + 1)
    case .range(let bound):
      let isDouble = bound == .double
      let (lower, upper): (Value, Value) = isDouble ? (.double(0), .double(1)) : (.int(1), .int(10))
      return .range(RangeValue(lower: lower, upper: upper, includesUpper: true))
    case .tuple(let types, let labels):
      let parts = types.map { sample(of: $0, named: name, depth: depth + 1) ?? .unknown(name) }
      let names = labels.count == types.count ? labels : types.map { _ in nil }
      return .tuple(TupleValue(labels: names, elements: parts))
    case .function: return .unknown(name)
    case .declared(let id): return sample(of: id, named: name, depth: depth)
    case .system(let system): return systemSample(system, named: name)
    case .unknown: return nil
    }
  }

  private mutating func systemSample(_ type: String, named name: String) -> Value? {
    switch type {
    case "Date": return .date(clock)
    case "UUID": return try? makeSystem("UUID", [], at: .none)
    case "URL":
      let address = Value.string("https://example.com")
      return try? makeSystem("URL", [Argument(label: nil, value: address)], at: .none)
    case "LocalizedStringKey", "LocalizedStringResource", "AttributedString":
      return .localized(name)
    case "Text":
      let arguments = [Argument(label: nil, value: .string(name))]
      return .view(ViewValue(base: .system(name: "Text", arguments: arguments)))
    case "Color":
      let accent = SystemValue.Member(name: "accentColor", arguments: [])
      return .system(SystemValue(type: "Color", members: [accent]))
    case "Decimal": return .double(1)
    case "IndexSet": return .set(SetValue())
    case "NavigationPath": return .array([])
    default: return nil
    }
  }

  private mutating func sample(of id: TypeID, named name: String, depth: Int) -> Value? {
    let type = program.code[id]
    switch type.kind {
    case .enumeration:
      guard let first = type.cases.first else { return nil }
      let payload = zip(first.labels, first.types).map { label, hint in
        let value = sample(of: hint, named: label ?? first.name, depth: depth + 1)
        return Argument(label: label, value: value ?? .unknown(label ?? first.name))
      }
      return .enumeration(EnumerationValue(type: id, name: first.name, payload: payload))
    case .structure, .object: return made(of: id, depth: depth)
    case .interface:
      let conforming = program.code.types.indices.first { index in
        let kind = program.code.types[index].kind
        return program.code.types[index].inherited.contains(type.name)
          && (kind == .structure || kind == .object)
      }
      guard let conforming else { return nil }
      return made(of: TypeID(index: Int32(conforming)), depth: depth)
    case .system: return nil
    }
  }

  /// A value of a declared type, made of samples; a static property of the type goes first.
  private mutating func made(of id: TypeID, depth: Int) -> Value? {
    guard budget.samples > 0 else { return nil }
    budget.samples -= 1
    let arguments = required(of: id).map { parameter in
      let value = sample(of: parameter.type, named: parameter.name, depth: depth + 1)
      return Argument(label: parameter.label, value: value ?? .unknown(parameter.name))
    }
    let place = program.code[id].place
    return try? outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.construct(id, arguments, at: place)
    }
  }

  /// What the initializer that needs least cannot do without.
  func required(of id: TypeID) -> [Parameter] {
    parameters(of: id).filter(\.isRequired)
  }

  /// The parameters of the initializer that needs least, or of the one that the compiler writes.
  func parameters(of id: TypeID) -> [Parameter] {
    let type = program.code[id]
    let easiest = type.initializers.min { left, right in
      let (first, second) = (program.code[left].parameters, program.code[right].parameters)
      return first.count(where: \.isRequired) < second.count(where: \.isRequired)
    }
    return easiest.map { program.code[$0].parameters } ?? type.memberwise
  }

  /// How a made-up value is shown to the author.
  func sourceText(of value: Value) -> String {
    switch value {
    case .string(let text), .localized(let text): "\"\(text)\""
    case .enumeration(let value): "." + value.name
    case .array(let elements):
      "["
        + elements.map { $0.isUnknown ? text(of: $0) : sourceText(of: $0) }
        .joined(separator: ", ") + "]"
    case .structure, .object:
      declaredType(of: value).map { program.code[$0].name + "(…)" } ?? "…"
    case .unknown: "a call for the log"
    case .view: "a text"
    default: value.seconds.map { DateText.abbreviated($0) } ?? text(of: value)
    }
  }
}
