// Functions and cases that are called as values.
//
// Source: The Swift Programming Language, "Function Types" and "Associated Values".

extension Evaluator {
  /// Whether a value is a case that waits for its payload: `map(Action.chosen)`.
  func isConstructor(_ value: Value) -> Bool {
    guard case .enumeration(let entry) = value, entry.payload.isEmpty, let id = entry.type,
      let name = program.code.nameIndex[entry.name],
      let position = program.code.types[Int(id.index)].caseIndex[name]
    else { return false }
    return !program.code.types[Int(id.index)].cases[position].types.isEmpty
  }

  /// Arguments with the labels of a case that is called as a value.
  func labelled(
    _ values: [Argument],
    forCase position: Int,
    of id: TypeID
  ) -> [Argument] {
    var values = values
    let labels = program.code.types[Int(id.index)].cases[position].labels
    for (index, label) in labels.enumerated() where index < values.count {
      values[index].label = values[index].label ?? label
    }
    return values
  }

  /// Enters the call of a function that was handed on by its name: `onRetry: recover`.
  mutating func logFunction(_ closure: ClosureValue, _ values: [Argument]) {
    guard isPerformingAction else { return }
    let function = program.code.functions[Int(closure.function.index)]
    guard !function.isThunk, function.isNamed else { return }
    log(function.name, values)
  }

  /// Arguments with the labels of a function that is called as a value, which takes none.
  func labelled(_ values: [Argument], for closure: ClosureValue) -> [Argument] {
    guard !values.isEmpty, program.code.functions[Int(closure.function.index)].isNamed,
      values.allSatisfy({ $0.label == nil })
    else { return values }
    var result = values
    let parameters = program.code.functions[Int(closure.function.index)].parameters
    for (index, parameter) in parameters.enumerated() where index < result.count {
      result[index].label = parameter.label
    }
    return result
  }
}

extension SystemValue {
  /// Whether it is a method of an object that is handed on by its name: `forEach(context.insert)`.
  var isMethod: Bool {
    guard SystemObject.names.contains(type), let last = members.last, last.arguments.isEmpty else {
      return false
    }
    return Builtin(rawValue: last.name) != nil || SystemMethods.simulated.contains(last.name)
  }
}

extension Value {
  /// Whether it can be handed to `map` and the like.
  var isCallable: Bool {
    switch self {
    case .closure, .keyPath: true
    case .type: true
    case .enumeration(let operation): BinaryOperator.symbols[operation.name] != nil
    case .system(let system): system.isMethod
    default: false
    }
  }
}
