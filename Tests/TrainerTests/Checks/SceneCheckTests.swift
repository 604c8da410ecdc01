import AccessibilityTree
import Scenes
import Testing

@testable import Trainer

@Suite("Checks of a scene")
struct SceneCheckTests {
  /// Runs the one check that expects this, on the poor variant of the lamp.
  private func failures(gestures: String? = nil, expect: String) throws -> [String] {
    let words = gestures.map { "gestures: '\($0)', " } ?? ""
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 't', \(words)expect: { \(expect) } }]"
    )
    defer { own.remove() }
    let poor = try own.scene.variant(named: "poor")
    let run = try CheckRun(own.scene.checks, of: own.scene, on: poor) { task in
      try own.scene.open(poor, task: task)
    }
    return run.outcomes.flatMap(\.failures)
  }

  /// What holds of the poor lamp.
  static let holding: [(gestures: String?, expect: String)] = [
    (nil, "stops: 3"), (nil, "focus: 'Lamp'"), (nil, "heard: ['Lamp']"), (nil, "state: '!isOn'"),
    ("right", "heard: ['Switch, button']"), ("right double-tap", "sound: 'click', state: 'isOn'"),
    ("left", "sound: 'boundary'"), (nil, "withinGestures: 2"),
    (nil, "stop: { name: 'Switch', spoken: 'Switch, button', traits: ['button'] }"),
    (nil, "stop: { index: 1, lacks: ['button'], actions: [] }"),
  ]

  @Test("what holds passes", arguments: holding)
  func passes(gestures: String?, expect: String) throws {
    #expect(try failures(gestures: gestures, expect: expect) == [])
  }

  /// What does not hold of the poor lamp, and how it is said.
  static let failing: [(gestures: String?, expect: String, failure: String)] = [
    (nil, "stops: 2", "3 stops on the screen, not 2"),
    (nil, "focus: 'Switch'", "the cursor is on 'Lamp', not on 'Switch'"),
    (nil, "heard: ['On']", "heard 'Lamp', not 'On'"),
    ("right double-tap", "heard: ['On']", "heard nothing, not 'On'"),
    (nil, "sound: 'click'", "the sound is none, not click"),
    (nil, "state: 'isOn'", "'isOn' is not true; the state is {\"isOn\": false}"),
    (nil, "distinctNames: true", "2 stops that act are named 'Switch'"),
    (nil, "withinGestures: 1", "the best walk takes 2 gestures, not 1 at most"),
    (nil, "stop: { index: 4 }", "there is no stop 4"),
    (nil, "stop: { name: 'Lamps' }", "no stop is named 'Lamps'; the nearest is 'Lamp'"),
    (nil, "stop: { index: 1, spoken: 'Lamp, on' }", "stop 1 is spoken 'Lamp', not 'Lamp, on'"),
    (nil, "stop: { index: 1, hint: 'h' }", "stop 1 has no hint, not 'h'"),
    (nil, "stop: { index: 1, traits: ['header'] }", "stop 1 lacks the trait header"),
    (nil, "stop: { index: 2, lacks: ['button'] }", "stop 2 has the trait button"),
    (nil, "stop: { index: 1, actions: ['Dim'] }", "stop 1 offers nothing, not 'Dim'"),
  ]

  @Test("what does not hold is said in words", arguments: failing)
  func fails(gestures: String?, expect: String, failure: String) throws {
    #expect(try failures(gestures: gestures, expect: expect) == [failure])
  }

  @Test("a check is tried at its text size, appearance and version of iOS")
  func surroundings() throws {
    let view = """
      struct Lamp: View {
        @Environment(\\.colorScheme) private var scheme
        @State private var isOn = false
        var body: some View {
          VStack {
            Text(scheme == .dark ? "Night" : "Day").HEIGHT
            List { Section("Bulb") { Text("Lit") } }
          }
        }
      }
      """
    let checks = """
      checks: [
        { title: 'large', typeSize: 'accessibility5', expect: { wholeText: true } },
        { title: 'normal', expect: { wholeText: true, stop: { index: 1, spoken: 'Day' } } },
        { title: 'dark', colorScheme: 'dark', expect: { stop: { index: 1, spoken: 'Night' } } },
        { title: 'old', ios: '18', expect: { stop: { index: 2, spoken: 'BULB, heading' } } },
        { title: 'new', ios: '26', expect: { stop: { index: 2, spoken: 'Bulb, heading' } } },
      ]
      """
    let own = try OwnScene(
      poor: view.replacing("HEIGHT", with: "frame(height: 24)"),
      good: view.replacing("HEIGHT", with: "frame(minHeight: 24)"),
      more: checks
    )
    defer { own.remove() }
    for variant in own.scene.variants {
      let run = try CheckRun(own.scene.checks, of: own.scene, on: variant) { task in
        try own.scene.open(variant, task: task)
      }
      let failures = run.outcomes.flatMap(\.failures)
      #expect(
        failures == (variant.isReference ? [] : ["the text of stop 1 is cut off: 'Day'"])
      )
    }
  }

  @Test("a goal that no view can answer fails with its reason")
  func unjudged() throws {
    let found = try failures(expect: "state: 'colour == 3'")
    #expect(found.first?.hasPrefix("'colour == 3' cannot be judged: ") == true)
  }

  private func check(_ more: String, poor: String = OwnScene.poorLamp) throws -> SceneCheck {
    let own = try OwnScene(poor: poor, good: OwnScene.goodLamp, more: more)
    defer { own.remove() }
    return try SceneCheck(own.scene) { (variant, task) throws(LoadingError) in
      try own.scene.open(variant, task: task)
    }
  }

  @Test("a good variant that fails is an error at the check")
  func goodFails() throws {
    let result = try check(
      "checks: [{ title: 'Two', why: 'Two is enough.', expect: { stops: 2 } }]"
    )
    #expect(!result.passes)
    #expect(
      result.diagnostics.map(\.message) == [
        "variant 'good' fails 'Two': 3 stops on the screen, not 2", "why: Two is enough.",
      ]
    )
    #expect(result.diagnostics.map(\.severity) == [.error, .note])
    #expect(result.diagnostics.first?.place?.line == 7)
  }

  @Test("a poor variant that passes everything is an error at the variant")
  func poorPasses() throws {
    let result = try check("checks: [{ title: 'Three', expect: { stops: 3 } }]")
    #expect(!result.passes)
    #expect(result.diagnostics.first?.place?.line == 3)
    #expect(
      result.diagnostics.map(\.message) == [
        "variant 'poor' passes every check, though it is not marked as accessible"
      ]
    )
  }

  @Test("gestures that cannot be read are an error at their place")
  func unreadable() throws {
    let result = try check("checks: [{ title: 'T', gestures: 'rigt', expect: { stops: 3 } }]")
    #expect(!result.passes)
    #expect(result.diagnostics.first?.place?.column == 36)
    #expect(result.diagnostics.first?.message.contains("'rigt'") == true)
  }

  @Test(
    "a goal that is no condition is an error at its place",
    arguments: ["1", "'x'", "isOn = true"]
  )
  func noCondition(goal: String) throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      goal: goal.replacing("'", with: "\\\""),
      more: ""
    )
    defer { own.remove() }
    let result = try SceneCheck(own.scene) { (variant, task) throws(LoadingError) in
      try own.scene.open(variant, task: task)
    }
    let found = result.diagnostics.filter { $0.message.hasPrefix("cannot judge '") }
    #expect(found.map { $0.place?.line } == [6, 6])
    #expect(found.map(\.name) == ["poor", "good"])
  }

  @Test("a goal with a name that nothing declares is an error at its place")
  func undeclared() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      goal: "isOff",
      more: ""
    )
    defer { own.remove() }
    let error = #expect(throws: LoadingError.self) {
      try own.scene.open(own.scene.variants[0], task: own.scene.tasks[0])
    }
    #expect(error?.description.contains("scene.json:6:") == true)
    #expect(error?.description.hasSuffix("did you mean 'isOn'?") == true)
  }

  /// The lamp by voice: what is said, what is expected, and what does not hold of the poor one.
  static let byVoice: [(say: String, expect: String, failures: [String])] = [
    ("'Show numbers', 'Tap 1'", "state: 'isOn', withinCommands: 2", []),
    (
      "'Tap Switch on'", "state: '!isOn'",
      ["'Tap Switch on' finds nothing of that name; the names are 'Switch', 'Switch'"]
    ),
    (
      "'Tap Switch'", "state: 'isOn'",
      [
        "'Tap Switch' fits 2 elements, and a number must be said as well",
        "'isOn' is not true; the state is {\"isOn\": false}",
      ]
    ),
    ("'Tap Switch', 'Tap 1'", "state: 'isOn'", []),
    ("'Tap 1'", "state: '!isOn'", ["'Tap 1' finds nothing that bears the number"]),
    ("", "distinctNames: true", ["2 elements answer to 'Switch'"]),
    ("", "withinCommands: 1", ["the task takes 2 commands by voice, not 1 at most"]),
  ]

  @Test("checks by voice say what does not hold", arguments: byVoice)
  func voiceControl(say: String, expect: String, failures: [String]) throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 't', profile: 'voiceControl', say: [\(say)],"
        + " expect: { \(expect) } }]"
    )
    defer { own.remove() }
    let poor = try own.scene.variant(named: "poor")
    let run = try CheckRun(own.scene.checks, of: own.scene, on: poor) { task in
      try own.scene.open(poor, task: task)
    }
    #expect(run.outcomes.flatMap(\.failures) == failures)
    #expect(run.outcomes.allSatisfy { $0.certainty != nil })
  }

  @Test("what is no command to Voice Control is an error at its place")
  func noCommand() throws {
    let result = try check(
      "checks: [{ title: 'T', profile: 'voiceControl', say: ['Press On'], expect: { state: 'true' } }]"
    )
    #expect(!result.passes)
    #expect(result.diagnostics.first?.message.contains("'Tap NAME'") == true)
    #expect(result.diagnostics.first?.place?.line == 7)
  }

  @Test("checks of one profile alone find no fault with a poor variant that passes them")
  func oneProfile() throws {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "checks: [{ title: 'a', expect: { distinctNames: true } },"
        + " { title: 'b', profile: 'voiceControl', expect: { state: '!isOn' } }]"
    )
    defer { own.remove() }
    for profile in [nil, Scene.Check.Profile.voiceControl] {
      let result = try SceneCheck(own.scene, profile: profile) {
        (variant, task) throws(LoadingError) in try own.scene.open(variant, task: task)
      }
      #expect(result.passes)
    }
  }

  @Test("what fails on a poor variant is told with its reason, and is no error")
  func told() throws {
    let result = try check(
      "checks: [{ title: 'Names', why: 'Which is which?', expect: { distinctNames: true } }]"
    )
    #expect(result.passes)
    #expect(
      result.lines.dropFirst() == [
        "  poor (poor): 0 of 1 checks pass", "    fails: Names",
        "      2 stops that act are named 'Switch'", "      Which is which?",
        "  good (reference): 1 of 1 checks pass",
      ]
    )
  }

  @Test("a puzzle that the view cannot answer is an error")
  func puzzle() throws {
    let result = try check(
      "puzzles: [{ id: 'x', kind: 'swipes', variant: 'poor', prompt: 'p', to: 'Sun', why: 'w',"
        + " tooFew: 'f', tooMany: 'm' }]"
    )
    #expect(
      result.diagnostics.map(\.message) == [
        "no check tells variant 'poor' from a good one: the scene has none",
        "puzzle 'x' cannot be asked: no stop is named 'Sun'",
      ]
    )
  }
}
