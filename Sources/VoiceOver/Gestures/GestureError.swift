import AccessibilityTree

/// A mistake in written gestures, with the column, from 1, at which it stands.
public enum GestureError: Error, Hashable, Sendable {
  /// A word that is no gesture, with the nearest one that is.
  case unknownWord(String, nearest: String?, column: Int)
  /// A word whose argument is missing.
  case missingArgument(of: String, column: Int)
  /// A point that is not two numbers.
  case malformedPoint(String, column: Int)
  /// Seconds that are no number, or too many.
  case malformedTime(String, column: Int)
  /// A quoted text without its closing quote.
  case unclosedQuote(column: Int)
  /// A `*` without a number from 1 after it.
  case malformedCount(String, column: Int)
  /// A number of repeats, or of gestures in all, above the most that is allowed.
  case tooMany(limit: Int, column: Int)

  /// The column, from 1, at which the mistake stands.
  public var column: Int {
    switch self {
    case .unknownWord(_, _, let column), .missingArgument(_, let column),
      .malformedPoint(_, let column), .unclosedQuote(let column),
      .malformedCount(_, let column), .malformedTime(_, let column), .tooMany(_, let column):
      column
    }
  }
}

extension GestureError: CustomStringConvertible {
  /// What is wrong, in lower case and without a final period.
  public var description: String {
    switch self {
    case .unknownWord(let word, let nearest, _):
      return "unknown gesture '\(word)'" + NearestName.advice(nearest)
    case .missingArgument(let word, _):
      return "'\(word)' needs \(Self.argument(of: word))"
    case .malformedPoint(let text, _):
      return "'\(text)' is no point; write touch 100,200 in points, or a name in quotes"
    case .malformedTime(let text, _):
      return "'\(text)' is no time; write listen 0.5 in seconds, up to an hour"
    case .unclosedQuote: return "this quote is not closed"
    case .malformedCount(let text, _):
      return "'\(text)' is no number of repeats; write a number from 1, such as right*3"
    case .tooMany(let limit, _):
      return "more gestures than the \(limit) that are allowed"
    }
  }

  /// What a word takes, for its message.
  private static func argument(of word: String) -> String {
    switch word {
    case "touch": "a name in quotes or a point: touch \"Save\" or touch 100,200"
    case "item": "a name in quotes: item \"Save\""
    case "label": "a name in quotes: label \"Save\""
    default: "a text in quotes: type \"Ada\""
    }
  }
}
