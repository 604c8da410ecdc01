/// Interpreted code that waits, as a value: the functions that run, from the innermost out.
///
/// A copy of the store has it too, so that a snapshot can go its own way.
struct Suspension: Hashable, Sendable {
  /// What is waited for.
  enum Wait: Hashable, Sendable {
    /// `Task.sleep`: so many seconds.
    case sleep(Double)
    /// `await task.value`: the end of a task.
    case task(Int32)
    /// `withCheckedContinuation`: that it is resumed.
    case continuation(Int32)
    /// The next value of a stream, which is nil where the task is cancelled.
    case value(Int32)

    /// What is waited for by its number; absent for a time.
    var number: Int32? {
      switch self {
      case .sleep: nil
      case .task(let number), .continuation(let number), .value(let number): number
      }
    }
  }

  /// What an `await` gets.
  enum Outcome: Hashable, Sendable {
    case value(Value)
    case error(Value, PlaceID)
  }

  /// What awaited calls of one statement have given so far, by the nodes of the calls.
  typealias Awaited = [Int32: Outcome]

  /// A function that runs.
  struct Frame: Hashable, Sendable {
    var function: FunctionID
    /// Its variables.
    var slots: [Value]
    /// The call that it awaits.
    var awaited: Int32
    /// The statements that it is in, from the innermost out.
    var steps: [Step]
  }

  /// A statement that is under way.
  enum Step: Hashable, Sendable {
    /// The innermost one, which is run again with what it awaited.
    case statement(Int32, Awaited)
    /// A `while` whose condition awaits.
    case condition(CodeNode, label: Int32, Awaited)
    /// A `repeat` whose condition awaits.
    case lastCondition(CodeNode, label: Int32, Awaited)
    /// A block, at one of its statements, with what `defer` left for its end.
    case block(CodeNode, position: Int, deferred: [Int32])
    case whileRound(CodeNode, label: Int32)
    case repeatRound(CodeNode, label: Int32)
    case forRound(CodeNode, label: Int32, ElementIterator, number: UInt64)
    /// A `switch`, in one of its cases.
    case selection(CodeNode, position: Int)
    case labelled(CodeNode)
    /// The body of a `do` with its `catch`.
    case attempt(CodeNode)

    /// The innermost one with what came of the call that it awaited.
    func resumed(_ call: Int32, _ outcome: Outcome) -> Step {
      switch self {
      case .statement(let index, var awaited):
        awaited[call] = outcome
        return .statement(index, awaited)
      case .condition(let node, let label, var awaited):
        awaited[call] = outcome
        return .condition(node, label: label, awaited)
      case .lastCondition(let node, let label, var awaited):
        awaited[call] = outcome
        return .lastCondition(node, label: label, awaited)
      default: return self
      }
    }
  }

  var wait = Wait.sleep(0)
  var frames: [Frame] = []
  /// The call that the innermost frame being kept awaits.
  var awaited: Int32 = -1
  /// The statements of the frame being kept.
  var steps: [Step] = []
}

extension Schedule {
  /// A task that has not ended.
  struct LiveTask: Hashable, Sendable {
    var number: Int32
    /// The view whose `task` it is.
    var owner: Identity?
    var isCancelled = false
  }

  /// A task that waits.
  struct Waiter: Hashable, Sendable {
    var number: Int32
    var task: Int32
    var wait: Suspension.Wait
    var frames: [Suspension.Frame]
    var origin: Origin
  }

  /// Where code that runs later comes from.
  struct Origin: Hashable, Sendable {
    var environment: [String: Value] = [:]
    /// Whether an action set it going, so that its calls are entered in the event log.
    var isAction = false
  }
}
