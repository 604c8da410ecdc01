/// Finds the name that someone may have meant.
public enum NearestName {
  /// Returns the name with the fewest edits, where these are few for its length.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: The names that exist; of equally near ones the first wins.
  /// - Returns: The nearest name; nil when none is near.
  public static func of(_ text: String, among names: [String]) -> String? {
    let written = letters(of: text)
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = letters(of: name)
      let most = max(1, max(written.count, candidate.count) * 2 / 5)
      guard abs(candidate.count - written.count) <= most else { continue }
      let distance = edits(from: written, to: candidate)
      // Names that have no letter in common are not near, however short they are.
      guard distance <= most, distance < max(written.count, candidate.count),
        distance < best?.distance ?? .max
      else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// Returns the end of a message about an unknown name: "; did you mean 'right'?".
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: The names that exist.
  ///   - listing: What stands before all names, which are told where none is near and they are few;
  ///     absent where they never are.
  /// - Returns: Empty where there is nothing to advise.
  public static func advice(
    for text: String,
    among names: [String],
    listing: String? = nil
  ) -> String {
    advice(of(text, among: names), among: names, listing: listing)
  }

  /// Returns the end of a message whose nearest name is known already, or known not to be.
  ///
  /// - Parameters:
  ///   - nearest: The nearest name; absent where none is near.
  ///   - names: The names that exist.
  ///   - listing: What stands before all names, where they may be told.
  /// - Returns: Empty where there is nothing to advise.
  public static func advice(
    _ nearest: String?,
    among names: [String] = [],
    listing: String? = nil
  ) -> String {
    if let nearest { return "; did you mean '\(nearest)'?" }
    guard let listing, !names.isEmpty, names.count <= mostListed else { return "" }
    return "; \(listing) " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// How many names are listed at most where none is near.
  private static let mostListed = 24

  /// Counts insertions, removals, replacements and swaps of neighbours.
  private static func edits(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> Int {
    var beforeLast = Array(0...new.count)
    var last = beforeLast
    var current = beforeLast
    for (row, letter) in old.enumerated() {
      current[0] = row + 1
      for (column, other) in new.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, old[row - 1] == other, letter == new[column - 1] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = least
      }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[new.count]
  }

  /// The letters that are compared, without regard to case.
  private static func letters(of text: String) -> [Unicode.Scalar] {
    Array(text.lowercased().unicodeScalars.prefix(100))
  }
}
