/// A view as `body` gives it: made by one call, then changed by modifiers.
struct ViewValue: Hashable, Sendable {
  /// What the view is, before its modifiers.
  enum Base: Hashable, Sendable {
    /// A call of a view that the source does not declare: SwiftUI's own, or unknown.
    case system(name: String, arguments: [Argument])
    /// A view declared in the source.
    case declared(StructureValue)
    /// Several views, as a `@ViewBuilder` gives them.
    case content([ViewItem])
  }

  var base: Base
  /// In the order in which they are written: inner first.
  var modifiers: [ModifierValue] = []
  /// Where it is made.
  var place: PlaceID = .none
}

/// A modifier with its arguments, evaluated.
struct ModifierValue: Hashable, Sendable {
  let name: String
  /// Which of those that are simulated it is.
  let known: ModifierName?
  var arguments: [Argument]
  var place: PlaceID

  /// Creates a modifier whose name was looked up before.
  init(name: String, known: ModifierName?, arguments: [Argument], place: PlaceID) {
    self.name = name
    self.known = known
    self.arguments = arguments
    self.place = place
  }
}

/// One view of a builder's result, with what tells it from its siblings.
struct ViewItem: Hashable, Sendable {
  /// The statement and branch that gave it: equal in every evaluation, and never one of the small
  /// numbers by which a control tells its own parts apart.
  var component: UInt64
  var value: Value
  /// Where the statement stands.
  var place: PlaceID

  /// Creates a view that a statement gives.
  init(component: UInt64, value: Value, place: PlaceID = .none) {
    self.component = component | 1 << 48
    self.value = value
    self.place = place
  }
}
