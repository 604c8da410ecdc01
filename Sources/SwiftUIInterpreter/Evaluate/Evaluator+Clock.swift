import AccessibilityTree

// Timers and delays on the clock that is handed in.
//
// Time passes only while something waits for it, and as gestures pass it: nothing here reads a clock.
// Source: Apple, Timer, DispatchQueue.asyncAfter(deadline:execute:).

extension Evaluator {
  /// Lets a call wait.
  ///
  /// - Returns: Its number, by which it is cancelled.
  @discardableResult
  mutating func schedule(
    _ function: Value,
    _ arguments: [Argument] = [],
    after seconds: Double,
    every interval: Double? = nil
  ) -> Int32 {
    let number = store.schedule.next()
    let delay = seconds.isFinite ? min(max(0, seconds), Self.longestDelay) : 0
    store.schedule.entries.append(
      Schedule.Entry(
        number: number,
        due: store.schedule.elapsed + delay,
        interval: interval.map { max($0.isFinite ? $0 : 1, Self.shortestInterval) },
        work: .call(function, arguments),
        origin: origin
      )
    )
    return number
  }

  private static let longestDelay = 1e9
  /// How often a timer can come due at most, as Foundation has it.
  static let shortestInterval = 0.0001

  /// `DispatchQueue.main.asyncAfter(deadline: .now() + 2) { … }`.
  mutating func delay(_ arguments: [Argument]) {
    guard let closure = arguments.closure else { return }
    let seconds = seconds(until: arguments["deadline"] ?? arguments["wallDeadline"])
    if seconds > 0 {
      schedule(closure, after: seconds)
    } else {
      later.append(.call(closure))
    }
  }

  /// How far a deadline lies ahead: what was added to `.now()`.
  private func seconds(until deadline: Value?) -> Double {
    switch deadline {
    case .double(let seconds): seconds
    case .int(let seconds): Double(seconds)
    case .system(let system): Self.seconds(of: system) ?? 0
    default: deadline.flatMap { Self.seconds(of: $0) } ?? 0
    }
  }

  /// A span of time: a number of seconds, `.milliseconds(300)`, `Duration.seconds(2)`.
  static func seconds(of value: Value) -> Double? {
    switch value {
    case .int, .sized, .double: value.number
    case .enumeration(let span) where span.type == nil:
      seconds(span.name, span.payload.first?.value.number)
    case .system(let system): seconds(of: system)
    default: nil
    }
  }

  private static func seconds(of system: SystemValue) -> Double? {
    for member in system.members.reversed() {
      if let found = seconds(member.name, member.arguments.first?.value.number) { return found }
    }
    return nil
  }

  private static func seconds(_ unit: String, _ amount: Double?) -> Double? {
    guard let amount else { return nil }
    return switch unit {
    case "seconds", "init": amount
    case "milliseconds": amount / 1e3
    case "microseconds": amount / 1e6
    case "nanoseconds": amount / 1e9
    case "minutes": amount * 60
    default: nil
    }
  }

  // MARK: Timers

  /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`, and the form with a selector.
  mutating func startTimer(_ arguments: [Argument], at place: PlaceID) -> Value {
    let interval = (arguments["withTimeInterval"] ?? arguments["timeInterval"])?.number ?? 1
    let repeats = arguments["repeats"]?.isTrue ?? false
    let number = store.schedule.next()
    let timer = Value.system(Self.wrapped("Timer", .int(Int(number))))
    var function = arguments["block"] ?? arguments.closure
    if function == nil, let name = arguments["selector"]?.plainText,
      let target = arguments["target"]
    {
      function = method(name, of: target)
    }
    guard let function else { return timer }
    let takesTimer = program.parameterCount(of: function) > 0
    store.schedule.entries.append(
      Schedule.Entry(
        number: number,
        due: store.schedule.elapsed + max(interval, Self.shortestInterval),
        interval: repeats ? max(interval, Self.shortestInterval) : nil,
        work: .call(function, takesTimer ? [Argument(label: nil, value: timer)] : [])
      )
    )
    return timer
  }

  /// `timer.invalidate()`, `cancellable.cancel()`.
  mutating func timerCall(_ name: String, _ system: SystemValue) -> Value? {
    guard let number = system.members.first?.arguments.first?.value.integer else { return nil }
    switch name {
    case "invalidate", "cancel":
      store.schedule.cancel(Int32(truncatingIfNeeded: number))
      return .void
    case "store", "fire": return .void
    default: return nil
    }
  }

  // MARK: What comes due

  /// Does what comes due next up to a moment, and sets the clock to it.
  ///
  /// - Returns: Whether there was something.
  mutating func runDue(until end: Double) throws(Fault) -> Bool {
    guard let index = store.schedule.first(until: end) else { return false }
    let entry = store.schedule.entries[index]
    let now = max(store.schedule.elapsed, entry.due)
    clock += now - store.schedule.elapsed
    store.schedule.elapsed = now
    if let interval = entry.interval {
      store.schedule.entries[index].due = entry.due + interval
    } else {
      store.schedule.entries.remove(at: index)
    }
    if !entry.origin.environment.isEmpty { environment = entry.origin.environment }
    isPerformingAction = entry.origin.isAction
    switch entry.work {
    case .wake:
      later.append(.wake(entry.number, .value(.void)))
      _ = try outermost { (evaluator) throws(Fault) -> Value in
        try evaluator.runLater()
        return .void
      }
    case .call(let function, let arguments): _ = try call(function, arguments)
    case .deliver(let number, let stage, let value):
      let made = entry.interval == nil ? value : .date(clock)
      try deliver(made, to: number, from: stage, at: .none)
      try runLater()
    }
    return true
  }
}
