import AccessibilityTree

/// The functions outside all types that are understood.
///
/// - Source: Swift standard library; Apple, SwiftUI and Foundation.
enum FreeFunction: String {
  case min, max, abs, print, debugPrint, dump, zip, round, floor, ceil, sqrt, pow, trunc
  case withAnimation, withTransaction, withObservationTracking, stride, fatalError
  case preconditionFailure, precondition, assert, assertionFailure, sequence, type, swap
  case called, sin, cos, tan, log, exp, repeatElement
  case localizedString = "NSLocalizedString"
  case isVoiceOverRunning = "UIAccessibilityIsVoiceOverRunning"
  case uiKitSend, uiKitTell, uiKitRun, uiKitNames, uiKitMoved, uiKitMake
  case withCheckedContinuation, withCheckedThrowingContinuation
  case withUnsafeContinuation, withUnsafeThrowingContinuation, swiftAsyncValue
  case withTaskGroup, withThrowingTaskGroup, withDiscardingTaskGroup

  /// Whether it does nothing that this program shows.
  var isQuiet: Bool {
    switch self {
    case .print, .debugPrint, .dump: true
    default: false
    }
  }

  static func isKnown(_ name: String) -> Bool {
    NameSupport.function(name) != .unsupported
  }
}

extension Evaluator {
  /// A call of a name that nothing declares: a function of the library, else one for the log.
  mutating func callUndeclared(_ node: CodeNode) throws(Fault) -> Value {
    let name = program.code.names[Int(node.first)]
    let values = try arguments(node.second)
    if let function = program.code.facts[Int(node.first)].function {
      return try call(function, values, node)
    }
    if let handedIn = store.statics[name] { return try apply(handedIn, values, at: node.place) }
    if let result = try declaredOperator(name, values, node) { return result }
    if name == "~=", values.count == 2 {
      return .bool(try isMatched(values[0].value, values[1].value, at: node.place))
    }
    if name == "~", let result = values.first.flatMap({ Arithmetic.inverted($0.value) }) {
      return result
    }
    log(name, values)
    if undeclaredNames.insert(name).inserted {
      report(.warning, undeclaredMessage(name), name: name, at: node.place)
    }
    return .unknown(name)
  }

  /// `pattern ~= value`: a range that holds the value, or its equal.
  private mutating func isMatched(
    _ pattern: Value,
    _ value: Value,
    at place: PlaceID
  ) throws(Fault) -> Bool {
    guard case .range = pattern else { return pattern == value }
    let argument = Argument(label: nil, value: value)
    return try collectionCall(.contains, pattern, [argument], at: place)?.isTrue == true
  }

  /// An operator of the source's own; what it leaves in `inout` parameters goes to its operands.
  private mutating func declaredOperator(
    _ symbol: String,
    _ values: [Argument],
    _ node: CodeNode
  ) throws(Fault) -> Value? {
    guard let used = try useDeclared(symbol, values.map(\.value), at: node.place) else {
      return symbol == "+" && values.count == 1 ? values[0].value : nil
    }
    let parameters = program.code[used.function].parameters
    guard parameters.contains(where: \.isInout) else { return used.result }
    let (changed, start) = (inoutResults, Int(program.code.sites[Int(node.second)].start))
    let operands = parameters.indices.filter { parameters[$0].isInout }
    for (operand, value) in Swift.zip(operands, changed) {
      var path = try path(to: program.code.arguments[start + operand].node)
      try set(value, at: &path, place: node.place)
    }
    return used.result
  }

  /// `Swift.max(1, 2)`: a function or type with the name of its module before it.
  mutating func callQualified(
    _ name: String,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let function = FreeFunction(rawValue: name), function != .swap else {
      return try makeSystem(name, values, at: place)
    }
    return try call(function, values, at: place)
  }

  private mutating func call(
    _ function: FreeFunction,
    _ values: [Argument],
    _ node: CodeNode
  ) throws(Fault) -> Value {
    function == .swap ? try swapped(node) : try call(function, values, at: node.place)
  }

  mutating func call(
    _ function: FreeFunction,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let first = values.first?.value ?? .none
    switch function {
    case .min, .max: return try extreme(function, try alike(values, at: place), at: place)
    case .abs: return try absolute(first, at: place)
    case .withAnimation, .withTransaction, .withObservationTracking:
      guard let closure = values.first(where: { $0.value.isClosure })?.value else { return .void }
      let result = try apply(closure, [], at: place)
      if let done = values.last(where: { $0.label == "completion" })?.value {
        later.append(.call(done))
      }
      return result
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup:
      // The group is the array of what its tasks give, each run when it is added.
      guard let closure = values.last?.value, closure.isClosure else { return .void }
      return try apply(closure, [Argument(label: nil, value: .array([]))], at: place)
    case .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation,
      .withUnsafeThrowingContinuation:
      return try withContinuation(values, at: place)
    case .swiftAsyncValue: return try withContinuation(values, isCancellable: true, at: place)
    case .uiKitSend, .uiKitTell, .uiKitRun, .uiKitNames, .uiKitMoved, .uiKitMake:
      return try uiKit(function, values, at: place)
    case .zip: return try zip(values, at: place)
    case .stride: return try stride(values, at: place)
    case .fatalError, .preconditionFailure, .assertionFailure:
      throw .trap(first.plainText ?? "the code stops itself", place)
    case .precondition, .assert:
      if !first.isTrue {
        throw .trap(values.dropFirst().first?.value.plainText ?? "a precondition fails", place)
      }
      return .void
    case .repeatElement:
      return try makeSystem(
        "Array",
        [Argument(label: "repeating", value: first)] + values.dropFirst(),
        at: place
      )
    case .called: return .bool(wasCalled(values))
    case .localizedString: return localizedString(values)
    case .sequence: return try sequence(values, at: place)
    case .type: return typeValue(of: first)
    case .print, .debugPrint, .dump, .swap: return .void
    case .isVoiceOverRunning: return .bool(true)
    default: return mathematics(function, values)
    }
  }

  private mutating func extreme(
    _ function: FreeFunction,
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard var best = values.first?.value else { return .none }
    // Which one it is nobody can tell, so the whole is not known.
    if let unknown = values.first(where: \.value.isUnknown) { return unknown.value }
    var isDouble = false
    for argument in values {
      if case .double = argument.value { isDouble = true }
      let isBetter =
        function == .min
        ? try isLess(argument.value, best, at: place) : try isLess(best, argument.value, at: place)
      if isBetter { best = argument.value }
    }
    if isDouble, case .int(let number) = best { return .double(Double(number)) }
    return best
  }

  /// The text of a key, which is the key itself where there is no table of texts.
  ///
  /// - Source: Apple, NSLocalizedString(_:tableName:bundle:value:comment:).
  private func localizedString(_ values: [Argument]) -> Value {
    let value = values["value"]?.plainText ?? ""
    return .string(value.isEmpty ? values.first?.value.plainText ?? "" : value)
  }

  /// `sequence(first:next:)`: as far as the budget reaches where it has no end.
  private mutating func sequence(_ values: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard let next = values["next"] ?? values.last?.value, next.isCallable,
      var current = values["first"]
    else { return .array([]) }
    var result: [Value] = []
    while true {
      if case .none = current { return .array(result) }
      try spend(1, at: place)
      result.append(current)
      current = try use(next, [current], at: place)
    }
  }

  /// Arguments of which those without a type take that of the others.
  private mutating func alike(
    _ values: [Argument],
    at place: PlaceID
  ) throws(Fault) -> [Argument] {
    guard let known = values.first(where: { !$0.value.isImplicit })?.value,
      values.contains(where: { $0.value.isImplicit })
    else { return values }
    var values = values
    for index in values.indices {
      values[index].value = try aligned(values[index].value, with: known, at: place)
    }
    return values
  }

  private func absolute(_ value: Value, at place: PlaceID) throws(Fault) -> Value {
    switch value {
    case .double(let number): return .double(number.magnitude)
    case .int(let number): return number < 0 ? try negate(value, at: place) : value
    case .sized(let number):
      return number.fraction < 0 ? try negate(value, at: place) : value
    default: return value
    }
  }

  private mutating func zip(_ values: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard values.count == 2 else { return .array([]) }
    var first = try iterator(over: values[0].value, at: place)
    var second = try iterator(over: values[1].value, at: place)
    var pairs: [Value] = []
    while let one = first.next(), let other = second.next() {
      try spend(1, at: place)
      pairs.append(.tuple(TupleValue(labels: [nil, nil], elements: [one, other])))
    }
    return .array(pairs)
  }

  private mutating func iterator(
    over value: Value,
    at place: PlaceID
  ) throws(Fault) -> ElementIterator {
    switch value {
    case .structure, .object: ElementIterator(.array(try elements(of: value, at: place)))
    default: ElementIterator(value)
    }
  }

  private mutating func stride(_ values: [Argument], at place: PlaceID) throws(Fault) -> Value {
    guard values.count == 3, let start = values[0].value.number, let end = values[1].value.number,
      let step = values[2].value.number
    else { return .array([]) }
    guard step != 0 else { throw .trap("a stride needs a step other than zero", place) }
    let includesEnd = values[1].label == "through"
    if let start = values[0].value.integer, let end = values[1].value.integer,
      let step = values[2].value.integer
    {
      return try wholeStride(start, end, step, includesEnd, like: values[0].value, at: place)
    }
    var result: [Value] = []
    var position = 0
    while true {
      let next = start + Double(position) * step
      let isPast = step > 0 ? next > end : next < end
      if isPast || (next == end && !includesEnd) { break }
      try spend(1, at: place)
      result.append(.double(next))
      position += 1
    }
    return .array(result)
  }

  /// A stride over whole numbers, which ends where the next would be none.
  private mutating func wholeStride(
    _ start: Int,
    _ end: Int,
    _ step: Int,
    _ includesEnd: Bool,
    like first: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    var result: [Value] = []
    var next = start
    while step > 0 ? next < end : next > end {
      try spend(1, at: place)
      result.append(whole(next, like: first))
      let (following, overflow) = next.addingReportingOverflow(step)
      if overflow { return .array(result) }
      next = following
    }
    if next == end, includesEnd { result.append(whole(next, like: first)) }
    return .array(result)
  }

  private func whole(_ number: Int, like first: Value) -> Value {
    guard case .sized(let sized) = first else { return .int(number) }
    return .sized(SizedInteger(sized.kind, clamping: number))
  }

  /// `swap(&a, &b)`.
  private mutating func swapped(_ node: CodeNode) throws(Fault) -> Value {
    let site = program.code.sites[Int(node.second)]
    guard site.count == 2 else { return .void }
    let nodes = [0, 1].map { program.code.arguments[Int(site.start) + $0].node }
    var first = try path(to: program.code.nodes[Int(nodes[0])].first)
    var second = try path(to: program.code.nodes[Int(nodes[1])].first)
    let one = try value(at: first, place: node.place)
    let other = try value(at: second, place: node.place)
    try set(other, at: &first, place: node.place)
    try set(one, at: &second, place: node.place)
    return .void
  }

  /// Whether the event log holds a call: by its name, and by the arguments that are given.
  func wasCalled(_ values: [Argument]) -> Bool {
    guard let written = values.first?.value.plainText else { return false }
    let name = goalNames[written] ?? written
    let wanted = values.dropFirst().map(\.value)
    return store.calls.contains { call in
      call.name == name
        && (wanted.isEmpty || call.arguments.map(\.value) == Array(wanted))
    }
  }
}

extension Value {
  var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }
}
