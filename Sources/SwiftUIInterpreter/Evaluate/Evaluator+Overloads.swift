// Which of several functions of one name a call means.

extension Evaluator {
  /// The function whose parameters fit the arguments best.
  func choose(_ candidates: [FunctionID], _ arguments: [Argument]) -> FunctionID? {
    guard candidates.count > 1 else { return candidates.first }
    let fitting = candidates.filter {
      Matching.fits(arguments, program.code.functions[Int($0.index)].parameters)
    }
    guard fitting.count > 1 else { return fitting.first ?? candidates.first }
    return fitting.max { score($0, arguments) < score($1, arguments) }
  }

  /// How many arguments are of the written types.
  func score(_ id: FunctionID, _ arguments: [Argument]) -> Int {
    let parameters = program.code.functions[Int(id.index)].parameters
    return zip(parameters, arguments).reduce(0) { sum, pair in
      sum + likeness(of: pair.1.value, to: pair.0.type)
    }
  }

  /// How well a value goes with a type: a whole literal may be a `Double`, but is an `Int` first.
  func likeness(of value: Value, to type: TypeHint) -> Int {
    switch (type.unwrapped, value) {
    case (.unknown, _): 0
    case (.double, .int): 1
    case (.array, .array), (.set, .set), (.dictionary, .dictionary): 2
    default: isKind(value, of: type) ? 2 : 0
    }
  }
}
