// `await`, and what waits: sleeping, tasks, continuations.
//
// What waits is kept as a value and goes on when its time has come on the clock that is handed in.
// Source: The Swift Programming Language, "Concurrency"; Apple, Task and CheckedContinuation.

extension Evaluator {
  /// `await expression`: the calls in it may wait.
  mutating func awaited(_ node: CodeNode) throws(Fault) -> Value {
    guard isSuspendable, !isAwaiting else { return try evaluate(node.first) }
    isAwaiting = true
    defer { isAwaiting = false }
    do throws(Fault) {
      return try evaluate(node.first)
    } catch {
      if case .suspended = error, node.second == 1 {
        let message = "what 'async let' begins is waited for where it is written"
        noteOnce(message, name: "async let", at: node.place)
      }
      throw error
    }
  }

  /// A part of an awaited expression: a call is made once, even where the statement is run again
  /// because another one in it has waited.
  mutating func evaluateAwaited(_ index: Int32, _ node: CodeNode) throws(Fault) -> Value {
    switch node.operation {
    case .callMember, .callValue, .callFunction, .construct, .callSystem, .callUndeclared,
      .callSuper, .member, .global, .wrapped:
      break
    default: return try evaluateNested(node)
    }
    if let outcome = awaitedValues[index] { return try Self.value(of: outcome) }
    do throws(Fault) {
      let value = try evaluateNested(node)
      if !isChainBroken { awaitedValues[index] = .value(value) }
      return value
    } catch {
      switch error {
      case .thrown(let thrown, let place): awaitedValues[index] = .error(thrown, place)
      case .suspended where suspension.awaited < 0: suspension.awaited = index
      default: break
      }
      throw error
    }
  }

  // MARK: Frames

  /// What a function that calls another has for its own statements.
  struct Waiting {
    var isSuspendable: Bool
    var isAwaiting: Bool
    var awaitedValues: Suspension.Awaited
  }

  /// Begins a call: it can be stopped where it is awaited and nothing is written back from it.
  mutating func beginCall(of id: FunctionID, asBuilder: Bool) -> Waiting {
    let waiting = Waiting(
      isSuspendable: isSuspendable,
      isAwaiting: isAwaiting,
      awaitedValues: awaitedValues
    )
    isSuspendable = isAwaiting && !asBuilder && canWait(id)
    isAwaiting = false
    if !awaitedValues.isEmpty { awaitedValues = [:] }
    return waiting
  }

  /// Begins what nothing awaits.
  mutating func beginUnawaited() -> Waiting {
    let waiting = Waiting(
      isSuspendable: isSuspendable,
      isAwaiting: isAwaiting,
      awaitedValues: awaitedValues
    )
    (isSuspendable, isAwaiting, awaitedValues) = (false, false, [:])
    return waiting
  }

  mutating func endCall(_ waiting: Waiting) {
    isSuspendable = waiting.isSuspendable
    isAwaiting = waiting.isAwaiting
    if !waiting.awaitedValues.isEmpty || !awaitedValues.isEmpty {
      awaitedValues = waiting.awaitedValues
    }
  }

  private func canWait(_ id: FunctionID) -> Bool {
    let index = Int(id.index)
    if program.code.functions[index].isMutating || program.code.functions[index].isBuilder {
      return false
    }
    return program.code.functions[index].builder == nil
      && !program.code.functions[index].parameters.contains(where: \.isInout)
  }

  static func value(of outcome: Suspension.Outcome) throws(Fault) -> Value {
    switch outcome {
    case .value(let value): return value
    case .error(let error, let place): throw .thrown(error, place)
    }
  }

  /// Runs what is no interpreted function, in which nothing can be suspended.
  mutating func unsuspended(
    _ body: (inout Evaluator) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    guard isAwaiting else { return try body(&self) }
    isAwaiting = false
    defer { isAwaiting = true }
    return try body(&self)
  }

  /// Stops the task at hand until something has happened; where it cannot be stopped, time stands
  /// still.
  ///
  /// - Returns: Nothing, where it could not.
  mutating func wait(for wait: Suspension.Wait, at place: PlaceID) throws(Fault) -> Value {
    guard isAwaiting, !isHurried else {
      waits += 1
      noteOnce("a wait in here takes no time", name: "await", at: place)
      return try hurried(wait)
    }
    suspension = Suspension(wait: wait)
    throw .suspended(place)
  }

  /// What is waited for where nothing can wait: all that was left for later is done at once.
  private mutating func hurried(_ wait: Suspension.Wait) throws(Fault) -> Value {
    guard let number = wait.number else { return .void }
    let outer = isHurried
    isHurried = true
    defer { isHurried = outer }
    try runLater()
    if case .task = wait {
      return try store.schedule.outcomes[number].map { (outcome) throws(Fault) in
        try Self.value(of: outcome)
      } ?? .void
    }
    guard let outcome = store.schedule.outcomes.removeValue(forKey: number) else { return .void }
    return try Self.value(of: outcome)
  }

  /// `try await Task.sleep(for: .seconds(1))` and its like.
  mutating func sleep(_ arguments: [Argument], at place: PlaceID) throws(Fault) -> Value {
    if isCancelled { throw .thrown(Self.cancellation, place) }
    let first = arguments.first
    var seconds = first.flatMap { Self.seconds(of: $0.value) } ?? 0
    if first?.label == "nanoseconds" || first?.label == nil { seconds /= 1e9 }
    guard seconds > 0 else {
      waits += 1
      return .void
    }
    return try wait(for: .sleep(seconds), at: place)
  }

  // MARK: Continuations

  /// `withCheckedContinuation { … }`: what it is resumed with.
  mutating func withContinuation(
    _ arguments: [Argument],
    isCancellable: Bool = false,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let body = arguments.last(where: { $0.value.isClosure })?.value else { return .void }
    let number = store.schedule.next()
    let continuation = Value.system(Self.wrapped("CheckedContinuation", .int(Int(number))))
    _ = try unsuspended { (evaluator) throws(Fault) in
      try evaluator.apply(body, [Argument(label: nil, value: continuation)], at: place)
    }
    if let outcome = store.schedule.outcomes.removeValue(forKey: number) {
      return try Self.value(of: outcome)
    }
    return try wait(for: isCancellable ? .value(number) : .continuation(number), at: place)
  }

  /// `continuation.resume(returning: value)`.
  mutating func resume(_ system: SystemValue, _ arguments: [Argument]) throws(Fault) -> Value {
    guard let number = Self.number(of: system) else { return .void }
    let outcome = Self.outcome(arguments.first)
    if let waiter = store.schedule.waiters.first(where: {
      $0.wait == .continuation(number) || $0.wait == .value(number)
    }) {
      later.append(.wake(waiter.number, outcome))
    } else {
      store.schedule.outcomes[number] = outcome
    }
    return .void
  }

  private static func outcome(_ argument: Argument?) -> Suspension.Outcome {
    guard let argument else { return .value(.void) }
    switch (argument.label, argument.value) {
    case ("throwing", let error): return .error(error, argument.place)
    case ("with", .enumeration(let result)):
      let inner = result.payload.first?.value ?? .void
      return result.name == "failure" ? .error(inner, argument.place) : .value(inner)
    case (_, let value): return .value(value)
    }
  }

  /// The number of a task or continuation.
  static func number(of system: SystemValue) -> Int32? {
    system.members.first?.arguments.first?.value.integer.map { Int32(truncatingIfNeeded: $0) }
  }
}
