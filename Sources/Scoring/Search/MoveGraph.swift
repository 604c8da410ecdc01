import AccessibilityTree

/// The moves found so far, as numbers: all that a search runs over.
struct MoveGraph: Sendable {
  /// What has been charged.
  var charges = Bundles<Charge>()
  /// The facts that have been heard.
  var facts = Bundles<Int>()
  /// The times of unheard rests; the first is nothing.
  private(set) var rests = Numbering<Int>()
  /// Where the goal holds and harm does not, by configuration.
  private(set) var isDone: [Bool] = []
  /// Where the cursor is, by configuration.
  private(set) var focus: [ElementID?] = []
  /// The moves, those from one configuration together.
  private(set) var moves: [Move] = []
  private var ranges: [Range<Int>?] = []
  private var tries: [Int] = []

  /// Begins without any configuration.
  init() {
    _ = rests.number(of: 0)
  }

  /// The number of an unheard rest.
  mutating func rest(_ time: Int) -> Int32 { rests.number(of: time) }

  /// Where the moves from a configuration lie; nil before they are looked for.
  func range(from configuration: Int32) -> Range<Int>? { ranges[Int(configuration)] }

  /// How many gestures were tried at a configuration.
  func tries(from configuration: Int32) -> Int { tries[Int(configuration)] }

  /// Adds a configuration whose moves are not known yet.
  mutating func add(isDone: Bool, focus: ElementID?) {
    self.isDone.append(isDone)
    self.focus.append(focus)
    ranges.append(nil)
    tries.append(0)
  }

  /// Adds all moves from a configuration, found by trying so many gestures.
  mutating func add(_ found: [Move], from configuration: Int32, tries: Int) {
    self.tries[Int(configuration)] = tries
    ranges[Int(configuration)] = moves.count..<(moves.count + found.count)
    moves += found
  }
}
