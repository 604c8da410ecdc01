public import Scenes

/// Why one variant serves better than another: the lines that differ, and the rule.
public struct WhyReport: Sendable {
  /// The lines, ready to be read on a screen: a sign before each line of source.
  public let lines: [String]
  /// The same for whoever hears them: a word before each line of source, and no blank lines.
  public let plainLines: [String]

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
    let same = "The sources are the same."
    let rule = "The rule: \(scene.lesson.idea)"
    let code = changes.hunks.flatMap { [""] + $0.map(\.text) }
    lines =
      ["From \(poor.variant.name) (-) to \(good.variant.name) (+):"]
      + (code.isEmpty ? ["", same] : code) + ["", rule]
    let words = changes.hunks.flatMap { $0.compactMap(\.words) }
    plainLines =
      ["From \(poor.variant.name) to \(good.variant.name):"] + (words.isEmpty ? [same] : words)
      + [rule]
  }

  private static func lines(of source: String) -> [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
