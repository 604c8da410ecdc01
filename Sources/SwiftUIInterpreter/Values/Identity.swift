/// A place in the view tree: a 64-bit hash of the path to it.
struct Identity: Hashable, Sendable {
  let hash: UInt64

  static let none = Identity(hash: 0)
  static let root = Identity(hash: 0x9E37_79B9_7F4A_7C15)

  /// The place one step further down.
  ///
  /// Mixed as SplitMix64 mixes (Steele, Lea, Flood 2014), so the same path gives the same hash in
  /// every run.
  func appending(_ component: UInt64) -> Identity {
    var mixed = hash ^ (component &+ 0x9E37_79B9_7F4A_7C15 &+ (hash << 6) &+ (hash >> 2))
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Identity(hash: mixed ^ (mixed >> 31))
  }
}
