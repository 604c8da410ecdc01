public import AccessibilityTree

/// What VoiceOver says of one element on arrival, as parts that two notations are made from.
public struct Utterance: Hashable, Sendable {
  /// The container name, where it is said: on entry from outside.
  public var container: String?
  /// The same as people see it, parts joined by ", " and role words in lower case.
  ///
  /// The container name stands first where it is said.
  public var spoken: String
  /// The same in canonical punctuation.
  ///
  /// An example is `Label: Value. Button.` with its period.
  /// The container name stands first where it is said.
  public var description: String
  /// The hint with its final period: the author's, the system's, or both joined.
  public var hint: String?
  /// The author's part of the hint, as far as it was not promoted to the description.
  public var customHint: String?
  /// Content of high importance, "label, value" each; said after role words and position.
  public var importantContent: [String]
  /// "Actions Available", "More Content Available".
  public var trailers: [String]
  /// Whether the element has a label, or what stands in for one.
  public var isNamed: Bool
  /// How certain the rules are that gave it.
  public var certainty: Certainty
  /// The rule that no source gives, where the certainty is `inferred`.
  public var inference: Inference?
  /// What a setting of verbosity has played or said at another pitch in place of words.
  public var cues: [Cue]

  /// What is spoken without the container name, to tell elements that sound alike.
  public var spokenOfElement: String {
    guard let container, spoken.hasPrefix(container) else { return spoken }
    return String(spoken.dropFirst(container.count + 2))
  }

  /// Creates an utterance of plain text, such as an announcement.
  public init(plain text: String, certainty: Certainty = .documented) {
    container = nil
    spoken = text
    description = text
    hint = nil
    customHint = nil
    importantContent = []
    trailers = []
    isNamed = true
    self.certainty = certainty
    inference = certainty == .inferred ? .view : nil
    cues = []
  }

  /// Creates an utterance of plain text whose wording or place no source gives.
  init(plain text: String, inferredFrom inference: Inference) {
    self.init(plain: text, certainty: .inferred)
    self.inference = inference
  }

  /// Lowers the certainty to that of a rule that no source gives; the first such rule is kept.
  mutating func weaken(by rule: Inference) {
    if certainty != .inferred { inference = rule }
    certainty = .inferred
  }
}
