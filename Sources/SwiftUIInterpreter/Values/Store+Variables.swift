extension CellID {
  /// The cell of a shared variable, by the order of its making.
  init(variable number: UInt64) {
    self.init(hash: Identity(hash: 0xB0C5).appending(number).hash)
  }
}

extension Store {
  /// Drops the shared variables that a call made and that nothing can reach any more.
  ///
  /// Without this, equal states would differ by what their actions left behind.
  ///
  /// - Complexity: O(1) where the call made none, else O(n) in the size of the store.
  mutating func dropVariables(since before: UInt64, keeping result: Value) {
    guard variableCount > before else { return }
    let made = (before + 1...variableCount).map { CellID(variable: $0) }
    let own = Set(made)
    var open = [result] + statics.values + objects.values.flatMap(\.fields)
    open += schedule.values
    for (id, value) in cells where !own.contains(id) { open.append(value) }
    var reached: Set<CellID> = []
    while let value = open.popLast() {
      if case .binding(.cell(let id)) = value, own.contains(id), reached.insert(id).inserted {
        if let inner = cells[id] { open.append(inner) }
      }
      open += value.parts
    }
    for id in made where !reached.contains(id) { cells[id] = nil }
    if reached.isEmpty { variableCount = before }
  }
}
