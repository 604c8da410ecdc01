// Code that goes on after it has waited: its frames are put back and its statements gone on with.

extension Evaluator {
  // MARK: Stopping

  /// Keeps the function that is left because something in it waits.
  mutating func keepFrame(of function: FunctionID) {
    let count = max(1, program.code[function].slotCount)
    if suspension.steps.isEmpty {
      suspension.steps = [.statement(program.code[function].body, awaitedValues)]
    }
    suspension.frames.append(
      Suspension.Frame(
        function: function,
        slots: Array(stack[base...].prefix(count)),
        awaited: suspension.awaited,
        steps: suspension.steps
      )
    )
    suspension.steps = []
    suspension.awaited = -1
  }

  /// Runs a statement inside another one, which is kept when what is inside waits.
  mutating func executeInside(
    _ index: Int32,
    _ step: @autoclosure () -> Suspension.Step
  ) throws(Fault) -> Completion {
    do throws(Fault) {
      return try execute(index)
    } catch {
      if case .suspended = error, !suspension.steps.isEmpty { suspension.steps.append(step()) }
      throw error
    }
  }

  /// Ends a block that a fault leaves.
  mutating func leave(
    _ node: CodeNode,
    at position: Int,
    _ deferred: [Int32],
    by fault: Fault
  ) throws(Fault) {
    switch fault {
    case .suspended:
      if suspension.steps.isEmpty {
        let statement = program.code.lists[Int(node.first) + position]
        suspension.steps = [.statement(statement, awaitedValues)]
      }
      suspension.steps.append(.block(node, position: position, deferred: deferred))
    case .thrown: try runDeferred(deferred)
    default: break
    }
  }

  // MARK: Going on

  /// Goes on with the functions that waited, each with what the one inside it gave.
  mutating func resume(
    _ frames: [Suspension.Frame],
    _ outcome: Suspension.Outcome
  ) throws(Fault) -> Value {
    var outcome = outcome
    for (position, frame) in frames.enumerated() {
      do throws(Fault) {
        outcome = .value(try resume(frame, outcome))
      } catch {
        switch error {
        case .thrown(let thrown, let place): outcome = .error(thrown, place)
        case .suspended:
          suspension.frames += frames[(position + 1)...]
          throw error
        default: throw error
        }
      }
    }
    return try Self.value(of: outcome)
  }

  private mutating func resume(
    _ frame: Suspension.Frame,
    _ outcome: Suspension.Outcome
  ) throws(Fault) -> Value {
    let outer = mark()
    defer { restore(outer) }
    callDepth += 1
    base = stack.count
    stack += frame.slots
    (isCollecting, isChainBroken, isSuspendable, isAwaiting) = (false, false, true, false)
    (returned, lastValue) = (.void, .void)
    var steps = frame.steps
    if let first = steps.first { steps[0] = first.resumed(frame.awaited, outcome) }
    do throws(Fault) {
      let completion = try goOn(steps)
      if completion == .returned { return returned }
      return program.code[frame.function].returnsLast ? lastValue : .void
    } catch {
      if case .suspended = error { keepFrame(of: frame.function) }
      throw error
    }
  }

  private mutating func goOn(_ steps: [Suspension.Step]) throws(Fault) -> Completion {
    var completion = Completion.normal
    var fault: Fault?
    for (index, step) in steps.enumerated() {
      do throws(Fault) {
        completion = try goOn(at: step, after: completion, &fault)
      } catch {
        switch error {
        case .thrown: fault = error
        case .suspended:
          keep(step)
          suspension.steps += steps[(index + 1)...]
          throw error
        default: throw error
        }
      }
    }
    if let fault { throw fault }
    return completion
  }

  /// Keeps a statement that waits again without being in another one.
  private mutating func keep(_ step: Suspension.Step) {
    guard suspension.steps.isEmpty else { return }
    switch step {
    case .statement(let index, _): suspension.steps = [.statement(index, awaitedValues)]
    case .condition(let node, let label, _), .whileRound(let node, let label):
      suspension.steps = [.condition(node, label: label, awaitedValues)]
    default: break
    }
  }

  private mutating func goOn(
    at step: Suspension.Step,
    after completion: Completion,
    _ fault: inout Fault?
  ) throws(Fault) -> Completion {
    if let left = fault { return try goOn(at: step, after: completion, left, &fault) }
    switch step {
    case .statement(let index, let awaited):
      awaitedValues = awaited
      return try execute(index)
    case .condition(let node, let label, let awaited):
      awaitedValues = awaited
      loopLabel = label
      return try executeWhile(node)
    case .lastCondition(let node, let label, let awaited):
      awaitedValues = awaited
      return try repeatAgain(node, label)
    case .block(let node, let position, let deferred):
      return try executeBlock(node, from: position + 1, deferred, after: completion)
    case .whileRound(let node, let label):
      if let end = end(of: completion, label) { return end }
      loopLabel = label
      awaitedValues = [:]
      return try executeWhile(node)
    case .repeatRound(let node, let label):
      if let end = end(of: completion, label) { return end }
      awaitedValues = [:]
      return try repeatAgain(node, label)
    case .forRound(let node, let label, let iterator, let number):
      if let end = end(of: completion, label) { return end }
      return try executeRounds(node, label, iterator, number)
    case .selection(let node, let position):
      return try endSelection(node, position, completion)
    case .labelled(let node): return endLabelled(node, completion)
    case .attempt: return completion
    }
  }

  /// Goes on where an error was thrown inside.
  private mutating func goOn(
    at step: Suspension.Step,
    after completion: Completion,
    _ error: Fault,
    _ fault: inout Fault?
  ) throws(Fault) -> Completion {
    switch step {
    case .attempt(let node):
      guard case .thrown(let thrown, let place) = error else { return completion }
      fault = nil
      return try handle(thrown, place, by: node)
    case .block(_, _, let deferred): try runDeferred(deferred)
    default: break
    }
    return completion
  }
}
