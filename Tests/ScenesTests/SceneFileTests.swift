import AccessibilityTree
import Testing

@testable import Scenes

@Suite("Reading scene.json")
struct SceneFileTests {
  /// A scene without a fault, one thing a line, for the tests to break.
  static let sound = """
    // A comment.
    {
      title: "Volume",
      summary: 'How loud.',
      topics: ["adjustable"],
      order: 2,
      variants: [
        { name: "knob", title: "A knob", file: "knob.swift" },
        { name: "slider", title: "A slider", file: "slider.swift", reference: true },
      ],
      tasks: [
        {
          id: "louder",
          prompt: "Make it louder.",
          goal: "volume == 3",
          facts: [{ name: "the name", spellings: ["volume"] }],
          success: ["3"],
          names: { knob: { volume: "level" } },
        },
      ],
      lesson: { idea: "One stop.", steps: ["Name it."], cheatSheet: ["Slider"] },
      sources: [{ title: "Apple", url: "https://developer.apple.com" }],
    }
    """

  /// One fault made in the sound scene, and what must be said of it.
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let findings: [String]

    init(_ name: String, _ change: (old: String, new: String), _ findings: String...) {
      testDescription = name
      text = SceneFileTests.sound.replacing(change.old, with: change.new)
      self.findings = findings
    }
  }

  static let faults = [
    Fault("no text", (sound, "// nothing"), "1:11: error: expected a value, found the end"),
    Fault("cut off", (sound, "{ title: 'x'"), "1:13: error: expected ',' or '}', found the end"),
    Fault("not an object", (sound, "[1]"), "1:1: error: the scene must be an object, not a list"),
    Fault("a missing comma", ("\"Volume\",", "\"Volume\""), "4:3: error: expected ',' or '}'"),
    Fault(
      "a text without end",
      ("'How loud.'", "'How loud."),
      "4:12: error: the text is not closed"
    ),
    Fault(
      "a word as a value",
      ("order: 2", "order: two"),
      "6:10: error: 'two' is not a value; put a text in quotes"
    ),
    Fault(
      "text after the end",
      ("developer.apple.com\" }],\n}", "developer.apple.com\" }],\n} 1"),
      "23:3: error: unexpected text after the end"
    ),
    Fault(
      "a comment without end",
      ("// A comment.", "/* A comment."),
      "1:1: error: the comment is not closed"
    ),
    Fault(
      "an unknown key near a known one",
      ("  order: 2", "  ordre: 2"),
      "6:3: error: unknown key 'ordre' in the scene; did you mean 'order'?"
    ),
    Fault(
      "inferred words that no text has",
      ("order: 2", "order: 2, inferred: [{ words: 'a sigh', why: 'w' }]"),
      "6:33: error: neither the lesson nor a puzzle says 'a sigh'"
    ),
    Fault(
      "inferred words with a rule and a reason",
      ("order: 2", "order: 2, inferred: [{ words: 'i', rule: 'click', why: 'w' }]"),
      "6:24: error: needs a 'rule' or a 'why', and not both"
    ),
    Fault(
      "inferred words with a rule that there is not",
      ("order: 2", "order: 2, inferred: [{ words: 'i', rule: 'clik' }]"),
      "6:44: error: 'clik' is no 'rule'; did you mean 'click'?"
    ),
    Fault(
      "a text size that there is not",
      ("prompt: \"Make it louder.\",", "prompt: \"Make it louder.\", typeSize: 'huge',"),
      "14:44: error: 'huge' is no 'typeSize'; the possible texts are 'xSmall', 'small', 'medium',"
        + " 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2',"
        + " 'accessibility3', 'accessibility4', 'accessibility5'"
    ),
    Fault(
      "an unknown key like no other",
      ("file: \"knob.swift\"", "file: \"knob.swift\", colour: 1"),
      "8:58: error: unknown key 'colour' in variant 'knob'; "
        + "the keys are 'name', 'title', 'file', 'accessible', 'reference'"
    ),
    Fault(
      "a key twice",
      ("order: 2", "order: 2, order: 3"),
      "6:13: error: 'order' stands here twice"
    ),
    Fault(
      "a missing key",
      ("prompt: \"Make it louder.\",", ""),
      "12:5: error: task 'louder' needs a 'prompt'"
    ),
    Fault(
      "a number for a text",
      ("title: \"Volume\"", "title: 3"),
      "3:10: error: 'title' must be a text, not a number"
    ),
    Fault("an empty text", ("'How loud.'", "' '"), "4:12: error: 'summary' must not be empty"),
    Fault(
      "a text for a list",
      ("topics: [\"adjustable\"]", "topics: \"adjustable\""),
      "5:11: error: 'topics' must be a list of texts, not a text"
    ),
    Fault(
      "a number in a list of texts",
      ("topics: [\"adjustable\"]", "topics: [\"adjustable\", 4]"),
      "5:26: error: each of 'topics' must be a text, not a number"
    ),
    Fault(
      "a text for a truth value",
      ("reference: true", "reference: true, accessible: \"yes\""),
      "9:93: error: 'accessible' must be true or false, not a text"
    ),
    Fault(
      "a fact without spellings",
      ("spellings: [\"volume\"]", "spellings: []"),
      "16:46: error: 'spellings' of fact 'the name' must not be empty"
    ),
    Fault(
      "a file that is not there",
      ("\"knob.swift\"", "\"knop.swift\""),
      "8:44: error: no file 'knop.swift' in the folder; did you mean 'knob.swift'?"
    ),
    Fault(
      "a file outside of the folder",
      ("\"knob.swift\"", "\"../../somewhere/else.swift\""),
      "8:44: error: no file '../../somewhere/else.swift' in the folder; "
        + "the Swift files are 'knob.swift', 'slider.swift'"
    ),
    Fault(
      "no reference",
      ("reference: true", "accessible: true"),
      "7:13: error: one variant must have 'reference: true'"
    ),
    Fault(
      "two references",
      ("file: \"knob.swift\"", "file: \"knob.swift\", reference: true"),
      "9:75: error: only one variant can be the reference, and 'knob' is"
    ),
    Fault(
      "two variants of one name",
      ("name: \"knob\"", "name: \"slider\""),
      "9:13: error: two variants are named 'slider'",
      "18:16: error: no variant is named 'knob'; the variants are 'slider', 'slider'"
    ),
    Fault(
      "names for an unknown variant",
      ("knob: { volume", "knobb: { volume"),
      "18:16: error: no variant is named 'knobb'; did you mean 'knob'?"
    ),
    Fault(
      "two faults, in the order of the file",
      ("title: \"Volume\",\n  summary: 'How loud.'", "titel: \"Volume\",\n  summary: 1"),
      "2:1: error: the scene needs a 'title'",
      "3:3: error: unknown key 'titel' in the scene; did you mean 'title'?",
      "4:12: error: 'summary' must be a text, not a number"
    ),
    Fault(
      "a goal that is no expression",
      ("\"volume == 3\"", "\"volume == )\""),
      "15:24: error: 'goal' is not a Swift expression: expected expression after operator"
    ),
    Fault(
      "a harm that is no expression, written with an escape",
      ("success:", "harm: \"a \\u003d= )\", success:"),
      "17:13: error: 'harm' is not a Swift expression: expected expression after operator"
    ),
    Fault(
      "no variants",
      (sound, "{ title: 't', summary: 's', variants: [], tasks: 1, lesson: { idea: 'i' } }"),
      "1:39: error: 'variants' of the scene must not be empty",
      "1:50: error: 'tasks' must be a list, not a number"
    ),
  ]

  @Test("each fault is reported at its place", arguments: faults)
  func fault(_ fault: Fault) {
    let (scene, diagnostics) = Self.read(fault.text)
    #expect(scene == nil)
    #expect(diagnostics == fault.findings.map { "scene.json:\($0)" })
  }

  @Test("a sound file gives all that it says")
  func everything() throws {
    let (loaded, diagnostics) = Self.read(Self.sound)
    #expect(diagnostics == [])
    let scene = try #require(loaded)
    #expect(scene.id == "volume")
    #expect(scene.title == "Volume")
    #expect(scene.summary == "How loud.")
    #expect(scene.topics == ["adjustable"])
    #expect(scene.order == 2)
    #expect(scene.variants.map(\.name) == ["knob", "slider"])
    #expect(scene.variants.map(\.isAccessible) == [false, true])
    #expect(scene.reference?.name == "slider")
    let task = try #require(scene.tasks.first)
    #expect(task.goal == "volume == 3")
    #expect(task.harm == nil)
    #expect(task.facts == [Scene.Fact(name: "the name", spellings: ["volume"])])
    #expect(task.success == ["3"])
    #expect(task.types == [])
    #expect(task.names == ["knob": ["volume": "level"]])
    #expect(scene.lesson.steps == ["Name it."])
    #expect(scene.sources.map(\.url) == ["https://developer.apple.com"])
  }

  @Test("objects nested without end are refused, not followed")
  func nesting() {
    let (scene, diagnostics) = Self.read(String(repeating: "[", count: 100_000))
    #expect(scene == nil)
    #expect(diagnostics == ["scene.json:1:34: error: objects and lists stand too deep"])
  }

  @Test("of very many faults the first are told, and how many more there are")
  func capped() {
    let keys = (0..<20_000).map { "k\($0): 1" }.joined(separator: ", ")
    let (_, diagnostics) = Self.read(Self.sound.replacing("order: 2", with: keys))
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.hasSuffix("error: and 19900 more") == true)
  }

  private static func read(_ text: String) -> (scene: Scene?, diagnostics: [String]) {
    let (scene, diagnostics) = Scene.read(
      text,
      path: "scene.json",
      folder: "scenes/volume",
      files: ["knob.swift", "slider.swift"]
    )
    return (scene, diagnostics.map(\.description))
  }
}
