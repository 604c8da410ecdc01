public import Scenes

/// Why one variant serves better than another: the lines that differ, and the rule.
public struct WhyReport: Sendable {
  /// The lines, ready to be read.
  public let lines: [String]

  /// Compares the sources of two variants of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, whose lesson has the rule.
  ///   - poor: The variant that is explained, with its source.
  ///   - good: The variant that it is measured by, with its source.
  public init(
    _ scene: Scene,
    poor: (variant: Scene.Variant, source: String),
    good: (variant: Scene.Variant, source: String)
  ) {
    let changes = LineDifference(Self.lines(of: poor.source), Self.lines(of: good.source))
    let head = ["From \(poor.variant.name) (-) to \(good.variant.name) (+):"]
    let code = changes.hunks.flatMap { [""] + $0.map(\.text) }
    let rule = ["", "The rule: \(scene.lesson.idea)"]
    lines = head + (code.isEmpty ? ["", "The sources are the same."] : code) + rule
  }

  private static func lines(of source: String) -> [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
