import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import VoiceControl

/// Checks for a person who uses the screen by voice alone.
extension CheckStage {
  /// Says what a check says, and judges what it expects then.
  func outcomeOfCommands(_ check: Scene.Check) -> CheckRun.Outcome {
    var user = VoiceUser(opened.screen)
    var failures: [String] = []
    var certainty = Certainty.documented
    for (index, text) in check.commands.enumerated() {
      guard let command = VoiceCommand(text) else { return Self.unreadable(text, in: check) }
      certainty = max(certainty, command.certainty)
      let answer = user.say(command)
      let isLast = index == check.commands.count - 1
      // What is said twice fails twice for one reason.
      if let failure = Self.failure(of: answer, to: command, isLast: isLast),
        !failures.contains(failure)
      {
        failures.append(failure)
      }
    }
    for expectation in check.expectations {
      failures += self.failures(of: expectation, on: user.screen)
      if case .withinCommands = expectation { certainty = max(certainty, .inferred) }
    }
    return CheckRun.Outcome(check: check, failures: failures, faults: [], certainty: certainty)
  }

  private static func unreadable(_ text: String, in check: Scene.Check) -> CheckRun.Outcome {
    let known = VoiceCommand.notations.map { "'\($0)'" }.joined(separator: ", ")
    let fault = Diagnostic(
      .error,
      at: check.inputPlace,
      "'\(text)' is nothing that is said to Voice Control; known: \(known)"
    )
    return CheckRun.Outcome(check: check, failures: [], faults: [fault])
  }

  /// Why a command did nothing, in words; numbers are an answer where another command follows.
  private static func failure(
    of answer: VoiceUser<LiveScreen>.Answer,
    to command: VoiceCommand,
    isLast: Bool
  ) -> String? {
    switch answer {
    case .done: return nil
    case .numbers(let count):
      guard isLast, command != .showNumbers else { return nil }
      return "'\(command.words)' fits \(count) elements, and a number must be said as well"
    case .unknown(let names):
      let shown = names.map { "'\($0)'" }.joined(separator: ", ")
      return "'\(command.words)' finds nothing of that name; the names are "
        + (shown.isEmpty ? "none" : shown)
    case .unknownNumber: return "'\(command.words)' finds nothing that bears the number"
    case .unanswered: return "'\(command.words)' does nothing"
    }
  }

  private func failures(of expectation: Scene.Expectation, on screen: LiveScreen) -> [String] {
    switch expectation {
    case .state(let source): state(source, on: screen)
    case .distinctNames: screen.tree.faultsOfVoiceNames
    case .withinCommands(let most): commands(atMost: most)
    // The format keeps what belongs to VoiceOver out of these checks.
    default: []
    }
  }

  private func commands(atMost most: Int) -> [String] {
    guard let assignment = Assignment(opened) else { return ["there is no task to be done"] }
    let search = UtteranceSearch<LiveScreen>(goal: assignment.goal) { screen in
      assignment.harm?(screen) ?? false
    }
    switch search.least(from: opened.screen) {
    case .commands(let count) where count <= most: return []
    case .commands(let count):
      let counted = Scene.Expectation.count(count, "command")
      return ["the task takes \(counted) by voice, not \(most) at most"]
    case .impossible: return ["no command by voice completes the task"]
    case .undecided: return ["the search by voice was given up"]
    }
  }
}
