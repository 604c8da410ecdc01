import Foundation
import TestSupport
import Testing

@Suite("Making, checking and mending scenes with the built program")
struct LearningCommandTests {
  /// Runs something in a folder of its own, with a state folder in it.
  private func withFolder(_ work: (String, [String: String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("learning-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.path, ["XDG_STATE_HOME": folder.path + "/state", "VISUAL": "", "EDITOR": ""])
  }

  @Test(
    "a line of a replay that is not understood ends it, and is named with its place",
    arguments: [
      ("right\n\n  right rigth\nleft\n", "3:9", "unknown gesture 'rigth'"),
      ("right\nvariant noisi\n", "2:1", "'noisi' is no variant of order-card"),
      ("puzzles\nxyz\n", "2:1", "Answer with"),
      ("score now\n", "1:1", "score takes nothing more"),
    ]
  )
  func replay(script: String, place: String, message: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.utf8).write(to: file)
    let run = try CommandRun(["play", "order-card", "--replay", file.path])
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("\(file.path):\(place): error: \(message)"), "\(run.messages)")
    #expect(!run.output.contains("Error:"))
  }

  @Test("a new scene loads, passes its checks, and is never overwritten")
  func newScene() throws {
    try withFolder { folder, environment in
      let made = try CommandRun(["new-scene", "my-lamp"], environment: environment, in: folder)
      #expect(made.status == 0)
      #expect(made.output.contains("'vot check ./my-lamp'"))
      let far = try CommandRun(["new-scene", folder + "/far"], environment: environment)
      #expect(far.output.contains("'vot check \(folder)/far'"))
      let checked = try CommandRun(["check", "./my-lamp"], environment: environment, in: folder)
      #expect(checked.status == 0)
      #expect(checked.output.contains("good (reference): 2 of 2 checks pass"))
      #expect(checked.messages == "")
      let again = try CommandRun(["new-scene", "my-lamp"], environment: environment, in: folder)
      #expect(again.status == 2)
      #expect(
        again.messages
          == "my-lamp: error: is there already; choose another name, or remove it first\n"
      )
      let nameless = try CommandRun(["new-scene", ""], environment: environment, in: folder)
      #expect(nameless.status == 2)
      #expect(nameless.messages.hasPrefix("error: a scene needs a name"))
    }
  }

  @Test("mending tries the copy, keeps the learner's text, and tells when every check passes")
  func mend() throws {
    try withFolder { folder, environment in
      _ = try CommandRun(["new-scene", "lamp"], environment: environment, in: folder)
      let first = try CommandRun(["mend", "./lamp"], environment: environment, in: folder)
      #expect(first.status == 1)
      #expect(first.output.hasPrefix("lamp-mend.swift is your copy;"))
      #expect(first.output.contains("0 of 2 checks pass."))
      let good = try Data(contentsOf: URL(fileURLWithPath: folder + "/lamp/good.swift"))
      try good.write(to: URL(fileURLWithPath: folder + "/lamp-mend.swift"))
      let second = try CommandRun(["mend", "./lamp"], environment: environment, in: folder)
      #expect(second.status == 0)
      #expect(second.output.hasPrefix("lamp-mend.swift is there already;"))
      #expect(second.output.contains("2 of 2 checks pass: mended."))
      let progress = try CommandRun(
        ["progress", "--json"],
        environment: environment,
        in: folder
      )
      #expect(progress.output.contains("\"kind\": \"mended\""))
    }
  }

  @Test("a save by the editor is tried, and a wrong edit gets the parser's message at its place")
  func editor() throws {
    try withFolder { folder, environment in
      _ = try CommandRun(["new-scene", "lamp"], environment: environment, in: folder)
      let edit = environment.merging(["EDITOR": "sed -i 's/struct Lamp/struct/'"]) { $1 }
      let run = try CommandRun(["mend", "./lamp"], environment: edit, in: folder)
      #expect(run.messages.contains("lamp-mend.swift:3:7: error: expected identifier in struct"))
    }
  }

  @Test("in plain mode, mending and the walk take their lines from one input")
  func plain() throws {
    try withFolder { folder, environment in
      _ = try CommandRun(["new-scene", "lamp"], environment: environment, in: folder)
      let run = try CommandRun(
        ["play", "./lamp", "--plain"],
        input: "mend\nq\nwhy\nq\n",
        environment: environment,
        in: folder
      )
      let lines = run.output.split(separator: "\n").map(String.init)
      let asked = try #require(lines.firstIndex { $0.hasSuffix("q and Enter end it.") })
      let told = try #require(lines.firstIndex(of: "From poor to good:"))
      #expect(asked < told)
      let kept = "Mend: lamp-mend.swift is kept; mend goes on with it. Type next to go on."
      #expect(lines.contains(kept))
      #expect(run.status == 0)
    }
  }

  @Test("an interrupt is for the editor while that has the terminal, and ends mending after it")
  func interrupts() throws {
    try withFolder { folder, environment in
      _ = try CommandRun(["new-scene", "lamp"], environment: environment, in: folder)
      let editor = "sh -c 'trap \"echo caught\" INT; kill -INT 0; echo edited'"
      let terminal = try PseudoTerminal(
        "/bin/sh",
        arguments: [
          "-c", "cd '\(folder)' && exec \(PseudoTerminal.executable("vot")) mend ./lamp",
        ],
        environment: environment.merging(["EDITOR": editor]) { $1 },
        rows: 60
      )
      try terminal.wait(for: "edited")
      #expect(terminal.screen.text.contains("caught"))
      terminal.type("q\r")
      #expect(try terminal.exitStatus() == 1)
    }
  }

  @Test("an interrupt in the full screen ends mending and goes back to the walk")
  func interruptsFullScreen() throws {
    try withFolder { folder, environment in
      _ = try CommandRun(["new-scene", "lamp"], environment: environment, in: folder)
      let terminal = try PseudoTerminal(
        "/bin/sh",
        arguments: [
          "-c", "cd '\(folder)' && exec \(PseudoTerminal.executable("vot")) play ./lamp",
        ],
        environment: environment
      )
      try terminal.wait(for: "Rotor")
      terminal.type("E")
      try terminal.wait(for: "q and Enter end it.")
      #expect(!terminal.screen.isAlternate)
      terminal.type("\u{3}")
      try terminal.wait(for: "lamp-mend.swift is kept")
      #expect(terminal.screen.isAlternate)
      terminal.type("qq")
      #expect(try terminal.exitStatus() == 0)
    }
  }

  @Test("a lesson is Markdown in three depths")
  func lesson() throws {
    let depths = try ["idea", "steps", "cheat-sheet", "all"].map { depth in
      try CommandRun(["lesson", "quantity-stepper", "--depth", depth]).output
    }
    #expect(depths.allSatisfy { $0.hasPrefix("# Quantity stepper\n\n") })
    #expect(depths.map { $0.contains("## Step by step") } == [false, true, false, true])
    #expect(depths.map { $0.contains("## Cheat sheet") } == [false, false, true, true])
  }

  @Test("the schema is JSON and knows every key of a scene")
  func schema() throws {
    let run = try CommandRun(["schema"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let properties = try #require(object?["properties"] as? [String: Any])
    #expect(properties.keys.contains("checks") && properties.keys.contains("puzzles"))
    #expect(
      object?["required"] as? [String] == ["title", "summary", "variants", "tasks", "lesson"]
    )
  }

  @Test("a day that is none is refused")
  func day() throws {
    let run = try CommandRun(["review", "--date", "tomorrow"])
    #expect(run.status == 2)
    #expect(run.messages == "error: 'tomorrow' is no day; it is written as in 2026-11-30\n")
  }
}
