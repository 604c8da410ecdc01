import Scenes
import Scoring
import SwiftUIInterpreter
import Terminal
import Trainer
import VoiceOver

/// An option of the command line, as the table, the help and the error messages know it.
struct Option: Equatable, Sendable {
  /// The name with its two dashes.
  var name: String
  /// What stands for its value in the help; absent for a flag.
  var value: String?
  /// What it does, in one line.
  var summary: String
  /// The values it takes, where they are few.
  var allowed: [String] = []
  /// Whether it may be given several times.
  var mayRepeat = false
}

extension Option {
  static let help = Option(name: "--help", summary: "Prints this help.")
  static let json = Option(name: "--json", summary: "Prints JSON, in a stable shape.")
  static let plain = Option(
    name: "--plain",
    summary: "Works in lines of text: for screen readers, braille and pipes."
  )
  static let full = Option(
    name: "--full",
    summary: "Works in the full screen, though lines of text are remembered."
  )
  static let remember = Option(
    name: "--remember",
    summary: "Remembers --plain or --full for later starts."
  )
  static let variant = Option(
    name: "--variant",
    value: "NAME",
    summary: "Takes that variant of the scene."
  )
  static let task = Option(name: "--task", value: "ID", summary: "Takes that task of the scene.")
  static let view = Option(
    name: "--view",
    value: "NAME",
    summary: "Shows that view of the file."
  )
  static let with = Option(
    name: "--with",
    value: "'NAME = VALUE'",
    summary: "Hands in a property of the view; may be repeated.",
    mayRepeat: true
  )
  static let profile = Option(
    name: "--profile",
    value: "NAME",
    summary: "How the person listens; everyday unless told.",
    allowed: Profile.all.map(\.name)
  )
  static let checkProfile = Option(
    name: profile.name,
    value: profile.value,
    summary: "Runs the checks for that way of using the screen alone.",
    allowed: Scene.Check.Profile.allCases.map(\.rawValue)
  )
  static let depth = Option(
    name: "--depth",
    value: "DEPTH",
    summary: "How much is told; all unless told.",
    allowed: LessonReport.Depth.allCases.map(\.rawValue)
  )
  static let system = Option(
    name: "--ios",
    value: "VERSION",
    summary: "The iOS whose speech is meant; 26 unless told.",
    allowed: Settings.System.allCases.map { String($0.rawValue) }
  )
  static let systemOnly = Option(
    name: system.name,
    value: system.value,
    summary: "Takes the cases of that iOS alone.",
    allowed: system.allowed
  )
  static let markdown = Option(name: "--markdown", summary: "Prints tables in Markdown.")
  static let stepper = Option(
    name: "--stepper",
    value: "STYLE",
    summary: "How a stepper is met; devices may show two buttons.",
    allowed: LiveScreen.Options.StepperStyle.allCases.map(\.rawValue)
  )
  static let hints = Option(
    name: "--hints",
    value: "on|off",
    summary: "Verbosity, Speak Hints; on unless told.",
    allowed: ["on", "off"]
  )
  static let actions = Option(
    name: "--actions",
    value: "FEEDBACK",
    summary: "Verbosity, Actions: how custom actions are told; speak unless told.",
    allowed: feedbacks
  )
  static let moreContent = Option(
    name: "--more-content",
    value: "FEEDBACK",
    summary: "Verbosity, More Content: how it is told; speak unless told.",
    allowed: feedbacks
  )
  static let containers = Option(
    name: "--container-descriptions",
    value: "on|off",
    summary: "Verbosity, Container Descriptions; on unless told.",
    allowed: ["on", "off"]
  )
  static let navigation = Option(
    name: "--navigation",
    value: "STYLE",
    summary: "Navigation Style: each element, or groups whole; flat unless told.",
    allowed: Settings.NavigationStyle.allCases.map(\.rawValue)
  )
  static let verbosity = Option(
    name: "--verbosity",
    value: "NAME=VALUE",
    summary: "Another setting of Verbosity; may be repeated.",
    allowed: Verbosity.Name.allCases.flatMap { name in
      name.values.map { name.rawValue + "=" + $0 }
    },
    mayRepeat: true
  )
  static let rotor = Option(
    name: "--rotor",
    value: "ITEM",
    summary: "The rotor offers that, and nothing that is not named; may be repeated.",
    allowed: RotorItem.choices.map(\.word) + ["all"],
    mayRepeat: true
  )
  private static let feedbacks = Verbosity.Feedback.allCases.map(\.rawValue)
  static let device = Option(
    name: "--device",
    value: "DEVICE",
    summary:
      "Whose rule of rows is followed: tops nearer than 8 points, or 13; iphone unless told.",
    allowed: ["iphone", "ipad"]
  )
  static let typeSize = Option(
    name: "--type-size",
    value: "SIZE",
    summary: "The text size that is chosen; large unless told.",
    allowed: TypeSize.allCases.map(\.rawValue)
  )
  static let colorScheme = Option(
    name: "--color-scheme",
    value: "SCHEME",
    summary: "The appearance that is chosen; light unless told.",
    allowed: LiveScreen.Options.ColorScheme.allCases.map(\.rawValue)
  )
  static let gestures = Option(
    name: "--gestures",
    value: "\"WORDS\"",
    summary: "Performs gestures and prints the transcript."
  )
  static let goal = Option(
    name: "--goal",
    value: "EXPRESSION",
    summary: "What is to be reached, in Swift."
  )
  static let color = Option(
    name: "--color",
    value: "WHEN",
    summary: "How colour is used.",
    allowed: ColorDecision.Choice.allCases.map(\.rawValue)
  )
  static let ascii = Option(name: "--ascii", summary: "Uses no character outside ASCII.")
  static let mouse = Option(name: "--mouse", summary: "Lets the mouse touch, tap and scroll.")
  static let bell = Option(name: "--bell", summary: "Rings the bell at a dead end.")
  static let transcript = Option(
    name: "--transcript",
    value: "FILE",
    summary: "Writes what was spoken to a file as well."
  )
  static let replay = Option(
    name: "--replay",
    value: "FILE",
    summary: "Takes gesture words from a file and prints the transcript."
  )
  static let explainScore = Option(
    name: "--explain-score",
    summary: "Prints every constant of the score with its basis."
  )
  static let guidance = Option(
    name: "--guidance",
    value: "HOW",
    summary: "How much is said beside VoiceOver: 'less' has no remarks and hints during a walk and"
      + " the captions of the last gestures alone, 'none' the last caption under the screen curtain."
      + " Without it, it fades as scenes are done.",
    allowed: Guidance.allCases.map(\.rawValue)
  )
  static let date = Option(
    name: "--date",
    value: "DAY",
    summary: "Takes that day for today, as in 2026-11-30."
  )
  static let reset = Option(
    name: "--reset",
    summary: "Begins anew; what was kept is moved aside."
  )
  static let file = Option(
    name: "--file",
    value: "FILE",
    summary:
      "The copy to work on; SCENE-mend.swift unless told, with the variant in it but for the first poor one. It is never overwritten."
  )
  static let noEditor = Option(
    name: "--no-editor",
    summary: "Opens no editor: names the file and follows it."
  )
  static let version = Option(name: "--version", summary: "Prints the version.")
}
