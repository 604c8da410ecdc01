/// What waits for its time, or for something that is published.
struct Schedule: Hashable, Sendable {
  /// Something that comes due.
  struct Entry: Hashable, Sendable {
    /// The order of its making, by which it is cancelled.
    var number: Int32
    /// When it comes due, in seconds since the screen opened.
    var due: Double
    /// After how many seconds it comes due again; absent where it does so once.
    var interval: Double?
    var work: Work
    var origin = Origin()
  }

  /// What is done then.
  enum Work: Hashable, Sendable {
    case call(Value, [Argument])
    /// Goes on with a value behind a stage of a subscription.
    case deliver(Int32, stage: Int, Value)
    /// Goes on with who sleeps under the entry's number.
    case wake
  }

  /// Where published values come from.
  enum Source: Hashable, Sendable {
    /// A `@Published` property.
    case field(ObjectID, String)
    /// A subject, by the cell of its value.
    case subject(CellID)
    case notification(String)
    /// The timer of a subscription.
    case timer(Int32)
  }

  /// Somebody who waits for published values.
  struct Subscription: Hashable, Sendable {
    var number: Int32
    var publisher: SystemValue
    var sink: Sink
    /// The view whose `onReceive` it is.
    var view: Identity?
    /// What the stages keep from one value to the next.
    var memory: [Int: Value] = [:]
  }

  /// What is done with the values.
  enum Sink: Hashable, Sendable {
    case call(Value)
    case write(BindingValue)
  }

  /// Seconds since the screen opened, as far as anything waited.
  var elapsed = 0.0
  var entries: [Entry] = []
  var subscriptions: [Subscription] = []
  /// The tasks that have not ended.
  var tasks: [LiveTask] = []
  /// Those that wait.
  var waiters: [Waiter] = []
  /// What tasks ended with, and what continuations were resumed with, by their numbers.
  var outcomes: [Int32: Suspension.Outcome] = [:]
  /// How many were made.
  private(set) var count: Int32 = 0

  /// The number of the next one.
  mutating func next() -> Int32 {
    count &+= 1
    return count
  }

  /// Whether nothing waits.
  var isEmpty: Bool { entries.isEmpty }

  /// What comes due first, up to a moment.
  func first(until end: Double) -> Int? {
    var best: Int?
    for index in entries.indices where entries[index].due <= end {
      guard let known = best else {
        best = index
        continue
      }
      let (entry, other) = (entries[index], entries[known])
      if (entry.due, entry.number) < (other.due, other.number) { best = index }
    }
    return best
  }

  /// Takes away what has that number.
  mutating func cancel(_ number: Int32) {
    entries.removeAll { entry in
      if case .deliver(number, _, _) = entry.work { return true }
      return entry.number == number
    }
    subscriptions.removeAll { $0.number == number }
  }

  /// The values that it holds.
  var values: [Value] {
    entries.flatMap { entry -> [Value] in
      switch entry.work {
      case .call(let function, let arguments): [function] + arguments.map(\.value)
      case .deliver(_, _, let value): [value]
      case .wake: []
      }
    } + waiters.flatMap { $0.frames.flatMap(\.values) } + outcomes.values.map(\.value)
      + subscriptions.flatMap { [.system($0.publisher)] + $0.sink.values + $0.memory.values }
  }
}

extension Schedule.Sink {
  fileprivate var values: [Value] {
    switch self {
    case .call(let function): [function]
    case .write(let binding): [.binding(binding)]
    }
  }
}

extension Suspension.Outcome {
  fileprivate var value: Value {
    switch self {
    case .value(let value), .error(let value, _): value
    }
  }
}

extension Suspension.Frame {
  /// The values that it holds.
  fileprivate var values: [Value] {
    slots
      + steps.flatMap { step -> [Value] in
        switch step {
        case .statement(_, let awaited), .condition(_, _, let awaited),
          .lastCondition(_, _, let awaited):
          awaited.values.map(\.value)
        case .forRound(_, _, let iterator, _): iterator.values
        default: []
        }
      }
  }
}
