/// An answer with whether the learner is sure of it.
struct SureAnswer: Hashable, Sendable {
  /// The answer alone.
  let text: String
  /// Whether the learner is sure; unsure unless told.
  let isSure: Bool

  /// Creates an answer that is a number.
  init(number: Int, isSure: Bool) {
    text = String(number)
    self.isSure = isSure
  }

  /// Takes a trailing `sure` or `unsure` off, or the letter for it, as in `2s` and `2 u`.
  init(_ line: String) {
    var words = line.split(separator: " ").map(String.init)
    let last = words.last?.lowercased()
    isSure = last == "sure" || last?.isMarkedSure("s") == true
    if last == "sure" || last == "unsure" {
      words.removeLast()
    } else if last?.isMarkedSure("s") == true || last?.isMarkedSure("u") == true {
      words[words.count - 1].removeLast()
    }
    text = words.joined(separator: " ").trimmingSpaces
  }
}

extension String {
  /// Whether it is a letter by itself or behind a number.
  fileprivate func isMarkedSure(_ letter: Character) -> Bool {
    last == letter && dropLast().allSatisfy(\.isNumber)
  }
}
