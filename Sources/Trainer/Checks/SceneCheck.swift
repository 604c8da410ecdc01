public import AccessibilityTree
public import Scenes
import Scoring
public import SwiftUIInterpreter
public import VoiceOver

/// Everything that a scene promises, tried: its checks on each variant, its tasks, its puzzles.
public struct SceneCheck: Sendable {
  /// The scene.
  public let scene: Scene
  /// The checks on each variant, in the order of the scene.
  public let runs: [CheckRun]
  /// What is wrong with the scene, in the order of the `scene.json`.
  public let diagnostics: [Diagnostic]

  /// Tries a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - profile: The checks of which way of using the screen are run; all when absent.
  ///   - settings: How VoiceOver is set.
  ///   - open: Opens a variant for a task.
  /// - Throws: What `open` throws.
  public init(
    _ scene: Scene,
    profile: Scene.Check.Profile? = nil,
    settings: Settings = Settings(),
    open: (Scene.Variant, Scene.Task?) throws(LoadingError) -> Scene.Opened
  ) throws(LoadingError) {
    self.scene = scene
    let checks = scene.checks.filter { profile == nil || $0.profile == profile }
    var runs: [CheckRun] = []
    for variant in scene.variants {
      runs.append(
        try CheckRun(checks, of: scene, on: variant, settings: settings) {
          (task: Scene.Task?) throws(LoadingError) in try open(variant, task)
        }
      )
    }
    self.runs = runs
    // A poor variant may serve one way of using the screen well: only all of them tell.
    var found = runs.flatMap { Self.findings(of: $0, isWhole: profile == nil) }
    for task in scene.tasks {
      let comparison = try SceneComparison(
        scene: scene,
        task: task,
        profile: .everyday,
        settings: settings
      ) { (variant: Scene.Variant) throws(LoadingError) in
        let opened = try open(variant, task)
        found += Self.faults(of: task, on: opened)
        return opened
      }
      found += CompareReport(comparison).diagnostics
    }
    for puzzle in scene.puzzles {
      found += try Quiz.faults(of: puzzle, in: scene, settings: settings, open: open)
    }
    diagnostics = Self.unique(found).inSourceOrder
  }

  /// Whether every promise is kept.
  public var passes: Bool { !diagnostics.contains { $0.severity == .error } }

  /// What a run on a variant says about the scene.
  ///
  /// A good design passes every check; a poor one that does so teaches nothing.
  private static func findings(of run: CheckRun, isWhole: Bool) -> [Diagnostic] {
    let faults = run.outcomes.flatMap(\.faults)
    guard run.variant.isAccessible else {
      guard isWhole, run.passes else { return faults }
      let message =
        run.outcomes.isEmpty
        ? "no check tells variant '\(run.variant.name)' from a good one: the scene has none"
        : "variant '\(run.variant.name)' passes every check, though it is not marked as accessible"
      return faults
        + [Diagnostic(.error, at: run.variant.place, name: run.variant.name, message)]
    }
    return faults + run.outcomes.flatMap { failures(of: $0, on: run.variant) }
  }

  /// What a good design fails, each with its place, and a note on why that matters.
  private static func failures(
    of outcome: CheckRun.Outcome,
    on variant: Scene.Variant
  ) -> [Diagnostic] {
    guard !outcome.failures.isEmpty else { return [] }
    let (check, name) = (outcome.check, variant.name)
    let errors = outcome.failures.map { failure in
      "variant '\(name)' fails '\(check.title)': \(failure)"
    }
    return errors.map { Diagnostic(.error, at: check.place, name: name, $0) }
      + (check.why.map { [Diagnostic(.note, at: check.place, name: name, "why: \($0)")] } ?? [])
  }

  /// Why the goal of a task, or its harm, is no condition on a variant.
  private static func faults(of task: Scene.Task, on opened: Scene.Opened) -> [Diagnostic] {
    let conditions = [(opened.goal, task.goalPlace), (opened.harm, task.harmPlace)]
    return conditions.compactMap { goal, place in
      guard let goal, let fault = opened.screen.fault(of: goal) else { return nil }
      let message =
        "cannot judge '\(goal.source)' on variant '\(opened.variant.name)': \(fault)"
      return Diagnostic(.error, at: place, name: opened.variant.name, message)
    }
  }

  /// The same findings once each.
  private static func unique(_ findings: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return findings.filter { seen.insert($0).inserted }
  }
}

// MARK: Text

extension SceneCheck {
  /// A line a variant, and under a poor one what fails and why that matters.
  public var lines: [String] {
    ["\(scene.id): \(scene.title)"] + runs.flatMap { lines(of: $0) }
  }

  /// What fails on a good variant is an error of the scene, and told as such with its place.
  private func lines(of run: CheckRun) -> [String] {
    let passed = run.outcomes.count { $0.passes }
    let head =
      "  \(run.variant.name)\(mark(of: run.variant)): \(passed) of"
      + " \(run.outcomes.count) checks pass"
    guard !run.variant.isAccessible else { return [head] }
    return [head]
      + run.outcomes.filter { !$0.passes }.flatMap { outcome in
        ["    fails: \(outcome.check.title)\(outcome.mark)"]
          + outcome.failures.map { "      \($0)" }
          + (outcome.check.why.map { ["      \($0)"] } ?? [])
      }
  }

  /// Why a variant has to pass; a poor one has to fail somewhere.
  private func mark(of variant: Scene.Variant) -> String {
    variant.isReference ? " (reference)" : variant.isAccessible ? " (accessible)" : " (poor)"
  }
}

extension CheckRun.Outcome {
  /// What stands behind the title: who uses the screen, and what is only inferred of them.
  fileprivate var mark: String {
    var words = check.surroundings.words.isEmpty ? [] : [check.surroundings.words]
    if let certainty {
      words.append(check.profile.rawValue)
      if certainty == .inferred { words.append("inferred") }
    }
    return words.isEmpty ? "" : " [\(words.joined(separator: ", "))]"
  }
}

// MARK: JSON

extension SceneCheck {
  /// The documented shape of one scene of `check --json`.
  public var json: StateValue {
    .object([
      .init("scene", .string(scene.id)),
      .init("passes", .bool(passes)),
      .init("variants", .array(runs.map(Self.json))),
      .init("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private static func json(_ run: CheckRun) -> StateValue {
    .object([
      .init("name", .string(run.variant.name)),
      .init("accessible", .bool(run.variant.isAccessible)),
      .init("reference", .bool(run.variant.isReference)),
      .init("checks", .array(run.outcomes.map(Self.json))),
    ])
  }

  private static func json(_ outcome: CheckRun.Outcome) -> StateValue {
    .object([
      .init("title", .string(outcome.check.title)),
      .init("profile", .string(outcome.check.profile.rawValue)),
      .init("passes", .bool(outcome.passes)),
      .init("failures", .strings(outcome.failures)),
      .init("certainty", .optional(outcome.certainty?.rawValue)),
      .init("why", .optional(outcome.check.why)),
    ])
  }
}
