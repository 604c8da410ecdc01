public import AccessibilityTree
public import SwiftUIInterpreter

/// Which names files use and what becomes of each, as `coverage` prints it.
public struct CoverageReport: Sendable {
  /// A name with how often it is used.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What becomes of it.
    public let support: NameUse.Support
    /// How often it is used.
    public fileprivate(set) var uses = 0
    /// In how many files it is used.
    public fileprivate(set) var files = 0
    /// Where it is used first.
    public let place: SourcePlace
    /// What is to be written in its place, where it is deprecated.
    public let replacement: String?
  }

  /// The names of one kind.
  public struct Group: Sendable {
    /// What kind of names they are.
    public let kind: NameUse.Kind
    /// The names, those used most first, then those in most files, then by name.
    public let entries: [Entry]

    /// How many names have a support, and how often they are used.
    public func total(_ support: NameUse.Support) -> (names: Int, uses: Int) {
      let found = entries.filter { $0.support == support }
      return (found.count, found.reduce(0) { $0 + $1.uses })
    }
  }

  /// How many files were read.
  public let fileCount: Int
  /// Views, modifiers, calls, property wrappers and constructs of the language.
  public let groups: [Group]
  private let paths: ShownPaths

  /// Counts names.
  ///
  /// - Parameters:
  ///   - uses: The names that the files use, file by file.
  ///   - fileCount: How many files were read.
  ///   - paths: How paths are written.
  public init(_ uses: [NameUse], fileCount: Int, paths: ShownPaths = ShownPaths()) {
    self.fileCount = fileCount
    self.paths = paths
    groups = NameUse.Kind.allCases.map { kind in
      Group(kind: kind, entries: Self.entries(uses.filter { $0.kind == kind }))
    }
  }

  /// Whether nothing that the files use is unsupported.
  public var isComplete: Bool { groups.allSatisfy { $0.total(.unsupported).names == 0 } }

  private struct Key: Hashable {
    var name: String
    var support: NameUse.Support
  }

  private static func entries(_ uses: [NameUse]) -> [Entry] {
    var entries: [Key: Entry] = [:]
    var files: [Key: Set<String>] = [:]
    for use in uses {
      let key = Key(name: use.name, support: use.support)
      var entry =
        entries[key]
        ?? Entry(
          name: use.name,
          support: use.support,
          place: use.place,
          replacement: use.replacement
        )
      entry.uses += 1
      files[key, default: []].insert(use.place.path)
      entry.files = files[key]?.count ?? 0
      entries[key] = entry
    }
    return entries.values.sorted { left, right in
      if left.uses != right.uses { return left.uses > right.uses }
      if left.files != right.files { return left.files > right.files }
      return (left.name, left.support.rawValue) < (right.name, right.support.rawValue)
    }
  }

  // MARK: Text

  /// A table a kind, under a line that sums up; names of the source's own are only counted.
  public var lines: [String] {
    groups.flatMap { [Self.heading($0)] + table($0) + [""] }.dropLast()
  }

  /// `views: 41 of 43 names, 99.2 % of uses simulated; 3 names ignored; 5 of your own`.
  private static func heading(_ group: Group) -> String {
    let simulated = group.total(.simulated)
    let unsupported = group.total(.unsupported)
    let names = simulated.names + unsupported.names
    var line = "\(group.kind.rawValue)s: \(simulated.names) of \(names) names"
    if names > 0 {
      line += ", \(share(simulated.uses, simulated.uses + unsupported.uses)) of uses simulated"
    }
    let ignored = group.total(.ignored).names
    let own = group.total(.own).names
    if ignored > 0 { line += "; \(ignored) more ignored: visual, or nothing shown here" }
    if own > 0 { line += "; \(own) of your own" }
    return line
  }

  /// A share in percent with one digit, rounded down so that 100 % means all.
  private static func share(_ part: Int, _ whole: Int) -> String {
    let thousandths = whole > 0 ? part * 1000 / whole : 1000
    return "\(thousandths / 10).\(thousandths % 10) %"
  }

  private func table(_ group: Group) -> [String] {
    let shown = group.entries.filter { $0.support != .own }
    guard !shown.isEmpty else { return [] }
    var rows = [["name", "uses", "files", "what becomes of it"]]
    rows += shown.map { entry in
      [entry.name, "\(entry.uses)", "\(entry.files)", words(for: entry)]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let name = Self.padded(row[0], widths[0], isNumber: false)
      let numbers = (1..<3).map { Self.padded(row[$0], widths[$0], isNumber: true) }
      return (["  " + name] + numbers + [row[3]]).joined(separator: "  ")
    }
  }

  private func words(for entry: Entry) -> String {
    switch entry.support {
    case .unsupported:
      let path = paths.shown(entry.place.path)
      return "not supported, first at \(path):\(entry.place.line):\(entry.place.column)"
    case .ignored: return "ignored"
    case .simulated:
      return "simulated" + (entry.replacement.map { ", deprecated: write \($0)" } ?? "")
    case .own: return "your own"
    }
  }

  private static func padded(_ text: String, _ width: Int, isNumber: Bool) -> String {
    let blank = String(repeating: " ", count: max(0, width - text.count))
    return isNumber ? blank + text : text + blank
  }

  // MARK: JSON

  /// The documented shape of `coverage --json`.
  ///
  /// `files` is their number; `views`, `modifiers`, `calls`, `wrappers` and `constructs` are objects
  /// of one shape. In each, `simulated`, `ignored`, `unsupported` and `own` hold the totals as `names` and `uses`, and
  /// `ranked` the names: `name`, `support` (one of those four), `uses`, `files`, where it is used
  /// first as `path`, `line` and `column`, and the `replacement` of what is deprecated, else null.
  public var json: StateValue {
    .object(
      [.init("files", .int(fileCount))]
        + groups.map { group in
          .init(group.kind.rawValue + "s", json(group))
        }
    )
  }

  private func json(_ group: Group) -> StateValue {
    let totals = NameUse.Support.allCases.map { support in
      let total = group.total(support)
      return StateValue.Field(
        support.rawValue,
        .object([.init("names", .int(total.names)), .init("uses", .int(total.uses))])
      )
    }
    return .object(totals + [.init("ranked", .array(group.entries.map(json)))])
  }

  private func json(_ entry: Entry) -> StateValue {
    .object([
      .init("name", .string(entry.name)),
      .init("support", .string(entry.support.rawValue)),
      .init("uses", .int(entry.uses)),
      .init("files", .int(entry.files)),
      .init("path", .string(paths.shown(entry.place.path))),
      .init("line", .int(entry.place.line)),
      .init("column", .int(entry.place.column)),
      .init("replacement", entry.replacement.map { .string($0) } ?? .null),
    ])
  }
}
