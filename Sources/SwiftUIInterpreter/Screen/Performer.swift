import AccessibilityTree

/// Runs responses against an evaluator.
struct Performer: Sendable {
  var evaluator: Evaluator
  /// Whether what ran took the action as its own.
  private(set) var isAnswered = true

  /// Runs what an action asks for.
  ///
  /// - Throws: What stopped interpreted code; the caller drops the store then.
  mutating func run(_ response: Response) throws(Fault) {
    switch response {
    case .call(let function, let arguments): _ = try evaluator.call(function, arguments)
    case .toggle(let bindings):
      var isOn = true
      for binding in bindings where try !evaluator.read(binding).isTrue { isOn = false }
      for binding in bindings { try evaluator.write(.bool(!isOn), to: binding) }
    case .write(let value, let binding): try evaluator.write(value, to: binding)
    case .move(let binding, let step, let lower, let upper):
      let current = try evaluator.read(binding)
      let moved = Self.moved(current, by: step, lower, upper)
      if moved != current { try evaluator.write(moved, to: binding) }
    case .keep(let value, let cell): evaluator.store.cells[cell] = value
    case .push(let value, let cell):
      evaluator.store.cells[cell] = .array(kept(cell) + [value])
    case .pop(let cell): evaluator.store.cells[cell] = .array(Array(kept(cell).dropLast()))
    case .pushBinding(let value, let binding):
      if case .array(let path) = try evaluator.read(binding) {
        try evaluator.write(.array(path + [value]), to: binding)
      }
    case .popBinding(let binding):
      if case .array(let path) = try evaluator.read(binding) {
        try evaluator.write(.array(Array(path.dropLast())), to: binding)
      }
    case .sequence(let responses): for response in responses { try run(response) }
    case .ask(let functions, let arguments, let otherwise):
      for function in functions {
        if try evaluator.call(function, arguments) != .bool(false) { return }
      }
      if let otherwise { try run(otherwise) } else { isAnswered = false }
    case .telling(let response, let binding):
      let old = try evaluator.read(binding)
      try run(response)
      let new = try evaluator.read(binding)
      guard new != old, let number = new.number else { return }
      evaluator.effects.append(.announcement(UIControlLook.stepperText(number), .standard))
    case .announce(let text): evaluator.effects.append(.announcement(text, .standard))
    case .text, .number, .nothing: break
    }
  }

  /// Puts a text into the value behind a field, and runs what follows.
  mutating func enter(_ text: String, _ response: Response) throws(Fault) {
    switch response {
    case .text(let binding): try evaluator.write(.string(text), to: binding)
    case .number(let binding):
      let current = try evaluator.read(binding)
      let digits = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
      if current.isWhole {
        if let number = Int(digits) { try evaluator.write(.int(number), to: binding) }
      } else if let number = Double(digits) {
        try evaluator.write(.double(number), to: binding)
      } else if case .string = current {
        try evaluator.write(.string(text), to: binding)
      }
    case .call(let function, let arguments):
      let written = Argument(label: nil, value: .string(text))
      _ = try evaluator.call(function, arguments + [written])
    default: break
    }
  }

  /// Faults where the state has become so large that comparing it would take long.
  ///
  /// A value that holds another many times over counts as often. What was as large before the code ran
  /// is not its fault.
  mutating func checkState(since before: Store) throws(Fault) {
    let weight = evaluator.store.weight
    try evaluator.pay(weight, at: .none)
    if weight >= Store.largest, weight > before.weight { throw .budget(.elements, .none) }
  }

  private func kept(_ cell: CellID) -> [Value] {
    if case .array(let values)? = evaluator.store.cells[cell] { return values }
    return []
  }

  /// A number moved by a step and kept inside its bounds; whole numbers stay whole.
  static func moved(_ value: Value, by step: Value, _ lower: Value?, _ upper: Value?) -> Value {
    if let current = value.integer, let amount = whole(step) {
      let (sum, overflows) = current.addingReportingOverflow(amount)
      var moved = overflows ? current : sum
      if let upper = whole(upper) { moved = min(moved, max(upper, whole(lower) ?? upper)) }
      if let lower = whole(lower) { moved = max(moved, lower) }
      guard case .sized(let sized) = value else { return .int(moved) }
      return .sized(SizedInteger(sized.kind, clamping: moved))
    }
    guard let current = value.number, let amount = step.number else { return value }
    var moved = current + amount
    // Steps of a tenth add up to numbers such as 0.30000000000000004; a person hears percentages.
    let scaled = moved * 1e9
    if scaled.isFinite, abs(scaled) < 1e15 { moved = scaled.rounded() / 1e9 }
    if let upper = upper?.number { moved = min(moved, upper) }
    if let lower = lower?.number { moved = max(moved, lower) }
    return .double(moved)
  }

  private static func whole(_ value: Value?) -> Int? {
    switch value {
    case .int(let number): number
    case .sized(let number): number.whole
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension Store {
  fileprivate static let largest = 1_000_000

  /// How much comparing all that it holds would have to look at; each value counts up to the largest.
  fileprivate var weight: Int {
    var weight = 0
    for value in cells.values where value.isLarge { weight += value.weight(atMost: Self.largest) }
    for object in objects.values {
      for value in object.fields where value.isLarge {
        weight += value.weight(atMost: Self.largest)
      }
    }
    return weight
  }
}
