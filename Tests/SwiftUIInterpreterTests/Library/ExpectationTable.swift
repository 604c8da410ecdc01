/// Values that the tables share, a moment and some that are near it.
private let declarations = """
  let d = Date(timeIntervalSince1970: 1_700_000_000)
  let e = Date(timeIntervalSince1970: 1_700_003_600)
  let e2 = Date(timeIntervalSince1970: 1_700_005_445)
  let d2 = Date(timeIntervalSince1970: 1_700_259_200)
  let d3 = Date(timeIntervalSince1970: 1_701_728_000)
  let d4 = Date(timeIntervalSince1970: 1_707_776_000)
  let am = Date(timeIntervalSince1970: 1_699_949_600)
  let am2 = Date(timeIntervalSince1970: 1_699_953_200)
  func withArguments(_ format: String, _ values: CVarArg...) -> String {
    String(format: format, arguments: values)
  }
  """

extension Expectation {
  /// Expectations, one a line: an expression, an arrow and its text, in which ⍽ is a no-break space.
  static func table(_ text: String) -> [Expectation] {
    text.split(separator: "\n").compactMap { line in
      guard let arrow = line.firstIndex(of: "→") else { return nil }
      let source = line[..<arrow].dropLast()
      let result = line[line.index(after: arrow)...].dropFirst()
      return Expectation(
        String(source),
        String(result.map { $0 == "⍽" ? "\u{A0}" : $0 })
      )
    }
  }

  /// The text that its expression gives.
  var value: String { Harness.value(source, after: declarations) }
}
