public import Scoring
public import SwiftUIInterpreter
import VoiceOver

/// The best walk of a view for one task, as `solve` prints it.
public struct SolveReport: Sendable {
  /// The path that was asked for.
  public let path: String
  /// The name of the view.
  public let view: String
  /// The variant of the scene; absent outside a scene.
  public let variant: String?
  /// What was to be done.
  public let prompt: String
  /// The walk.
  public let best: BestWalk
  /// What things cost.
  public let pricing: Pricing
  /// The walk done again, as a transcript.
  public let transcript: [TranscriptEntry]

  /// Searches the best walk of a session's screen and task.
  public init(_ session: WalkSession, path: String, variant: String?) {
    self.path = path
    self.variant = variant
    view = session.reader.screen.viewName
    prompt = session.walk.assignment.prompt
    pricing = session.walk.pricing
    var solver = session.solver()
    best = solver.best()
    var replay = session.restarted(keepsStates: true)
    for gesture in best.gestures { replay.perform(gesture) }
    transcript = best.steps.isEmpty ? [] : replay.transcript
  }

  /// Whether a walk was found.
  public var isSolved: Bool { best.measure != nil }

  /// The prompt, the gestures, the transcript and what it cost.
  public var lines: [String] {
    let head = [prompt, verdict].filter { !$0.isEmpty }
    guard let measure = best.measure else { return head }
    let steps = transcript.map { "  \($0.gesture?.word ?? "open"): \($0.heard)" }
    return head + ["gestures: \(best.gestures.text)"] + steps
      + Self.lines(of: measure)
  }

  private var verdict: String {
    switch best.verdict {
    case .best: "best walk:"
    case .bestFound: "best walk found before the limit of the search:"
    case .impossible: "no walk completes this task"
    case .untyped: "no walk was found; typing into the field is not searched"
    case .undecided: "the limit of the search was hit before a walk was found"
    case .alreadyDone: "the goal holds before the first gesture"
    }
  }

  /// What a walk cost and told, each line a name and its value.
  static func lines(of measure: Measure) -> [String] {
    let cost = measure.cost
    var lines = [
      "time: \(seconds(cost.total, decimals: 2)) s estimated, gestures"
        + " \(seconds(cost.gestures, decimals: 2)) s, listening"
        + " \(seconds(cost.listening, decimals: 2)) s, doubt \(seconds(cost.doubt, decimals: 2)) s",
      "facts heard: \(list(measure.factsHeard.map(\.name)))",
    ]
    if !measure.missingFacts.isEmpty {
      lines.append("facts never spoken: \(list(measure.missingFacts))")
    }
    if measure.completion == .untold { lines.append("never spoken: that it worked") }
    return lines
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
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
      .init("cost", best.measure.map(Self.json) ?? .null),
      .init("statesExpanded", .int(best.statesExpanded)),
    ])
  }

  private static func json(_ measure: Measure) -> StateValue {
    .object([
      .init("seconds", time(measure.cost.total)),
      .init("gestureSeconds", time(measure.cost.gestures)),
      .init("listeningSeconds", time(measure.cost.listening)),
      .init("doubtSeconds", time(measure.cost.doubt)),
      .init("completion", .double(measure.completion.value)),
      .init("quality", .double(rounded(measure.quality, to: 3))),
      .init("gestures", .int(measure.gestures)),
      .init("stopsHeard", .int(measure.stops.count)),
      .init("factsHeard", .strings(measure.factsHeard.map(\.name))),
      .init("factsMissing", .strings(measure.missingFacts)),
    ])
  }

  private static func time(_ span: Microseconds) -> StateValue {
    .double(rounded(Double(span) / 1e6, to: 3))
  }
}
