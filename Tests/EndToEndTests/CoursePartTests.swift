import Foundation
import Scenes
import TestSupport
import Testing

/// A whole part of the course, done from its first scene to its last as a learner does it.
@Suite("A part of the course")
struct CoursePartTests {
  private static let part = "First steps"

  private static var scenes: [Scene] {
    SceneLibrary.located().entries().compactMap(\.scene).filter { $0.part == part }
  }

  /// A state folder of its own for one learner.
  private func withLearner(_ learn: ([String: String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("learner-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try learn(["XDG_STATE_HOME": folder.path])
  }

  /// The gestures of the best walk on the reference.
  private func bestWalk(on scene: Scene) throws -> String {
    let run = try CommandRun(["solve", scene.id, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(object?["gestures"] as? [String]).joined(separator: " ")
  }

  /// Answers that each kind of puzzle takes, be they right or wrong.
  private func answers(to puzzle: Scene.Puzzle) -> [String] {
    guard case .order = puzzle.kind else { return ["1"] }
    // As many numbers as there are stops, which the question alone tells; the rest is refused.
    return (3...12).map { (1...$0).map(String.init).joined(separator: " ") }
  }

  private func expectPartDone(_ environment: [String: String]) throws {
    let run = try CommandRun(["progress"], environment: environment)
    let line = "\(Self.part): \(Self.scenes.count) of \(Self.scenes.count) scenes done, complete\n"
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test("is done in plain mode through a pipe, without an escape byte")
  func plain() throws {
    try withLearner { environment in
      var lines: [String] = []
      for scene in Self.scenes {
        lines += [scene.id, "next", "predict 5 unsure", "right"]
        lines += ["variant \(try #require(scene.reference?.name))", try bestWalk(on: scene)]
        lines += ["next", "next", "lesson", "puzzles"]
        lines += scene.puzzles.flatMap(answers)
        lines += ["menu"]
      }
      let input = lines.joined(separator: "\n") + "\n"
      let run = try CommandRun(["play", "--plain"], input: input, environment: environment)
      #expect(run.status == 0)
      #expect(run.messages == "")
      #expect(!run.output.utf8.contains(0x1B))
      #expect(run.output.components(separatedBy: ". You guessed 5").count == 4)
      try expectPartDone(environment)
    }
  }

  @Test("is done in the full screen of a terminal")
  func fullScreen() throws {
    try withLearner { environment in
      let terminal = try PseudoTerminal(
        PseudoTerminal.executable("vot"),
        environment: environment
      )
      try terminal.wait(for: "VoiceOver Trainer")
      for (index, scene) in Self.scenes.enumerated() {
        try learn(scene, number: index + 1, on: terminal)
      }
      terminal.type("q")
      #expect(try terminal.exitStatus() == 0)
      try expectPartDone(environment)
    }
  }

  /// Does every step of a scene from the menu and comes back to it.
  private func learn(_ scene: Scene, number: Int, on terminal: PseudoTerminal) throws {
    let place = try #require(scene.variants.firstIndex { $0.isReference }) + 1
    terminal.type("\(number)\r")
    try terminal.wait(for: "Esc back")
    terminal.type("1")
    try terminal.wait(for: "q leaves")
    terminal.type("+")
    try terminal.wait(for: "How many gestures")
    terminal.type("5 sure\r")
    try terminal.wait(for: "Your guess is taken")
    terminal.type("lq")
    try terminal.wait(for: "You guessed 5")
    terminal.type("\(place)")
    try terminal.wait(for: "q leaves")
    terminal.type(":\(try bestWalk(on: scene))\r")
    try terminal.wait(for: "Done")
    terminal.type("+")
    try terminal.wait(for: "Compared:")
    terminal.type("+")
    try terminal.wait(for: "Why:")
    terminal.type("+")
    try terminal.wait(for: "Puzzle:")
    for puzzle in scene.puzzles {
      try terminal.wait(for: puzzle.isAboutLine ? "Enter picks" : "Enter answers")
      for answer in answers(to: puzzle) { terminal.type(answer + "\r") }
      try terminal.wait(for: "Enter goes on")
      terminal.type("\r")
    }
    try terminal.wait(for: "q leaves")
    terminal.type("q")
    try terminal.wait(for: "w compares")
    terminal.type("q")
    try terminal.wait(for: "q quits")
  }
}

extension Scene.Puzzle {
  /// Whether a line of source is to be picked.
  fileprivate var isAboutLine: Bool {
    if case .line = kind { return true }
    return false
  }
}
