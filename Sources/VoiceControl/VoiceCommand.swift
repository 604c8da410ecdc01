public import AccessibilityTree

/// What a person says to Voice Control.
///
/// - Source: Apple, accessibilityInputLabels(_:): "Tap" and a name activates; CVS Health,
///   iOS SwiftUI accessibility techniques; MagentaA11y; the rest inferred, as `certainty` tells.
///   Custom actions ("Show actions for") and dictation are not simulated.
public enum VoiceCommand: Hashable, Sendable {
  /// "Tap Medium": activates what has that name.
  case tap(String)
  /// "Tap 2", or the number alone: activates what bears that number.
  case tapNumber(Int)
  /// "Show numbers": puts a number on everything that can be interacted with.
  case showNumbers
  /// "Increment Volume": raises what has that name by one step.
  case increment(String)
  /// "Decrement Volume": lowers it.
  case decrement(String)

  /// The commands as people say them, for messages.
  public static let notations = [
    "Tap NAME", "Tap 2", "Show numbers", "Increment NAME", "Decrement NAME",
  ]

  /// Reads a command; capitals do not count.
  ///
  /// - Returns: The command; absent where the words are none.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    switch (first, words.count) {
    case ("show", 2) where rest.lowercased() == "numbers": self = .showNumbers
    case ("tap", 2...):
      self = Int(rest).map(VoiceCommand.tapNumber) ?? .tap(rest)
    case ("increment", 2...): self = .increment(rest)
    case ("decrement", 2...): self = .decrement(rest)
    case (_, 1):
      guard let number = Int(first) else { return nil }
      self = .tapNumber(number)
    default: return nil
    }
  }

  /// How certain it is that Voice Control does so.
  ///
  /// - Source: Apple documents names; numbers are claimed by MagentaA11y and by the blog of Patch on
  ///   Tech; the words for adjustable elements are inferred.
  public var certainty: Certainty {
    switch self {
    case .tap: .documented
    case .tapNumber, .showNumbers: .claimed
    case .increment, .decrement: .inferred
    }
  }

  /// The command as it is said.
  public var words: String {
    switch self {
    case .tap(let name): "Tap \(name)"
    case .tapNumber(let number): "Tap \(number)"
    case .showNumbers: "Show numbers"
    case .increment(let name): "Increment \(name)"
    case .decrement(let name): "Decrement \(name)"
    }
  }
}
