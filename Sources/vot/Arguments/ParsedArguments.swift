/// The arguments of one call, sorted by the table of its command.
struct ParsedArguments: Equatable, Sendable {
  /// The subcommand.
  var command: Command
  /// What stands there besides options.
  var operands: [String] = []
  /// The flags that are set, by name.
  private var flags: Set<String> = []
  /// The values of options, by name, in the order in which they were given.
  private var values: [String: [String]] = [:]

  /// Sorts the words after the command's name.
  ///
  /// - Throws: `ArgumentError` for the first word that does not fit.
  init(_ command: Command, _ words: [String]) throws(ArgumentError) {
    self.command = command
    var rest = words[...]
    var areOptionsOver = false
    while let word = rest.popFirst() {
      if areOptionsOver || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try take(word, &rest)
      }
    }
    guard !asksForHelp else { return }
    try checkOperands()
  }

  /// Whether the help is wanted instead.
  var asksForHelp: Bool { flags.contains(Option.help.name) }

  /// Whether a flag is set.
  func has(_ option: Option) -> Bool { flags.contains(option.name) }

  /// The value of an option; absent when it was not given.
  func value(_ option: Option) -> String? { values[option.name]?.last }

  /// All values of an option that may be repeated.
  func allValues(_ option: Option) -> [String] { values[option.name] ?? [] }

  private mutating func take(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { $0 == "-h" ? "--help" : String($0) } ?? word
    let inline = parts.count == 2 ? String(parts[1]) : nil
    guard let option = (command.options + [.help]).first(where: { $0.name == name }) else {
      throw .unknownOption(name, command: command)
    }
    guard option.value != nil else {
      guard inline == nil else { throw .needlessValue(option) }
      flags.insert(option.name)
      return
    }
    guard let value = inline ?? rest.popFirst() else { throw .missingValue(option) }
    guard option.allowed.isEmpty || option.allowed.contains(value) else {
      throw .wrongValue(value, option)
    }
    guard option.mayRepeat || values[option.name] == nil else { throw .repeated(option) }
    values[option.name, default: []].append(value)
  }

  private func checkOperands() throws(ArgumentError) {
    if operands.count < command.operandCount.lowerBound { throw .missingOperand(command) }
    guard operands.count > command.operandCount.upperBound else { return }
    throw .extraOperand(operands[command.operandCount.upperBound], command: command)
  }
}
