import AccessibilityTree

/// Runs lowered code against a store.
///
/// The one door through which the stages after it call back into interpreted code: the content of
/// builders, bodies of views, actions, bindings.
struct Evaluator: Sendable {
  /// The lowered module, with what was lowered for it since: handed-in values and goals.
  var program: Program
  /// All mutable state; the caller keeps what it was before to undo an action that faulted.
  var store: Store
  /// What `@Environment` reads, by the name of the key path: `isEnabled`, `dismiss`; objects by the
  /// name of their type.
  var environment: [String: Value] = [:]
  /// What the code asked of VoiceOver, in order.
  var effects: [Effect] = []
  /// Whether calls are entered in the event log: while an action runs.
  var isPerformingAction = false
  /// What was found wrong while running, each place once.
  var diagnostics: [Diagnostic] = []
  /// What is left to spend.
  var budget = Budget()
  /// Seconds since 2001-01-01 00:00 UTC that the code's clock shows.
  var clock: Double = 788_953_260
  /// The seed of random numbers and UUIDs.
  var seed: UInt64 = 1

  // MARK: The machine

  /// The variables of the functions that run.
  var stack: [Value] = []
  /// Where those of the innermost function begin.
  var base = 0
  /// How many functions run.
  var callDepth = 0
  /// How deeply the evaluator itself is nested.
  var level = 0
  /// Whether `?` found nothing in the chain at hand.
  var isChainBroken = false
  /// The value of the last expression that stood as a statement.
  var lastValue: Value = .void
  /// What `return` returns.
  var returned: Value = .void
  /// The label that `break` or `continue` names.
  var label: Int32 = -1
  /// The label of the loop about to begin.
  var loopLabel: Int32 = -1
  /// `self` as a mutating method or initializer left it.
  var finalReceiver: Value = .void
  /// What a function left in its `inout` parameters.
  var inoutResults: [Value] = []
  /// What a closure left in its first parameter, for `reduce(into:)`.
  var lastFirstParameter: Value = .none
  /// The value that a publisher has just given to who joins it.
  var arriving: Arrival?
  /// The handed-in value that is not of its property's type, with that type.
  var rejected: (name: String, expected: String, place: PlaceID)?
  /// The handed-in value that stopped while it was evaluated, with the reason.
  var faulty: (name: String, reason: String)?
  /// What was made up for want of a value, in words.
  var inventions: [String] = []
  /// The variant's names for those that a goal uses.
  var goalNames: [String: String] = [:]
  /// Whether the views of statements are collected.
  var isCollecting = false
  var collected: [ViewItem] = []
  /// Tells the turns of a loop apart in the identity of views.
  var turn: UInt64 = 0
  /// Closures to run when the present call is done: `Task`, `DispatchQueue.main.async`.
  var later: [Pending] = []
  /// The task that runs; 0 for none that has a number.
  var task: Int32 = 0
  /// The view whose `task` the call at hand is.
  var taskOwner: Identity?
  /// Whether the function that runs can be stopped where it waits.
  var isSuspendable = false
  /// Whether what is called now is awaited by a function that can be stopped.
  var isAwaiting = false
  /// Whether waiting takes no time, as while the values of a stream are gathered.
  var isHurried = false
  /// What the awaited calls of the statement at hand have given.
  var awaitedValues: Suspension.Awaited = [:]
  /// The code that is being stopped.
  var suspension = Suspension()
  var reported: Set<PlaceID> = []
  /// Where names stand that are not supported and that were told on this screen.
  var unsupported: Set<PlaceID> = []
  /// The names that nothing declares and that were told, each where it is met first.
  var undeclaredNames: Set<String> = []
  /// How many values that hold others were made.
  var nestings = 0
  /// How many `do` with a `catch` are around.
  var catching = 0
  /// How often a task has waited, which takes no time here.
  var waits = 0
  /// The `didSet`s that run, which do not call themselves.
  var observing: Set<Observation> = []

  init(program: Program, store: Store) {
    self.program = program
    self.store = store
  }

  /// What code asks of VoiceOver.
  enum Effect: Hashable, Sendable {
    case announcement(String, Announcement.Priority)
    case layoutChanged(Value)
    case screenChanged(Value)
    case pageScrolled(String)
    /// Has what bears an id brought into view, where it is to stand if that is told.
    case scrolled(to: Value, Alignment?)
  }

  /// What one evaluation may spend before it is stopped.
  struct Budget: Hashable, Sendable {
    var steps = 1_000_000
    /// How many steps there were to spend so far.
    private(set) var granted = 1_000_000
    var depth = 100
    var elements = 100_000
    /// How many views are shown.
    var views = 15_000
    /// Whether there were more views than that.
    var isFlooded = false
    /// How many values of declared types are made up, each of which may be made of many more.
    var samples = 1_000
    /// How often a view that spent the steps or elements leaves some for those beside it.
    var extensions = 10
    /// How many steps these are.
    static let extended = 20_000
    /// How many elements these are.
    static let extendedElements = 1_000

    /// How many steps were spent.
    var used: Int { granted - max(steps, 0) }

    /// Gives so many steps.
    mutating func grant(_ count: Int) { (steps, granted) = (count, count) }

    /// Gives some more steps where they were spent.
    mutating func extend() {
      granted += Self.extended
      steps = Self.extended
    }
  }

  /// How many diagnostics are entered at most.
  private static let mostDiagnostics = 1_000

  /// The nesting of the evaluator itself at which it stops, whatever is left of the budget.
  ///
  /// A level takes 5 to 9 KiB of native stack without optimization: it fits a stack of 8 MiB.
  static let maximumLevel = 500

  // MARK: Spending

  @inline(__always)
  mutating func step(at place: PlaceID) throws(Fault) {
    budget.steps -= 1
    if budget.steps < 0 { throw .budget(.steps, place) }
  }

  /// Takes elements from the budget before they are made.
  mutating func spend(_ count: Int, at place: PlaceID) throws(Fault) {
    guard count <= budget.elements else { throw .budget(.elements, place) }
    budget.elements -= max(0, count)
  }

  // MARK: Diagnostics

  /// Enters a name that is not supported, once for its place on a screen, however often it is evaluated.
  mutating func reportUnsupported(
    _ message: @autoclosure () -> String,
    name: String,
    at place: PlaceID
  ) {
    guard place == .none || unsupported.insert(place).inserted else { return }
    report(.warning, message(), name: name, at: place)
  }

  /// Enters a note once, however often it is met.
  mutating func noteOnce(_ message: String, name: String, at place: PlaceID) {
    let isKnown = diagnostics.contains { $0.name == name && $0.message == message }
    if !isKnown { report(.note, message, name: name, at: place) }
  }

  /// Enters a diagnostic once for its place.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  mutating func report(
    _ severity: Diagnostic.Severity,
    _ message: String,
    name: String? = nil,
    at place: PlaceID
  ) -> Bool {
    if place != .none, reported.contains(place) { return false }
    guard diagnostics.count < Self.mostDiagnostics else {
      if diagnostics.count == Self.mostDiagnostics {
        let last = "there are more than \(Self.mostDiagnostics) findings, the rest is left out"
        diagnostics.append(Diagnostic(.note, at: program.place(place), last))
      }
      return reported.insert(place).inserted
    }
    let found = Diagnostic(severity, at: program.place(place), name: name, message)
    let isNew = place == .none ? !diagnostics.contains(found) : reported.insert(place).inserted
    if isNew { diagnostics.append(found) }
    return isNew
  }
}
