import Scenes
import Trainer
import VoiceOver

/// Compares what is spoken with the shipped speech cases.
struct ConformanceCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let cases = try cases()
    Output.diagnostics(cases.diagnostics)
    let report = ConformanceReport(cases.cases, systems: systems)
    if let path = opener.arguments.operands.first {
      Output.diagnostics(report.omissions)
      guard cases.hasErrors || !report.results.isEmpty else {
        throw UsageError("\(path): error: it holds no case to compare")
      }
    }
    for line in lines(of: report) { try Output.result(line) }
    if cases.hasErrors { return .misuse }
    return report.agrees ? .done : .missed
  }

  /// The cases of the file that is named, else those that come with the program.
  private func cases() throws -> ElementCases {
    if let path = opener.arguments.operands.first {
      return ElementCases(json: try JSONSource.text(at: path), path: path)
    }
    guard let cases = ElementCases.shipped() else {
      throw UsageError("error: the speech cases are missing beside the program")
    }
    return cases
  }

  /// The systems that are asked about: all unless one is named.
  private var systems: [Settings.System] {
    guard let version = opener.arguments.value(.system) else { return Settings.System.allCases }
    return Settings.System.allCases.filter { "\($0.rawValue)" == version }
  }

  private func lines(of report: ConformanceReport) -> [String] {
    if opener.arguments.has(.json) { return [report.json.json] }
    return opener.arguments.has(.markdown) ? [report.markdown] : report.lines
  }
}
