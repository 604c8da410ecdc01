import Canvas
import Testing

@Suite("Text made fit to be drawn")
struct DisplayTextTests {
  @Test(
    "what would steer a terminal becomes a placeholder",
    arguments: [
      ("\u{1B}[2J", "␛[2J", "?[2J"), ("a\nb", "a␊b", "a?b"), ("\u{7F}", "␡", "?"),
      ("\u{9B}31m", "\u{FFFD}31m", "?31m"), ("\u{202E}evil", "\u{FFFD}evil", "?evil"),
      ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}", "?x?"), ("\u{0}", "␀", "?"),
      ("\u{2028}", "␤", "?"), ("\u{E0080}", "\u{FFFD}", "?"),
    ]
  )
  func placeholders(text: String, unicode: String, ascii: String) {
    #expect(DisplayText(text).text == unicode)
    #expect(DisplayText(text, glyphs: .ascii).text == ascii)
  }

  @Test("no scalar leaves as one that could steer a terminal", arguments: Glyphs.allCases)
  func everyScalar(glyphs: Glyphs) {
    let wrong = (Array(0...0x32000) + Array(0xE0000...0xE1000)).compactMap(Unicode.Scalar.init)
      .filter { scalar in
        let shown = DisplayText("a" + String(scalar), glyphs: glyphs)
        var cells = 0
        for drawn in shown.text.unicodeScalars {
          cells += TextWidth.cells(of: drawn)
          guard DisplayText.isHarmless(drawn), glyphs == .unicode || drawn.isASCII else {
            return true
          }
        }
        return cells != shown.cells
      }
    #expect(wrong.isEmpty)
  }

  @Test("braille patterns are never drawn")
  func braille() {
    #expect(DisplayText("\u{2800}\u{28FF}a").text == "??a")
  }

  @Test(
    "of an emoji sequence the first picture stays",
    arguments: [
      ("👩‍👩‍👧!", "👩!"), ("👍🏽", "👍"), ("❤️", "❤"), ("❤️‍🔥 hot", "❤ hot"), ("1️⃣", "1"),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴"), ("🇩🇪", "🇩🇪"), ("👩\u{200D}a", "👩a"),
    ]
  )
  func sequences(text: String, shown: String) {
    #expect(DisplayText(text).text == shown)
  }

  @Test("an emoji sequence folds to one question mark")
  func foldedSequence() {
    #expect(DisplayText("👩‍👩‍👧 👍🏽", glyphs: .ascii).text == "? ?")
  }

  @Test("a mark without a letter stands over a blank, and a heap of marks is cut")
  func marks() {
    #expect(DisplayText("\u{301}").text == " \u{301}")
    #expect(DisplayText("\u{301}").cells == 1)
    let heap = DisplayText("a" + String(repeating: "\u{301}", count: 50))
    #expect(heap.text.unicodeScalars.count == 3)
    #expect(heap.cells == 1)
  }

  @Test("invisible format characters are left out")
  func formats() {
    #expect(DisplayText("a\u{200B}b\u{AD}c\u{FEFF}").text == "abc")
  }
}
