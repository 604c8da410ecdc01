import AccessibilityTree
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
  /// What was marked, in the order in which it was met.
  private(set) var found: [Scene.Inferred] = []

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
        found.append(inferred)
      } else {
        unseen.append(inferred)
      }
    }
    rest = unseen
    return text
  }

  /// What the marks stand for, a line for each basis: words that rest on the same are told together.
  ///
  /// - Parameter other: What else is inferred; it says nothing new where marked words rest on the
  ///   same.
  /// - Returns: The lines, in the order in which the words were met.
  func explanations(besides other: Scene.Inferred? = nil) -> [String] {
    var told = found
    if let other, !found.contains(where: { $0.basis == other.basis }) {
      told.insert(other, at: 0)
    }
    return Self.bases(of: told).map { basis in
      let words = told.filter { $0.basis == basis }.map(\.words).joined(separator: "; ")
      return "\(words): inferred\(Self.name(of: basis)). \(basis.explanation)"
    }
  }

  /// What words rest on, each basis once, in the order in which it is met.
  private static func bases(of words: [Scene.Inferred]) -> [Scene.Inferred.Basis] {
    words.map(\.basis).reduce(into: []) { bases, basis in
      if !bases.contains(basis) { bases.append(basis) }
    }
  }

  private static func name(of basis: Scene.Inferred.Basis) -> String {
    if case .rule(let rule) = basis { ", rule \(rule.rawValue)" } else { "" }
  }
}
