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

  /// An answer that a puzzle takes, be it right or wrong: of an order, as many numbers as stops.
  private func answer(to puzzle: Scene.Puzzle, of scene: Scene) throws -> String {
    guard case .order(let variant, _, _) = puzzle.kind else { return "1" }
    let run = try CommandRun(["walk", scene.id, "--variant", variant])
    let stops = run.output.split(separator: "\n").count { $0.first?.isNumber == true }
    return (1...stops).map(String.init).joined(separator: " ")
  }

  private func expectPartDone(_ environment: [String: String]) throws {
    let run = try CommandRun(["progress"], environment: environment)
    let line = "\(Self.part): \(Self.scenes.count) of \(Self.scenes.count) scenes done, complete\n"
    #expect(run.output.contains(line), "\(run.output)")
  }

  /// Writes an editor that repairs whatever copy it is given: it puts the reference in its place.
  private func editor(in folder: String) throws -> String {
    let cases = Self.scenes.compactMap { scene in
      scene.reference.map { "\(scene.id)-mend.swift) cp '\(scene.path(of: $0))' \"$1\";;" }
    }
    let lines = ["#!/bin/sh", "case $(basename \"$1\") in"] + cases + ["*) exit 1;;", "esac"]
    let path = folder + "/repair"
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    return "sh \(path)"
  }

  /// What is said of each step, in its order.
  private static let invitations = [
    "guess how many gestures it takes", "do the task on a poor variant",
    "do the task on the accessible variant", "compare the variants",
    "see which lines make the difference", "read the lesson step by step",
    "answer the puzzles", "mend the poor variant yourself",
    "every step of this scene is done",
  ]

  @Test("is done in plain mode through a pipe by its next steps alone, without an escape byte")
  func plain() throws {
    try withLearner { environment in
      let folder = try #require(environment["XDG_STATE_HOME"])
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
      let editing = environment.merging(["VISUAL": "", "EDITOR": try editor(in: folder)]) { $1 }
      for scene in Self.scenes {
        let answers = try scene.puzzles.map { try answer(to: $0, of: scene) }
        let lines =
          [scene.id, "next", "5u", "next", "right", "next", try bestWalk(on: scene), "next"]
          + ["next", "next", "next"] + answers + ["next", "mend", "q"] + ["next", "menu"]
        let run = try CommandRun(
          ["play", "--plain"],
          input: lines.joined(separator: "\n") + "\n",
          environment: editing,
          in: folder
        )
        #expect(run.status == 0, "\(scene.id)")
        #expect(!run.output.utf8.contains(0x1B))
        let told = run.output.split(separator: "\n").filter { $0.hasPrefix("Next: ") }
        #expect(told.count == Self.invitations.count, "\(scene.id): \(told)")
        for (line, invitation) in zip(told, Self.invitations) {
          #expect(line.hasPrefix("Next: \(invitation)."), "\(scene.id)")
        }
        #expect(run.output.contains(". You guessed 5: "))
        #expect(run.output.contains("Same goal, "))
        #expect(run.output.contains("From \(scene.poor?.name ?? "") to "))
        #expect(run.output.contains("Lesson: Step by step:"))
        #expect(run.output.contains("\nPuzzles: "))
        #expect(run.output.contains(": mended."), "\(scene.id): \(run.messages)")
      }
      try expectPartDone(environment)
    }
  }

  @Test("is done in the full screen of a terminal")
  func fullScreen() throws {
    try withLearner { environment in
      let folder = try #require(environment["XDG_STATE_HOME"])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let editing = environment.merging(["VISUAL": "", "EDITOR": try editor(in: folder)]) { $1 }
      let terminal = try PseudoTerminal(
        "/bin/sh",
        arguments: ["-c", "cd '\(folder)' && exec \(PseudoTerminal.executable("vot"))"],
        environment: editing
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
    try terminal.wait(for: "Lesson, steps:")
    terminal.type("+")
    try terminal.wait(for: "Puzzle:")
    for puzzle in scene.puzzles {
      try terminal.wait(for: puzzle.isAboutLine ? "Enter picks" : "Enter answers")
      terminal.type(try answer(to: puzzle, of: scene) + "\r")
      try terminal.wait(for: "Enter goes on")
      terminal.type("\r")
    }
    try terminal.wait(for: "q leaves")
    terminal.type("+")
    try terminal.wait(for: "q and Enter end it.")
    terminal.type("q\r")
    try terminal.wait(for: "Mended: every check passes.")
    terminal.type("+")
    try terminal.wait(for: "Every step of this scene is done.")
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
