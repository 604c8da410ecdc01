/// A way to read and write a value that lives elsewhere.
indirect enum BindingValue: Hashable, Sendable {
  /// A cell of the store.
  case cell(CellID)
  /// `.constant(…)`: writing does nothing.
  case constant(Value)
  /// `Binding(get:set:)`.
  case accessors(get: ClosureValue, set: ClosureValue)
  /// `$model.name`.
  case member(BindingValue, name: String)
  /// `$items[2]`, or one row of `ForEach($items)`.
  case element(BindingValue, index: Value)
  /// A stored property of an object.
  case field(ObjectID, name: String)
}

/// A cell of the store: the place of the view in the tree with its property, or a local variable.
struct CellID: Hashable, Sendable {
  let hash: UInt64

  /// The cell of a view's property, by the place of the view and the place of the property in it.
  init(_ identity: Identity, property: Int) {
    hash = identity.appending(UInt64(truncatingIfNeeded: property) &+ 0x5EED).hash
  }

  /// A cell by its hash, for the variables that closures share.
  init(hash: UInt64) {
    self.hash = hash
  }
}
