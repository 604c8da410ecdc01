/// All mutable state of interpreted code, as one value: a copy is a snapshot.
struct Store: Hashable, Sendable {
  /// `@State` and the like, and variables that closures share.
  var cells: [CellID: Value] = [:]
  /// Instances of classes.
  var objects: [ObjectID: ObjectValue] = [:]
  /// Type properties that have been read or written.
  var statics: [String: Value] = [:]
  /// Calls that actions made, in order: the event log.
  var calls: [Call] = []
  /// What waits for its time, or for something that is published.
  var schedule = Schedule()
  /// The number of instances made so far.
  var objectCount: Int32 = 0
  /// The number of shared variables made so far.
  var variableCount: UInt64 = 0
  /// The number of random numbers drawn so far.
  var randomCount: UInt64 = 0
}

/// An instance of a class declared in the source.
struct ObjectValue: Hashable, Sendable {
  var type: TypeID
  /// Stored properties in order of declaration, those of the superclass first.
  var fields: [Value]
}

/// A function or method call that an action made.
struct Call: Hashable, Sendable {
  var name: String
  var arguments: [Argument]
}
