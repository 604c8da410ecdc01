import Testing

@testable import Scenes

@Suite("Places in a text")
struct LineStartsTests {
  /// Lines short and long, with characters of several bytes and every end of a line.
  static let text =
    String(repeating: "{ a: 'é👩‍👩‍👧', b: \"e\u{301}\" }, ", count: 200) + "\r\nshort\rö\n"
    + String(repeating: "ö", count: 2000) + String(repeating: "x", count: 3000) + "\n\nlast"

  @Test("each character has the line and column that counting from the start gives")
  func places() {
    let starts = LineStarts(Array(Self.text.utf8))
    var (line, column, offset) = (1, 1, 0)
    var wrong: [Int] = []
    for character in Self.text {
      if starts.place(of: offset) != (line, column) { wrong.append(offset) }
      offset += character.utf8.count
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    #expect(wrong == [])
    #expect(starts.place(of: offset) == (line, column))
    #expect(starts.place(of: .max) == (line, column))
    #expect(starts.place(of: .min) == (1, 1))
  }
}
