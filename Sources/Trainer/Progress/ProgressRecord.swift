/// One thing that a learner did, as it is kept.
public struct ProgressRecord: Hashable, Sendable, Codable {
  /// What was done.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A guess before a walk, with what it came to.
    case predicted
    /// A task was done on a variant.
    case walked
    /// The variants were compared.
    case compared
    /// The lines that differ, and the rule, were read.
    case explained
    /// The poor variant was mended: every check passes.
    case mended
    /// A puzzle was answered.
    case answered
    /// The lesson was read.
    case read
  }

  /// What was done.
  public var kind: Kind
  /// On which day, as `2026-11-30`.
  public var day: String
  /// In which scene, by its name.
  public var scene: String
  /// For which task.
  public var task: String?
  /// On which variant.
  public var variant: String?
  /// Which puzzle.
  public var puzzle: String?
  /// What was guessed, in gestures.
  public var guess: Int?
  /// What it came to, in gestures; absent where it cannot be done.
  public var gestures: Int?
  /// Whether the answer was right.
  public var isRight: Bool?
  /// Whether the learner was sure.
  public var isSure: Bool?

  /// Creates a record of something done in a scene on a day.
  public init(_ kind: Kind, on day: Day, scene: String, task: String? = nil) {
    self.kind = kind
    self.day = day.text
    self.scene = scene
    self.task = task
  }
}
