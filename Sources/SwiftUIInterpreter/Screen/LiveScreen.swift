public import AccessibilityTree

/// A loaded view with its state: what assistive technology and people see of it, and what actions do.
///
/// It is a value: a copy is a snapshot that can go its own way.
public struct LiveScreen: Screen {
  /// The module that is shown.
  public let program: Program
  /// The name of the view that is shown.
  public let viewName: String
  /// What was found wrong while running, in the order of finding, each place once.
  public private(set) var diagnostics: [Diagnostic]
  /// What assistive technology sees.
  public private(set) var tree: Tree
  /// How far its scrollable containers are scrolled.
  public internal(set) var scrollOffsets = ScrollOffsets()
  /// Changes with every evaluation.
  public private(set) var revision: Int

  let options: Options
  /// The view that is shown, with its handed-in values.
  let root: Value
  /// All state of the interpreted code.
  var store: Store
  /// What the last evaluation gave.
  var shown = Shown()
  /// The functions whose calls tell one state from another; all where absent.
  var countedCalls: Set<String>?
  /// The field that is edited.
  var editing: ElementID?
  /// What code asked of VoiceOver and nobody has heard yet.
  var requests: [Evaluator.Effect] = []
  /// Where code moved the focus outside an action, as while the screen opened.
  var askedFocus: ElementID?
  /// Whether the gesture at hand has run an action, for which time has passed.
  var hasActed = false
  /// Where the cursor is, as far as it was told.
  var cursor: ElementID?
  /// The views whose `onAppear` has run.
  private var appeared: Set<Identity> = []
  /// The diagnostics, as far as it matters which are known.
  private var known: Set<Diagnostic> = []
  /// Where names stand that are not supported, as far as they were met.
  private var unsupported: Set<PlaceID> = []
  /// What was told of names that nothing declares, each of which is told once.
  private var undeclared: Set<String> = []
  /// What is left to spend.
  var allowance = Allowance()
  /// The values that `onChange` saw last.
  private var watched: [Identity: Value] = [:]
  /// What the tabs keep that are not chosen.
  var resting = RestingTabs()

  /// Opens a view of a module.
  ///
  /// - Parameters:
  ///   - program: The module.
  ///   - view: The name of the view; the module's default view when absent.
  ///   - values: Properties handed in.
  ///   - options: The clock, the seed and the system.
  /// - Throws: `OpenError` when there is no such view or a value is no expression.
  public init(
    _ program: Program,
    view: String? = nil,
    values: [HandedIn] = [],
    options: Options = Options()
  ) throws(OpenError) {
    guard let name = view ?? program.defaultView else { throw .noView }
    guard program.viewNames.contains(name) else {
      throw .unknownView(name, nearest: NearestName.of(name, among: program.viewNames))
    }
    var evaluator = Evaluator(program: program, store: Store())
    evaluator.prepare(options)
    root = try evaluator.opened(name, values)
    self.program = evaluator.program
    self.options = options
    store = evaluator.store
    viewName = name
    diagnostics = evaluator.diagnostics
    known = Set(diagnostics)
    undeclared = Set(diagnostics.filter(\.isOfUndeclaredName).map(\.message))
    tree = Tree()
    revision = 0
    evaluate()
    settleOpening()
    if shown.hasFocusLinks { askedFocus = requestedFocus(Store(), [:]) }
  }

  /// What people see of it, as it is scrolled.
  ///
  /// - Complexity: O(n) in the number of figures.
  public var drawing: Drawing { shown.drawing.seen(in: shown.scrolling, scrollOffsets) }

  /// An evaluator over the state as it is.
  func evaluator() -> Evaluator {
    var evaluator = Evaluator(program: program, store: store)
    evaluator.prepare(options)
    evaluator.budget = allowance.budget
    evaluator.unsupported = unsupported
    evaluator.clock += store.schedule.elapsed
    return evaluator
  }

  /// Evaluates the view again, and what `onAppear` and `onChange` ask for.
  ///
  /// What the code that runs asks of VoiceOver is kept until it is heard.
  mutating func evaluate() {
    for _ in 0..<Self.maximumRounds {
      let before = shown
      let (next, evaluator) = Showing.of(root, evaluator(), options: options, editing: editing)
      shown = next
      if let field = editing, shown.responders[field] == nil { editing = nil }
      store = evaluator.store
      enter(evaluator.diagnostics)
      unsupported = evaluator.unsupported
      allowance.take(evaluator.budget)
      forget(after: before)
      let found = runLifeCycle(after: before)
      requests += found ?? []
      let isReceived = receive()
      if found == nil, !isReceived { break }
      if allowance.isSpent {
        tellSpent()
        break
      }
    }
    tree = shown.tree
    clampOffsets()
    scrollAsRequested()
    revision &+= 1
  }

  /// How often code that runs on its own may make the view change again.
  private static let maximumRounds = 8

  /// Enters diagnostics that are not there yet.
  mutating func enter(_ found: [Diagnostic]) {
    for diagnostic in found where known.insert(diagnostic).inserted {
      if diagnostic.isOfUndeclaredName, !undeclared.insert(diagnostic.message).inserted { continue }
      diagnostics.append(diagnostic)
    }
  }

  /// Tells that code which was to run did not, because the gesture has used up what it may.
  func spentNotice() -> [Diagnostic] {
    var reporter = evaluator()
    reporter.report(.error, Fault.budget(.steps, .none).explanation, at: .none)
    return reporter.diagnostics
  }

  mutating func tellSpent() { enter(spentNotice()) }

  /// Runs `onDismiss`, `onDisappear`, `onAppear`, `task` and `onChange` once for each occasion.
  ///
  /// - Returns: What the code asked of VoiceOver; nothing when none ran.
  private mutating func runLifeCycle(after before: Shown) -> [Evaluator.Effect]? {
    let presented = Set(shown.presented.map(\.identity))
    let present = Set(shown.departures.map(\.identity))
    let owners = Set(shown.appearances.map(\.identity) + shown.watches.map(\.identity))
    let isCancelled = cancelTasks(besides: owners)
    forgetLifeCycle()
    var pending: [Occasion] = []
    for ended in before.presented where !presented.contains(ended.identity) {
      pending.append(Occasion(response: .call(ended.onDismiss, [])))
    }
    for gone in before.departures where !present.contains(gone.identity) {
      pending.append(Occasion(response: gone.response))
    }
    if shown.appearances.isEmpty, shown.watches.isEmpty, pending.isEmpty {
      return isCancelled ? [] : nil
    }
    for appearance in shown.appearances where appeared.insert(appearance.identity).inserted {
      pending.append(Occasion(response: appearance.response, owner: appearance.identity))
    }
    for watch in shown.watches {
      let old = watched.updateValue(watch.value, forKey: watch.identity)
      if let old, old == watch.value { continue }
      if old == nil, !watch.runsAtFirst { continue }
      let count = program.parameterCount(of: watch.action)
      let values = count == 1 ? [watch.value] : count == 2 ? [old ?? watch.value, watch.value] : []
      pending.append(
        Occasion(
          response: .call(watch.action, values.map { Argument(label: nil, value: $0) }),
          owner: watch.isTask ? watch.identity : nil
        )
      )
    }
    if pending.isEmpty { return isCancelled ? [] : nil }
    var effects: [Evaluator.Effect] = []
    for occasion in pending {
      guard !allowance.isSpent else {
        tellSpent()
        break
      }
      var performer = Performer(evaluator: evaluator())
      do throws(Fault) {
        if let owner = occasion.owner { try performer.evaluator.cancelTasks(of: [owner]) }
        performer.evaluator.taskOwner = occasion.owner
        try performer.run(occasion.response)
        try performer.checkState(since: store)
        store = performer.evaluator.store
        effects += performer.evaluator.effects
      } catch {
        performer.evaluator.report(.error, error.explanation, at: error.origin)
      }
      enter(performer.evaluator.diagnostics)
      allowance.take(performer.evaluator.budget)
    }
    return effects
  }
}

extension LiveScreen {
  /// Lets code that runs as views appear run again once they come back, and what they watch be new.
  ///
  /// A task begins again with its view; what else a view watches it goes on watching on a tab that
  /// is kept.
  ///
  /// - Source: Apple, onAppear(perform:), task(id:priority:_:), onChange(of:initial:_:).
  private mutating func forgetLifeCycle() {
    if !appeared.isEmpty { appeared.formIntersection(shown.appearances.map(\.identity)) }
    if watched.isEmpty { return }
    let present = Set(shown.watches.map(\.identity)).union(resting.watches)
    watched = watched.filter { present.contains($0.key) }
  }

  /// Code that runs because a view appeared, changed or went.
  private struct Occasion {
    var response: Response
    /// The view whose task it is, which ends with it.
    var owner: Identity?
  }

  /// Cancels the tasks of views that are gone.
  ///
  /// - Source: Apple, task(priority:_:).
  ///
  /// - Returns: Whether there were any.
  private mutating func cancelTasks(besides present: Set<Identity>) -> Bool {
    let owners = Set(store.schedule.tasks.compactMap(\.owner)).subtracting(present)
    guard !owners.isEmpty else { return false }
    var evaluator = evaluator()
    do throws(Fault) {
      try evaluator.cancelTasks(of: owners)
      store = evaluator.store
      requests += evaluator.effects
    } catch {
      evaluator.report(.error, error.explanation, at: error.origin)
    }
    enter(evaluator.diagnostics)
    return true
  }
}

extension LiveScreen {
  /// Why a goal cannot be judged as the screen is now; absent when it can.
  public func fault(of goal: Goal) -> String? {
    guard let view = shown.outermost else { return nil }
    var evaluator = evaluator()
    do throws(Fault) {
      switch try evaluator.evaluate(goal, on: view) {
      case .bool, .unknown: return nil
      default: return "it is not true or false"
      }
    } catch {
      return error.explanation
    }
  }

  /// Judges a goal on the present state and event log.
  ///
  /// - Returns: Whether it holds; a fault or an unknown value is false.
  public func isTrue(_ goal: Goal) -> Bool {
    guard let view = shown.outermost else { return false }
    var evaluator = evaluator()
    do throws(Fault) {
      return try evaluator.evaluate(goal, on: view) == .bool(true)
    } catch {
      return false
    }
  }
}

extension Diagnostic {
  /// Whether it tells of a name that nothing declares.
  fileprivate var isOfUndeclaredName: Bool {
    name.map { message.hasPrefix("'\($0)' is not declared") } ?? false
  }
}
