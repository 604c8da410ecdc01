public import AccessibilityTree
import Scenes
import Scoring
import VoiceOver
public import SwiftUIInterpreter

/// The variants of a scene side by side for one task, as `compare` prints them.
public struct CompareReport: Sendable {
  /// The best walks.
  public let comparison: SceneComparison

  /// Reports a comparison.
  public init(_ comparison: SceneComparison) {
    self.comparison = comparison
  }

  /// A paragraph a variant, each line a name and its value.
  public var lines: [String] {
    let head = [
      "\(comparison.scene.title): \(comparison.task.prompt)",
      "Best walks by the \(comparison.pricing.profile.name) profile.", Comparison.rule,
    ]
    let contrast = comparison.contrast.map { ["", $0] } ?? []
    return head + rows.flatMap { [""] + lines(of: $0) } + contrast
  }

  private var rows: [Row] {
    zip(comparison.comparison.rows, zip(comparison.walks, comparison.stopCounts)).map {
      Row(row: $0, variant: $1.0.variant, best: $1.0.best, screenStops: $1.1)
    }
  }

  /// A variant with all that is told of it.
  private struct Row {
    var row: Comparison.Row
    var variant: Scene.Variant
    var best: BestWalk
    var screenStops: Int
  }

  private func lines(of row: Row) -> [String] {
    let reference = row.variant.isReference ? " (reference)" : ""
    var lines = ["\(row.variant.name): \(row.variant.title)\(reference)"]
    lines.append("  Design: \(row.row.designText)")
    if !row.best.gestures.isEmpty {
      lines.append("  Best walk: \(row.best.gestures.text)")
    }
    lines.append("  Stops on the screen: \(row.screenStops)")
    guard let score = row.row.score else {
      return lines + row.best.verdictLines.map { "  \($0)" }
    }
    return lines + score.figures.map { "  \($0.line)" }
  }
}

// MARK: For the author

extension CompareReport {
  /// What the author of the scene must know, each with its place in the `scene.json`.
  ///
  /// A reference whose best walk is not told that it worked, or misses a fact, is no measure for
  /// the others: an error. A variant that beats the reference is a warning.
  public var diagnostics: [Diagnostic] {
    rows.flatMap { row in
      let faults = row.variant.isReference ? row.best.referenceFaults : []
      let errors = faults.map { fault in
        diagnostic(.error, row, "is no reference for task '\(comparison.task.id)': \(fault)")
      }
      guard row.row.beatsReference else { return errors }
      let reference = comparison.comparison.reference
      let warning = "beats the reference '\(reference)' in task '\(comparison.task.id)'"
      return errors + [diagnostic(.warning, row, warning)]
    }
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity,
    _ row: Row,
    _ message: String
  ) -> Diagnostic {
    let name = row.variant.name
    return Diagnostic(severity, at: row.variant.place, name: name, "variant '\(name)' \(message)")
  }
}

// MARK: JSON

extension CompareReport {
  /// The documented shape of `compare --json`.
  public var json: StateValue {
    .object([
      .init("scene", .string(comparison.scene.id)),
      .init("task", .string(comparison.task.id)),
      .init("profile", .string(comparison.pricing.profile.name)),
      .init("reference", .string(comparison.comparison.reference)),
      .init("variants", .array(rows.map(Self.json))),
    ])
  }

  private static func json(_ row: Row) -> StateValue {
    .object(outcome(row) + StateValue.counts(of: row.row.score))
  }

  private static func outcome(_ row: Row) -> [StateValue.Field] {
    let score = row.row.design
    let time = row.row.time.map { rounded(Double($0) / 1e6, to: 3) }
    return [
      .init("name", .string(row.variant.name)),
      .init("reference", .bool(row.variant.isReference)),
      .init("verdict", .string(row.row.verdict.rawValue)),
      .init("design", .optional(score.map { rounded($0, to: 1) })),
      .init("band", .optional(score.map { Band(design: $0).rawValue })),
      .init("seconds", .optional(time)),
      .init("completion", .double(row.row.completion.value)),
      .init("gestures", .strings(row.best.gestures.map(\.word))),
      .init("screenStops", .int(row.screenStops)),
    ]
  }

}

extension StateValue {
  /// What always stands beside a score, as `compare --json` and `solve --json` have it; each is null
  /// where there is no walk.
  static func counts(of score: Score?) -> [Field] {
    func number(_ value: Double?) -> StateValue { .optional(value.map { rounded($0, to: 3) }) }
    let walk = score?.walk
    return [
      Field("quality", number(walk?.quality)),
      Field("gestureCount", .optional(walk?.gestures)),
      Field("listeningSeconds", number(walk.map { Double($0.cost.listening) / 1e6 })),
      Field("stopsHeard", .optional(walk?.stops.count)),
      Field("unnamedStops", .optional(walk?.unnamedStops.count)),
      Field("ambiguousStops", .optional(walk?.ambiguousStops.count)),
      Field("wrongActivations", .optional(walk?.wrongActivations.count)),
      Field("deadEnds", .optional(walk?.deadEnds.count)),
      Field("neverSpoken", .strings(walk?.missingFacts ?? [])),
      Field("timeLost", number(score?.timeLost)),
      Field("lostness", number(score?.lostness)),
    ]
  }
}

/// Rounds to so many decimals, half away from zero.
func rounded(_ number: Double, to decimals: Int) -> Double {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return (number * scale).rounded() / scale
}
