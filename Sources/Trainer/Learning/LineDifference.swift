/// The lines in which two texts differ, with a little of what stands around them.
struct LineDifference {
  /// A line of the difference.
  struct Line: Hashable {
    /// Whether it is in both, or only in the first or in the second.
    enum Side: String {
      case both = " "
      case first = "-"
      case second = "+"
    }

    /// Where it stands.
    var side: Side
    /// Its number in the text that it comes from, from 1; the first's for a line of both.
    var number: Int
    /// What stands there.
    var content: String

    /// The line as it is heard: `Removed 12: Text("1")`; absent for a blank line.
    var words: String? {
      let content = content.trimmingSpaces
      guard !content.isEmpty else { return nil }
      return switch side {
      case .both: "Kept \(number): \(content)"
      case .first: "Removed \(number): \(content)"
      case .second: "Added \(number): \(content)"
      }
    }

    /// The line as it is shown: `- 12 Text("1")`.
    var text: String {
      "\(side.rawValue) \(number)" + (content.trimmingSpaces.isEmpty ? "" : " \(content)")
    }
  }

  /// How many equal lines are shown around a change.
  private static let context = 1

  /// The changes, those near each other together.
  let hunks: [[Line]]

  /// Compares two texts, line by line; lines that differ only in blanks at their ends are equal.
  init(_ first: [String], _ second: [String]) {
    let lines = Self.lines(from: first, to: second)
    let changed = lines.indices.filter { lines[$0].side != .both }
    var hunks: [[Line]] = []
    var end = -1
    for index in changed {
      let start = max(index - Self.context, 0)
      let stop = min(index + Self.context, lines.count - 1)
      if start > end || hunks.isEmpty {
        hunks.append(Array(lines[start...stop]))
      } else if stop > end {
        hunks[hunks.count - 1] += lines[(end + 1)...stop]
      }
      end = max(end, stop)
    }
    self.hunks = hunks
  }

  /// Every line of both, in order, what was taken away before what came.
  static func lines(from first: [String], to second: [String]) -> [Line] {
    let change = second.map(trimmed).difference(from: first.map(trimmed))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      if left < first.count, removed.contains(left) {
        lines.append(Line(side: .first, number: left + 1, content: first[left]))
        left += 1
      } else if right < second.count, inserted.contains(right) {
        lines.append(Line(side: .second, number: right + 1, content: second[right]))
        right += 1
      } else if left < first.count {
        lines.append(Line(side: .both, number: left + 1, content: first[left]))
        left += 1
        right += 1
      } else {
        right += 1
      }
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String { line.trimmingSpaces }
}
