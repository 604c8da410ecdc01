/// What the code of a screen may spend in all that one gesture sets going.
///
/// A gesture runs an action, evaluates the view, runs what appears, changes or comes due, and evaluates
/// again. Each of these stops at its own budget; here they share one. Code that was stopped for it is
/// likely to be stopped at every gesture, as an endless loop is, and gets less until it is not.
struct Allowance: Sendable {
  /// How many steps are left.
  private var steps = Self.full
  /// How often code was stopped for it, less the gestures since that went well.
  private var exhaustions = 0
  /// Whether code was stopped since the gesture began.
  private var hasFaulted = false
  /// Whether there were ever more views than can be shown.
  private var isFlooded = false

  private static let full = 1_000_000
  /// What an evaluation gets even when nothing is left, so that the view is shown.
  private static let least = 125_000
  private static let shortest = 20_000
  private static let mostHalvings = 6
  private static let viewsAfterFlood = 5_000

  /// Whether nothing is left.
  var isSpent: Bool { steps <= 0 }

  private var halvings: Int { min(2 * exhaustions, Self.mostHalvings) }

  /// Begins a gesture.
  mutating func renew() {
    exhaustions = hasFaulted ? min(exhaustions + 1, Self.mostHalvings) : max(exhaustions - 1, 0)
    hasFaulted = false
    steps = Self.full >> halvings
  }

  /// What one evaluation may spend.
  var budget: Evaluator.Budget {
    var budget = Evaluator.Budget()
    budget.grant(max(steps, Self.least >> halvings, Self.shortest))
    if exhaustions > 0 { budget.extensions = 2 }
    if isFlooded { budget.views = Self.viewsAfterFlood }
    return budget
  }

  /// Takes what an evaluation has spent.
  mutating func take(_ spent: Evaluator.Budget) {
    steps -= spent.used
    if spent.steps < 0 { hasFaulted = true }
    if spent.isFlooded { isFlooded = true }
  }
}
