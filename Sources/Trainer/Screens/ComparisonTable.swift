import Canvas
import Scenes
import Scoring
import VoiceOver

/// The variants of a scene side by side: a column each.
struct ComparisonTable {
  /// The best walks.
  let comparison: SceneComparison
  /// How the person did on a variant, by its name.
  let own: [String: String]

  /// The cells of the names of the rows.
  private static let head = 14
  /// The least cells of a column in which it can be read.
  private static let least = 16

  /// Whether all variants fit beside each other.
  func fits(_ columns: Int) -> Bool {
    columns >= Self.head + Self.least * comparison.walks.count
  }

  /// The table as lines, none wider than asked for.
  func lines(columns: Int, glyphs: Glyphs) -> [String] {
    let rows = comparison.comparison.rows
    let width = (columns - Self.head) / max(rows.count, 1)
    let unknown = "not known"
    var lines = glyphs.wrapped("Task: \(comparison.task.prompt)", columns: columns)
    let profile = comparison.pricing.profile.name
    lines += ["Best walks by the \(profile) profile, seconds estimated.", ""]
    func add(_ name: String, _ cells: [String]) {
      lines += Self.row(name, cells, width: width, glyphs: glyphs)
    }
    add("", comparison.walks.map(\.variant.title))
    add("", comparison.walks.map { $0.variant.isReference ? "(reference)" : "" })
    add("Design", rows.map(Self.design))
    add("Time", rows.map { $0.time.map { "\(seconds($0)) s" } ?? unknown })
    add("Gestures", rows.map { $0.gestures.map(String.init) ?? unknown })
    add("Stops heard", rows.map { $0.stops.map(String.init) ?? unknown })
    add("On the screen", comparison.stopCounts.map { $0 == 1 ? "1 stop" : "\($0) stops" })
    add("Unnamed", counts(\.unnamedStops.count))
    add("Ambiguous", counts(\.ambiguousStops.count))
    add("Never spoken", comparison.walks.map { Self.neverSpoken($0.best) })
    add("Time lost", rows.map { $0.timeLost.map { "\(Int(($0 * 100).rounded())) %" } ?? unknown })
    add("Best walk", comparison.walks.map { Self.gestures(of: $0.best) })
    if !own.isEmpty { add("Your walk", rows.map { own[$0.name] ?? "not made yet" }) }
    return lines
  }

  private func counts(_ path: KeyPath<Measure, Int>) -> [String] {
    comparison.walks.map { $0.best.measure.map { "\($0[keyPath: path])" } ?? "not known" }
  }

  private static func design(_ row: Comparison.Row) -> String {
    guard let score = row.design else { return "not known, the search hit its limit" }
    let found = row.verdict == .bestFound ? ", best found" : ""
    return "\(Int(score.rounded())) of 100, \(Band(design: score).rawValue)\(found)"
  }

  private static func neverSpoken(_ best: BestWalk) -> String {
    guard let measure = best.measure else { return "not known" }
    var missing = measure.missingFacts
    if measure.completion == .untold { missing.append("that it worked") }
    return missing.isEmpty ? "nothing" : missing.joined(separator: ", ")
  }

  private static func gestures(of best: BestWalk) -> String {
    best.gestures.isEmpty ? "none" : best.gestures.map(\.word).joined(separator: " ")
  }

  /// One row, each cell wrapped within its column; nothing where all cells are empty.
  private static func row(
    _ name: String,
    _ cells: [String],
    width: Int,
    glyphs: Glyphs
  ) -> [String] {
    guard cells.contains(where: { !$0.isEmpty }) else { return [] }
    let wrapped = cells.map { glyphs.wrapped($0, columns: width - 2) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { index in
      let columns = wrapped.map { lines in
        glyphs.padded(index < lines.count ? lines[index] : "", columns: width)
      }
      return glyphs.padded(index == 0 ? name : "", columns: head) + columns.joined()
    }
  }
}
