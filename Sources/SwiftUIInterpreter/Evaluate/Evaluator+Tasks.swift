// Tasks: how they are run, stopped where they wait, gone on with and cancelled.
//
// Source: Apple, Task; SwiftUI, task(priority:_:): it is cancelled when the view disappears.

/// What is done when the present call is done.
enum Pending: Hashable, Sendable {
  case call(Value)
  /// `Task { … }` by its number.
  case task(Int32, Value)
  /// Goes on with who waits.
  case wake(Int32, Suspension.Outcome)
}

extension Evaluator {
  /// The error that waiting throws in a task that is cancelled.
  static let cancellation = Value.system(SystemValue(type: "CancellationError", members: []))

  /// Whether the task at hand is cancelled.
  var isCancelled: Bool {
    task > 0 && store.schedule.tasks.contains { $0.number == task && $0.isCancelled }
  }

  /// `Task { … }`: runs when the present call is done.
  mutating func makeTask(_ closure: Value) -> Value {
    let number = store.schedule.next()
    store.schedule.tasks.append(Schedule.LiveTask(number: number))
    later.append(.task(number, closure))
    return .system(Self.wrapped("Task", .int(Int(number))))
  }

  // MARK: Running

  /// Does what was left for later.
  mutating func begin(_ pending: Pending) throws(Fault) {
    switch pending {
    case .call(let closure):
      _ = try runTask(0) { (evaluator) throws(Fault) in
        try evaluator.apply(closure, [], at: .none)
      }
    case .task(let number, let closure):
      _ = try runTask(number) { (evaluator) throws(Fault) in
        try evaluator.apply(closure, [], at: .none)
      }
    case .wake(let number, let outcome): try wake(number, outcome)
    }
  }

  /// Runs a task until it ends or waits.
  ///
  /// - Parameters:
  ///   - number: The task's number; 0 for a call that becomes a task if it waits.
  ///   - body: What it does.
  /// - Returns: What it gives; nothing where it waits.
  /// - Throws: The fault that ended it.
  mutating func runTask(
    _ number: Int32,
    _ body: (inout Evaluator) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let outer = (task, isSuspendable, isAwaiting, awaitedValues)
    (task, isSuspendable, isAwaiting, awaitedValues) = (number, false, true, [:])
    defer { (task, isSuspendable, isAwaiting, awaitedValues) = outer }
    let frame = mark()
    do throws(Fault) {
      let value = try body(&self)
      endTask(.value(value))
      return value
    } catch {
      switch error {
      case .suspended:
        restore(frame)
        park()
        return .void
      case .thrown(let thrown, let place): endTask(.error(thrown, place))
      default: endTask(.value(.void))
      }
      throw error
    }
  }

  private mutating func endTask(_ outcome: Suspension.Outcome) {
    guard task > 0 else { return }
    store.schedule.tasks.removeAll { $0.number == task }
    if outcome != .value(.void) { store.schedule.outcomes[task] = outcome }
    for waiter in store.schedule.waiters where waiter.wait == .task(task) {
      later.append(.wake(waiter.number, outcome))
    }
  }

  /// Puts the code that was stopped where it finds its time again.
  private mutating func park() {
    if task == 0 {
      task = store.schedule.next()
      store.schedule.tasks.append(Schedule.LiveTask(number: task, owner: taskOwner))
    }
    let number = store.schedule.next()
    let waiter = Schedule.Waiter(
      number: number,
      task: task,
      wait: suspension.wait,
      frames: suspension.frames,
      origin: origin
    )
    store.schedule.waiters.append(waiter)
    if case .sleep(let seconds) = suspension.wait {
      store.schedule.entries.append(
        Schedule.Entry(
          number: number,
          due: store.schedule.elapsed + (seconds.isFinite ? min(seconds, 1e9) : 1e9),
          interval: nil,
          work: .wake
        )
      )
    }
    suspension = Suspension()
  }

  /// Where what runs now comes from.
  var origin: Schedule.Origin {
    Schedule.Origin(environment: environment, isAction: isPerformingAction)
  }

  private mutating func wake(_ number: Int32, _ outcome: Suspension.Outcome) throws(Fault) {
    guard let index = store.schedule.waiters.firstIndex(where: { $0.number == number }) else {
      return
    }
    let waiter = store.schedule.waiters.remove(at: index)
    let outer = (environment, isPerformingAction)
    (environment, isPerformingAction) = (waiter.origin.environment, waiter.origin.isAction)
    defer { (environment, isPerformingAction) = outer }
    _ = try runTask(waiter.task) { (evaluator) throws(Fault) in
      try evaluator.resume(waiter.frames, outcome)
    }
  }

  // MARK: Asking and cancelling

  /// `task.cancel()`: who sleeps in it is woken with an error, who waits for a stream with nil.
  mutating func cancelTask(_ number: Int32) {
    guard let index = store.schedule.tasks.firstIndex(where: { $0.number == number }) else {
      return
    }
    store.schedule.tasks[index].isCancelled = true
    for waiter in store.schedule.waiters where waiter.task == number {
      switch waiter.wait {
      case .sleep:
        store.schedule.entries.removeAll { $0.number == waiter.number }
        later.append(.wake(waiter.number, .error(Self.cancellation, .none)))
      case .value: later.append(.wake(waiter.number, .value(.none)))
      case .task, .continuation: continue
      }
    }
  }

  /// Cancels the tasks of views, and runs what they do then.
  mutating func cancelTasks(of owners: Set<Identity>) throws(Fault) {
    for task in store.schedule.tasks {
      if let owner = task.owner, owners.contains(owner) { cancelTask(task.number) }
    }
    _ = try outermost { (evaluator) throws(Fault) -> Value in
      try evaluator.runLater()
      return .void
    }
  }

  /// `task.value`, `task.result` and `task.isCancelled`.
  mutating func taskProperty(
    _ name: String,
    of system: SystemValue,
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard system.type == "Task", let number = Self.number(of: system) else { return nil }
    let live = store.schedule.tasks.first { $0.number == number }
    switch name {
    case "isCancelled": return .bool(live?.isCancelled ?? false)
    case "value":
      if let outcome = store.schedule.outcomes[number] { return try Self.value(of: outcome) }
      return live == nil ? .void : try wait(for: .task(number), at: place)
    default: return nil
    }
  }
}
