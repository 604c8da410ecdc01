import Testing
import VoiceOver

@Suite("Backspace")
struct BackspaceTests {
  @Test("a backspace is written and read as backslash b")
  func written() throws {
    let gesture = Gesture.type("a\u{8}")
    #expect(gesture.word == #"type "a\b""#)
    #expect(try Gesture.parse(gesture.word) == [gesture])
  }
}
