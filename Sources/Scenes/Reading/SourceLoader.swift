public import AccessibilityTree
public import SwiftUIInterpreter

/// Reads Swift source from files and folders.
public enum SourceLoader {
  /// The size in bytes of the largest file that is read: 2 MiB.
  public static let largestFile = 2 * 1024 * 1024
  /// How many entries of a folder are looked at before giving up.
  static let mostEntries = 100_000

  /// Swift files that belong together.
  public struct Module: Hashable, Sendable {
    /// The files, sorted by their paths.
    public let files: [SourceFile]
    /// A warning for each file that could not be read and is left out.
    public let diagnostics: [Diagnostic]
  }

  /// Returns the paths of what is read at a path: the file itself, or the Swift files of a folder.
  public static func files(at path: String) -> [String] {
    guard (try? FileReader.kind(of: path)) == .folder else { return [path] }
    let names = (try? FolderReader.swiftFiles(in: path)) ?? []
    return names.map { FolderReader.join(path, $0) }
  }

  /// Reads a file, or every Swift file in a folder, as one module.
  ///
  /// Byte order marks are dropped and line ends made `\n`. Hidden entries are skipped; links are
  /// followed, each folder once.
  ///
  /// - Parameter path: A file of any name, or a folder.
  /// - Returns: At least one file.
  /// - Throws: `LoadingError` when nothing can be read; never for one bad file among good ones.
  public static func module(at path: String) throws(LoadingError) -> Module {
    guard try FileReader.kind(of: path) == .folder else {
      return Module(files: [SourceFile(path: path, text: try text(at: path))], diagnostics: [])
    }
    let paths = try FolderReader.swiftFiles(in: path).map { FolderReader.join(path, $0) }
    guard !paths.isEmpty else { throw .noSwift(path) }
    return try module(of: paths)
  }

  /// Reads a file or a folder and makes a program of it.
  ///
  /// - Throws: `LoadingError` when nothing can be read or no view is declared.
  public static func program(at path: String) throws(LoadingError) -> Loaded {
    let module = try module(at: path)
    let program = Program(files: module.files)
    try check(program, at: path)
    return Loaded(program: program, diagnostics: module.diagnostics)
  }

  /// Checks that a program has a view to show.
  ///
  /// - Throws: `LoadingError.noView`, or `.invalidSource` where errors in the source may be why.
  static func check(_ program: Program, at path: String) throws(LoadingError) {
    guard program.viewNames.isEmpty else { return }
    let hasErrors = program.diagnostics.contains { $0.severity == .error }
    throw hasErrors ? .invalidSource(path: path, program.diagnostics) : .noView(path)
  }

  /// A program with what was left out while reading it.
  public struct Loaded: Sendable {
    /// The program, with its own diagnostics.
    public let program: Program
    /// A warning for each file that could not be read and is left out.
    public let diagnostics: [Diagnostic]
  }

  /// Reads a text file.
  ///
  /// - Throws: `LoadingError` when it cannot be read, is no text, is empty or is too large.
  public static func text(at path: String) throws(LoadingError) -> String {
    let text = try FileReader.text(at: path)
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty(path) }
    return text
  }

  /// Reads files as one module, leaving out those that cannot be read.
  static func module(of paths: [String]) throws(LoadingError) -> Module {
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    var failure: LoadingError?
    for path in paths {
      do {
        files.append(SourceFile(path: path, text: try text(at: path)))
      } catch {
        failure = failure ?? error
        let place = SourcePlace(path: path, line: 1, column: 1)
        diagnostics.append(Diagnostic(.warning, at: place, "file left out: it \(error.reason)"))
      }
    }
    if files.isEmpty, let failure { throw failure }
    return Module(files: files, diagnostics: diagnostics)
  }
}
