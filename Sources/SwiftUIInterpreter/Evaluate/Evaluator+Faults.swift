import AccessibilityTree

/// What becomes of a builder when one of its statements faults: the others are shown all the same.
extension Evaluator {
  /// Runs a statement of a builder; where it faults, a mark stands in its place.
  mutating func show(_ statement: Int32) throws(Fault) -> Completion {
    let frame = mark()
    do throws(Fault) {
      return try execute(statement)
    } catch {
      if catching > 0, case .thrown = error { throw error }
      // A loop that nests a value ever deeper would go on doing so after each mark.
      if turn != 0, case .budget(.depth, _) = error { throw error }
      restore(frame)
      isChainBroken = false
      let isNew = report(.error, error.explanation, at: error.origin)
      return mend(program.code.nodes[Int(statement)], statement, after: error, isNew)
    }
  }

  /// Puts a mark in the place of a statement and tells how to go on.
  private mutating func mend(
    _ node: CodeNode,
    _ statement: Int32,
    after fault: Fault,
    _ isNew: Bool
  ) -> Completion {
    let isOver = isSpent(by: fault)
    if node.operation == .declare {
      let name = program.word(at: program.code.nodes[Int(node.first)].place)
      _ = try? match(node.first, .unknown(name))
    } else {
      // What spends the budget tends to do so many times over; one mark tells it.
      let isBudget = if case .budget = fault { true } else { false }
      if isNew || !isBudget { addMark(node, statement) }
    }
    if isOver { return .returned }
    return node.operation == .returnValue ? .returned : .normal
  }

  private mutating func addMark(_ node: CodeNode, _ statement: Int32) {
    guard budget.elements > 0 else { return }
    budget.elements -= 1
    let component = UInt64(statement)
    collected.append(
      ViewItem(
        component: turn == 0 ? component : Identity(hash: turn).appending(component).hash,
        value: .unknown(program.word(at: node.place)),
        place: node.place
      )
    )
  }

  /// Whether nothing is left for the statements that follow.
  private mutating func isSpent(by fault: Fault) -> Bool {
    switch fault {
    case .budget(.steps, _):
      guard budget.extensions > 0 else { return true }
      budget.extensions -= 1
      budget.extend()
      return false
    case .budget(.elements, _):
      if budget.elements > Budget.extendedElements { return false }
      guard budget.extensions > 0 else { return true }
      budget.extensions -= 1
      budget.elements = Budget.extendedElements
      return false
    default: return false
    }
  }
}

extension Program {
  /// The name or keyword that stands at a place of the source.
  func word(at place: PlaceID) -> String {
    guard code.places.indices.contains(Int(place.index)) else { return "…" }
    let entry = code.places[Int(place.index)]
    guard files.indices.contains(Int(entry.file)) else { return "…" }
    let text = files[Int(entry.file)].text.utf8
    guard
      let start = text.index(text.startIndex, offsetBy: Int(entry.offset), limitedBy: text.endIndex)
    else { return "…" }
    let bytes = text[start...].prefix(200).prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
    return bytes.isEmpty ? "…" : String(decoding: bytes, as: UTF8.self)
  }
}
