public import Scoring
public import SwiftUIInterpreter
import VoiceOver

/// The best walk of a view for one task, as `solve` prints it.
public struct SolveReport: Sendable {
  /// Where the source lies, as a person would write it.
  public let path: String
  /// The name of the view.
  public let view: String
  /// The variant of the scene; absent outside a scene.
  public let variant: String?
  /// What was to be done.
  public let prompt: String
  /// The walk.
  public let best: BestWalk
  /// The best walk on the reference variant; absent outside a scene.
  public let reference: BestWalk?
  /// What things cost.
  public let pricing: Pricing
  /// The walk done again, as a transcript.
  public let transcript: [TranscriptEntry]

  /// Searches the best walk of a session's screen and task.
  ///
  /// - Parameters:
  ///   - session: The screen with its task.
  ///   - path: Where the source lies, as a person would write it.
  ///   - variant: The variant of the scene.
  ///   - reference: The same task on the reference variant, where there is another one.
  public init(
    _ session: WalkSession,
    path: String,
    variant: String?,
    reference: Reference = .none
  ) {
    self.path = path
    self.variant = variant
    view = session.reader.screen.viewName
    prompt = session.walk.assignment.prompt
    pricing = session.walk.pricing
    var solver = session.solver()
    best = solver.best()
    switch reference {
    case .none: self.reference = nil
    case .itself: self.reference = best
    case .other(let session):
      var solver = session.solver()
      self.reference = solver.best()
    }
    var replay = session.restarted(keepsStates: true)
    for gesture in best.gestures { replay.perform(gesture) }
    transcript = best.steps.isEmpty ? [] : replay.transcript
  }

  /// What the walk is measured by.
  public enum Reference: Sendable {
    /// Nothing, as outside a scene.
    case none
    /// The variant is the reference itself.
    case itself
    /// The same task on the reference variant.
    case other(WalkSession)
  }

  /// The walk scored as if a person had made it; absent where none was found.
  private var score: Score? {
    best.measure.map { Score(walk: $0, best: best, reference: reference, pricing: pricing) }
  }

  /// Whether a walk was found.
  public var isSolved: Bool { best.measure != nil }

  /// The prompt, the gestures, the transcript and what it cost.
  public var lines: [String] {
    guard let measure = best.measure, let score else {
      return [prompt, verdict].filter { !$0.isEmpty }
    }
    let facts = measure.factsHeard.map(\.name)
    return [prompt, "\(verdict): \(best.gestures.text)"].filter { !$0.isEmpty }
      + transcript.map { "  \($0.line)" } + score.figures.map(\.line)
      + ["Facts heard: " + (facts.isEmpty ? "none" : facts.joined(separator: ", "))]
  }

  private var verdict: String {
    switch best.verdict {
    case .best: "Best walk"
    case .bestFound: "Best walk found before the limit of the search"
    case .impossible: "no walk completes this task"
    case .untyped: "no walk was found; typing into the field is not searched"
    case .undecided: "the limit of the search was hit before a walk was found"
    case .alreadyDone: "the goal holds before the first gesture"
    }
  }

}

// MARK: JSON

extension SolveReport {
  /// The documented shape of `solve --json`.
  public var json: StateValue {
    .object([
      .init(
        "source",
        .object([
          .init("path", .string(path)), .init("view", .string(view)),
          .init("variant", .optional(variant)),
        ])
      ),
      .init("task", .string(prompt)),
      .init("profile", .string(pricing.profile.name)),
      .init("verdict", .string(best.verdict.rawValue)),
      .init("gestures", .strings(best.gestures.map(\.word))),
      .init("transcript", .array(transcript.map(\.json))),
      .init("cost", score.map(Self.json) ?? .null),
      .init("statesExpanded", .int(best.statesExpanded)),
    ])
  }

  private static func json(_ score: Score) -> StateValue {
    let measure = score.walk
    let fields: [StateValue.Field] = [
      .init("seconds", time(measure.cost.total)),
      .init("gestureSeconds", time(measure.cost.gestures)),
      .init("listeningSeconds", time(measure.cost.listening)),
      .init("doubtSeconds", time(measure.cost.doubt)),
      .init("completion", .double(measure.completion.value)),
      .init("gestures", .int(measure.gestures)),
      .init("factsHeard", .strings(measure.factsHeard.map(\.name))),
      .init("factsMissing", .strings(measure.missingFacts)),
    ]
    let told = Set(fields.map(\.name))
    return .object(fields + StateValue.counts(of: score).filter { !told.contains($0.name) })
  }

  private static func time(_ span: Microseconds) -> StateValue {
    .double(rounded(Double(span) / 1e6, to: 3))
  }
}
