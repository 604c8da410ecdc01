/// A value of interpreted code as tools see it: what JSON can say.
public indirect enum StateValue: Hashable, Sendable {
  /// `nil` and what cannot be said.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([StateValue])
  /// Named values in order.
  case object([Field])

  /// A named value.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: StateValue

    /// Creates a named value.
    public init(_ name: String, _ value: StateValue) {
      self.name = name
      self.value = value
    }
  }
}
