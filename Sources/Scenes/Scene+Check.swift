public import AccessibilityTree

extension Scene {
  /// What must hold of a good design, as a person with one way of using the screen meets it.
  public struct Check: Hashable, Sendable {
    /// What holds, in a sentence.
    public let title: String
    /// Who uses the screen.
    public let profile: Profile
    /// The task that gives `state` its names and `withinGestures` its goal; the first when absent.
    public let task: String?
    /// What the screen is shown under, before what its task asks for.
    public let surroundings: Surroundings
    /// The gestures that come before, as they are written; none when absent.
    public let gestures: String?
    /// What is said to Voice Control before, as it is written; none where VoiceOver is used.
    public let commands: [String]
    /// What is expected then, one or more.
    public let expectations: [Expectation]
    /// What a person loses where it does not hold.
    public let why: String?
    /// Where it stands in the `scene.json`.
    public let place: SourcePlace
    /// Where its gestures or commands begin there, or else the check.
    public let inputPlace: SourcePlace

    /// A way of using the screen.
    public enum Profile: String, Hashable, Sendable, CaseIterable {
      /// With VoiceOver, by its gestures.
      case voiceOver = "voiceover"
      /// By voice alone, with Voice Control.
      case voiceControl
    }
  }

  /// One thing that is expected of the screen after the gestures of a check.
  public enum Expectation: Hashable, Sendable {
    /// So many stops.
    case stops(Int)
    /// A stop that is like this.
    case stop(StopExpectation)
    /// What the last gesture says, or the opening where there is none: spoken forms in order.
    case heard([String])
    /// The sound of the last gesture.
    case sound(String)
    /// The spoken form of the stop under the cursor.
    case focus(String)
    /// A Swift expression over state and event log that is true.
    case state(String)
    /// Stops that act all have a name, and no two the same.
    case distinctNames
    /// No text on the screen is cut off for want of room.
    case wholeText
    /// The task can be done with at most so many gestures.
    case withinGestures(Int)
    /// The task can be done by voice with at most so many commands.
    case withinCommands(Int)
  }

  /// What is expected of one stop; what is absent may be anything.
  public struct StopExpectation: Hashable, Sendable {
    /// Which stop is meant.
    public let target: Target
    /// Its spoken form.
    public let spoken: String?
    /// Its hint.
    public let hint: String?
    /// Traits that it has, by name.
    public let traits: [String]
    /// Traits that it has not, by name.
    public let lacks: [String]
    /// The names of its actions, in order.
    public let actions: [String]?

    /// How a stop is found.
    public enum Target: Hashable, Sendable {
      /// By its index, from 1.
      case index(Int)
      /// The first whose label is that.
      case name(String)
    }
  }
}
