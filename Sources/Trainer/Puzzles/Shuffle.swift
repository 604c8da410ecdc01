import Scenes

/// An order that looks like chance and is the same each time for the same seed.
struct Shuffle {
  private var state: UInt64

  /// Creates an order from a text (FNV-1a of its bytes).
  init(seed: String) {
    state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  /// Creates the order of a puzzle.
  init(of puzzle: Scene.Puzzle) {
    self.init(seed: puzzle.id + puzzle.prompt)
  }

  /// Returns the values in any order, their own included: so that no place tells anything.
  func applied<Value>(to values: [Value]) -> [Value] {
    var generator = self
    var shuffled = values
    for index in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(index, generator.next(below: index + 1))
    }
    return shuffled
  }

  /// Returns the values in another order than their own, where there are two that differ.
  func disordered<Value: Equatable>(_ values: [Value]) -> [Value] {
    let shuffled = applied(to: values)
    return shuffled == values ? Array(values.dropFirst() + values.prefix(1)) : shuffled
  }

  /// Returns a number from 0 to below a limit (a step of a linear congruential generator).
  private mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(limit, 1)))
  }
}
