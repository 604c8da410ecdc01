import AccessibilityTree
import Foundation
import Scenes
import Testing
import VoiceOver

@Suite("What is spoken of an element")
struct SpeechCaseTests {
  /// A case that shows as its id.
  struct Case: CustomTestStringConvertible, Sendable {
    var content: ElementCase
    var testDescription: String { content.id }
  }

  /// The cases that the product ships, found as the product finds them.
  static let file = ElementCases.shipped(current: package) ?? ElementCases(json: "", path: "")

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path

  @Test("the shipped cases are read without a diagnostic")
  func allAreRead() {
    #expect(Self.file.diagnostics.map(\.description) == [])
    #expect(Self.file.cases.count == 100)
  }

  @Test("each case is spoken as its source has it", arguments: file.cases.map(Case.init))
  func agrees(_ speechCase: Case) throws {
    let content = speechCase.content
    let expected = try #require(content.expectation)
    for system in Settings.System.allCases where content.systems.contains(system.rawValue) {
      let said = Utterance(of: content.element, settings: Settings(system: system))
      #expect(said.trailers == expected.trailers)
      switch expected.match {
      case .exact:
        #expect(said.description == expected.description)
        #expect(said.hint == expected.hint)
      case .words:
        #expect(
          SpeechWords.words(of: said.description)
            == SpeechWords.words(of: expected.description)
        )
        if let hint = expected.hint {
          #expect(SpeechWords.words(of: said.hint ?? "") == SpeechWords.words(of: hint))
        }
      }
    }
  }
}
