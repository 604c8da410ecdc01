/// How long speech takes, counted from what is spoken and from nothing else.
///
/// - Source: Apple, NSSpeechSynthesizer, for 180 words a minute as ordinary speech; that half of
///   the rate setting gives them, and that the rate is proportional, is assumed.
public struct SpeechTiming: Hashable, Sendable {
  /// Words a minute.
  public let wordsPerMinute: Int
  /// The pause before a hint, in milliseconds.
  public let pauseBeforeHint: Int
  /// How VoiceOver is set, which decides about the words.
  private let settings: Settings

  /// Times speech at a rate in percent.
  public init(rate: Int, settings: Settings) {
    wordsPerMinute = max(1, min(100, rate)) * 180 / 50
    pauseBeforeHint = settings.pauseBeforeHint
    self.settings = settings
  }

  /// When an utterance is through, counted in milliseconds from its start.
  public struct Course: Hashable, Sendable {
    /// When the description and important content have been said.
    public var description: Int
    /// When the hint begins; absent without one.
    public var hint: Int?
    /// When all has been said, trailers included.
    public var end: Int
  }

  /// How an utterance goes, were it heard whole.
  public func course(of utterance: Utterance) -> Course {
    let texts = [utterance.spoken] + utterance.importantContent
    let description = texts.reduce(0) { $0 + duration(of: $1) }
    var course = Course(description: description, end: description)
    if let hint = utterance.hint {
      course.hint = course.end + pauseBeforeHint
      course.end += pauseBeforeHint + duration(of: hint)
    }
    for trailer in utterance.trailers { course.end += duration(of: trailer) }
    return course
  }

  /// How long what a gesture brought about is heard for, its hints included.
  public func duration(of events: [Event]) -> Int {
    events.reduce(0) { sum, event in
      switch event {
      case .arrived(let arrival): sum + course(of: arrival.utterance).end
      case .said(let saying): sum + course(of: saying.utterance).end
      default: sum
      }
    }
  }

  /// How long a text takes, in milliseconds.
  private func duration(of text: String) -> Int {
    SpokenWords(text, settings: settings).count * 60_000 / max(1, wordsPerMinute)
  }
}

extension ScreenReader {
  /// How long speech takes at the rate that the rotor is set to.
  public var timing: SpeechTiming {
    SpeechTiming(rate: rotor.speakingRate, settings: settings)
  }
}
