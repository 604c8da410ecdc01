// What the stages of a pipeline make of a value.
//
// Source: Apple, Combine, Publisher.

extension Evaluator {
  /// What a stage makes of a value; nothing where it keeps it.
  mutating func pass(
    _ value: Value,
    _ stage: SystemValue.Member,
    _ memory: inout Value?,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let function = stage.arguments.first { $0.value.isCallable }?.value
    switch stage.name {
    case "map", "tryMap":
      let paths = stage.arguments.filter { if case .keyPath = $0.value { true } else { false } }
      guard paths.count > 1 else { return try function.map(value, place, &self) ?? value }
      var parts: [Value] = []
      for path in paths { parts.append(try use(path.value, [value], at: place)) }
      return .tuple(TupleValue(labels: parts.map { _ in nil }, elements: parts))
    case "compactMap", "tryCompactMap":
      let made = try function.map(value, place, &self) ?? value
      if case .none = made { return nil }
      return made
    case "filter", "tryFilter":
      return (try function.map(value, place, &self))?.isTrue == true ? value : nil
    case "replaceNil":
      if case .none = value { return stage.arguments["with"] }
      return value
    case "flatMap": return try inner(try function.map(value, place, &self), at: place)
    case "switchToLatest": return try inner(value, at: place)
    case "decode":
      guard let type = stage.arguments["type"], let decoder = stage.arguments["decoder"] else {
        return nil
      }
      let given = [Argument(label: nil, value: type), Argument(label: "from", value: value)]
      return try libraryCall("decode", nil, on: decoder, given, at: place)
    case "handleEvents":
      if let output = stage.arguments["receiveOutput"] { _ = try use(output, [value], at: place) }
      return value
    case "combineLatest":
      memory = value
      return try combined(value, stage, at: place)
    default: return try count(value, stage, function, &memory, at: place)
    }
  }

  private mutating func inner(_ value: Value?, at place: PlaceID) throws(Fault) -> Value? {
    guard let value, let publisher = Self.publisher(of: value) else { return nil }
    return try latest(of: publisher, at: place)
  }

  /// The stages that remember what came before.
  private mutating func count(
    _ value: Value,
    _ stage: SystemValue.Member,
    _ function: Value?,
    _ memory: inout Value?,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let seen = memory?.integer ?? 0
    switch stage.name {
    case "removeDuplicates":
      defer { memory = value }
      guard let old = memory else { return value }
      let isSame =
        if let function { try use(function, [old, value], at: place).isTrue } else {
          try isEqual(old, value, at: place)
        }
      return isSame ? nil : value
    case "dropFirst":
      memory = .int(seen + 1)
      return seen < (stage.arguments.first?.value.integer ?? 1) ? nil : value
    case "prefix":
      memory = .int(seen + 1)
      return seen < (stage.arguments.first?.value.integer ?? 0) ? value : nil
    case "first":
      if let function, !(try use(function, [value], at: place)).isTrue { return nil }
      memory = .int(seen + 1)
      return seen == 0 ? value : nil
    case "collect":
      var kept = memory?.members ?? []
      kept.append(value)
      let size = stage.arguments.first?.value.integer ?? Int.max
      memory = .array(kept.count < size ? kept : [])
      return kept.count < size ? nil : .array(kept)
    case "last":
      memory = value
      return nil
    case "count":
      memory = .int(seen + 1)
      return nil
    case "reduce":
      guard let function = stage.arguments.closure, let start = stage.arguments.first?.value else {
        return nil
      }
      memory = try use(function, [memory ?? start, value], at: place)
      return nil
    case "scan":
      guard let function = stage.arguments.closure else { return value }
      let made = try use(function, [memory ?? stage.arguments[0].value, value], at: place)
      memory = made
      return made
    default: return PublisherStage.quiet.contains(stage.name) || stage.name == "merge" ? value : nil
    }
  }
}

extension Value? {
  /// What a function makes of a value; absent where there is no function.
  fileprivate func map(
    _ value: Value,
    _ place: PlaceID,
    _ evaluator: inout Evaluator
  ) throws(Fault) -> Value? {
    guard let self else { return nil }
    return try evaluator.use(self, [value], at: place)
  }
}
