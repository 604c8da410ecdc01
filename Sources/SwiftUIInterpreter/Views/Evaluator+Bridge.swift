import AccessibilityTree

extension Resolver {
  /// Calls a method of a value; absent where it has none.
  mutating func value(ofMethod name: String, of receiver: Value, _ arguments: [Argument]) -> Value?
  {
    nil
  }

  /// What a declared `ViewModifier` makes of a view; absent when it is none.
  mutating func modifierBody(
    _ modifier: Value?,
    _ content: ViewValue,
    at identity: Identity
  ) -> [ViewItem]? {
    nil
  }

  /// The name of a declared type.
  func typeName(_ type: TypeID) -> String { "" }
}

extension Evaluator {
  /// A value in the format that `format:` names; absent for a format that is not understood.
  func formatted(_ value: Value, _ format: Value) -> String? {
    nil
  }

  /// The day and the time of a date.
  func dateText(_ value: Value) -> (day: String, time: String) {
    let whole = text(of: value)
    return (whole, whole)
  }
}

extension Evaluator {
  /// Takes clock, seed and the values of the environment.
  mutating func prepare(_ options: LiveScreen.Options) {
  }

  /// The view that is shown first.
  mutating func opened(
    _ name: String,
    isDefault: Bool,
    _ values: [LiveScreen.HandedIn]
  ) throws(LiveScreen.OpenError) -> Value {
    throw .noView
  }
}

extension Program {
  func stateProperties(of type: TypeID) -> [(name: String, index: Int, wrapper: String)] { [] }

  /// How many parameters a closure takes.
  func parameterCount(of closure: Value) -> Int { 0 }

  /// The names of the stored properties of a type.
  func propertyNames(of type: TypeID) -> [String] { [] }
}
