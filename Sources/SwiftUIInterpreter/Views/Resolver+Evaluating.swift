import AccessibilityTree

// What views ask of interpreted code; what stops it is reported and shows nothing.

extension Resolver {
  /// What the system keeps for a view: an open menu, a chosen tab.
  mutating func kept(_ cell: CellID) -> Value? {
    keptCells.append(KeptCell(cell: cell))
    return evaluator.store.cells[cell]
  }

  /// Enters what stopped interpreted code as a diagnostic at its place.
  mutating func report(_ fault: Fault) {
    evaluator.report(.error, fault.explanation, at: fault.origin)
  }

  /// Runs a call of interpreted code; a fault is reported and gives nothing.
  mutating func value(of function: Value, _ arguments: [Argument] = []) -> Value? {
    do throws(Fault) {
      return try evaluator.call(function, arguments)
    } catch {
      report(error)
      return nil
    }
  }

  /// Reads through a binding; a fault is reported and gives nothing.
  mutating func read(_ binding: BindingValue?) -> Value? {
    guard let binding else { return nil }
    do throws(Fault) {
      return try evaluator.read(binding)
    } catch {
      report(error)
      return nil
    }
  }
}
