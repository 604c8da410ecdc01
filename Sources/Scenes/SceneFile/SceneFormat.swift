import AccessibilityTree
import SwiftUIInterpreter

/// What may stand in a `scene.json`: the one table behind its reader, its help and its schema.
public enum SceneFormat {
  /// An object of the file.
  public struct Shape: Hashable, Sendable {
    /// What it is called: "variant".
    public let name: String
    /// Its keys, in the order in which they are written.
    public let keys: [Key]

    /// The names of its keys.
    var names: [String] { keys.map(\.name) }
  }

  /// A key of an object.
  public struct Key: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What stands behind it.
    public let kind: Kind
    /// Whether it must be there.
    public let isRequired: Bool
    /// The only way of using the screen to whose checks it belongs; absent where it may stand in all.
    public let profile: Scene.Check.Profile?
    /// What it is for, in a line.
    fileprivate let purpose: String

    /// What it is for, in a line, with the checks to which it belongs.
    public var summary: String { (profile.map { "\($0.rawValue): " } ?? "") + purpose }
  }

  /// What may stand behind a key.
  public indirect enum Kind: Hashable, Sendable {
    /// A text that is not blank.
    case text
    /// A text that is a Swift expression.
    case expression
    /// One of these texts.
    case oneOf([String])
    /// A list of texts.
    case texts
    /// A number.
    case number
    /// A whole number from that one on.
    case count(from: Int)
    /// True or false.
    case flag
    /// Only `true`.
    case yes
    /// An object.
    case object(Shape)
    /// A list of objects.
    case objects(Shape)
    /// An object of the same kind of value under names of the scene's own.
    case named(Kind)
  }

  private static func need(_ name: String, _ kind: Kind, _ summary: String) -> Key {
    Key(name: name, kind: kind, isRequired: true, profile: nil, purpose: summary)
  }

  private static func may(
    _ name: String,
    _ kind: Kind,
    _ summary: String,
    only profile: Scene.Check.Profile? = nil
  ) -> Key {
    Key(name: name, kind: kind, isRequired: false, profile: profile, purpose: summary)
  }
}

// MARK: The scene

extension SceneFormat {
  /// The whole file.
  public static let scene = Shape(
    name: "scene",
    keys: [
      need("title", .text, "What people see in the menu."),
      need("summary", .text, "What it is about, in a sentence or two."),
      may("part", .text, "The part of the course under which the menu lists it."),
      may("order", .number, "Its place in the menu, lowest first."),
      may("topics", .texts, "What it teaches, a word or two each."),
      need("variants", .objects(variant), "The ways in which it is built."),
      need("tasks", .objects(task), "What there is to do."),
      may("checks", .objects(check), "What must hold of a good design."),
      may("puzzles", .objects(puzzle), "Questions, each answer with its explanation."),
      need("lesson", .object(lesson), "What to take away, in three depths."),
      may(
        "inferred",
        .objects(inferred),
        "Words of lesson and puzzles that no source vouches for."
      ),
      may("sources", .objects(source), "Public documents behind the lesson."),
    ]
  )

  /// One way of building the scene.
  static let variant = Shape(
    name: "variant",
    keys: [
      need("name", .text, "Its name on the command line."),
      need("title", .text, "What people see."),
      need("file", .text, "Its Swift file, in the folder of the scene."),
      may("accessible", .flag, "Whether it is a good design: it passes every check."),
      may("reference", .flag, "Whether the others are measured by it; true for exactly one."),
    ]
  )

  /// Something to do.
  static let task = Shape(
    name: "task",
    keys: [
      need("id", .text, "Its name on the command line."),
      need("prompt", .text, "What the person is asked to do."),
      need("goal", .expression, "True when it is done: over the view's state and called(…)."),
      may("harm", .expression, "True when something went wrong."),
      may("facts", .objects(fact), "What a person must have been told."),
      may("success", .texts, "The ways of saying that it worked; any answer does without."),
      may("types", .texts, "Texts that the search for the best walk may type."),
      may("names", .named(.named(.text)), "Per variant: its own names for those of the goal."),
    ] + appearance
  )

  /// What a person has chosen in Settings.
  private static let appearance = [
    may(
      "typeSize",
      .oneOf(TypeSize.allCases.map(\.rawValue)),
      "The text size under which the screen is shown."
    ),
    may(
      "colorScheme",
      .oneOf(LiveScreen.Options.ColorScheme.allCases.map(\.rawValue)),
      "The appearance under which it is shown."
    ),
  ]

  /// Something a person must have been told.
  static let fact = Shape(
    name: "fact",
    keys: [
      need("name", .text, "What it is, for people."),
      need("spellings", .texts, "The ways of saying it, as whole words."),
    ]
  )

  /// What to take away.
  static let lesson = Shape(
    name: "lesson",
    keys: [
      need("idea", .text, "The idea, with one example."),
      may("steps", .texts, "The way there, a step a line."),
      may("cheatSheet", .texts, "What to look up later, a line each."),
    ]
  )

  /// Words that rest on what is only inferred.
  static let inferred = Shape(
    name: "inferred",
    keys: [
      need("words", .text, "The words, as they stand there; they are marked where first shown."),
      may(
        "rule",
        .oneOf(Inference.allCases.map(\.rawValue)),
        "The rule of the walk that they rest on, as 'vot walk' names it."
      ),
      may("why", .text, "Without a rule: what they were concluded from, in a sentence."),
    ]
  )

  /// A public document.
  static let source = Shape(
    name: "source",
    keys: [need("title", .text, "Its title."), need("url", .text, "Its address.")]
  )
}

// MARK: Checks

extension SceneFormat {
  /// What must hold of a good design.
  static let check = Shape(
    name: "check",
    keys: [
      need("title", .text, "What holds, in a sentence."),
      may(
        "profile",
        .oneOf(Scene.Check.Profile.allCases.map(\.rawValue)),
        "Who uses the screen; VoiceOver's user unless told."
      ),
      may("task", .text, "The task whose names and goal are meant; the first unless told."),
    ] + appearance + [
      may("ios", .oneOf(Scene.Surroundings.systems), "The version of iOS for which it holds."),
      may(
        "gestures",
        .text,
        "Gesture words that come before, as in 'vot walk --gestures'.",
        only: .voiceOver
      ),
      may(
        "say",
        .texts,
        "What is said before: Tap NAME, Increment NAME, Decrement NAME, Show numbers, Tap 2.",
        only: .voiceControl
      ),
      need("expect", .object(expectation), "What is expected then."),
      may("why", .text, "What a person loses where it does not hold."),
    ]
  )

  /// What is expected.
  static let expectation = Shape(
    name: "expectation",
    keys: [
      may("stops", .count(from: 0), "The number of stops on the screen.", only: .voiceOver),
      may("stop", .object(stop), "A stop, and what it is like.", only: .voiceOver),
      may("heard", .texts, "What the last gesture says, exactly and in order.", only: .voiceOver),
      may("sound", .oneOf(["boundary", "screen-change", "click"]), "Its sound.", only: .voiceOver),
      may("focus", .text, "What is spoken at the stop under the cursor.", only: .voiceOver),
      may("state", .expression, "A Swift expression that is true."),
      may("distinctNames", .yes, "What acts has a name, no two the same."),
      may("wholeText", .yes, "No text is cut off: as seen, not heard.", only: .voiceOver),
      may(
        "withinGestures",
        .count(from: 0),
        "The task takes no more gestures than that.",
        only: .voiceOver
      ),
      may(
        "withinCommands",
        .count(from: 0),
        "The task takes no more spoken commands than that.",
        only: .voiceControl
      ),
    ]
  )

  /// A stop that is expected.
  static let stop = Shape(
    name: "stop",
    keys: [
      may("index", .count(from: 1), "Which stop, from 1; or:"),
      may("name", .text, "The first stop whose label is that."),
      may("spoken", .text, "Its spoken form."),
      may("hint", .text, "Its hint."),
      may("traits", .texts, "Traits that it has."),
      may("lacks", .texts, "Traits that it has not."),
      may("actions", .texts, "The names of its actions, in order."),
    ]
  )
}

// MARK: Puzzles

extension SceneFormat {
  /// The kinds of puzzle.
  static let puzzleKinds = ["choice", "line", "swipes", "utterance", "order"]

  /// A question.
  static let puzzle = Shape(
    name: "puzzle",
    keys: [
      need("id", .text, "Its name within the scene."),
      need("kind", .oneOf(puzzleKinds), "What kind of answer it takes."),
      need("prompt", .text, "What is asked."),
      may("choices", .objects(choice), "choice: the answers."),
      may("variant", .text, "All others: the variant that is asked about."),
      may("lines", .objects(line), "line: lines of its source that are explained."),
      may("otherwise", .text, "line: what is said of every other line; order: of a wrong order."),
      may("to", .text, "swipes: the label of the stop at which they end."),
      may("tooFew", .text, "swipes: what is said of an answer that is too low."),
      may("tooMany", .text, "swipes: what is said of an answer that is too high."),
      may("gestures", .text, "utterance: the gestures after which it is spoken."),
      may("wrong", .objects(choice), "utterance: wrong answers."),
      may("why", .text, "swipes, utterance, order: why the right answer is right."),
    ]
  )

  /// An answer.
  static let choice = Shape(
    name: "choice",
    keys: [
      need("text", .text, "What it says."),
      may("right", .flag, "Whether it is right."),
      need("why", .text, "Why it is right or wrong."),
    ]
  )

  /// A line of source.
  static let line = Shape(
    name: "line",
    keys: [
      need("contains", .text, "A part of the line that tells it from the others."),
      may("right", .flag, "Whether it is what is asked for."),
      need("why", .text, "Why it is, or is not."),
    ]
  )
}
