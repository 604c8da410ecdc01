import Canvas
import Testing

@Suite("The width of text")
struct TextWidthTests {
  @Test(
    "a text takes the sum of the cells of its scalars",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👍", 2), ("👍🏽", 4),
      ("👩‍👩‍👧", 6), ("─│┌", 3), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ａ", 2), ("\u{1B}", 1),
    ]
  )
  func sums(text: String, cells: Int) {
    #expect(TextWidth.cells(of: text) == cells)
  }

  @Test("a grapheme is measured as its scalars are")
  func graphemes() {
    #expect(TextWidth.cells(of: Character("👍🏽")) == 4)
    #expect(TextWidth.cells(of: Character("e\u{301}")) == 1)
  }
}
