public import AccessibilityTree

/// Finds the least number of commands that bring a screen to a goal.
///
/// A name that leads to one element alone takes one command. Where it leads to several, or there is
/// none, a second one is needed: the number that is shown.
public struct UtteranceSearch<Shown: Screen> {
  /// How many screens are looked at before the search is given up.
  public static var mostScreens: Int { 5_000 }

  /// What came of a search.
  public enum Outcome: Hashable, Sendable {
    /// The least number of commands.
    case commands(Int)
    /// No command leads there.
    case impossible
    /// The search was given up.
    case undecided
  }

  private let isGoal: (Shown) -> Bool
  private let isHarm: (Shown) -> Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - goal: What must become true.
  ///   - harm: What must not be true then.
  public init(goal: @escaping (Shown) -> Bool, harm: @escaping (Shown) -> Bool = { _ in false }) {
    isGoal = goal
    isHarm = harm
  }

  /// What tells one screen from another.
  private struct Key: Hashable {
    var state: UInt64
    var calls: UInt64
    var screen: ElementID
  }

  /// Searches from a screen as it is.
  public func least(from start: Shown) -> Outcome {
    var waiting: [[Shown]] = [[start]]
    var met: Set<Key> = []
    var cost = 0
    while cost < waiting.count {
      for screen in waiting[cost] where met.insert(key(of: screen)).inserted {
        if isGoal(screen), !isHarm(screen) { return .commands(cost) }
        guard met.count < Self.mostScreens else { return .undecided }
        for (next, price) in moves(from: screen) {
          while waiting.count <= cost + price { waiting.append([]) }
          waiting[cost + price].append(next)
        }
      }
      waiting[cost] = []
      cost += 1
    }
    return .impossible
  }

  private func key(of screen: Shown) -> Key {
    Key(state: screen.stateHash, calls: screen.callsHash, screen: screen.tree.screenID)
  }

  /// The screens that commands lead to, each with how many it takes.
  private func moves(from screen: Shown) -> [(Shown, Int)] {
    let tree = screen.tree
    return tree.offered.flatMap { element -> [(Shown, Int)] in
      let isAlone = element.voiceNames.contains { tree.elements(answeringTo: $0).count == 1 }
      let actions: [ElementAction?] = [
        element.tapAction,
        isAlone && element.capabilities.contains(.increment) ? .increment : nil,
        isAlone && element.capabilities.contains(.decrement) ? .decrement : nil,
      ]
      return actions.compactMap { action -> (Shown, Int)? in
        var next = screen
        guard let action, next.perform(action, on: element.id).isHandled else { return nil }
        return (next, isAlone ? 1 : 2)
      }
    }
  }
}
