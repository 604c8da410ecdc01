/// A subcommand, as the table, the help and the error messages know it.
struct Command: Equatable, Sendable {
  /// Its name on the command line.
  var name: String
  /// What it takes besides options.
  var operands: String
  /// What it does, in one line.
  var summary: String
  /// Lines that work as they stand.
  var examples: [String]
  /// The options it takes, `--help` apart.
  var options: [Option]
  /// How many operands it takes.
  var operandCount: ClosedRange<Int>
}

extension Command {
  /// What opening a view takes.
  private static let opening: [Option] = [
    .variant, .view, .with, .system, .device, .stepper, .typeSize,
  ]

  /// How VoiceOver is set, beside the system.
  private static let voiceOver: [Option] = [
    .hints, .actions, .moreContent, .containers, .verbosity, .navigation, .rotor,
  ]

  static let play = Command(
    name: "play",
    operands: "[SCENE|FILE|FOLDER]",
    summary: "Opens the trainer, or one screen in it.",
    examples: [
      "vot play quantity-stepper", "vot play order-card --variant noisy --task delete",
      "vot play MyView.swift --plain",
    ],
    options: opening + voiceOver + [
      .task, .profile, .guidance, .plain, .full, .remember, .color, .ascii, .mouse, .bell,
      .transcript, .replay, .date, .file,
    ],
    operandCount: 0...1
  )
  static let list = Command(
    name: "list",
    operands: "",
    summary: "Lists scenes with their variants and tasks.",
    examples: ["vot list", "vot list --json"],
    options: [.json],
    operandCount: 0...0
  )
  static let walk = Command(
    name: "walk",
    operands: "SCENE|FILE|FOLDER",
    summary: "Says every stop from first to last, or the transcript of gestures.",
    examples: [
      "vot walk quantity-stepper", "vot walk MyView.swift --json",
      "vot walk order-card --variant noisy --gestures \"right*4 double-tap\"",
    ],
    options: opening + voiceOver + [.gestures, .json, .transcript, .replay],
    operandCount: 1...1
  )
  static let compare = Command(
    name: "compare",
    operands: "SCENE",
    summary: "Puts the variants side by side: score, seconds, gestures, what is never spoken.",
    examples: [
      "vot compare quantity-stepper", "vot compare order-card --task delete --profile learner",
    ],
    options: [.task, .profile, .system, .device, .stepper, .typeSize] + voiceOver + [
      .explainScore, .json,
    ],
    operandCount: 1...1
  )
  static let solve = Command(
    name: "solve",
    operands: "SCENE|FILE",
    summary: "Finds the best walk: gestures, transcript and cost.",
    examples: [
      "vot solve order-card", "vot solve MyView.swift --goal 'quantity == 3' --json",
    ],
    options: opening + voiceOver + [.task, .goal, .profile, .explainScore, .json],
    operandCount: 1...1
  )
  static let speak = Command(
    name: "speak",
    operands: "FILE|-",
    summary: "Describes elements given as JSON.",
    examples: ["vot speak elements.json", "vot speak - --json < elements.json"],
    options: [.system] + voiceOver.filter { $0 != .navigation && $0 != .rotor } + [.json],
    operandCount: 1...1
  )
  static let conformance = Command(
    name: "conformance",
    operands: "[FILE]",
    summary: "Shows how speech agrees with published recordings and pictures, case by case; with"
      + " a file, with the cases in it.",
    examples: [
      "vot conformance", "vot conformance --ios 18", "vot conformance my-case.json",
      "vot conformance --markdown",
    ],
    options: [.systemOnly, .json, .markdown],
    operandCount: 0...1
  )

  static let check = Command(
    name: "check",
    operands: "[SCENE…]",
    summary: "Tries what scenes promise: checks, tasks, puzzles; all scenes unless some are named.",
    examples: ["vot check", "vot check quantity-stepper", "vot check ./my-scene --json"],
    options: [.checkProfile, .system, .device, .stepper, .typeSize] + voiceOver + [.json],
    operandCount: 0...1000
  )
  static let lesson = Command(
    name: "lesson",
    operands: "SCENE",
    summary: "Prints the lesson of a scene as Markdown.",
    examples: ["vot lesson quantity-stepper", "vot lesson order-card --depth cheat-sheet"],
    options: [.depth],
    operandCount: 1...1
  )
  static let newScene = Command(
    name: "new-scene",
    operands: "NAME",
    summary: "Makes the folder of a scene of your own, which loads as it is.",
    examples: ["vot new-scene my-scene"],
    options: [],
    operandCount: 1...1
  )
  static let schema = Command(
    name: "schema",
    operands: "",
    summary: "Prints the JSON schema of a scene.json.",
    examples: ["vot schema"],
    options: [],
    operandCount: 0...0
  )

  static let coverage = Command(
    name: "coverage",
    operands: "PATH…",
    summary: "Tells which views, modifiers and calls of files are simulated, and which are not.",
    examples: [
      "vot coverage MyView.swift", "vot coverage Sources/Checkout Sources/Profile",
      "vot coverage order-card --json",
    ],
    options: [.json],
    operandCount: 1...1000
  )
  static let mend = Command(
    name: "mend",
    operands: "SCENE",
    summary: "Copies a poor variant for you to repair; every save runs the checks again.",
    examples: [
      "vot mend quantity-stepper", "vot mend order-card --variant noisy --file card.swift",
    ],
    options: [.variant, .file, .noEditor, .system, .device, .stepper, .typeSize] + voiceOver,
    operandCount: 1...1
  )
  static let watch = Command(
    name: "watch",
    operands: "FILE|FOLDER",
    summary: "Says every stop again whenever the file is saved.",
    examples: ["vot watch MyView.swift", "vot watch Sources/Checkout --view CheckoutView"],
    options: [.view, .with, .system, .device, .stepper, .typeSize] + voiceOver,
    operandCount: 1...1
  )
  static let review = Command(
    name: "review",
    operands: "",
    summary: "Asks the questions that are due today, in lines of text.",
    examples: ["vot review", "vot review --date 2026-12-01"],
    options: [.date],
    operandCount: 0...0
  )
  static let progress = Command(
    name: "progress",
    operands: "",
    summary: "Shows what is done; hands it out with --json.",
    examples: ["vot progress", "vot progress --json", "vot progress --reset"],
    options: [.json, .date, .reset],
    operandCount: 0...0
  )

  /// Every subcommand, in the order of the help.
  static let all: [Command] = [
    play, list, walk, compare, solve, lesson, mend, watch, review, progress, check,
    coverage, speak, conformance, newScene, schema,
  ]
}
