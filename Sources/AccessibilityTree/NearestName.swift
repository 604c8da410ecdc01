/// Finds the name that someone may have meant.
public enum NearestName {
  /// Returns the name with the fewest edits, where these are few for its length.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: The names that exist; of equally near ones the first wins.
  /// - Returns: The nearest name; nil when none is near.
  public static func of(_ text: String, among names: [String]) -> String? {
    let written = Array(text.lowercased().prefix(100))
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(name.lowercased().prefix(100))
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
  private static func edits(from old: [Character], to new: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for (row, character) in old.enumerated() {
      var current = [row + 1]
      for (column, other) in new.enumerated() {
        let replaced = last[column] + (character == other ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, old[row - 1] == other, character == new[column - 1] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[new.count]
  }
}
