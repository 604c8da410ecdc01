import AccessibilityTree
import Scenes
import SwiftUIInterpreter
import VoiceOver

extension Quiz {
  /// Makes a question with given answers ready.
  init(choice puzzle: Scene.Puzzle) {
    var choices: [Scene.Puzzle.Choice] = []
    if case .choice(let given) = puzzle.kind { choices = Shuffle(of: puzzle).applied(to: given) }
    self.init(
      puzzle: puzzle,
      lines: choices.map(\.text),
      request: Self.pick(choices.count),
      key: .pick(choices)
    )
  }

  /// Makes a question about a variant ready.
  ///
  /// - Throws: `Fault` where the view gives no answer to it.
  init(
    _ puzzle: Scene.Puzzle,
    on opened: Scene.Opened,
    path: String,
    _ settings: Settings
  ) throws(Fault) {
    let session = WalkSession(screen: opened.screen, settings: settings)
    switch puzzle.kind {
    case .choice: self.init(choice: puzzle)
    case .line(_, let explained, let otherwise):
      let file = opened.screen.program.files.first { $0.path == path }
      try self.init(puzzle, source: file?.text ?? "", explained, otherwise)
      self.path = path
    case .swipes(_, let name, let why, let tooFew, let tooMany):
      let count = try Self.swipes(to: name, in: session)
      self.init(
        puzzle: puzzle,
        lines: [],
        request: "Answer with a number.",
        key: .number(count, why: why, tooFew: tooFew, tooMany: tooMany)
      )
    case .utterance(_, let gestures, let wrong, let why):
      try self.init(puzzle, heardAfter: gestures, wrong, why, in: session)
    case .order(_, let why, let wrong):
      try self.init(puzzle, stops: session.stops.map(\.utterance.spoken), why, wrong)
    }
  }

  private static func pick(_ count: Int) -> String {
    "Answer with a number from 1 to \(count)."
  }
}

// MARK: Lines of source

extension Quiz {
  private init(
    _ puzzle: Scene.Puzzle,
    source: String,
    _ explained: [Scene.Puzzle.Line],
    _ otherwise: String
  ) throws(Fault) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in explained {
      let count = lines.count { $0.contains(line.contains) }
      if count == 0 { throw Fault(message: "no line of the source contains '\(line.contains)'") }
      if count > 1, !line.isRight {
        throw Fault(message: "\(count) lines of the source contain '\(line.contains)'")
      }
    }
    let choices = lines.map { text in
      let known = explained.first { text.contains($0.contains) }
      return Scene.Puzzle.Choice(
        text: text,
        isRight: known?.isRight ?? false,
        why: known?.why ?? otherwise
      )
    }
    self.init(
      puzzle: puzzle,
      lines: lines,
      request: "Answer with the number of a line.",
      key: .pick(choices)
    )
  }
}

// MARK: Swipes

extension Quiz {
  /// How many swipes to the right lead from the first stop to the first one of that name.
  private static func swipes(to name: String, in session: WalkSession) throws(Fault) -> Int {
    var session = session
    let most = session.stops.count
    for count in 0...most {
      if session.reader.focusedElement?.label == name { return count }
      session.perform(.swipeRight)
    }
    throw Fault(message: "no stop is named '\(name)'")
  }
}

// MARK: What is spoken

extension Quiz {
  private init(
    _ puzzle: Scene.Puzzle,
    heardAfter words: String,
    _ wrong: [Scene.Puzzle.Choice],
    _ why: String,
    in session: WalkSession
  ) throws(Fault) {
    var session = session
    let gestures: [Gesture]
    do {
      gestures = try Gesture.parse(words)
    } catch {
      throw Fault(message: "its gestures cannot be read: \(error)")
    }
    for gesture in gestures { session.perform(gesture) }
    let entry = session.transcript.last
    let spoken = entry?.spoken.joined(separator: ". ") ?? ""
    let rules = (entry?.events ?? []).filter { !$0.pieces.isEmpty }.compactMap(\.inference)
    let right = spoken.isEmpty ? "(nothing spoken)" : spoken
    if wrong.contains(where: { $0.text == right || $0.isRight }) {
      throw Fault(message: "'\(right)' is what is spoken, and stands among the wrong answers")
    }
    let choices = Shuffle(of: puzzle).applied(
      to: [Scene.Puzzle.Choice(text: right, isRight: true, why: why)] + wrong
    )
    self.init(
      puzzle: puzzle,
      lines: choices.map(\.text),
      request: Self.pick(choices.count),
      key: .pick(choices)
    )
    inference = rules.first
  }
}

// MARK: Order

extension Quiz {
  /// The most stops that are put in order, so that they fit on a screen.
  private static let mostStops = 12

  private init(
    _ puzzle: Scene.Puzzle,
    stops: [String],
    _ why: String,
    _ wrong: String
  ) throws(Fault) {
    guard (3...Self.mostStops).contains(stops.count) else {
      throw Fault(
        message: "the number of stops on the screen is \(stops.count), not 3 to \(Self.mostStops)"
      )
    }
    let shown = stops.map { $0.isEmpty ? "(nothing spoken)" : $0 }
    self.init(
      puzzle: puzzle,
      lines: Shuffle(of: puzzle).disordered(shown),
      request: "Answer with the numbers in the right order, such as 2 1 3.",
      key: .order(shown, why: why, wrong: wrong)
    )
  }
}
