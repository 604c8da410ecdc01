/// Values that hold values that hold values, without end: `a = [a]` in a loop.
///
/// Comparing, hashing and freeing them takes stack for each level.
extension Evaluator {
  /// How many levels values may hold each other.
  static let deepestValue = 300

  /// Stops code that puts values into each other too often; only now and then is a value looked at.
  mutating func checkNesting(of value: Value, at place: PlaceID) throws(Fault) {
    guard value.holdsValues else { return }
    writesToCheck -= 1
    guard writesToCheck <= 0 else { return }
    checks &+= 1
    writesToCheck = 8 + Int(truncatingIfNeeded: StableHash.mix(checks, 0x9E37) & 31)
    var seen = 0
    let fits = value.fits(in: Self.deepestValue, seen: &seen)
    budget.steps -= seen / 16
    guard fits else {
      throw .trap("values are nested more than \(Self.deepestValue) deep in each other", place)
    }
  }
}

extension Value {
  /// Whether it may hold other values.
  fileprivate var holdsValues: Bool {
    switch self {
    case .array, .dictionary, .set, .tuple, .enumeration, .structure, .closure, .view, .system,
      .binding:
      true
    default: false
    }
  }

  /// Whether the values in it are nested no deeper than that.
  fileprivate func fits(in depth: Int, seen: inout Int) -> Bool {
    seen += 1
    guard depth > 0 else { return false }
    switch self {
    case .array(let values): return Self.fit(values, in: depth, &seen)
    case .dictionary(let dictionary):
      return Self.fit(dictionary.keys, in: depth, &seen)
        && Self.fit(Array(dictionary.values.values), in: depth, &seen)
    case .set(let set): return Self.fit(set.elements, in: depth, &seen)
    case .tuple(let tuple): return Self.fit(tuple.elements, in: depth, &seen)
    case .enumeration(let value): return Self.fit(value.payload.map(\.value), in: depth, &seen)
    case .structure(let structure): return Self.fit(structure.fields, in: depth, &seen)
    case .closure(let closure):
      return Self.fit(closure.captures, in: depth, &seen)
        && closure.receiver?.fits(in: depth - 1, seen: &seen) != false
    case .system(let system):
      return system.members.allSatisfy { member in
        Self.fit(member.arguments.map(\.value), in: depth, &seen)
      }
    case .view(let view): return view.fits(in: depth, seen: &seen)
    default: return true
    }
  }

  private static func fit(_ values: [Value], in depth: Int, _ seen: inout Int) -> Bool {
    for value in values where value.holdsValues {
      if !value.fits(in: depth - 1, seen: &seen) { return false }
    }
    return true
  }
}

extension ViewValue {
  fileprivate func fits(in depth: Int, seen: inout Int) -> Bool {
    for modifier in modifiers {
      for argument in modifier.arguments
      where !argument.value.fits(in: depth - 1, seen: &seen) { return false }
    }
    switch base {
    case .system(_, let arguments):
      return arguments.allSatisfy { $0.value.fits(in: depth - 1, seen: &seen) }
    case .declared(let structure): return Value.structure(structure).fits(in: depth, seen: &seen)
    case .content(let items):
      return items.allSatisfy { $0.value.fits(in: depth - 1, seen: &seen) }
    }
  }
}
