/// How a person listens: the rate of speech and how much of a passed utterance is heard out.
public struct Profile: Hashable, Sendable {
  /// The name on the command line.
  public let name: String
}
