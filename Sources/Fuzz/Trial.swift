import AccessibilityTree
import SwiftUIInterpreter
import VoiceOver

/// What becomes of one source: it is interpreted, its views are opened and walked.
struct Trial {
  /// What is said at each stop, view by view, and the names that the source uses.
  private(set) var spoken: [String] = []
  /// What opening and each gesture brought about, view by view.
  private(set) var events: [Event] = []
  /// What was found wrong.
  private(set) var diagnostics: [String] = []
  /// How many views were opened.
  private(set) var viewCount = 0

  /// Tries an input.
  ///
  /// - Parameters:
  ///   - input: The source, with the choices of its walk.
  ///   - views: How many of its views are opened at most.
  ///   - gestures: How many gestures each of them gets.
  init(_ input: Input, views: Int = 2, gestures: Int = 12) {
    var generator = input.generator
    let program = Program(files: [SourceFile(path: "Input.swift", text: input.source)])
    diagnostics = program.diagnostics.map(\.description)
    // Telling names parses the source once more, which takes as long as all else.
    if Int.random(in: 0..<8, using: &generator) == 0 {
      spoken = program.nameUses.map { $0.name + " " + $0.support.rawValue }
    }
    if program.viewNames.isEmpty { diagnostics.append("\(LiveScreen.OpenError.noView)") }
    for view in program.viewNames.shuffled(using: &generator).prefix(views) {
      walk(program, view: view, gestures: gestures, using: &generator)
    }
  }

  private mutating func walk(
    _ program: Program,
    view: String,
    gestures: Int,
    using generator: inout SeededGenerator
  ) {
    do throws(LiveScreen.OpenError) {
      let options = Self.options(using: &generator)
      let screen = try LiveScreen(program, view: view, options: options)
      viewCount += 1
      var reader = ScreenReader(screen: screen)
      events += reader.open()
      spoken += reader.stops().map(\.utterance.spoken)
      for _ in 0..<gestures {
        let gesture = Self.gesture(on: reader, using: &generator)
        events += reader.perform(gesture)
      }
      diagnostics += reader.screen.diagnostics.map(\.description)
    } catch {
      diagnostics.append("\(error)")
    }
  }

  private static func options(using generator: inout SeededGenerator) -> LiveScreen.Options {
    var options = LiveScreen.Options()
    options.system = [17, 18, 26].randomElement(using: &generator) ?? 26
    options.typeSize = TypeSize.allCases.randomElement(using: &generator) ?? .large
    options.stepperStyle = Bool.random(using: &generator) ? .adjustable : .twoButtons
    return options
  }

  private static func gesture(
    on reader: ScreenReader<LiveScreen>,
    using generator: inout SeededGenerator
  ) -> Gesture {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      let stops = reader.stops()
      return .touchName(stops.randomElement(using: &generator)?.element.label ?? "")
    case 1:
      let x = Double.random(in: -10...400, using: &generator)
      let y = Double.random(in: -10...900, using: &generator)
      return .touchPoint(Point(x: x, y: y))
    case 2: return .type(["a", "", "9", "👩‍👩‍👧", "\u{301}"].randomElement(using: &generator) ?? "")
    case 3, 4, 5: return .doubleTap
    case 6, 7: return .swipeRight
    default: return common.randomElement(using: &generator) ?? .swipeRight
    }
  }

  private static let common: [Gesture] = [
    .swipeLeft, .swipeUp, .swipeDown, .doubleTapHold, .scrub, .magicTap, .rotorNext,
    .rotorPrevious, .readAll, .readFromHere, .first, .last, .scroll(.up), .scroll(.down),
    .scroll(.left), .scroll(.right), .repeat, .splitTap, .pause, .summary, .enterGroup,
    .leaveGroup, .tripleTap, .nextHeading, .previousHeading, .nextControl, .previousControl,
  ]
}
