public import AccessibilityTree

/// A module of SwiftUI source, parsed and lowered once; it never changes.
public struct Program: Sendable {
  /// The files, in the order in which they were given.
  public let files: [SourceFile]
  /// What parsing and lowering found, in source order.
  public let diagnostics: [Diagnostic]
  /// What the evaluator runs.
  var code: Code
  /// The views that previews show, each with the first call that makes it.
  let previews: [String: Preview]
  /// The app, with the view that it shows.
  let app: App?
  /// The default view; see `defaultView`.
  private let firstView: String?
  private var lines: [LineTable]

  /// The app of the module.
  struct App: Sendable {
    var type: TypeID
    /// The view that its first scene shows.
    var view: String
  }

  /// What a preview shows.
  struct Preview: Sendable {
    var view: String
    /// Makes the view with the values given in the preview.
    var maker: FunctionID
    /// Makes all that the preview shows.
    var shown: FunctionID
    /// The type around the preview, whose statics it uses.
    var owner: TypeID?
  }

  /// Parses and lowers files as one module.
  public init(files: [SourceFile]) {
    self.files = files
    let parsed = ParsedFile.all(files)
    var lowerer = Lowerer()
    lowerer.paths = files.map(\.path)
    lowerer.usesStreams = files.contains { file in
      StreamPrelude.words.contains { file.text.contains($0) }
    }
    lowerer.lower(parsed.map(\.tree))
    lines = parsed.map(\.lines)
    code = lowerer.code
    app = lowerer.app
    previews = Dictionary(lowerer.previews.map { ($0.view, $0) }) { first, _ in first }
    firstView =
      lowerer.previews.first?.view ?? lowerer.fragments.first ?? lowerer.app?.view
      ?? lowerer.firstUnusedView
    var found = parsed.flatMap(\.diagnostics)
    for finding in lowerer.findings
    where lowerer.code.places.indices.contains(Int(finding.place.index)) {
      let entry = lowerer.code.places[Int(finding.place.index)]
      guard files.indices.contains(Int(entry.file)) else { continue }
      let place = lines[Int(entry.file)].place(of: Int(entry.offset), in: files[Int(entry.file)])
      let severity: Diagnostic.Severity = finding.isNote ? .note : .warning
      found.append(Diagnostic(severity, at: place, name: finding.name, finding.message))
    }
    var seen: Set<Diagnostic> = []
    found = found.filter { seen.insert($0).inserted }
    let order = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    diagnostics = found.sorted { left, right in
      let first = left.place.map { (order[$0.path] ?? 0, $0.line, $0.column) } ?? (0, 0, 0)
      let second = right.place.map { (order[$0.path] ?? 0, $0.line, $0.column) } ?? (0, 0, 0)
      return first < second
    }
  }

  /// One that declares nothing.
  static let empty = Program(files: [])

  /// The names of the declared types that conform to `View`, in source order.
  public var viewNames: [String] {
    code.types.filter(\.isShownView).map(\.name)
  }

  /// The view shown without a choice: the one of a preview, else that of the app, else the first
  /// that no other view uses.
  public var defaultView: String? { firstView }

  /// The place with that id; absent for none.
  func place(_ id: PlaceID) -> SourcePlace? {
    guard code.places.indices.contains(Int(id.index)) else { return nil }
    let entry = code.places[Int(id.index)]
    guard files.indices.contains(Int(entry.file)) else { return nil }
    return lines[Int(entry.file)].place(of: Int(entry.offset), in: files[Int(entry.file)])
  }

  /// The declared type of that name.
  func type(named name: String) -> TypeID? { code.typeIndex[name] }

  /// The stored properties with a property wrapper, in order of declaration.
  func stateProperties(of type: TypeID) -> [(name: String, index: Int, wrapper: String)] {
    guard code.types.indices.contains(Int(type.index)) else { return [] }
    return code[type].stored.enumerated().compactMap { index, property in
      property.wrapperName.map { (property.name, index, $0) }
    }
  }
}

extension TypeDeclaration {
  /// Whether it is a view that can be shown by itself.
  var isShownView: Bool { isView && kind == .structure && !isShape && !isApp }
}

extension Program {
  /// The texts that the source writes out.
  var writtenTexts: [String] { code.constants.compactMap(\.plainText) }

  /// The number of a name, entered when it is new.
  mutating func intern(_ name: String) -> Int32 { code.intern(name) }
}
