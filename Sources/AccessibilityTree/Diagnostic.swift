/// Something to tell the author of a file, at its place.
public struct Diagnostic: Hashable, Sendable {
  /// How grave it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// What was asked for cannot be done.
    case error
    /// Something is not as the author thinks; the rest works.
    case warning
    /// More about the diagnostic before.
    case note
    /// What to do about the diagnostic before.
    case help
  }

  /// How grave it is.
  public var severity: Severity
  /// Where it stands; absent when it concerns no line, such as a missing file.
  public var place: SourcePlace?
  /// The offending name, for tools; absent where there is none.
  public var name: String?
  /// What is wrong, lower case, without a final period.
  public var message: String

  /// Creates a diagnostic.
  public init(
    _ severity: Severity,
    at place: SourcePlace? = nil,
    name: String? = nil,
    _ message: String
  ) {
    self.severity = severity
    self.place = place
    self.name = name
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The form `path:line:column: severity: message` that editors can jump to.
  public var description: String {
    guard let place else { return "\(severity.rawValue): \(message)" }
    return "\(place.path):\(place.line):\(place.column): \(severity.rawValue): \(message)"
  }
}
