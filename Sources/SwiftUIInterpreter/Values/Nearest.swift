/// Finds the name that was meant.
enum Nearest {
  /// The known name with the fewest edits, if few enough.
  static func name(to name: String, among known: [String]) -> String? {
    let limit = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in known where candidate != name {
      guard abs(candidate.count - name.count) <= limit else { continue }
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < (best?.distance ?? Int.max) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The Levenshtein distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (line, first) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, second) in right.enumerated() {
        let replaced = diagonal + (first == second ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
      }
    }
    return row[right.count]
  }
}
