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
    let profile = comparison.pricing.profile.name
    let head = [
      "Task: \(comparison.task.prompt)", "Best walks by the \(profile) profile, seconds estimated.",
      Comparison.rule,
    ]
    var lines = head.flatMap { glyphs.wrapped($0, columns: columns) } + [""]
    func add(_ name: String, _ cells: [String]) {
      lines += Self.row(name, cells, width: width, glyphs: glyphs)
    }
    add("", comparison.walks.map(\.variant.title))
    add("", comparison.walks.map { $0.variant.isReference ? "(reference)" : "" })
    add("Design", rows.map(\.designText))
    add("On the screen", comparison.stopCounts.map { $0 == 1 ? "1 stop" : "\($0) stops" })
    add(
      "Best walk",
      comparison.walks.map { $0.best.gestures.isEmpty ? "none" : $0.best.gestures.text }
    )
    let figures = rows.map { $0.score?.figures ?? [] }
    for kind in Figure.Kind.allCases {
      let values = figures.map { own in own.first { $0.kind == kind }?.value }
      guard values.contains(where: { $0 != nil }) else { continue }
      let missing = kind == .unheard ? "nothing" : "not known"
      add(kind.rawValue, values.map { $0 ?? missing })
    }
    if !own.isEmpty { add("Your walk", rows.map { own[$0.name] ?? "not made yet" }) }
    return lines + [""]
      + glyphs.wrapped("Time lost: \(Score.timeLostElsewhere)", columns: columns)
      + (comparison.contrast.map { [""] + glyphs.wrapped($0, columns: columns) } ?? [])
  }

  /// One row, its name and each cell wrapped within its column; nothing where all cells are empty.
  private static func row(
    _ name: String,
    _ cells: [String],
    width: Int,
    glyphs: Glyphs
  ) -> [String] {
    guard cells.contains(where: { !$0.isEmpty }) else { return [] }
    let wrapped = cells.map { glyphs.wrapped($0, columns: width - 2) }
    let names = name.isEmpty ? [] : glyphs.wrapped(name, columns: head - 1)
    let height = max(wrapped.map(\.count).max() ?? 0, names.count)
    return (0..<height).map { index in
      let columns = wrapped.map { lines in
        glyphs.padded(index < lines.count ? lines[index] : "", columns: width)
      }
      let name = index < names.count ? names[index] : ""
      return glyphs.padded(name, columns: head) + columns.joined()
    }
  }
}
