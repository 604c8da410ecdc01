import AccessibilityTree
import Foundation
import TestSupport
import Testing

@Suite("Subcommands of the built program")
struct CommandTests {
  /// The answer of a run as JSON.
  private func json(_ arguments: [String]) throws -> [String: Any] {
    let run = try CommandRun(arguments)
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("walk gives the documented shape for every stop")
  func walkShape() throws {
    let answer = try json(["walk", "quantity-stepper", "--variant", "accessible", "--json"])
    #expect(Set(answer.keys) == ["source", "stops", "state", "diagnostics"])
    let stop = try #require((answer["stops"] as? [[String: Any]])?.first)
    #expect(
      Set(stop.keys) == [
        "index", "spoken", "description", "words", "hint", "trailers", "importantContent", "label",
        "value", "traits", "container", "actions", "defaultAction", "identifier", "frame",
        "touchTarget", "textCutOff", "textColor", "backgroundColor", "path", "line", "column",
        "certainty", "explanation",
      ]
    )
    #expect(stop["spoken"] as? String == "Quantity: 1, adjustable")
    #expect(stop["description"] as? String == "Quantity: 1. Adjustable.")
    #expect(stop["words"] as? String == "quantity one adjustable")
    #expect(stop["hint"] as? String == "Swipe up or down with one finger to adjust the value.")
    #expect(stop["value"] is NSNull)
    #expect(stop["textCutOff"] as? Bool == false)
    #expect((stop["touchTarget"] as? [String: Double])?["height"] == 32)
    #expect(stop["textColor"] as? [String: String] == ["light": "#000000", "dark": "#FFFFFF"])
    #expect(stop["traits"] as? [String] == ["adjustable"])
    #expect((answer["state"] as? [String: Any])?["quantity"] as? Int == 1)
  }

  @Test("gestures give a transcript that begins with the opening, and the state after the last")
  func transcript() throws {
    let answer = try json([
      "walk", "quantity-stepper", "--variant", "accessible", "--gestures", "up*2", "--json",
    ])
    let entries = try #require(answer["transcript"] as? [[String: Any]])
    #expect(entries.map { $0["gesture"] as? String } == [nil, "up", "up"])
    #expect(entries.map { $0["focus"] as? Int } == [1, 1, 1])
    #expect(
      entries.allSatisfy { entry in
        (entry["words"] as? [String])?.count == (entry["spoken"] as? [String])?.count
      }
    )
    #expect(
      entries.map { $0["spoken"] as? [String] } == [
        ["Quantity: 1, adjustable"], ["Quantity: 2"], ["Quantity: 3"],
      ]
    )
    #expect((answer["state"] as? [String: Any])?["quantity"] as? Int == 3)
    let events = try entries.map { try #require($0["events"] as? [[String: Any]]) }
    let kinds = events.map { $0.map { $0["kind"] as? String } }
    #expect(kinds == [["arrival"], ["change"], ["change"]])
    #expect(events[1][0]["certainty"] as? String == "inferred")
    #expect(events[1][0]["rule"] as? String == "adjusted-label")
    #expect(events[1][0]["explanation"] as? String == Inference.adjustedLabel.explanation)
  }

  @Test("coverage reads files, folders and scenes, and goes on after one that it cannot read")
  func coverage() throws {
    let answer = try json(["coverage", "quantity-stepper", "--json"])
    #expect(Set(answer.keys) == ["files", "views", "modifiers", "calls", "wrappers", "constructs"])
    let views = try #require(answer["views"] as? [String: Any])
    #expect(Set(views.keys) == ["simulated", "ignored", "unsupported", "own", "ranked"])
    let run = try CommandRun(["coverage", "no-such-file.swift", "quantity-stepper"])
    #expect(run.status == 2)
    #expect(run.messages == "no-such-file.swift: error: no such file or folder\n")
    #expect(run.output.hasPrefix("views: "))
  }

  @Test("compare puts the good variants of each scene above the poor ones, in every profile")
  func compareOrder() throws {
    for scene in ["order-card", "quantity-stepper", "brightness-slider"] {
      for profile in ["learner", "everyday", "expert"] {
        let listed = try json(["list", "--json"])
        let scenes = try #require(listed["scenes"] as? [[String: Any]])
        let found = try #require(scenes.first { $0["name"] as? String == scene })
        let good = try #require(found["variants"] as? [[String: Any]])
          .filter { $0["accessible"] as? Bool == true }.compactMap { $0["name"] as? String }
        let answer = try json(["compare", scene, "--profile", profile, "--json"])
        let variants = try #require(answer["variants"] as? [[String: Any]])
        let scores = variants.map { row in
          (
            isGood: good.contains(row["name"] as? String ?? ""),
            score: row["design"] as? Double ?? 0
          )
        }
        let least = scores.filter(\.isGood).map(\.score).min() ?? 0
        let most = scores.filter { !$0.isGood }.map(\.score).max() ?? 100
        #expect(least > most, "\(scene), \(profile)")
      }
    }
  }

  @Test("solve tells the best walk and what it costs")
  func solve() throws {
    let answer = try json(["solve", "order-card", "--json"])
    #expect(answer["gestures"] as? [String] == ["right", "double-tap"])
    let cost = try #require(answer["cost"] as? [String: Any])
    #expect(cost["completion"] as? Double == 1)
    #expect(cost["quality"] as? Double == 1)
  }

  /// A list with an action, more content, a hint and a named container, in a file.
  private static let settingsView = """
    import SwiftUI
    struct Inbox: View {
      var body: some View {
        VStack {
          Text("Mail")
            .accessibilityHint("From Ada.")
            .accessibilityAction(named: "Delete") {}
            .accessibilityCustomContent("Size", "2 KB")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Inbox")
      }
    }
    """

  @Test(
    "settings of VoiceOver are options of walk and play",
    arguments: [
      ([], "Inbox, Mail | From Ada. | Actions Available | More Content Available"),
      (["--hints", "off"], "Inbox, Mail | Actions Available | More Content Available"),
      (["--actions", "nothing"], "Inbox, Mail | From Ada. | More Content Available"),
      (
        ["--actions", "play-sound"],
        "Inbox, Mail | From Ada. | More Content Available | (sound: actions available)"
      ),
      (["--more-content", "nothing"], "Inbox, Mail | From Ada. | Actions Available"),
      (
        ["--container-descriptions", "off"],
        "Mail | From Ada. | Actions Available | More Content Available"
      ),
    ]
  )
  func settings(options: [String], spoken: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Inbox.swift").path
    try Data(Self.settingsView.utf8).write(to: URL(fileURLWithPath: file))
    let walk = try CommandRun(["walk", file, "--gestures", ""] + options)
    let opened = walk.output.split(separator: "\n").first
    #expect(opened?.replacing(" (inferred)", with: "") == "open: \(spoken)")
    let play = try CommandRun(["play", file, "--plain"] + options, input: "first\n")
    let line = play.output.split(separator: "\n").first { $0.hasPrefix("VoiceOver: ") }
    #expect(
      line?.split(separator: "(inferred)").joined().filter { $0 != " " }
        == "VoiceOver:\(spoken)".filter { $0 != " " }
    )
    for name in options.filter({ $0.hasPrefix("--") }) {
      for command in ["walk", "play"] {
        #expect(try CommandRun([command, "--help"]).output.contains("  \(name) "))
      }
    }
  }

  @Test("paths are written as a person would type them", arguments: ["", "/tmp"])
  func paths(folder: String) throws {
    let run = try CommandRun(
      ["walk", "quantity-stepper", "--variant", "accessible", "--json"],
      in: folder.isEmpty ? nil : folder
    )
    let path = "\"path\": \"scenes/quantity-stepper/accessible.swift\""
    #expect(run.output.components(separatedBy: path).count == 3)
    let solve = try CommandRun(["solve", "quantity-stepper", "--json"])
    #expect(solve.output.contains(path))
  }

  @Test("a goal of one's own is solved on a file outside the scenes")
  func ownFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("own-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Lamp.swift")
    try Data(
      """
      import SwiftUI
      struct Lamp: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("Lamp").accessibilityAddTraits(.isHeader)
            Toggle("Light", isOn: $isOn)
          }
        }
      }
      """.utf8
    ).write(to: file)
    let walk = try CommandRun(["walk", "Lamp.swift"], in: folder.path)
    #expect(
      walk.output == """
        1. Lamp, heading
        2. Light, switch button, off | hint: Double tap to toggle setting.

        """
    )
    let solve = try CommandRun(["solve", file.path, "--goal", "isOn"])
    #expect(solve.output.contains("Best walk: right double-tap\n"))
    #expect(solve.status == 0)
    let missed = try CommandRun(["solve", file.path, "--goal", "isOn && !isOn"])
    #expect(missed.status == 1)
  }

  @Test("a goal that takes typing is not called impossible, for the search types nothing")
  func typing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Code.swift")
    try Data(
      """
      import SwiftUI
      struct Code: View {
        @State private var code = ""
        var body: some View { TextField("Code", text: $code) }
      }
      """.utf8
    ).write(to: file)
    let solve = try CommandRun(["solve", file.path, "--goal", "code == \"1\""])
    #expect(solve.status == 1)
    #expect(solve.output.contains("typing into the field is not searched"))
    #expect(!solve.output.contains("no walk completes"))
  }

  @Test("an impossible variant is explained where the variants are compared")
  func impossible() throws {
    let run = try CommandRun(["compare", "brightness-slider"])
    #expect(run.output.contains("  No walk can complete the task on this variant."))
    #expect(run.output.contains("  Listening: "))
    #expect(run.output.contains("  Unnamed stops: 0\n"))
  }

  @Test("speak describes elements in both notations")
  func speak() throws {
    let run = try CommandRun(
      ["speak", "-", "--json"],
      input: #"[{"id": "a", "element": {"label": "Save", "traits": ["button"]}}]"#
    )
    #expect(run.status == 0)
    let answers = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let answer = try #require((answers as? [[String: Any]])?.first)
    let keys = ["id", "spoken", "description", "hint", "trailers", "words", "certainty"]
    #expect(Set(answer.keys) == Set(keys))
    #expect(answer["words"] as? [String] == ["save", "button"])
    #expect(answer["spoken"] as? String == "Save, button")
    #expect(answer["description"] as? String == "Save. Button.")
    #expect(answer["hint"] is NSNull)
  }

  @Test(
    "a wrong word ends with status 2 and the nearest right one",
    arguments: [
      (["wlak"], "error: 'wlak' is not a command; did you mean 'walk'?"),
      (["walk", "order-crad"], "error: no scene, file or folder is named 'order-crad'"),
      (["walk", "order-card", "--variant", "noisey"], "; did you mean 'noisy'?"),
      (["walk", "order-card", "--gestures", "rigth"], "did you mean 'right'?"),
      (["compare", "order-card", "--task", "delet"], "; did you mean 'delete'?"),
    ]
  )
  func wrongWords(words: [String], message: String) throws {
    let run = try CommandRun(words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.messages.contains(message))
  }

  @Test("a wrong word in a file of gestures is named with its line and column")
  func wrongReplay() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("right*2\nleft rigth\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandRun(["walk", "order-card", "--replay", file.path])
    #expect(run.status == 2)
    #expect(run.messages.hasPrefix("\(file.path):2:6: error: unknown gesture 'rigth'"))
  }

  @Test("plain mode does a lesson through a pipe without an escape byte")
  func plainLesson() throws {
    let run = try CommandRun(
      ["play", "--plain"],
      input:
        "order-card\nright*4\ndouble-tap\nscore\nvariant 3\nright\ndouble-tap\nscore\ncompare\n"
    )
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("VoiceOver: Order placed"))
    #expect(run.output.contains("Result: Design: 37 of 100, a struggle."))
    #expect(run.output.contains("Result: Design: 100 of 100, smooth."))
  }

  @Test("without a terminal the trainer goes on in lines of text")
  func fallsBack() throws {
    let run = try CommandRun(["play", "quantity-stepper"], input: "right\nq\nq\n")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("VoiceOver Trainer, plain mode."))
  }

  @Test("the same question gets the same answer, byte for byte")
  func isDeterministic() throws {
    let words = ["solve", "order-card", "--variant", "noisy", "--json"]
    let first = try CommandRun(words)
    #expect(try CommandRun(words).output == first.output)
  }
}
