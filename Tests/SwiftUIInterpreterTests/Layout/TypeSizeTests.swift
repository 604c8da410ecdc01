import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Text sizes")
struct TypeSizeTests {
  /// Opens a view at a text size.
  private func walk(_ body: String, _ properties: String, at size: TypeSize) throws -> [Element] {
    var options = LiveScreen.Options()
    options.typeSize = size
    let source = "struct Shown: View { \(properties)\nvar body: some View { \(body) } }"
    return Walk(try open(source, options: options)).elements
  }

  @Test("text is larger at a larger size, in proportion to body text", arguments: TypeSize.allCases)
  func measured(_ size: TypeSize) throws {
    let text = try #require(try walk("Text(\"Four\")", "", at: size).first)
    #expect(abs(text.frame.size.width - 4 * size.body / 2) < 0.001)
    #expect(abs(text.frame.size.height - 22 * size.scale) < 0.001)
  }

  @Test("a fixed font keeps its size, a limit keeps the person's choice in bounds")
  func limits() throws {
    let texts = try walk(
      """
      VStack {
        Text("Four").font(.system(size: 17))
        Text("Four").dynamicTypeSize(...DynamicTypeSize.xLarge)
        Text("Four").dynamicTypeSize(.large)
      }
      """,
      "",
      at: .accessibility5
    )
    #expect(texts.map(\.frame.size.width) == [34, 38, 34])
  }

  @Test("a scaled metric, the environment and ViewThatFits follow the size")
  func follows() throws {
    let body = """
      VStack {
        Text("\\(Int(side)) \\(size >= .accessibility1 ? "big" : "small")")
        ViewThatFits { HStack { Text("A title of a row"); Text("its value") }; Text("stacked") }
      }
      """
    let properties = """
      @ScaledMetric var side = 17.0
      @Environment(\\.dynamicTypeSize) var size
      """
    #expect(
      try walk(body, properties, at: .large).map(\.label) == [
        "17 small", "A title of a row", "its value",
      ]
    )
    #expect(
      try walk(body, properties, at: .accessibility4).map(\.label) == ["47 big", "stacked"]
    )
  }

  @Test("an element knows whether its text is cut off, and how large its touch target is")
  func cutOff() throws {
    let body = """
      VStack {
        Text("A price of many digits").lineLimit(1).frame(width: 200)
        Button("Buy now") { }.frame(width: 120, height: 30)
        Text("Wraps as it needs to when it is long enough to do so")
      }
      """
    let small = try walk(body, "", at: .large)
    #expect(small.map(\.isTextCutOff) == [false, false, false])
    let large = try walk(body, "", at: .accessibility3)
    #expect(large.map(\.isTextCutOff) == [true, true, false])
    #expect(small[1].touchTarget == small[1].frame.size)
  }
}
