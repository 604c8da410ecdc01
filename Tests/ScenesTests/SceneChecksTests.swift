import AccessibilityTree
import Testing

@testable import Scenes

@Suite("Reading checks and puzzles of a scene.json")
struct SceneChecksTests {
  /// A scene without a fault, for the tests to break.
  private static let sound = """
    { title: "Volume", summary: "s", part: "Knobs",
      variants: [{ name: "knob", title: "A knob", file: "knob.swift", reference: true }],
      tasks: [{ id: "louder", prompt: "p", goal: "volume == 3" }],
      lesson: { idea: "i" },
      checks: [
        { title: "One stop", task: "louder", gestures: "up", why: "w",
          expect: { stops: 1, heard: ["3"], sound: "click", focus: "Volume", state: "volume == 3",
                    distinctNames: true, withinGestures: 2,
                    stop: { index: 1, spoken: "s", hint: "h", traits: ["adjustable"],
                            lacks: ["button"], actions: ["Mute"] } } },
        { title: "By voice", profile: "voiceControl", say: ["Tap Mute"],
          expect: { state: "muted", distinctNames: true, withinCommands: 1 } },
      ],
      puzzles: [
        { id: "which", kind: "choice", prompt: "p",
          choices: [{ text: "a", right: true, why: "w" }, { text: "b", why: "w" }] },
        { id: "bug", kind: "line", variant: "knob", prompt: "p", otherwise: "o",
          lines: [{ contains: "Knob", right: true, why: "w" }] },
        { id: "far", kind: "swipes", variant: "knob", prompt: "p", to: "Volume", why: "w",
          tooFew: "f", tooMany: "m" },
        { id: "hear", kind: "utterance", variant: "knob", prompt: "p", gestures: "up", why: "w",
          wrong: [{ text: "x", why: "w" }] },
        { id: "row", kind: "order", variant: "knob", prompt: "p", why: "w", otherwise: "o" },
      ],
    }
    """

  private static func read(_ text: String) -> (scene: Scene?, diagnostics: [String]) {
    let (scene, diagnostics) = Scene.read(
      text,
      path: "scene.json",
      folder: "scenes/volume",
      files: ["knob.swift"]
    )
    return (scene, diagnostics.map(\.description))
  }

  @Test("a sound file gives all that its checks and puzzles say")
  func everything() throws {
    let (loaded, diagnostics) = Self.read(Self.sound)
    #expect(diagnostics == [])
    let scene = try #require(loaded)
    #expect(scene.part == "Knobs")
    let check = try #require(scene.checks.first)
    #expect(check.profile == .voiceOver)
    #expect(check.task == "louder")
    #expect(check.gestures == "up")
    #expect(check.why == "w")
    let stop = Scene.StopExpectation(
      target: .index(1),
      spoken: "s",
      hint: "h",
      traits: ["adjustable"],
      lacks: ["button"],
      actions: ["Mute"]
    )
    #expect(
      check.expectations == [
        .stops(1), .stop(stop), .heard(["3"]), .sound("click"), .focus("Volume"),
        .state("volume == 3"), .distinctNames, .withinGestures(2),
      ]
    )
    #expect(check.commands == [])
    let byVoice = try #require(scene.checks.last)
    #expect(byVoice.profile == .voiceControl)
    #expect(byVoice.commands == ["Tap Mute"])
    #expect(byVoice.expectations == [.state("muted"), .distinctNames, .withinCommands(1)])
    #expect(byVoice.inputPlace.line == 11)
    #expect(scene.puzzles.map(\.id) == ["which", "bug", "far", "hear", "row"])
  }

  /// A fault made in the sound scene, and what must be said of it.
  static let faults: [(old: String, new: String, finding: String)] = [
    (
      "index: 1, spoken", "index: 0, spoken",
      "9:32: error: 'index' must be a whole number from 1 on"
    ),
    (
      "say: [\"Tap Mute\"]", "gestures: \"up\"",
      "11:61: error: 'gestures' belongs to checks of the profile 'voiceover', not of 'voiceControl'"
    ),
    (
      "state: \"muted\"", "focus: \"Mute\"",
      "12:24: error: 'focus' belongs to checks of the profile 'voiceover', not of 'voiceControl'"
    ),
    (
      "withinGestures: 2", "withinCommands: 2",
      "8:54: error: 'withinCommands' belongs to checks of the profile 'voiceControl',"
        + " not of 'voiceover'"
    ),
    (
      "profile: \"voiceControl\"", "profile: \"voicecontrol\"",
      "11:35: error: 'voicecontrol' is no 'profile'; did you mean 'voiceControl'?"
    ),
    (
      "stops: 1", "stop_s: 1",
      "7:17: error: unknown key 'stop_s' in the expectation; did you mean 'stops'?"
    ),
    ("stops: 1", "stops: -1", "7:24: error: 'stops' must be a whole number from 0 on"),
    ("stops: 1", "stops: 1.5", "7:24: error: 'stops' must be a whole number from 0 on"),
    (
      "sound: \"click\"", "sound: \"clik\"",
      "7:48: error: 'clik' is no 'sound'; did you mean 'click'?"
    ),
    (
      "task: \"louder\"", "task: \"loudr\"",
      "6:32: error: no task is named 'loudr'; did you mean 'louder'?"
    ),
    (
      "traits: [\"adjustable\"]", "traits: [\"ajustable\"]",
      "9:67: error: unknown trait 'ajustable'; did you mean 'adjustable'?"
    ),
    (
      "index: 1, spoken", "spoken",
      "9:23: error: the stop needs an 'index' or a 'name', and not both"
    ),
    (
      "index: 1, spoken", "index: 1, name: \"n\", spoken",
      "9:23: error: the stop needs an 'index' or a 'name', and not both"
    ),
    (
      "state: \"volume == 3\"", "state: \"volume == )\"",
      "7:92: error: 'state' is not a Swift expression: expected expression after operator"
    ),
    (
      "{ text: \"b\", why: \"w\" }", "{ text: \"b\", right: true, why: \"w\" }",
      "16:16: error: puzzle 'which' needs a right answer and a wrong one"
    ),
    (
      "right: true, why: \"w\" }] },\n    { id: \"far\"", "why: \"w\" }] },\n    { id: \"far\"",
      "18:14: error: puzzle 'bug' needs a line that is right"
    ),
    (
      "id: \"far\", kind: \"swipes\"", "id: \"bug\", kind: \"swipes\"",
      "19:11: error: two puzzles have the id 'bug'"
    ),
    (
      "kind: \"order\", variant: \"knob\"", "kind: \"order\"",
      "23:5: error: puzzle 'row' needs a 'variant'"
    ),
    (
      "kind: \"order\"", "kind: \"oder\"",
      "23:24: error: 'oder' is no 'kind'; did you mean 'order'?"
    ),
  ]

  @Test("each fault is reported at its place", arguments: faults)
  func fault(old: String, new: String, finding: String) throws {
    try #require(Self.sound.contains(old))
    let (scene, diagnostics) = Self.read(Self.sound.replacing(old, with: new))
    #expect(scene == nil)
    #expect(diagnostics == ["scene.json:\(finding)"])
  }

  @Test(
    "the files of a new scene load, whatever its title",
    arguments: ["Lamp", "a \"b\" \\(c)\nd"]
  )
  func template(title: String) throws {
    let files = SceneTemplate.files(title: title)
    let text = try #require(files.first { $0.name == "scene.json" }?.text)
    let (scene, diagnostics) = Scene.read(
      text,
      path: "scene.json",
      folder: "lamp",
      files: files.map(\.name)
    )
    #expect(diagnostics == [])
    #expect(scene?.title == title.replacing("\n", with: " "))
  }
}
