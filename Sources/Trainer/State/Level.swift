/// What fills the window; levels lie on each other, Esc takes the topmost away.
enum Level: Hashable, Sendable {
  /// The list of scenes.
  case menu
  /// The tasks and variants of the scene at a place of the menu.
  case scene(Int)
  /// The walk.
  case walk
  /// A report.
  case report(Report)
  /// A puzzle.
  case quiz
  /// The keys of the level below.
  case help(Context)
}

/// Lines that are read and scrolled.
struct Report: Hashable, Sendable {
  /// What the lines are about.
  enum Subject: Hashable, Sendable {
    /// What was done, part by part.
    case progress
    /// Where an answer comes from, and how certain it is.
    case certainty
    /// How a walk did.
    case score
    /// Which lines make the difference.
    case why
    /// The lesson of a scene, at a depth.
    case lesson(LessonReport.Depth)
    /// The variants side by side, for a scene and a task by their names.
    case comparison(scene: String, task: String)
  }

  /// What they are about.
  var subject: Subject
  /// The heading.
  var title: String
  /// The lines, before they are wrapped; of a comparison where it has no room for columns.
  var lines: [String]
  /// What is inferred of them, each with what it was concluded from.
  var inferred: [String] = []
  /// What a guess came to that they answer, before they begin.
  var answer: String?
}

/// A line of text that is asked for over a walk.
enum Asking: Hashable, Sendable {
  /// The name of what is touched.
  case touch(String)
  /// The name that the element is given.
  case label(String)
  /// Gesture words.
  case gestures(String)
  /// A guess before the walk, or before work that shows its answer.
  case guess(String, before: Work?)
  /// The item chooser: what is searched for, and the entry that is chosen, from 0.
  case item(search: String, selected: Int)

  /// What has been written so far.
  var text: String {
    get {
      switch self {
      case .touch(let text), .label(let text), .gestures(let text), .guess(let text, _),
        .item(let text, _):
        text
      }
    }
    set {
      switch self {
      case .touch: self = .touch(newValue)
      case .label: self = .label(newValue)
      case .gestures: self = .gestures(newValue)
      case .guess(_, let work): self = .guess(newValue, before: work)
      case .item: self = .item(search: newValue, selected: 0)
      }
    }
  }

  /// What stands before the text.
  var question: String {
    switch self {
    case .touch: "Touch what?"
    case .label: "Its name:"
    case .gestures: "Gestures:"
    case .guess: "How many gestures at best? Add s when sure (such as 7s):"
    case .item: "Go to:"
    }
  }

  /// What the key does that ends it.
  var ending: String {
    if case .guess("", before: .some) = self { return "Enter: without a guess" }
    return "Enter does it"
  }

  /// The same where there is less room.
  var shortQuestion: String {
    guard case .guess = self else { return question }
    return "How many gestures (7s: sure)?"
  }
}
