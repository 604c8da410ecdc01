import AccessibilityTree
import Testing
import VoiceOver

@Suite("Written gestures")
struct GestureParserTests {
  @Test("every word is read and written back")
  func roundTrip() throws {
    let words = Gesture.words.map { word in
      switch word {
      case "touch", "item", "type", "label": word + " \"say \\\"hi\\\" \\\\ 1\\n2\""
      default: word
      }
    }
    let gestures = try Gesture.parse(words.joined(separator: " "))
    #expect(gestures.count == words.count)
    #expect(gestures.map(\.word) == words)
    #expect(try Gesture.parse("touch 100,-2.5").map(\.word) == ["touch 100,-2.5"])
  }

  @Test("a star repeats, arguments too")
  func repeats() throws {
    #expect(
      try Gesture.parse(" right*2\ttype \"a\"*2  ") == [
        .swipeRight, .swipeRight, .type("a"), .type("a"),
      ]
    )
    #expect(try Gesture.parse("") == [])
    #expect(try Gesture.parse("right*1000").count == 1_000)
  }

  @Test("a number after a name is that one among several of the name")
  func occurrence() throws {
    let gestures = try Gesture.parse("item \"Add\" 2 right item \"Add\"*2")
    #expect(
      gestures == [.item("Add", occurrence: 2), .swipeRight, .item("Add"), .item("Add")]
    )
    #expect(gestures.first?.word == "item \"Add\" 2")
  }

  @Test("seconds of listening are read and written back; one where none are given")
  func listening() throws {
    let gestures = try Gesture.parse("listen listen 0.5 right listen 2*2 listen 0")
    #expect(
      gestures == [1_000, 500].map { .listen(milliseconds: $0) } + [.swipeRight]
        + [2_000, 2_000, 0].map { .listen(milliseconds: $0) }
    )
    #expect(
      gestures.map(\.word).joined(separator: " ")
        == "listen listen 0.5 right listen 2 listen 2 listen 0"
    )
  }

  /// A text with its mistake.
  static let mistakes: [(text: String, error: GestureError)] = [
    ("right rigth", .unknownWord("rigth", nearest: "right", column: 7)),
    ("doubletap", .unknownWord("doubletap", nearest: "double-tap", column: 1)),
    ("fly", .unknownWord("fly", nearest: nil, column: 1)),
    ("Right", .unknownWord("Right", nearest: "right", column: 1)),
    ("*3", .unknownWord("*3", nearest: nil, column: 1)),
    ("right\"x\"", .unknownWord("right\"x\"", nearest: "right", column: 1)),
    ("touch", .missingArgument(of: "touch", column: 1)),
    ("type right", .missingArgument(of: "type", column: 1)),
    ("touch right", .missingArgument(of: "touch", column: 1)),
    ("touch 1", .malformedPoint("1", column: 7)),
    ("touch 1,nan", .malformedPoint("1,nan", column: 7)),
    ("item \"Save", .unclosedQuote(column: 6)),
    ("item \"Save\" 0", .malformedCount("0", column: 13)),
    ("listen 1.2.3", .malformedTime("1.2.3", column: 8)),
    ("listen 99999", .malformedTime("99999", column: 8)),
    ("right*", .malformedCount("*", column: 6)),
    ("right*0", .malformedCount("*0", column: 6)),
    ("right*-1", .malformedCount("*-1", column: 6)),
    ("up right*1001", .tooMany(limit: 1_000, column: 9)),
    ("right*99999999999999999999", .tooMany(limit: 1_000, column: 6)),
  ]

  @Test("a mistake is named with its column", arguments: mistakes)
  func mistake(_ row: (text: String, error: GestureError)) {
    #expect(throws: row.error) { try Gesture.parse(row.text) }
  }

  @Test("messages say what is wrong and what was meant")
  func messages() {
    let unknown = GestureError.unknownWord("rigth", nearest: "right", column: 7)
    #expect(unknown.description == "unknown gesture 'rigth'; did you mean 'right'?")
    #expect(unknown.column == 7)
  }

  @Test("more gestures in all than allowed are refused")
  func cap() {
    let text = Array(repeating: "right*1000", count: 101).joined(separator: " ")
    #expect(throws: GestureError.self) { try Gesture.parse(text) }
  }
}
