import AccessibilityTree
import Testing

@Suite("The nearest known name")
struct NearestNameTests {
  @Test("a name of one letter is near to none that shares no letter with it")
  func shortNames() {
    #expect(NearestName.of("ü", among: ["q", "up"]) == nil)
    #expect(NearestName.of("u", among: ["U"]) == "U")
    #expect(NearestName.of("u", among: ["up"]) == "up")
  }

  static let cases: [(String, String?)] = [
    ("isHeadr", "isHeader"), ("isheader", "isHeader"), ("isHaeder", "isHeader"),
    ("isButton", "isButton"), ("zzz", nil), ("", nil),
    (String(repeating: "x", count: 100), nil),
  ]

  @Test("a near miss finds its name, a far one finds none", arguments: cases)
  func finds(word: String, expected: String?) {
    #expect(NearestName.of(word, among: ["isHeader", "isButton", "isSelected"]) == expected)
  }

  @Test("of equally near names the first is taken")
  func takesTheFirst() {
    #expect(NearestName.of("rat", among: ["cat", "bat"]) == "cat")
  }
}
