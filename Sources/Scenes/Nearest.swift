/// The known name that was probably meant.
enum Nearest {
  /// Returns the name closest to one that is unknown, if any is near enough to be a slip.
  ///
  /// Near is a third of its length in single-character changes, case apart; of equals, the first.
  static func name(to unknown: String, in known: [String]) -> String? {
    let wanted = Array(unknown.lowercased().prefix(100))
    let limit = max(1, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for name in known {
      let distance = changes(from: wanted, to: Array(name.lowercased().prefix(100)))
      if distance <= limit, distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// Returns the end of a message about an unknown name.
  static func suggestion(_ nearest: String?, of known: [String], called kind: String) -> String {
    if let nearest { return " (did you mean '\(nearest)'?)" }
    guard !known.isEmpty else { return "" }
    return "; the \(kind) are " + known.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Returns the end of a message about an unknown name.
  static func suggestion(for unknown: String, of known: [String], called kind: String) -> String {
    suggestion(name(to: unknown, in: known), of: known, called: kind)
  }

  /// Counts single-character changes, a swap of neighbours being one.
  ///
  /// - Complexity: O(n · m).
  private static func changes(from left: [Character], to right: [Character]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for (line, character) in left.enumerated() {
      var next = [line + 1]
      for (column, other) in right.enumerated() {
        var least = min(row[column] + (character == other ? 0 : 1), row[column + 1] + 1)
        least = min(least, next[column] + 1)
        if line > 0, column > 0, character == right[column - 1], left[line - 1] == other {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
