import AccessibilityTree
import Scoring
import VoiceOver

/// The screen and the task of a worked example.
struct Example: Sendable {
  /// The screen as it opens.
  var screen: ScriptedScreen
  /// What is to be done.
  var assignment: Assignment<ScriptedScreen>

  /// A reader that is not open yet.
  var reader: ScreenReader<ScriptedScreen> { ScreenReader(screen: screen) }

  /// Walks by gesture words.
  func walk(
    _ line: String = "",
    profile: Profile = .everyday,
    constants: Constants = Constants()
  ) throws -> Walk<ScriptedScreen> {
    var walk = Walk(
      reader: reader,
      assignment: assignment,
      profile: profile,
      constants: constants
    )
    for gesture in try gestures(line) { walk.perform(gesture) }
    return walk
  }

  /// A search for the best walk.
  func solver(
    profile: Profile = .everyday,
    constants: Constants = Constants(),
    limit: SearchLimit = SearchLimit()
  ) -> Solver<ScriptedScreen> {
    Solver(
      reader: reader,
      assignment: assignment,
      profile: profile,
      constants: constants,
      limit: limit
    )
  }

  /// Walks by gesture words, judges, and scores against itself or a reference.
  func score(
    _ line: String,
    against reference: Example? = nil,
    profile: Profile = .everyday
  ) throws -> Score {
    var walk = try walk(line, profile: profile)
    var solver = solver(profile: profile)
    var target = (reference ?? self).solver(profile: profile)
    return walk.score(with: &solver, reference: target.best())
  }
}
