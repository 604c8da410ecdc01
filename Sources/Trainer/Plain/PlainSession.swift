import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import VoiceOver

/// The trainer in lines of text: the same lessons, scores and walks as the full screen.
///
/// Append-only: a line in, lines out, nothing unasked. Each line of an answer begins with who
/// speaks or what it is about.
///
/// - Source: openai/codex#20489, earendil-works/pi#4687, google-gemini/gemini-cli#1553 and others,
///   where people who use screen readers ask for such a mode.
public struct PlainSession: Sendable {
  var course: Course
  /// The walk; absent in the menu.
  var walking: SceneWalk?
  /// A walk on a source of the person's own; absent in a scene.
  var own: WalkSession?
  /// The best walks that were searched.
  var comparisons = KnownComparisons()
  /// The search on the screen that is open, with all that it has found.
  var solver: Solver<LiveScreen>?
  /// The person who learns.
  public var learner = Learner()
  /// The puzzles that are being asked; absent where none is.
  var dialogue: QuizDialogue?
  /// What is to be mended, until the loop takes it.
  var mending: (scene: Scene, variant: Scene.Variant)?
  /// The items that were listed last, to be chosen by number.
  var listed: [ChooserItem] = []
  /// What is inferred of the lesson or the verdict that was said last; absent after a gesture.
  var certainty: [String]?
  /// A step that asks for something and was offered last; absent after it was done or left.
  var offered: LearningStep?
  /// Whether it was said that every step of the scene is done.
  var isEnded = false
  /// What a guess was asked for, so that a number is one; absent where none was.
  var guessing: Guessing?
  /// What of the last line was not understood; absent where all was.
  public private(set) var misreading: Misreading?
  /// How much is said beside VoiceOver.
  var guidance: Guidance {
    walking == nil ? course.guidance ?? .full : course.guidance(for: learner)
  }
  /// The level of guidance that was told to be reached.
  var told: Guidance?
  /// Whether the person has left.
  public private(set) var isOver = false

  /// Opens the menu of scenes.
  public init(course: Course) {
    self.course = course
    self.course.complete()
  }

  /// Opens a variant of a scene.
  public init(course: Course, walk: SceneWalk) {
    self.course = course
    walking = walk
  }

  /// Opens a view of the person's own, outside any scene.
  public init(course: Course, session: WalkSession) {
    self.course = course
    own = session
  }

  /// What stands before the person's input.
  public var prompt: String {
    dialogue == nil ? session == nil ? "scene> " : "gesture> " : "answer> "
  }

  /// Whether a question was asked, so that the next line may be its answer.
  public var isAsking: Bool { dialogue != nil || guessing != nil }

  /// What is said at the start.
  public mutating func greet() -> [String] {
    let title = ["VoiceOver Trainer, plain mode. Type ? for help, q to quit."]
    return title + (session == nil ? menu + [Self.choice] : open() + invitation())
  }

  /// How a scene is opened.
  private static let choice =
    "Type a number or a name to open a scene, or next for the first that is not done."

  /// What to type to go on.
  var goOn: String { walking == nil ? Self.choice : "Type next to go on." }

  /// The walk that gestures go to.
  var session: WalkSession? {
    get { walking?.session ?? own }
    set {
      guard let newValue else { return }
      if walking != nil { walking?.session = newValue } else { own = newValue }
    }
  }

  /// Answers a line of the person's.
  ///
  /// - Returns: The lines of the answer; none for an empty line.
  public mutating func handle(_ line: String) -> [String] {
    misreading = nil
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first else { return [] }
    if let answers = takeForPuzzles(line) { return answers }
    if words.count == 1, PlainCommand(word: word) == .certainty, let certainty {
      return certainty.certaintyLines
    }
    let isQuizLeft = dialogue != nil
    dialogue = nil
    if let command = PlainCommand(word: word) {
      if isQuizLeft, command == .quit { return ["The puzzles are left. \(goOn)"] }
      guard isMeant(command, words) else { return misread("\(word) takes nothing more") }
      return perform(command, words.dropFirst().joined(separator: " "))
    }
    defer { listed = [] }
    guard session != nil else { return choose(line) }
    if guessing != nil, Prediction(line) != nil { return predict(line) }
    guard guessing == nil || isGesture(line) else { return misread(Self.aGuess) }
    guessing = nil
    return choose(item: word) ?? gestures(line)
  }

  /// A line that was not understood.
  public struct Misreading: Hashable, Sendable {
    /// Where in the line, in characters from 1.
    public let column: Int
    /// What is wrong.
    public let message: String
  }

  /// Answers what was not understood, and keeps where it stands.
  mutating func misread(_ message: String, column: Int = 1) -> [String] {
    misreading = Misreading(column: column, message: message)
    return ["Error: \(message)"]
  }

  /// Leaves, as the end of input does.
  public mutating func leave() -> [String] {
    isOver = true
    return outcome + leaving()
  }

  /// Only some commands take a word after them; a gesture line is never taken for one.
  private func isMeant(_ command: PlainCommand, _ words: [String]) -> Bool {
    words.count == 1
      || [.variant, .task, .items, .vo, .predict, .lesson, .list].contains(command)
  }

  private mutating func perform(_ command: PlainCommand, _ argument: String) -> [String] {
    switch command {
    case .help: return help
    case .quit: return quit()
    case .menu: return backToMenu()
    case .list: return list(argument)
    case .review: return review()
    case .progress: return learner.report(on: course.scenes) ?? ["Error: no progress is kept"]
    case .next where session == nil: return openNextScene()
    default: break
    }
    guard session != nil else {
      return ["Error: choose a scene first, by its number or name, or with next"]
    }
    switch command {
    case .task: return argument.isEmpty ? taskLines : take(task: argument)
    case .variant: return argument.isEmpty ? variantLines : take(variant: argument)
    case .stops: return stopLines
    case .items: return listItems(holding: argument)
    case .certainty:
      let lines = session?.transcript.last.map { Provenance(entry: $0).lines } ?? []
      return lines.map { "Certainty: \($0)" }
    case .vo: return performKeys(argument)
    case .score: return score()
    case .compare: return compare()
    case .hint: return hint()
    case .code: return code
    case .lesson: return lesson(argument)
    case .predict: return predict(argument)
    case .why: return why()
    case .puzzles: return puzzles()
    case .mend: return mend()
    case .next: return next()
    case .restart: return restart()
    case .help, .quit, .menu, .list, .review, .progress: return []
    }
  }

  private mutating func quit() -> [String] {
    guard walking != nil else { return leave() }
    course.complete()
    guard !course.scenes.isEmpty else { return leave() }
    return backToMenu()
  }

  private mutating func backToMenu() -> [String] {
    course.complete()
    guard !course.scenes.isEmpty else { return ["Error: there is no menu; q quits"] }
    let result = outcome + leaving()
    walking = nil
    own = nil
    solver = nil
    guessing = nil
    return result + ["Type list for the scenes, a number, a name or next to open one, q to quit."]
  }

  private mutating func restart() -> [String] {
    session = session?.restarted()
    return open()
  }

  /// Goes to the item of a number, right after items were listed.
  ///
  /// - Returns: The answer; nil where the word is no number, or nothing was listed.
  private mutating func choose(item word: String) -> [String]? {
    guard !listed.isEmpty, let number = Int(word) else { return nil }
    guard listed.indices.contains(number - 1) else {
      return misread("\(number) is not in the list")
    }
    let stop = listed[number - 1].stop
    return session?.reader.choosing(stop: stop).map { perform($0) } ?? []
  }

  /// Performs a command of a hardware keyboard; without any, tells them all.
  private mutating func performKeys(_ words: String) -> [String] {
    guard !words.isEmpty else { return KeyboardCommand.all.map(\.plainLine) }
    guard let command = KeyboardCommand(words: words) else {
      return misread("'\(words)' is no command of a keyboard; vo tells them all")
    }
    switch command.effect {
    case .gesture(let gesture): return perform(gesture)
    case .itemChooser: return listItems(holding: "")
    case .home: return ["Note: \(KeyboardCommand.homeNote)"]
    }
  }

  private mutating func gestures(_ line: String) -> [String] {
    do {
      return try Self.parse(line).flatMap { perform($0) }
    } catch {
      return misread(Self.message(for: error), column: error.column)
    }
  }

  private func isGesture(_ line: String) -> Bool { (try? Self.parse(line)) != nil }

  /// The gestures of a line: words, or one letter.
  private static func parse(_ line: String) throws(GestureError) -> [Gesture] {
    if let gesture = PlainCommand.gesture(forKey: line.trimmingSpaces) { return [gesture] }
    return try Gesture.parse(line)
  }

  /// What is wrong; a word that is no gesture may have been meant as a command.
  private static func message(for error: GestureError) -> String {
    guard case .unknownWord(let word, nil, _) = error else { return "\(error)" }
    let commands = PlainCommand.allCases.flatMap { [$0.rawValue] + $0.aliases }
    let nearest = NearestName.of(word, among: commands)
    return "unknown gesture or command '\(word)'"
      + (nearest == nil ? "; ? tells the words" : NearestName.advice(nearest))
  }

  /// Performs a gesture: what VoiceOver says, then at most one consequence.
  private mutating func perform(_ gesture: Gesture) -> [String] {
    guard var session else { return [] }
    certainty = nil
    let wasDone = session.walk.isDone
    let entry = session.perform(gesture)
    self.session = session
    var lines = ["VoiceOver: \(entry.heard(marks: true))"]
    for case .diagnostic(let diagnostic) in entry.events where diagnostic.severity == .error {
      let place = diagnostic.place.map { " (line \($0.line), column \($0.column))" } ?? ""
      lines.append("Error: \(diagnostic.message)\(place)")
    }
    if session.walk.isDone, !wasDone {
      lines.append("Result: task done. Type score to hear how it went, next to go on.")
      lines += noteDone()
    } else if wasDone || guidance.remarksAtOnce, let remark = entry.remark {
      lines.append("Note: \(remark.sentence)")
    } else if guidance.remarksAtOnce, session.cutsOffTextArrivedAt {
      lines.append("Note: \(WalkSession.cutOffNote)")
    }
    return lines
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
