import AccessibilityTree
import Scenes
import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Describes elements given as JSON.
struct SpeakCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let path = opener.arguments.operands.first ?? "-"
    let cases = ElementCases(json: try text(at: path), path: path)
    Output.diagnostics(cases.diagnostics)
    let report = SpeakReport(cases.cases, settings: opener.settings)
    let lines = opener.arguments.has(.json) ? [report.json.json] : report.lines
    for line in lines { try Output.result(line) }
    return cases.hasErrors ? .misuse : .done
  }

  private func text(at path: String) throws -> String {
    guard path == "-" else { return try JSONSource.text(at: path) }
    let most = SourceLoader.largestFile + 1
    guard let data = FileBytes.read(from: STDIN_FILENO, upTo: most) else {
      throw UsageError("-: error: standard input cannot be read")
    }
    return try JSONSource.text(data, from: path)
  }
}
