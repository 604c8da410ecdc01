import Scenes
import Testing

@Suite("Text that is to hold JSON")
struct JSONSourceTests {
  @Test(
    "what is no text is told by line and column",
    arguments: [
      ([], "a.json:1:1: error: is empty"),
      (Array(" \n ".utf8), "a.json:1:1: error: is empty"),
      ([0xFF, 0xFE], "a.json:1:1: error: is not text in UTF-8"),
      (Array("[\n{\"é\": ".utf8) + [0xC3, 0x28], "a.json:2:7: error: is not text in UTF-8"),
      (Array("[\n".utf8) + [0], "a.json:2:1: error: is not text in UTF-8"),
    ] as [([UInt8], String)]
  )
  func faults(_ bytes: [UInt8], _ message: String) {
    let error = #expect(throws: LoadingError.self) {
      try JSONSource.text(bytes, from: "a.json")
    }
    #expect(error?.description == message)
  }

  @Test("a text is given as it is, without its byte order mark and with plain line ends")
  func text() throws {
    #expect(try JSONSource.text(Array("[\"é\"]".utf8), from: "a.json") == "[\"é\"]")
    let marked = [0xEF, 0xBB, 0xBF] + Array("[\r\n\r]".utf8)
    #expect(try JSONSource.text(marked, from: "a.json") == "[\n\n]")
  }
}
