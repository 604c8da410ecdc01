extension Double {
  /// As a length that a layout can reckon with: no more than a million points either way, and 0
  /// where it is not a number.
  var asLength: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
