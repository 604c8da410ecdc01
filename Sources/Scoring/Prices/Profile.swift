/// How a person listens: the rate of speech and how much of a passed utterance is heard out.
public struct Profile: Hashable, Sendable {
  /// The name on the command line.
  public let name: String
  /// Words a minute, from 1 up.
  public let wordsPerMinute: Int
  /// Hundredths of an utterance that are heard at a stop that is merely passed, 0 to 100.
  public let passPercent: Int
  /// Whether the author's hints are waited for, and so are part of the utterance.
  public let speaksHints: Bool
  /// Where the rate comes from.
  let rateBasis: String
  /// Where the share comes from.
  let shareBasis: String

  /// Someone new to VoiceOver, who waits for the end of each utterance.
  ///
  /// - Source: 180 words a minute, ordinary human speech (Bragg, Reinecke, Ladner 2021; Apple,
  ///   NSSpeechSynthesizer.rate); the share is 1 because new users wait for the end.
  public static let learner = Profile(
    name: "learner",
    wordsPerMinute: 180,
    passPercent: 100,
    speaksHints: true,
    rateBasis: "measured: ordinary human speech (Bragg, Reinecke, Ladner 2021)",
    shareBasis: "assumed: new users wait for the end"
  )

  /// Someone who uses VoiceOver every day.
  ///
  /// - Source: 300 words a minute, the mean of 298 that listeners understood (Bragg, Reinecke,
  ///   Ladner 2021); the share is assumed, halfway between the other two.
  public static let everyday = Profile(
    name: "everyday",
    wordsPerMinute: 300,
    passPercent: 75,
    speaksHints: false,
    rateBasis: "measured: understood by most people (Bragg, Reinecke, Ladner 2021)",
    shareBasis: "assumed: halfway between the other two profiles"
  )

  /// Someone who cuts speech off as soon as it is clear.
  ///
  /// - Source: the rate is assumed, between 298 and the 900 of one expert; the share is derived
  ///   from 48.7 s against 91.9 s predicted (Trewin, John et al. 2010, one person).
  public static let expert = Profile(
    name: "expert",
    wordsPerMinute: 500,
    passPercent: 53,
    speaksHints: false,
    rateBasis: "assumed: between 298 and 900 words a minute",
    shareBasis: "derived: 48.7 s against 91.9 s, one person (Trewin, John et al. 2010)"
  )

  /// The three profiles, from slow to fast.
  public static let all: [Profile] = [learner, everyday, expert]

  /// Finds a profile by its name; absent for an unknown one.
  public init?(named name: String) {
    guard let match = Self.all.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  private init(
    name: String,
    wordsPerMinute: Int,
    passPercent: Int,
    speaksHints: Bool,
    rateBasis: String,
    shareBasis: String
  ) {
    self.name = name
    self.wordsPerMinute = wordsPerMinute
    self.passPercent = passPercent
    self.speaksHints = speaksHints
    self.rateBasis = rateBasis
    self.shareBasis = shareBasis
  }
}
