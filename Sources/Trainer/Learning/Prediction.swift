public import Scoring

/// A guess before a walk: how many gestures the task takes at best.
///
/// It is asked before the walk and answered after it, never left without an answer.
///
/// - Source: Pan and Carpenter 2023, doi:10.1007/s10648-023-09814-5: guessing first helps memory if
///   the answer follows; Butterfield and Metcalfe 2001 on how sure one is.
public struct Prediction: Hashable, Sendable {
  /// The number of gestures; absent for "it cannot be done".
  public let gestures: Int?
  /// Whether the learner is sure.
  public let isSure: Bool

  /// Creates a guess.
  public init(gestures: Int?, isSure: Bool) {
    self.gestures = gestures
    self.isSure = isSure
  }

  /// The most gestures that anyone guesses.
  private static let most = 9999

  /// Reads `7`, `7s`, `7 sure` or `never unsure`; unsure unless told.
  ///
  /// - Returns: The guess; absent where it is none.
  public init?(_ text: String) {
    var words = text.lowercased().split { " ,".contains($0) }
    if words.count == 1, let only = words.first, let mark = only.last, "su".contains(mark),
      only.dropLast().allSatisfy(\.isNumber)
    {
      words = [only.dropLast(), only.suffix(1)]
    }
    guard let first = words.first, words.count <= 2 else { return nil }
    let isNever = ["never", "no", "impossible"].contains(String(first))
    let number = Int(first).flatMap { (0...Self.most).contains($0) ? $0 : nil }
    guard isNever || number != nil else { return nil }
    switch words.count == 2 ? words[1] : "unsure" {
    case "sure", "s": isSure = true
    case "unsure", "u": isSure = false
    default: return nil
    }
    gestures = isNever ? nil : number
  }

  /// What is asked.
  public static let question =
    "How many gestures does the task take here at best? A number, or 'never'; add s when sure."

  /// Whether it is right about a best walk; absent where the search does not know.
  ///
  /// Its gestures to the goal are right, and so are those to its end, where one has heard as well
  /// that it worked.
  public func isRight(about best: BestWalk) -> Bool? {
    switch best.verdict {
    case .best, .bestFound:
      gestures.map { $0 == best.measure?.gestures || $0 == best.gesturesToGoal } ?? false
    case .impossible: gestures == nil
    case .undecided, .untyped, .alreadyDone: nil
    }
  }

  /// The number alone, as it is typed.
  var number: String { gestures.map(String.init) ?? "never" }

  /// What the guess came to.
  public func answer(by best: BestWalk) -> String {
    let guess = number
    guard let isRight = isRight(about: best) else {
      return "The search found no walk, so nobody knows. You guessed \(guess)."
    }
    let verdict =
      isRight
      ? isSure ? "right, and sure" : "right, though unsure"
      : isSure ? "not so, though sure" : "not so"
    return "\(Self.truth(by: best)). You guessed \(guess): \(verdict)."
  }

  /// How many gestures it takes.
  private static func truth(by best: BestWalk) -> String {
    guard let whole = best.measure?.gestures, let toGoal = best.gesturesToGoal else {
      return "Swipes and double taps cannot do it"
    }
    return toGoal == whole
      ? "\(whole) at best" : "\(toGoal) at best, \(whole) to hear that it worked"
  }
}
