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

  /// Reads `7`, `7 sure` or `never unsure`; unsure unless told.
  ///
  /// - Returns: The guess; absent where it is none.
  public init?(_ text: String) {
    let words = text.lowercased().split { " ,".contains($0) }
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
    "How many gestures does the task take here at best? A number, or 'never'; then sure or unsure."

  /// Whether it is right about a best walk.
  public func isRight(about best: BestWalk) -> Bool {
    gestures == best.measure?.gestures
  }

  /// What the guess came to.
  public func answer(by best: BestWalk) -> String {
    let guess = gestures.map { "\($0)" } ?? "never"
    let truth = best.measure.map { "\($0.gestures) at best" } ?? "It cannot be done"
    let verdict =
      isRight(about: best)
      ? isSure ? "right, and sure" : "right, though unsure"
      : isSure ? "not so, though sure; look twice" : "not so"
    return "\(truth). You guessed \(guess): \(verdict)."
  }
}
