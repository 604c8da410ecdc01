import AccessibilityTree

/// The known name that was probably meant.
enum Nearest {
  /// Returns the name closest to one that is unknown, if any is near enough to be a slip.
  static func name(to unknown: String, in known: [String]) -> String? {
    NearestName.of(unknown, among: known)
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
}
