import AccessibilityTree

// Combine, as far as views use it: `@Published` properties, subjects, timers and notifications, the
// stages between them and what takes their values.
//
// A publisher is its source and its stages; a subscription runs a value through them when the source
// has one. Source: Apple, Combine, Publisher; NotificationCenter; Timer.publish.

/// The names of stages, by what becomes of a value in them.
enum PublisherStage {
  /// Those that hand a value on as it is: what they change is where and when, or nothing.
  static let quiet: Set<String> = [
    "receive", "subscribe", "eraseToAnyPublisher", "share", "autoconnect", "print", "breakpoint",
    "setFailureType", "assertNoFailure", "replaceError", "catch", "retry", "mapError",
    "makeConnectable",
    "multicast", "buffer", "timeout", "replaceEmpty",
  ]

  /// Those that do something.
  static let simulated: Set<String> = [
    "map", "tryMap", "compactMap", "tryCompactMap", "filter", "tryFilter", "removeDuplicates",
    "dropFirst", "prefix", "first", "scan", "debounce", "delay", "throttle", "handleEvents",
    "replaceNil", "combineLatest", "merge", "flatMap", "switchToLatest", "decode", "collect",
    "reduce", "last", "count",
  ]

  /// Those that end a pipeline.
  static let ends: Set<String> = ["sink", "assign", "subscribe", "connect"]

  static let names = quiet.union(simulated).union(ends)
}

/// A value on its way from its source, before it is stored there.
struct Arrival: Sendable {
  var source: Schedule.Source
  var value: Value
}

extension Evaluator {
  // MARK: Making

  /// A publisher of what has that source.
  static func publisher(_ kind: String, _ arguments: [Argument]) -> SystemValue {
    SystemValue(type: "Publisher", members: [.init(name: kind, arguments: arguments)])
  }

  /// The publisher that a value is or has: `$name`, a subject, a pipeline.
  static func publisher(of value: Value) -> SystemValue? {
    switch value {
    case .binding(.field): publisher("field", [Argument(label: nil, value: value)])
    case .system(let system) where system.type == "Publisher": system
    case .system(let system) where subjects.contains(system.type):
      publisher("subject", [Argument(label: nil, value: value)])
    default: nil
    }
  }

  static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]

  /// The types whose values publish something by themselves.
  static let sources = subjects.union(["Just"])

  /// Makes a subject, or a publisher of one value.
  mutating func makeSource(_ name: String, _ arguments: [Argument]) -> Value {
    if Self.subjects.contains(name) { return makeSubject(name, arguments) }
    let values = Value.array([arguments.first?.value ?? .void])
    return .system(Self.publisher("values", [Argument(label: nil, value: values)]))
  }

  /// `PassthroughSubject<Int, Never>()`: its value, if it keeps one, lives in a cell.
  mutating func makeSubject(_ name: String, _ arguments: [Argument]) -> Value {
    store.variableCount &+= 1
    let cell = CellID(variable: store.variableCount)
    store.cells[cell] = arguments.first?.value ?? Value.none
    return .system(Self.wrapped(name, .binding(.cell(cell))))
  }

  /// The cell of a subject.
  static func cell(of subject: SystemValue) -> CellID? {
    guard subjects.contains(subject.type),
      case .binding(.cell(let cell))? = subject.members.first?.arguments.first?.value
    else { return nil }
    return cell
  }

  /// A method of a publisher: one more stage, or what takes its values; absent for any other.
  mutating func publisherCall(
    _ name: String,
    on value: Value,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard var publisher = Self.publisher(of: value) else { return nil }
    if case .system(let subject) = value, let cell = Self.cell(of: subject), name == "send" {
      if let sent = arguments.first(where: { $0.label == nil })?.value ?? noValue(arguments) {
        store.cells[cell] = sent
        try publish(sent, from: .subject(cell), at: place)
      }
      return .void
    }
    switch name {
    case "sink":
      guard let closure = arguments["receiveValue"] ?? arguments.closure else { return .void }
      return try subscribe(publisher, .call(closure), at: place)
    case "assign": return try assign(publisher, arguments, at: place)
    case "subscribe" where arguments.first?.label == nil:
      guard case .system(let subject)? = arguments.first?.value, let cell = Self.cell(of: subject)
      else { return .void }
      return try subscribe(publisher, .write(.cell(cell)), at: place)
    case "connect", "store", "cancel": return .void
    default: break
    }
    if !PublisherStage.names.contains(name) {
      report(
        .warning,
        "'.\(name)' of a Combine pipeline is not supported: nothing passes it here",
        name: name,
        at: place
      )
    }
    publisher.members.append(.init(name: name, arguments: arguments))
    return .system(publisher)
  }

  /// `send()` of a subject of `Void`.
  private func noValue(_ arguments: [Argument]) -> Value? { arguments.isEmpty ? .void : nil }

  private mutating func assign(
    _ publisher: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    if case .binding(let binding)? = arguments["to"] {
      return try subscribe(publisher, .write(binding), at: place)
    }
    if case .system(let published)? = arguments["to"],
      case .binding(let binding)? = published.members.first?.arguments.firstValue
    {
      return try subscribe(publisher, .write(binding), at: place)
    }
    guard case .keyPath(let path)? = arguments["to"], let name = path.last,
      case .object(let id)? = arguments["on"]
    else { return .void }
    return try subscribe(publisher, .write(.field(id, name: name)), at: place)
  }

  // MARK: Subscribing

  /// Enters somebody who takes the values; what there is already is handed on at once.
  mutating func subscribe(
    _ publisher: SystemValue,
    _ sink: Schedule.Sink,
    view: Identity? = nil,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let number = store.schedule.next()
    store.schedule.subscriptions.append(
      Schedule.Subscription(number: number, publisher: publisher, sink: sink, view: view)
    )
    if let source = publisher.members.first, source.name == "timer" {
      let interval = max(source.arguments["every"]?.number ?? 1, Self.shortestInterval)
      store.schedule.entries.append(
        Schedule.Entry(
          number: number,
          due: store.schedule.elapsed + interval,
          interval: interval,
          work: .deliver(number, stage: 1, .none)
        )
      )
    }
    for value in try firstValues(of: publisher) {
      try deliver(value, to: number, from: 1, at: place)
    }
    if publisher.members.first?.name == "values" { try finish(number, at: place) }
    return .system(Self.wrapped("AnyCancellable", .int(Int(number))))
  }

  /// Hands on what stages have kept until the end of a source that has one.
  private mutating func finish(_ number: Int32, at place: PlaceID) throws(Fault) {
    guard let index = index(of: number) else { return }
    let subscription = store.schedule.subscriptions[index]
    for (position, stage) in subscription.publisher.members.enumerated()
    where ["collect", "reduce", "last", "count"].contains(stage.name) {
      let kept = self.index(of: number).flatMap {
        store.schedule.subscriptions[$0].memory[position]
      }
      let value = Self.total(of: kept, by: stage)
      if let value { try deliver(value, to: number, from: position + 1, at: place) }
    }
  }

  /// What a stage gives at the end.
  private static func total(of kept: Value?, by stage: SystemValue.Member) -> Value? {
    switch stage.name {
    case "collect":
      // With a number, what is left over; else all.
      if case .array(let left)? = kept, left.isEmpty { return nil }
      return kept ?? (stage.arguments.isEmpty ? .array([]) : nil)
    case "count": return kept ?? .int(0)
    case "reduce": return kept ?? stage.arguments.first?.value
    default: return kept
    }
  }

  /// What a source has for whoever subscribes.
  mutating func firstValues(of publisher: SystemValue) throws(Fault) -> [Value] {
    guard let source = publisher.members.first else { return [] }
    if let arriving, Self.source(of: publisher) == arriving.source { return [arriving.value] }
    let value = source.arguments.first?.value
    switch source.name {
    case "field":
      guard case .binding(let binding)? = value else { return [] }
      return [try read(binding)]
    case "subject":
      guard case .system(let subject)? = value, subject.type == "CurrentValueSubject",
        let cell = Self.cell(of: subject)
      else { return [] }
      return [store.cells[cell] ?? .none]
    case "values": return value?.members ?? []
    default: return []
    }
  }

  /// Hands a value of a source to all who wait for it.
  mutating func publish(
    _ value: Value,
    from source: Schedule.Source,
    at place: PlaceID
  ) throws(Fault) {
    for subscription in store.schedule.subscriptions {
      if Self.source(of: subscription.publisher) == source {
        try deliver(value, to: subscription.number, from: 1, at: place)
      } else if let stage = Self.stage(joining: source, in: subscription.publisher) {
        try join(value, from: source, at: stage, of: subscription, at: place)
      }
    }
  }

  static func source(of publisher: SystemValue) -> Schedule.Source? {
    guard let source = publisher.members.first else { return nil }
    switch (source.name, source.arguments.first?.value) {
    case ("field", .binding(.field(let id, let name))?): return .field(id, name)
    case ("subject", .system(let subject)?): return cell(of: subject).map { .subject($0) }
    case ("notification", .string(let name)?): return .notification(name)
    default: return nil
    }
  }

  // MARK: Delivering

  func index(of number: Int32) -> Int? {
    store.schedule.subscriptions.firstIndex { $0.number == number }
  }

  /// Runs a value through the stages of a subscription from one on, and hands on what comes out.
  mutating func deliver(
    _ value: Value,
    to number: Int32,
    from first: Int,
    at place: PlaceID
  ) throws(Fault) {
    level += 1
    defer { level -= 1 }
    if level > Self.maximumLevel { throw .budget(.depth, place) }
    guard let index = index(of: number) else { return }
    let stages = store.schedule.subscriptions[index].publisher.members
    var value = value
    var position = first
    while position < stages.count {
      try step(at: place)
      let stage = stages[position]
      if let seconds = waiting(stage) {
        return wait(value, number, position + 1, seconds, replacing: stage.name != "delay")
      }
      guard let current = self.index(of: number) else { return }
      var memory = store.schedule.subscriptions[current].memory[position]
      let next: Value?
      do throws(Fault) {
        next = try pass(value, stage, &memory, at: place)
      } catch {
        guard let (rescued, after) = try rescued(error, stages, position, at: place) else {
          return
        }
        (value, position) = (rescued, after)
        continue
      }
      if let current = self.index(of: number) {
        store.schedule.subscriptions[current].memory[position] = memory
      }
      guard let next else { return }
      value = next
      position += 1
    }
    try hand(value, to: number, at: place)
  }

  /// What a later stage has in place of an error; nothing where none has, for then the pipeline ends.
  ///
  /// - Source: Apple, Combine, replaceError(with:) and catch(_:).
  private mutating func rescued(
    _ fault: Fault,
    _ stages: [SystemValue.Member],
    _ position: Int,
    at place: PlaceID
  ) throws(Fault) -> (value: Value, after: Int)? {
    guard case .thrown(let error, _) = fault else { throw fault }
    let later = stages.indices.first { index in
      index > position && ["replaceError", "catch", "tryCatch"].contains(stages[index].name)
    }
    guard let later else { return nil }
    if let other = stages[later].arguments["with"] { return (other, later + 1) }
    guard let function = stages[later].arguments.closure,
      let publisher = Self.publisher(of: try use(function, [error], at: place)),
      let value = try latest(of: publisher, at: place)
    else { return nil }
    return (value, later + 1)
  }

  private mutating func hand(_ value: Value, to number: Int32, at place: PlaceID) throws(Fault) {
    guard let index = index(of: number) else { return }
    switch store.schedule.subscriptions[index].sink {
    case .call(let function):
      let takes = program.parameterCount(of: function)
      _ = try apply(function, takes == 0 ? [] : [Argument(label: nil, value: value)], at: place)
    case .write(let binding):
      try write(value, to: binding)
      if case .cell(let cell) = binding { try publish(value, from: .subject(cell), at: place) }
    }
  }

  /// How long a stage holds a value back; absent where it does not.
  private func waiting(_ stage: SystemValue.Member) -> Double? {
    guard ["debounce", "delay", "throttle"].contains(stage.name) else { return nil }
    return stage.arguments["for"].flatMap { Self.seconds(of: $0) } ?? 0
  }

  private mutating func wait(
    _ value: Value,
    _ number: Int32,
    _ stage: Int,
    _ seconds: Double,
    replacing: Bool
  ) {
    if replacing {
      store.schedule.entries.removeAll { entry in
        if case .deliver(number, stage, _) = entry.work { entry.interval == nil } else { false }
      }
    }
    store.schedule.entries.append(
      Schedule.Entry(
        number: store.schedule.next(),
        due: store.schedule.elapsed + max(0, seconds),
        interval: nil,
        work: .deliver(number, stage: stage, value)
      )
    )
  }
}
