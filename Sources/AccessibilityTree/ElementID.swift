/// The structural identity of an element: its place in the view tree with the ids of its `ForEach`es.
///
/// It stays the same through re-evaluation, so the cursor stays on the same element. It is a 64-bit
/// hash of that place, computed alike in every run.
public struct ElementID: Hashable, Sendable, Comparable {
  /// The hash of the place.
  public let rawValue: UInt64

  /// Creates an identity from the hash of a place.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Orders identities by their hash, only so that results do not depend on a hash table.
  public static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}
