import Foundation
import TestSupport
import Testing

@testable import vot

@Suite("The README")
struct ReadmeTests {
  /// A shown run of the program: what is typed, what is answered.
  struct Shown: CustomTestStringConvertible {
    var words: [String]
    var input: String
    var output: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static var text: String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8))
      ?? ""
  }

  /// The blocks marked `console`.
  static var shown: [Shown] {
    text.components(separatedBy: "```console\n").dropFirst().compactMap { rest in
      guard let block = rest.components(separatedBy: "\n```").first else { return nil }
      var lines = block.components(separatedBy: "\n")
      let command = lines.removeFirst().replacing("$ vot ", with: "")
      let prompt = "gesture> "
      let typed = lines.filter { $0.hasPrefix(prompt) }.map { $0.dropFirst(prompt.count) }
      let answers = lines.filter { !$0.hasPrefix(prompt) }
      return Shown(
        words: command.components(separatedBy: " "),
        input: typed.map { $0 + "\n" }.joined(),
        output: answers.map { $0 + "\n" }.joined()
      )
    }
  }

  @Test("every run that it shows gives what it shows", arguments: shown)
  func runsGiveWhatIsShown(shown: Shown) throws {
    let run = try CommandRun(shown.words, input: shown.input)
    #expect(run.output == shown.output)
    #expect(run.messages == "")
    #expect(run.status == 0)
  }

  @Test("it shows at least a walk, a session in plain mode and a best walk")
  func showsEnough() {
    #expect(Set(Self.shown.compactMap(\.words.first)) == ["play", "walk", "solve"])
  }

  @Test("every command is in its table", arguments: Command.all)
  func listsCommands(command: Command) {
    #expect(Self.text.contains("`vot \(command.name)"))
  }

  @Test("it stays under 150 lines")
  func isShort() {
    #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }
}
