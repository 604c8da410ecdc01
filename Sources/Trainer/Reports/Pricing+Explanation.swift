public import Scoring

extension Pricing {
  /// Every constant with its value, range and basis, a line each, for `--explain-score`.
  public var explanation: [String] {
    table.map { line in
      let range = line.range.map { " (\($0))" } ?? ""
      return "\(line.name): \(line.value)\(range), \(line.meaning); \(line.basis)"
    }
  }
}
