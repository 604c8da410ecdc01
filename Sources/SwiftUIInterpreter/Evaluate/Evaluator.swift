import AccessibilityTree

/// Runs lowered code against a store.
///
/// The one door through which the stages after it call back into interpreted code: the content of
/// builders, bodies of views, actions, bindings.
struct Evaluator: Sendable {
  /// The lowered module.
  let program: Program
  /// All mutable state; the caller keeps what it was before to undo an action that faulted.
  var store: Store
  /// What `@Environment` reads, by the name of the key path: `isEnabled`, `dismiss`.
  var environment: [String: Value] = [:]
  /// What the code asked of VoiceOver, in order.
  var effects: [Effect] = []
  /// Whether calls are entered in the event log: while an action runs.
  var isPerformingAction = false
  /// What was found wrong while running, each place once.
  var diagnostics: [Diagnostic] = []
  /// What is left to spend.
  var budget = Budget()

  init(program: Program, store: Store) {
    self.program = program
    self.store = store
  }

  /// What code asks of VoiceOver.
  enum Effect: Hashable, Sendable {
    case announcement(String, Announcement.Priority)
    case layoutChanged(Value)
    case screenChanged(Value)
  }

  /// What one evaluation may spend before it is stopped.
  struct Budget: Hashable, Sendable {
    var steps = 2_000_000
    var depth = 200
    var elements = 100_000
  }

  /// Gives a view its state at a place: cells for what `@State` declares, made on first sight.
  mutating func installed(
    _ view: StructureValue,
    at identity: Identity
  ) throws(Fault) -> StructureValue {
    view
  }

  /// Evaluates `body` of a view whose state is installed.
  mutating func body(of view: StructureValue) throws(Fault) -> [ViewItem] {
    []
  }

  /// Evaluates a `@ViewBuilder` closure, or takes a view as it is.
  mutating func content(
    of builder: Value,
    arguments: [Value] = []
  ) throws(Fault) -> [ViewItem] {
    []
  }

  /// Calls a closure, function or method reference.
  mutating func call(_ function: Value, _ arguments: [Argument] = []) throws(Fault) -> Value {
    .void
  }

  /// Reads through a binding.
  mutating func read(_ binding: BindingValue) throws(Fault) -> Value {
    .none
  }

  /// Writes through a binding.
  mutating func write(_ value: Value, to binding: BindingValue) throws(Fault) {
  }

  /// Reads a property of a value: `m.id` of a declared struct, `count` of an array.
  mutating func property(
    _ name: String,
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    .none
  }

  /// Whether a value is a view: one of SwiftUI's, or of a declared type that conforms to `View`.
  func isView(_ value: Value) -> Bool {
    false
  }

  /// The text of a value as string interpolation gives it.
  func text(of value: Value) -> String {
    ""
  }

  /// Enters a diagnostic once for its place.
  mutating func report(
    _ severity: Diagnostic.Severity,
    _ message: String,
    name: String? = nil,
    at place: PlaceID
  ) {
  }
}
