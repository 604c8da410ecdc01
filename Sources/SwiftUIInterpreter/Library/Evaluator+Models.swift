import AccessibilityTree

// Models that the app keeps: `@Query`, `@FetchRequest` and the context into which they are put.
//
// There is no store on disk: what code inserts is there, and nothing else.
// Source: Apple, SwiftData ModelContext and Query; Core Data FetchRequest.

extension Evaluator {
  /// What a query finds: the inserted models of the type of its property, filtered and sorted.
  mutating func queried(
    _ query: Value,
    _ property: StoredProperty,
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .array = query { return query }
    guard case .array(.declared(let type)) = property.type else { return .array([]) }
    let models = store.statics[Self.modelKey(program.code[type].name)] ?? .array([])
    guard case .system(let system) = query, let made = system.members.first?.arguments else {
      return models
    }
    return try selected(models, made, at: place)
  }

  private static func modelKey(_ type: String) -> String { "models " + type }

  private mutating func selected(
    _ models: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    var found = models
    if let filter = arguments["filter"] ?? arguments["predicate"], filter.isClosure {
      let argument = Argument(label: nil, value: filter)
      found = try collectionCall(.filter, found, [argument], at: place) ?? found
    }
    guard let sort = arguments["sort"] ?? arguments["sortBy"] else { return found }
    var order = sort
    if case .keyPath = sort {
      var parts = [Argument(label: nil, value: sort)]
      if let direction = arguments["order"] {
        parts.append(Argument(label: "order", value: direction))
      }
      let made = SystemValue.Member(name: "init", arguments: parts)
      order = .array([.system(SystemValue(type: "SortDescriptor", members: [made]))])
    }
    if case .array(let none) = order, none.isEmpty { return found }
    let argument = Argument(label: "using", value: order)
    return try collectionCall(.sorted, found, [argument], at: place) ?? found
  }

  /// A method of a `ModelContext`; absent where it has no such method.
  mutating func modelCall(
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value ?? .none
    switch name {
    case "insert": insert(first)
    case "delete":
      guard case .type(.declared(let type)) = first else {
        remove(first)
        break
      }
      try removeAll(of: type, where: arguments["where"], at: place)
    case "rollback":
      noteOnce("'rollback' is not simulated: what was inserted stays", name: name, at: place)
    case "save", "processPendingChanges", "autosaveEnabled": break
    case "transaction":
      if let closure = arguments.closure { _ = try apply(closure, [], at: place) }
    case "fetch", "fetchCount": return try fetched(name, first, at: place)
    default: return nil
    }
    return .void
  }

  private mutating func insert(_ model: Value) {
    guard case .object(let id) = model, let type = store.objects[id]?.type else { return }
    let key = Self.modelKey(program.code[type].name)
    let known = store.statics[key]?.members ?? []
    if !known.contains(model) { store.statics[key] = .array(known + [model]) }
  }

  private mutating func remove(_ model: Value) {
    guard case .object(let id) = model, let type = store.objects[id]?.type else { return }
    let key = Self.modelKey(program.code[type].name)
    store.statics[key] = .array((store.statics[key]?.members ?? []).filter { $0 != model })
  }

  /// Takes away the models of a type, those alone that a predicate matches where there is one.
  private mutating func removeAll(
    of type: TypeID,
    where predicate: Value?,
    at place: PlaceID
  ) throws(Fault) {
    let key = Self.modelKey(program.code[type].name)
    var kept: [Value] = []
    if let predicate, predicate.isClosure {
      for model in store.statics[key]?.members ?? [] {
        if try !use(predicate, [model], at: place).isTrue { kept.append(model) }
      }
    }
    store.statics[key] = .array(kept)
  }

  /// `fetch(FetchDescriptor<Item>(…))`: found where models of one type alone were inserted.
  private mutating func fetched(
    _ name: String,
    _ descriptor: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let kept = store.statics.filter { $0.key.hasPrefix("models ") }.map(\.value)
    guard kept.count <= 1 else {
      report(
        .warning,
        "'\(name)' is simulated where models of one type were inserted, and here there are more",
        name: name,
        at: place
      )
      return .unknown(name)
    }
    var parts: [Argument] = []
    if case .system(let system) = descriptor { parts = system.members.first?.arguments ?? [] }
    if let predicate = parts.first, predicate.label == nil { parts[0].label = "predicate" }
    let found = try selected(kept.first ?? .array([]), parts, at: place)
    return name == "fetch" ? found : .int(found.members.count)
  }
}
