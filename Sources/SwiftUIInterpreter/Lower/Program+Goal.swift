extension Program {
  /// Lowers an expression that judges the state and the event log of this module's views.
  ///
  /// - Parameters:
  ///   - source: A Swift expression.
  ///   - names: The module's own names for those that the expression uses.
  /// - Returns: The goal.
  /// - Throws: When the source is no expression.
  public func goal(_ source: String, names: [String: String]) throws -> Goal {
    Goal(source: source)
  }
}
