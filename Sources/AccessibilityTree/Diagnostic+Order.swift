extension [Diagnostic] {
  /// The same diagnostics as they stand in the files, those without a place first.
  ///
  /// Equal places keep their order, so that a note stays behind what it explains.
  public var inSourceOrder: [Diagnostic] {
    enumerated().sorted { left, right in
      switch (left.element.place, right.element.place) {
      case (nil, nil): left.offset < right.offset
      case (nil, _): true
      case (_, nil): false
      case (let first?, let second?):
        first == second ? left.offset < right.offset : first < second
      }
    }.map(\.element)
  }
}
