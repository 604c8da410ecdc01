import AccessibilityTree
import Scenes
import Testing

@Suite("Element cases in JSON")
struct ElementCasesTests {
  /// A text and what is wrong with it.
  static let mistakes: [(json: String, messages: [String])] = [
    ("", ["f:1:1: error: expected a value, found the end"]),
    ("[{\"id\": 1,\n  \"é\" 2}]", ["f:2:7: error: expected ':' after the key 'é'"]),
    ("[{\"label\": \"a}", ["f:1:12: error: the text is not closed"]),
    ("[\"\\q\"]", ["f:1:3: error: unknown escape '\\q'"]),
    ("[] x", ["f:1:4: error: unexpected text after the end"]),
    ("nul", ["f:1:1: error: 'nul' is not a value; put a text in quotes"]),
    ("[7]", ["f:1:2: error: a case is an object, not a number"]),
    ("\"\\uD800\\u0041\"", ["f:1:1: error: a case is an object, not a text"]),
    (
      "{\"element\": {\"traits\": [\"buton\", \"zebra\", 4]}}",
      [
        "f:1:25: error: unknown trait 'buton'; did you mean 'button'?",
        "f:1:34: error: unknown trait 'zebra'",
        "f:1:43: error: a trait is a text, not a number",
      ]
    ),
    (
      "{\"element\": {\"container\": {\"kind\": \"lists\", \"index\": 1, \"count\": 2}}}",
      ["f:1:36: error: unknown kind 'lists'; did you mean 'list'?"]
    ),
    (
      "{\"element\": {\"container\": {\"kind\": \"list\", \"index\": 1.5}}}",
      [
        "f:1:53: warning: 'index' is a whole number, not 1.5; 1 is taken",
        "f:1:27: error: 'list' needs 'index' and 'count'",
      ]
    ),
    (
      "{\"lable\": \"A\"}", ["f:1:2: warning: unknown name 'lable'; did you mean 'label'?"]
    ),
  ]

  @Test("a mistake is named with line and column", arguments: mistakes)
  func mistake(_ row: (json: String, messages: [String])) {
    let read = ElementCases(json: row.json, path: "f")
    #expect(read.diagnostics.map(\.description) == row.messages)
  }

  @Test("deep nesting is refused, not followed")
  func deep() {
    let read = ElementCases(json: String(repeating: "[", count: 100_000), path: "f")
    #expect(read.hasErrors)
  }

  @Test("contradictions are accepted, bare elements too")
  func contradictions() {
    let read = ElementCases(
      json: "{\"label\": \"A\\u00e9\\ud83c\\udf89\", \"traits\": [\"isEditing\", \"notEnabled\"]}",
      path: "f"
    )
    #expect(read.diagnostics.isEmpty)
    #expect(read.cases.first?.element.label == "Aé🎉")
    #expect(read.cases.first?.element.traits == [.isEditing, .notEnabled])
    #expect(read.cases.first?.expectation == nil)
  }
}
