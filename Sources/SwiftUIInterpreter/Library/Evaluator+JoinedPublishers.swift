// Publishers that are made of several: merged, combined, or one after the other.

extension Evaluator {
  /// The stage at which the values of another source come in.
  static func stage(joining source: Schedule.Source, in publisher: SystemValue) -> Int? {
    publisher.members.indices.first { index in
      ["combineLatest", "merge"].contains(publisher.members[index].name)
        && publisher.members[index].arguments.contains { argument in
          Self.publisher(of: argument.value).map { Self.depends($0, on: source) } ?? false
        }
    }
  }

  /// Whether a publisher has a source, or joins one that does.
  static func depends(_ publisher: SystemValue, on source: Schedule.Source) -> Bool {
    Self.source(of: publisher) == source || stage(joining: source, in: publisher) != nil
  }

  /// `Publishers.CombineLatest($a, $b)` and `Publishers.Merge($a, $b)`: the first joined to the rest.
  ///
  /// - Source: Apple, Publishers.CombineLatest and Publishers.Merge.
  static func joined(_ name: String, _ arguments: [Argument]) -> Value? {
    let stage: String
    switch name {
    case "CombineLatest", "CombineLatest3", "CombineLatest4": stage = "combineLatest"
    case _ where name.hasPrefix("Merge"): stage = "merge"
    default: return nil
    }
    var given = arguments.map { Argument(label: nil, value: $0.value) }
    if case .array(let elements)? = given.first?.value, given.count == 1 {
      given = elements.map { Argument(label: nil, value: $0) }
    }
    guard let first = given.first, var publisher = publisher(of: first.value) else { return nil }
    publisher.members.append(.init(name: stage, arguments: Array(given.dropFirst())))
    return .system(publisher)
  }

  mutating func join(
    _ value: Value,
    from source: Schedule.Source,
    at stage: Int,
    of subscription: Schedule.Subscription,
    at place: PlaceID
  ) throws(Fault) {
    if subscription.publisher.members[stage].name == "merge" {
      return try deliver(value, to: subscription.number, from: stage + 1, at: place)
    }
    // The newest of the first one is kept from when it came by.
    guard let index = index(of: subscription.number),
      let first = store.schedule.subscriptions[index].memory[stage]
    else { return }
    let outer = arriving
    arriving = Arrival(source: source, value: value)
    let made = try combined(first, subscription.publisher.members[stage], at: place)
    arriving = outer
    guard let made else { return }
    try deliver(made, to: subscription.number, from: stage + 1, at: place)
  }

  /// The newest values of several publishers, the first of which has just come.
  mutating func combined(
    _ first: Value,
    _ stage: SystemValue.Member,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    var values = [first]
    for argument in stage.arguments {
      guard let publisher = Self.publisher(of: argument.value) else { continue }
      guard let latest = try latest(of: publisher, at: place) else { return nil }
      values.append(latest)
    }
    if let transform = stage.arguments.closure { return try use(transform, values, at: place) }
    return .tuple(TupleValue(labels: values.map { _ in nil }, elements: values))
  }

  /// The newest value of a publisher, through stages that keep nothing.
  mutating func latest(
    of publisher: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard var value = try firstValues(of: publisher).last else { return nil }
    for stage in publisher.members.dropFirst() {
      var memory: Value?
      guard let next = try pass(value, stage, &memory, at: place) else { return nil }
      value = next
    }
    return value
  }
}
