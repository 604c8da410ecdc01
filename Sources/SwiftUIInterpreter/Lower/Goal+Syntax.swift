extension Goal {
  /// Checks that a text is a Swift expression, whatever its names mean.
  ///
  /// - Parameter source: The text.
  /// - Throws: `ExpressionError` at the first mistake.
  public static func check(_ source: String) throws(ExpressionError) {
    _ = try Program.empty.expression(source, in: nil)
  }
}
