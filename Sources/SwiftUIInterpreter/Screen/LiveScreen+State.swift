import AccessibilityTree

extension LiveScreen {
  /// Equal for equal states of the view.
  ///
  /// Counts the state of the views that are there, on tabs that are not chosen as well, what they
  /// refer to, and type properties; objects by their content.
  public var stateHash: UInt64 {
    var hasher = StateHasher(store: store)
    var result: UInt64 = 0
    for view in shown.installed + resting.views {
      for property in program.stateProperties(of: view.type) {
        let cell = CellID(view.identity, property: property.index)
        guard let value = store.cells[cell] else { continue }
        result &+= StableHash.mix(cell.hash, hasher.hash(value))
      }
    }
    for cell in (shown.keptCells + resting.cells).map(\.cell) {
      guard let value = store.cells[cell], value != .bool(false), value != .array([]) else {
        continue
      }
      result &+= StableHash.mix(cell.hash, hasher.hash(value))
    }
    for name in store.statics.keys.sorted() {
      guard let value = store.statics[name] else { continue }
      result &+= StableHash.mix(StableHash.of(name), hasher.hash(value))
    }
    for entry in store.schedule.entries where entry.interval == nil {
      result &+= StableHash.mix(0x71, hasher.hash(entry, of: store.schedule))
    }
    if let editing { result &+= StableHash.mix(editing.rawValue, 0xED) }
    return result
  }

  /// Lets only those calls tell one state from another that goals ask about.
  ///
  /// The event log keeps all of them; a search need not tell apart what no goal can.
  public mutating func count(callsFor goals: [Goal]) {
    let names = goals.map(\.calledNames)
    let isOpen = names.contains(nil)
    countedCalls = isOpen ? nil : names.compactMap { $0 }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Equal for equal sets of calls that goals ask about.
  public var callsHash: UInt64 {
    var seen: Set<UInt64> = []
    var result: UInt64 = 0
    for call in store.calls where countedCalls?.contains(call.name) ?? true {
      var hash = StableHash.of(call.name)
      for argument in call.arguments {
        hash = StableHash.mix(hash, StableHash.of(argument.value))
      }
      if seen.insert(hash).inserted { result &+= hash }
    }
    return result
  }

  /// The state of the shown view by the names of its properties, in order of declaration.
  public var state: [StateValue.Field] {
    let first = shown.installed.first { !program.code[$0.type].isApp }
    guard let view = first else { return [] }
    var left = Self.mostDescribed
    return program.stateProperties(of: view.type).compactMap { property in
      let cell = CellID(view.identity, property: property.index)
      guard let value = store.cells[cell] else { return nil }
      return StateValue.Field(property.name, described(value, &left))
    }
  }

  /// The event log: each call that actions made, as its source form, `reorder(42)`.
  public var calls: [String] {
    store.calls.map { call in
      let arguments = call.arguments.map { argument in
        (argument.label.map { "\($0): " } ?? "") + source(argument.value)
      }
      return "\(call.name)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// A value as it would be written in source.
  private func source(_ value: Value) -> String {
    switch value {
    case .string(let text), .localized(let text): "\"\(text)\""
    case .none: "nil"
    case .enumeration(let value): ".\(value.name)"
    case .array(let elements) where value.weight(atMost: 10_000) < 10_000:
      "[\(elements.map { source($0) }.joined(separator: ", "))]"
    default: evaluator().text(of: value)
    }
  }

  /// How many parts of the state are described.
  private static let mostDescribed = 200_000

  /// A value as tools see it, as far as parts are left.
  private func described(_ value: Value, _ left: inout Int, depth: Int = 0) -> StateValue {
    left -= 1
    guard depth < 32, left > 0 else { return .null }
    switch value {
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .sized(let value): return value.whole.map { .int($0) } ?? .double(value.fraction)
    case .double(let value): return .double(value)
    case .string(let text), .localized(let text): return .string(text)
    case .array(let elements):
      return .array(elements.map { described($0, &left, depth: depth + 1) })
    case .set(let set):
      return .array(set.elements.map { described($0, &left, depth: depth + 1) })
    case .enumeration(let value): return .string(value.name)
    case .dictionary(let dictionary):
      return .object(
        dictionary.keys.map { key in
          StateValue.Field(
            evaluator().text(of: key),
            dictionary.values[key].map { described($0, &left, depth: depth + 1) } ?? .null
          )
        }
      )
    case .structure(let value): return fields(value.type, value.fields, &left, depth)
    case .object(let id):
      guard let object = store.objects[id] else { return .null }
      return fields(object.type, object.fields, &left, depth)
    default: return .null
    }
  }

  private func fields(
    _ type: TypeID,
    _ values: [Value],
    _ left: inout Int,
    _ depth: Int
  ) -> StateValue {
    let names = program.propertyNames(of: type)
    return .object(
      zip(names, values).filter { !$0.0.hasPrefix("<") }.map {
        StateValue.Field($0, described($1, &left, depth: depth + 1))
      }
    )
  }
}
