public import AccessibilityTree

/// A name of SwiftUI's or of the library that source uses, with what becomes of it.
public struct NameUse: Hashable, Sendable {
  /// What kind of name it is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A view that is made: `Text`.
    case view
    /// A modifier of a view: `padding`.
    case modifier
    /// A function, a method, or a type whose values or members are used: `filter`, `Calendar`.
    case call
    /// A property wrapper: `@State`.
    case wrapper
    /// A construct of the language: `guard`, `switch`.
    case construct
  }

  /// What becomes of a name.
  public enum Support: String, CaseIterable, Hashable, Sendable {
    /// It does here what it does on a device.
    case simulated
    /// It changes looks, or nothing that this program shows: it is ignored quietly.
    case ignored
    /// It is reported where it is met.
    case unsupported
    /// The source declares it.
    case own
  }

  /// The name as it is written.
  public var name: String
  /// What kind of name it is.
  public var kind: Kind
  /// What becomes of it.
  public var support: Support
  /// Where it stands.
  public var place: SourcePlace
  /// What is to be written in its place, where it is deprecated.
  public var replacement: String?

  /// Creates a use of a name.
  public init(
    _ name: String,
    _ kind: Kind,
    _ support: Support,
    at place: SourcePlace,
    replacement: String? = nil
  ) {
    self.replacement = replacement
    self.name = name
    self.kind = kind
    self.support = support
    self.place = place
  }
}
