import Testing

@testable import vot

@Suite("Arguments of the command line")
struct ArgumentsTests {
  @Test("options may stand before and after operands, with a space or an equals sign")
  func sortsOptions() throws {
    let arguments = try ParsedArguments(
      .walk,
      ["--variant=noisy", "order-card", "--gestures", "right double-tap", "--json"]
    )
    #expect(arguments.operands == ["order-card"])
    #expect(arguments.value(.variant) == "noisy")
    #expect(arguments.value(.gestures) == "right double-tap")
    #expect(arguments.has(.json))
  }

  @Test("what follows two dashes is an operand")
  func takesOperandsAfterDashes() throws {
    #expect(try ParsedArguments(.walk, ["--", "--json"]).operands == ["--json"])
  }

  @Test("a value that is handed in may be repeated, others may not")
  func repeats() throws {
    let arguments = try ParsedArguments(
      .walk,
      ["a.swift", "--with", "a = 1", "--with", "b = 2"]
    )
    #expect(arguments.allValues(.with) == ["a = 1", "b = 2"])
    #expect(throws: ArgumentError.repeated(.view)) {
      try ParsedArguments(.walk, ["a.swift", "--view", "A", "--view", "B"])
    }
  }

  @Test("help is granted though an operand is missing")
  func grantsHelp() throws {
    #expect(try ParsedArguments(.walk, ["-h"]).asksForHelp)
  }

  struct Mistake: CustomTestStringConvertible {
    var command: Command
    var words: [String]
    var message: String
    var testDescription: String { message }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      command: .walk,
      words: ["a.swift", "--jsn"],
      message: "'--jsn' is not an option of 'vot walk'; did you mean '--json'?"
    ),
    Mistake(
      command: .list,
      words: ["--whatever"],
      message: "'--whatever' is not an option of 'vot list'; the options are '--json', '--help'"
    ),
    Mistake(
      command: .walk,
      words: ["a.swift", "--view"],
      message: "'--view' needs a value: --view NAME"
    ),
    Mistake(
      command: .walk,
      words: ["a.swift", "--json=1"],
      message: "'--json' takes no value"
    ),
    Mistake(
      command: .compare,
      words: ["order-card", "--profile", "novice"],
      message: "'novice' is no value of '--profile'; use 'learner', 'everyday' or 'expert'"
    ),
    Mistake(
      command: .compare,
      words: [],
      message: "'vot compare' needs SCENE; for example: vot compare quantity-stepper"
    ),
    Mistake(
      command: .list,
      words: ["scenes"],
      message: "'vot list' takes no further argument, but 'scenes' was given"
    ),
  ]

  @Test("a mistake is quoted and the nearest right word named", arguments: mistakes)
  func namesMistakes(mistake: Mistake) {
    let error = #expect(throws: ArgumentError.self) {
      try ParsedArguments(mistake.command, mistake.words)
    }
    #expect(error?.description == mistake.message)
  }

  @Test("the help of each command begins with examples of that command", arguments: Command.all)
  func helpBeginsWithExamples(command: Command) {
    let lines = Help.text(for: command).split(separator: "\n")
    #expect(lines.first == "Examples:")
    #expect(lines.dropFirst().first?.hasPrefix("  vot \(command.name)") == true)
  }

  @Test("every example in the help is itself accepted", arguments: Command.all)
  func examplesAreAccepted(command: Command) throws {
    for example in command.examples {
      let words = shellWords(example.replacing(" < elements.json", with: ""))
      #expect(Array(words.prefix(2)) == ["vot", command.name])
      _ = try ParsedArguments(command, Array(words.dropFirst(2)))
    }
  }

  /// Splits at spaces outside quotation marks.
  private func shellWords(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " {
        words.append(word)
        word = ""
      } else {
        word.append(character)
      }
    }
    return words + [word]
  }
}
