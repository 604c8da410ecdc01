public import Scenes

/// The lesson of a scene in three depths, as Markdown.
public struct LessonReport: Sendable {
  /// How much is told.
  public enum Depth: String, Hashable, Sendable, CaseIterable {
    /// The idea with its example.
    case idea
    /// The idea, then the way there, step by step.
    case steps
    /// What to look up, alone.
    case cheatSheet = "cheat-sheet"
    /// All of it, with its sources.
    case all
  }

  /// The scene.
  public let scene: Scene
  /// How much is told.
  public let depth: Depth

  /// Markdown, a paragraph or a point a line, what is inferred explained at the end.
  public let lines: [String]
  /// The same without the explanations.
  private let body: [String]
  /// What each mark of something inferred stands for.
  let inferred: [String]

  /// Reports a lesson, with a word behind what is inferred.
  public init(_ scene: Scene, depth: Depth = .all) {
    self.init(scene, depth: depth, mark: InferenceMarks.word)
  }

  /// Reports a lesson.
  init(_ scene: Scene, depth: Depth, mark: String) {
    self.scene = scene
    self.depth = depth
    var marks = InferenceMarks(scene.inferred, mark: mark)
    body = Self.lines(of: scene, depth).map { marks.marked($0) }
    inferred = marks.explanations()
    lines = body + Self.section("What is inferred", inferred.map { "- \($0)" })
  }

  private static func lines(of scene: Scene, _ depth: Depth) -> [String] {
    let lesson = scene.lesson
    let title = ["# \(scene.title)"]
    let idea = ["", lesson.idea]
    let steps = section("Step by step", numbered: lesson.steps)
    let sheet = section(
      "Cheat sheet",
      lesson.cheatSheet.map { $0.isCode ? "- `\($0)`" : "- \($0)" }
    )
    let sources = section("Sources", scene.sources.map { "- [\($0.title)](\($0.url))" })
    return switch depth {
    case .idea: title + idea
    case .steps: title + idea + steps
    case .cheatSheet: title + sheet
    case .all: title + idea + steps + sheet + sources
    }
  }

  /// The same without marks, for whoever hears them read out: a line each, headings with a colon.
  ///
  /// What is inferred is marked and not explained; that is told when it is asked for.
  public var plainLines: [String] {
    body.map { line in
      if line.hasPrefix("# ") { return String(line.dropFirst(2)) }
      if line.hasPrefix("## ") { return "\(line.dropFirst(3)):" }
      if line.hasPrefix("- [") {
        return String(line.dropFirst(3)).replacing("](", with: ", ").dropping(")")
      }
      let text = line.hasPrefix("- ") ? String(line.dropFirst(2)) : line
      return text.replacing("`", with: "")
    }
  }

  private static func section(_ title: String, numbered lines: [String]) -> [String] {
    section(title, lines.enumerated().map { "\($0.offset + 1). \($0.element)" })
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "## \(title)", ""] + lines
  }
}

extension String {
  /// Whether a line of a cheat sheet is Swift: it begins as a modifier, an attribute, a call or a
  /// declaration does.
  fileprivate var isCode: Bool {
    guard let first = split(separator: " ").first else { return false }
    let keywords: Set<Substring> = [
      "case", "enum", "extension", "final", "func", "if", "import", "let", "override", "private",
      "struct", "switch", "var",
    ]
    return first.hasPrefix(".") || first.hasPrefix("@") || first.hasPrefix("#")
      || first.contains("(") || keywords.contains(first) && contains { "(){}=:".contains($0) }
      || hasSuffix("{ … }") || contains(" = ")
  }

  /// The text without an end that it has.
  fileprivate func dropping(_ end: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) : self
  }
}
