import AccessibilityTree
import Scenes
import SwiftUIInterpreter

/// What is told of a file that is one of several, or of a folder that has several views.
struct FolderAdvice {
  /// The path that was opened.
  let path: String
  /// The screen as it opens.
  let screen: LiveScreen

  /// The view that was chosen of a folder, where no name was asked for.
  func chosenView(isAsked: Bool) -> [Diagnostic] {
    let files = screen.program.files
    let others = screen.program.viewNames.filter { $0 != screen.viewName }
    guard !isAsked, !others.isEmpty, files.count > 1 || files.first?.path != path else { return [] }
    let more = others.count > 5 ? " and \(others.count - 5) more" : ""
    let list = others.prefix(5).joined(separator: ", ") + more
    return [
      Diagnostic(.note, "\(path) shows \(screen.viewName); --view takes another: \(list)")
    ]
  }

  /// Names that are unknown here and that other files of the folder declare.
  func missingNames() -> [Diagnostic] {
    guard screen.program.files.map(\.path) == [path] else { return [] }
    let unknown = (screen.program.diagnostics + screen.diagnostics)
      .filter { $0.severity == .warning }.compactMap(\.name)
      .map { String($0.drop { $0 == "." }.prefix { $0 != "." && $0 != "(" }) }
    guard !unknown.isEmpty else { return [] }
    let found = SourceLoader.neighbours(declaring: Set(unknown), of: path)
    guard !found.isEmpty else { return [] }
    let names = found.keys.sorted()
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let verb = names.count == 1 ? "is" : "are"
    let advice = "walk the folder, with --view \(screen.viewName)"
    return [
      Diagnostic(.note, "\(list)\(more) \(verb) declared in other files beside \(path): \(advice)")
    ]
  }
}
