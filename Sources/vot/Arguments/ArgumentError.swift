import AccessibilityTree

/// Why the arguments cannot be used.
enum ArgumentError: Error, Equatable, Sendable {
  case unknownCommand(String)
  case unknownOption(String, command: Command)
  case missingValue(Option)
  case needlessValue(Option)
  case wrongValue(String, Option)
  case repeated(Option)
  case missingOperand(Command)
  case extraOperand(String, command: Command)
}

extension ArgumentError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "'\(word)' is not a command"
        + NearestName.advice(
          for: word,
          among: Command.all.map(\.name),
          listing: "the commands are"
        )
    case .unknownOption(let word, let command):
      "'\(word)' is not an option of 'vot \(command.name)'"
        + NearestName.advice(
          for: word,
          among: command.options.map(\.name) + ["--help"],
          listing: "the options are"
        )
    case .missingValue(let option):
      "'\(option.name)' needs a value: \(option.name) \(option.value ?? "")"
    case .needlessValue(let option):
      "'\(option.name)' takes no value"
    case .wrongValue(let word, let option):
      "'\(word)' is no value of '\(option.name)'; use \(alternatives(option.allowed))"
    case .repeated(let option):
      "'\(option.name)' is given twice"
    case .missingOperand(let command):
      "'vot \(command.name)' needs \(command.operands); for example: \(command.examples.first ?? "")"
    case .extraOperand(let word, let command):
      "'vot \(command.name)' takes no further argument, but '\(word)' was given"
    }
  }

  private func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
