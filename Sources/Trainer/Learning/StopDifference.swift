/// What two versions of a screen say, stop by stop: what is gone, what is new, what stays.
public enum StopDifference {
  /// A line a stop: `+` is new, `-` is gone.
  ///
  /// - Parameters:
  ///   - before: What was said, from the first stop to the last.
  ///   - now: What is said now.
  /// - Returns: The stops of both in their order.
  public static func lines(from before: [String], to now: [String]) -> [String] {
    let change = now.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var old = 0
    for (index, text) in now.enumerated() {
      while old < before.count, removed.contains(old) {
        lines.append("- \(before[old])")
        old += 1
      }
      let isNew = inserted.contains(index)
      lines.append((isNew ? "+ " : "  ") + text)
      if !isNew { old += 1 }
    }
    while old < before.count {
      if removed.contains(old) { lines.append("- \(before[old])") }
      old += 1
    }
    return lines
  }
}
