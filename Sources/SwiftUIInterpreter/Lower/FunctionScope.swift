internal import SwiftSyntax

/// The variables of a function while it is lowered.
struct FunctionScope {
  /// A variable of a function.
  struct Variable {
    var slot: Int32
    /// Whether the slot holds a binding to the value.
    var isBoxed: Bool
    var type: TypeHint = .unknown
    /// Whether it is a parameter, which has no projected value of its own.
    var isParameter = false
    /// Whether it is an `async let`, whose slot holds the task.
    var isTask = false
  }

  var blocks: [[String: Variable]] = [[:]]
  /// Other names for types, by block.
  var aliasNames: [[String: TypeAlias]] = [[:]]
  var slotCount: Int32 = 0
  /// What names of the capture list stand for.
  var aliases: [String: ExprSyntax] = [:]
  /// What it takes from the function around it: the slot there and the slot here; the complement
  /// of the slot there takes the present value of a shared variable.
  var captures: [(outer: Int32, inner: Int32)] = []
  var hasReceiver: Bool
  /// Whether it is a closure, so that it sees the variables around it.
  var isClosure = false
  /// The slots of `$0`, `$1` … used so far; absent where parameters have names.
  var shorthand: [Int32]?
  var result: TypeHint = .unknown
  /// What the parameters of a closure are, as far as it is written where the closure goes.
  var parameterTypes: [TypeHint] = []
  /// The parameters that tell what generic parameters stand for.
  var generics: [String: GenericSource] = [:]

  init(hasReceiver: Bool) {
    self.hasReceiver = hasReceiver
    slotCount = hasReceiver ? 1 : 0
  }

  /// Whether a type has another name here.
  var hasAliases: Bool { aliasNames.contains { !$0.isEmpty } }

  mutating func newSlot() -> Int32 {
    slotCount += 1
    return slotCount - 1
  }

  mutating func declare(
    _ name: String,
    isBoxed: Bool = false,
    type: TypeHint = .unknown,
    isParameter: Bool = false
  ) -> Variable {
    let variable = Variable(
      slot: newSlot(),
      isBoxed: isBoxed,
      type: type,
      isParameter: isParameter
    )
    blocks[blocks.count - 1][name] = variable
    return variable
  }

  func parameterType(_ number: Int) -> TypeHint {
    parameterTypes.indices.contains(number) ? parameterTypes[number] : .unknown
  }

  func find(_ name: String) -> Variable? {
    for block in blocks.reversed() {
      if let variable = block[name] { return variable }
    }
    return nil
  }
}

extension Lowerer {
  /// Finds a local variable, and captures it through the closures in between.
  mutating func variable(_ name: String) -> FunctionScope.Variable? {
    variable(name, from: scopes.count - 1)
  }

  private mutating func variable(_ name: String, from level: Int) -> FunctionScope.Variable? {
    guard level >= 0 else { return nil }
    if let found = scopes[level].find(name) { return found }
    if let shorthand = shorthand(name, at: level) { return shorthand }
    guard scopes[level].isClosure, let outer = variable(name, from: level - 1) else { return nil }
    let slot = scopes[level].newSlot()
    var inner = outer
    inner.slot = slot
    scopes[level].captures.append((outer.slot, slot))
    scopes[level].blocks[0][name] = inner
    return inner
  }

  /// The slot of `$0`, `$1` … in a closure without named parameters.
  private mutating func shorthand(_ name: String, at level: Int) -> FunctionScope.Variable? {
    guard name.hasPrefix("$"), let number = Int(name.dropFirst()), number < 32 else { return nil }
    guard var slots = scopes[level].shorthand else { return nil }
    while slots.count <= number { slots.append(scopes[level].newSlot()) }
    scopes[level].shorthand = slots
    let type = scopes[level].parameterType(number)
    return FunctionScope.Variable(slot: slots[number], isBoxed: false, type: type)
  }

  mutating func withBlock<Result>(_ lower: (inout Lowerer) -> Result) -> Result {
    scopes[scopes.count - 1].blocks.append([:])
    scopes[scopes.count - 1].aliasNames.append([:])
    defer {
      scopes[scopes.count - 1].blocks.removeLast()
      scopes[scopes.count - 1].aliasNames.removeLast()
    }
    return lower(&self)
  }
}
