/// Why interpreted code stopped.
enum Fault: Error, Hashable, Sendable {
  /// What would be a trap in compiled code: overflow, index out of range, nil unwrapped.
  case trap(String, PlaceID)
  /// The budget of steps, depth or elements is spent.
  case budget(Budget, PlaceID)
  /// `throw` in interpreted code that nothing caught.
  case thrown(Value, PlaceID)
  /// The task waits, and goes on when its time has come.
  case suspended(PlaceID)

  /// What was spent.
  enum Budget: String, Hashable, Sendable {
    case steps
    case depth
    case elements
  }
}
