import AccessibilityTree
import Scenes
import VoiceOver

extension Scene.Expectation {
  /// What does not hold on a screen as a walk left it, in words; empty where it holds.
  ///
  /// `state` and the numbers that a task takes, which ask for more than the walk, are not judged here.
  func failures(in session: WalkSession) -> [String] {
    switch self {
    case .stops(let count):
      let stops = session.stops
      return stops.count == count
        ? [] : ["\(Self.count(stops.count, "stop")) on the screen, not \(count)"]
    case .stop(let expectation): return expectation.failures(among: session.stops)
    case .heard(let expected):
      return Self.difference(session.transcript.last?.spoken ?? [], expected, verb: "heard")
    case .sound(let expected):
      let sound = session.transcript.last?.sound?.rawValue
      return sound == expected ? [] : ["the sound is \(sound ?? "none"), not \(expected)"]
    case .focus(let expected):
      let spoken = session.focusedStop.map(\.utterance.spoken)
      guard spoken != expected else { return [] }
      return ["the cursor is on \(spoken.map(Self.quoted) ?? "nothing"), not on '\(expected)'"]
    case .distinctNames: return Self.faultsOfNames(in: session.stops)
    case .wholeText:
      return session.stops.filter(\.element.isTextCutOff).map { stop in
        "the text of stop \(stop.index) is cut off: \(Self.quoted(stop.utterance.spoken))"
      }
    case .state, .withinGestures, .withinCommands: return []
    }
  }

  private static func faultsOfNames(in stops: [Stop]) -> [String] {
    let acting = stops.filter(\.isOperable)
    let nameless = acting.filter { ($0.element.label ?? "").isEmpty }
    var faults = nameless.map { "stop \($0.index) acts and has no name" }
    let named = Dictionary(grouping: acting) { $0.element.label ?? "" }
    for (name, stops) in named.sorted(by: { $0.key < $1.key }) where stops.count > 1 {
      guard !name.isEmpty else { continue }
      faults.append("\(stops.count) stops that act are named '\(name)'")
    }
    return faults
  }

  /// What two lists of spoken texts differ in, as one sentence; empty where they do not.
  static func difference(_ found: [String], _ expected: [String], verb: String) -> [String] {
    found == expected ? [] : ["\(verb) \(list(found)), not \(list(expected))"]
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.map(quoted).joined(separator: ", ")
  }

  static func quoted(_ text: String) -> String {
    text.isEmpty ? "(nothing spoken)" : "'\(text)'"
  }

  /// A number with its noun: "1 stop", "3 stops".
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension Scene.StopExpectation {
  /// What does not hold of the stop that is meant, in words; empty where everything does.
  func failures(among stops: [Stop]) -> [String] {
    guard let stop = stop(among: stops) else { return [missing(among: stops)] }
    let title = "stop \(stop.index)"
    var failures: [String] = []
    if let spoken, stop.utterance.spoken != spoken {
      let found = Scene.Expectation.quoted(stop.utterance.spoken)
      failures.append("\(title) is spoken \(found), not '\(spoken)'")
    }
    if let hint, stop.utterance.hint != hint {
      let found = stop.utterance.hint.map { "the hint '\($0)'" } ?? "no hint"
      failures.append("\(title) has \(found), not '\(hint)'")
    }
    let names = stop.element.traits.namesInOrder
    failures += traits.filter { !names.contains($0) }.map { "\(title) lacks the trait \($0)" }
    failures += lacks.filter(names.contains).map { "\(title) has the trait \($0)" }
    if let actions {
      failures += Scene.Expectation.difference(
        stop.element.customActions.map(\.name),
        actions,
        verb: "\(title) offers"
      )
    }
    return failures
  }

  private func stop(among stops: [Stop]) -> Stop? {
    switch target {
    case .index(let index): stops.first { $0.index == index }
    case .name(let name): stops.first { $0.element.label == name }
    }
  }

  private func missing(among stops: [Stop]) -> String {
    switch target {
    case .index(let index): return "there is no stop \(index)"
    case .name(let name):
      let nearest = NearestName.of(name, among: stops.compactMap(\.element.label))
      return "no stop is named '\(name)'" + (nearest.map { "; the nearest is '\($0)'" } ?? "")
    }
  }
}
