import Scenes

/// Marks words that are only inferred where they are first shown, as a walk does.
struct InferenceMarks {
  /// The mark where lines are read out.
  static let word = " (inferred)"
  /// The mark of the full screen.
  static let sign = " ~"

  /// What stands behind the words.
  private let mark: String
  /// What was not shown yet.
  private var rest: [Scene.Inferred]
  /// Of each mark that was set, what it stands for.
  private(set) var explanations: [String] = []

  /// Prepares to mark the words of a scene.
  init(_ inferred: [Scene.Inferred], mark: String) {
    rest = inferred
    self.mark = mark
  }

  /// Marks the words of a text.
  mutating func marked(_ text: String) -> String {
    var text = text
    var unseen: [Scene.Inferred] = []
    for inferred in rest {
      if let range = text.firstRange(of: inferred.words) {
        text.insert(contentsOf: mark, at: range.upperBound)
        explanations.append(Self.explanation(of: inferred.words, inferred.why))
      } else {
        unseen.append(inferred)
      }
    }
    rest = unseen
    return text
  }

  /// What is told of words that are inferred.
  static func explanation(of words: String, _ why: String) -> String {
    "\(words): inferred. \(why)"
  }
}
