import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Day {
  /// Today where the person is, unless another day is handed in.
  ///
  /// - Throws: `UsageError` when the day that is handed in is none.
  static func today(_ arguments: ParsedArguments) throws -> Day {
    if let text = arguments.value(.date) {
      guard let day = Day(text) else {
        throw UsageError("error: '\(text)' is no day; it is written as in 2026-11-30")
      }
      return day
    }
    var now = time(nil)
    var here = tm()
    localtime_r(&now, &here)
    return Day(number: (now + here.tm_gmtoff) / 86_400)
  }
}
