/// One line of the table: what was measured, what it took, and what it may take.
struct Row: Sendable {
  /// What was measured.
  var name: String
  /// What it took.
  var value: Double
  /// What it may take, in the same unit; absent where there is no budget.
  var budget: Double?
  /// The unit of both.
  var unit: String
  /// Whether more is better.
  var isRate = false
  /// What it is compared with.
  var note = ""

  /// The line as it is printed.
  var line: String {
    let limit = budget.map { "budget \(text($0)) \(unit)" } ?? ""
    let verdict = budget.map { isWithin($0) ? "holds" : "exceeded" } ?? ""
    return [name, "\(text(value)) \(unit)", limit, verdict, note]
      .filter { !$0.isEmpty }.joined(separator: " | ")
  }

  private func isWithin(_ budget: Double) -> Bool {
    isRate ? value >= budget : value <= budget
  }

  private func text(_ number: Double) -> String {
    if number >= 100 { return String(Int(number.rounded())) }
    return String((number * 100).rounded() / 100)
  }
}
