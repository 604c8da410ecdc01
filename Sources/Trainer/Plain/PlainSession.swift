import AccessibilityTree
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
  let course: Course
  /// The walk; absent in the menu.
  var walking: SceneWalk?
  /// A walk on a source of the person's own; absent in a scene.
  var own: WalkSession?
  /// The best walks that were searched.
  var comparisons = KnownComparisons()
  /// The search on the screen that is open, with all that it has found.
  var solver: Solver<LiveScreen>?
  /// Whether the person has left.
  public private(set) var isOver = false

  /// Opens the menu of scenes.
  public init(course: Course) {
    self.course = course
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
  public var prompt: String { session == nil ? "scene> " : "gesture> " }

  /// What is said at the start.
  public var greeting: [String] {
    let title = ["VoiceOver Trainer, plain mode. Type ? for help, q to quit."]
    return title + (session == nil ? menu + [Self.choice] : opening)
  }

  /// How a scene is opened.
  private static let choice = "Type a number or a name to open a scene."

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
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first else { return [] }
    if let command = PlainCommand(word: word), isMeant(command, words) {
      return perform(command, words.dropFirst().joined(separator: " "))
    }
    return session == nil ? choose(line) : gestures(line)
  }

  /// Leaves, as the end of input does.
  public mutating func leave() -> [String] {
    isOver = true
    return outcome
  }

  /// Only some commands take a word after them; a gesture line is never taken for one.
  private func isMeant(_ command: PlainCommand, _ words: [String]) -> Bool {
    words.count == 1 || command == .variant || command == .task
  }

  private mutating func perform(_ command: PlainCommand, _ argument: String) -> [String] {
    switch command {
    case .help: return help
    case .quit: return quit()
    case .menu: return backToMenu()
    case .list: return course.scenes.isEmpty ? ["Error: there are no scenes"] : menu
    default: break
    }
    guard session != nil else { return ["Error: choose a scene first"] }
    switch command {
    case .task: return argument.isEmpty ? taskLines : take(task: argument)
    case .variant: return argument.isEmpty ? variantLines : take(variant: argument)
    case .stops: return stopLines
    case .score: return score()
    case .compare: return compare()
    case .hint: return hint()
    case .code: return code
    case .restart: return restart()
    case .help, .quit, .menu, .list: return []
    }
  }

  private mutating func quit() -> [String] {
    guard walking != nil, !course.scenes.isEmpty else { return leave() }
    return backToMenu()
  }

  private mutating func backToMenu() -> [String] {
    guard !course.scenes.isEmpty else { return ["Error: there is no menu; q quits"] }
    let result = outcome
    walking = nil
    own = nil
    solver = nil
    return result + ["Type list for the scenes, a number or a name to open one, q to quit."]
  }

  private mutating func restart() -> [String] {
    session = session?.restarted()
    return opening
  }

  private mutating func gestures(_ line: String) -> [String] {
    let gestures: [Gesture]
    let key = line.trimmingSpaces
    if let gesture = PlainCommand.gesture(forKey: key) {
      gestures = [gesture]
    } else {
      do {
        gestures = try Gesture.parse(line)
      } catch {
        return ["Error: \(error)"]
      }
    }
    return gestures.flatMap { perform($0) }
  }

  /// Performs a gesture: what VoiceOver says, then at most one consequence.
  private mutating func perform(_ gesture: Gesture) -> [String] {
    guard var session else { return [] }
    let wasDone = session.walk.isDone
    let entry = session.perform(gesture)
    self.session = session
    var lines = ["VoiceOver: \(entry.heard)"]
    for case .diagnostic(let diagnostic) in entry.events where diagnostic.severity == .error {
      let place = diagnostic.place.map { " (line \($0.line), column \($0.column))" } ?? ""
      lines.append("Error: \(diagnostic.message)\(place)")
    }
    if session.walk.isDone, !wasDone {
      lines.append("Result: task done. Type score to hear how it went.")
    } else if let remark = entry.remark {
      lines.append("Note: \(remark.sentence)")
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
