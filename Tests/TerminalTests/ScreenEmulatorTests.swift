import TestSupport
import Testing

@Suite("The screen emulator")
struct ScreenEmulatorTests {
  @Test(
    "sequences do what terminals do",
    arguments: [
      ("plain", "ab\r\ncd", "ab\ncd\n", 2, 1), ("wrapping", "abcdefgh", "abcdef\ngh\n", 2, 1),
      ("pending wrap", "abcdef\rX", "Xbcdef\n\n", 1, 0),
      ("cursor address", "\u{1B}[2;3Hx", "\n  x\n", 3, 1),
      ("column", "\u{1B}[4Gx\u{1B}[2dy", "   x\n    y\n", 5, 1),
      ("moves", "\u{1B}[2B\u{1B}[3C\u{1B}[Ax\u{1B}[2Dy", "\n  yx\n", 3, 1),
      ("erase to the end", "abcdef\u{1B}[1;3H\u{1B}[K", "ab\n\n", 2, 0),
      ("erase to the start", "abcdef\u{1B}[1;3H\u{1B}[1K", "   def\n\n", 2, 0),
      ("erase below", "a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J", "a\n\n", 0, 1),
      ("erase all", "a\r\nb\u{1B}[2J", "\n\n", 1, 1),
      ("erase cells", "abcdef\u{1B}[1;2H\u{1B}[2X", "a  def\n\n", 1, 0),
      ("insert cells", "abcdef\u{1B}[1;2H\u{1B}[2@", "a  bcd\n\n", 1, 0),
      ("delete cells", "abcdef\u{1B}[1;2H\u{1B}[2P", "adef\n\n", 1, 0),
      ("repeat", "-\u{1B}[3b", "----\n\n", 4, 0),
      ("insert line", "a\r\nb\u{1B}[1;1H\u{1B}[L", "\na\nb", 0, 0),
      ("delete line", "a\r\nb\u{1B}[1;1H\u{1B}[M", "b\n\n", 0, 0),
      ("scrolling", "a\r\nb\r\nc\r\nd", "b\nc\nd", 1, 2),
      ("scroll region", "a\r\nb\r\nc\u{1B}[1;2r\u{1B}[2;1H\nx", "b\nx\nc", 1, 1),
      ("reverse line feed", "a\r\nb\u{1B}[H\u{1B}M", "\na\nb", 0, 0),
      ("wide", "日本x", "日本x\n\n", 5, 0), ("half overwritten", "日\u{1B}[1;2Hx", " x\n\n", 2, 0),
      ("marks", "e\u{301}x", "e\u{301}x\n\n", 2, 0),
      ("title", "\u{1B}]0;title\u{7}a", "a\n\n", 1, 0),
      ("saved cursor", "ab\u{1B}7\r\nx\u{1B}8c", "abc\nx\n", 3, 0),
    ]
  )
  func sequences(name: String, bytes: String, text: String, column: Int, row: Int) {
    var screen = ScreenEmulator(columns: 6, rows: 3)
    screen.feed(bytes)
    #expect(screen.text == text)
    #expect(screen.cursor == (column, row))
    #expect(screen.unknown.isEmpty)
  }

  @Test("bytes may be cut anywhere")
  func chunks() {
    var screen = ScreenEmulator(columns: 6, rows: 1)
    for byte in "\u{1B}[1;2H日👍".utf8 { screen.feed([byte]) }
    #expect(screen.text == " 日👍")
  }

  @Test("looks are set and reset")
  func looks() {
    var screen = ScreenEmulator(columns: 6, rows: 1)
    screen.feed("\u{1B}[1;31;44ma\u{1B}[0;7mb\u{1B}[mc\u{1B}[38;5;200md\u{1B}[39;49me")
    #expect(screen[0, 0].look == .init(isBold: true, foreground: 1, background: 4))
    #expect(screen[1, 0].look == .init(isReversed: true))
    #expect(screen[2, 0].look == .init())
    #expect(screen[3, 0].look == .init(foreground: 200))
    #expect(screen[4, 0].look == .init())
  }

  @Test("the alternate screen hides the normal one and gives it back")
  func alternate() {
    var screen = ScreenEmulator(columns: 6, rows: 2)
    screen.feed("shell\u{1B}[?1049h\u{1B}[?25l\u{1B}[Hfull")
    #expect(screen.text == "full\n")
    #expect(screen.isAlternate && !screen.isCursorVisible)
    screen.feed("\u{1B}[?1049l\u{1B}[?25h")
    #expect(screen.text == "shell\n")
    #expect(!screen.isAlternate && screen.isCursorVisible)
  }

  @Test("what is not understood is kept")
  func unknown() {
    var screen = ScreenEmulator()
    screen.feed("\u{1B}[5n\u{1B}[?2004h")
    #expect(screen.unknown.count == 2)
  }
}
