import Canvas
import Testing

@Suite("Glyphs")
struct GlyphsTests {
  @Test(
    "text folds to ASCII where it is simple",
    arguments: [
      ("café", "cafe"), ("cafe\u{301}", "cafe"), ("Ångström", "Angstrom"),
      ("“a” – b…", "\"a\" - b..."),
      ("日本", "??"), ("straße", "strasse"), ("─┌", "-+"), ("a → b", "a -> b"), ("ș ő ñ", "s o n"),
    ]
  )
  func folding(text: String, folded: String) {
    #expect(Glyphs.ascii.shown(text) == folded)
  }

  @Test(
    "a text that is too wide ends in an ellipsis",
    arguments: [
      ("Quantity", 8, "Quantity", "Quantity"), ("Quantity", 7, "Quanti…", "Quan..."),
      ("Quantity", 1, "Q", "Q"), ("Quantity", 0, "", ""), ("Quantity", -3, "", ""),
      ("日本語", 5, "日本…", "???"), ("日本語", 4, "日…", "???"),
    ]
  )
  func truncation(text: String, columns: Int, unicode: String, ascii: String) {
    #expect(Glyphs.unicode.truncated(text, columns: columns) == unicode)
    #expect(Glyphs.ascii.truncated(text, columns: columns) == ascii)
  }

  @Test("padding gives an exact width")
  func padding() {
    #expect(Glyphs.unicode.padded("日", columns: 4) == "日  ")
    #expect(Glyphs.unicode.padded("日本語", columns: 4) == "日… ")
  }

  @Test("tabs reach the next stop")
  func tabs() {
    #expect(Glyphs.unicode.expandingTabs("\tlet a\tb") == "    let a   b")
    #expect(Glyphs.unicode.expandingTabs("日\tb", every: 4) == "日  b")
    #expect(Glyphs.unicode.expandingTabs("none") == "none")
  }

  @Test(
    "text wraps at blanks",
    arguments: [
      ("", 5, [""]), ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("a\n\nb", 5, ["a", "", "b"]),
      ("  in a", 6, ["  in a"]), ("日本 語", 4, ["日本", "語"]), ("日本語", 3, ["日", "本", "語"]),
      ("a    b", 3, ["a", "b"]), ("word ", 4, ["word"]), ("x", 0, ["x"]),
      ("  abcdef", 4, ["  ab", "cdef"]),
    ]
  )
  func wrapping(text: String, columns: Int, lines: [String]) {
    #expect(Glyphs.unicode.wrapped(text, columns: columns) == lines)
  }

  @Test("every glyph of ASCII is ASCII and every one of Unicode one cell wide")
  func glyphs() {
    func all(_ glyphs: Glyphs) -> [String] {
      [
        glyphs.horizontal, glyphs.vertical, glyphs.topLeft, glyphs.topRight, glyphs.bottomLeft,
        glyphs.bottomRight, glyphs.leftTee, glyphs.rightTee, glyphs.topTee, glyphs.bottomTee,
        glyphs.heavyHorizontal, glyphs.heavyVertical, glyphs.heavyTopLeft, glyphs.heavyTopRight,
        glyphs.heavyBottomLeft, glyphs.heavyBottomRight, glyphs.ellipsis, glyphs.left, glyphs.right,
        glyphs.up, glyphs.down, glyphs.separator, glyphs.cursor,
      ]
    }
    #expect(all(.ascii).allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    #expect(all(.unicode).allSatisfy { TextWidth.cells(of: $0) == 1 })
    #expect(all(.unicode).allSatisfy { Glyphs.unicode.shown($0) == $0 })
  }
}
