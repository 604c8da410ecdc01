import Testing

@testable import Scenes

@Suite("JSON5 with its places")
struct PlacedJSONTests {
  private func read(_ text: String) throws(JSONMistake) -> PlacedJSON {
    var reader = PlacedJSONReader(Array(text.utf8))
    return try reader.read()
  }

  /// Texts as they are written and as they are meant.
  static let texts: [(written: String, meant: String)] = [
    ("\"a\"", "a"), ("'it\\'s \"so\"'", "it's \"so\""), ("\"\\u00e9\\uD83D\\uDE00\"", "é😀"),
    ("\"\\uD83D\"", "\u{FFFD}"), ("\"\\uD83Dx\"", "\u{FFFD}x"), ("'\\x41\\n\\t\\0'", "A\n\t\0"),
    ("'one \\\nline'", "one line"), ("'one \\\r\nline'", "one line"), ("'\\/\\$'", "/$"),
    ("\u{FEFF}'after a mark'", "after a mark"), ("// c\n/* d */ 'e' // f", "e"),
  ]

  @Test("texts are read with their escapes", arguments: texts)
  func text(written: String, meant: String) throws {
    guard case .string(let text) = try read(written).content else {
      Issue.record("not a text")
      return
    }
    #expect(text == meant)
  }

  /// Numbers as they are written.
  static let numbers: [(written: String, meant: Double)] = [
    ("0", 0), ("-1.5e2", -150), ("+.5", 0.5), ("5.", 5), ("0xFF", 255), ("-0x10", -16),
  ]

  @Test("numbers are read in every notation", arguments: numbers)
  func number(written: String, meant: Double) throws {
    guard case .number(let number) = try read(written).content else {
      Issue.record("not a number")
      return
    }
    #expect(number == meant)
  }

  /// Mistakes with the byte at which they stand.
  static let mistakes: [(text: String, offset: Int, message: String)] = [
    ("", 0, "expected a value, found the end"),
    ("Infinity", 0, "'Infinity' is not a value; put a text in quotes"),
    ("1e999", 0, "'1e999' is not a value; put a text in quotes"),
    ("'\\q'", 1, "unknown escape '\\q'"), ("'\\u12'", 3, "expected 4 hexadecimal digits"),
    ("'\\", 2, "expected the end of an escape, found the end"),
    ("'a\nb'", 0, "the text is not closed"),
    ("[1 2]", 3, "expected ',' or ']'"), ("{a: 1,, b: 2}", 6, "expected a key or '}'"),
    ("/*", 0, "the comment is not closed"), ("/* *", 0, "the comment is not closed"),
    ("[,]", 1, "expected a value"), ("{'a' 1}", 5, "expected ':' after the key 'a'"),
  ]

  @Test("a mistake has its place", arguments: mistakes)
  func mistake(text: String, offset: Int, message: String) {
    #expect(throws: JSONMistake(offset: offset, message: message)) { try read(text) }
  }

  @Test("values know where they begin, and texts whether they have escapes")
  func places() throws {
    guard case .object(let members) = try read("{ é: 'x', \"b\": ['\\n', 2] }").content else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.name) == ["é", "b"])
    #expect(members.map(\.offset) == [2, 11])
    #expect(members.map(\.value.offset) == [6, 16])
    #expect(members.first?.value.isPlain == true)
    guard case .array(let items)? = members.last?.value.content else { return }
    #expect(items.map(\.offset) == [17, 23])
    #expect(items.first?.isPlain == false)
  }
}
