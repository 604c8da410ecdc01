import Scenes
import Trainer

/// Lists the scenes that come with the program.
struct ListCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let entries = opener.library.entries()
    guard !entries.isEmpty else {
      throw UsageError(
        "error: no scenes were found; name their folder with VOT_SCENES=FOLDER"
      )
    }
    let report = ListReport(scenes: entries.compactMap(\.scene))
    let isJSON = opener.arguments.has(.json)
    for line in isJSON ? [report.json.json] : report.lines { try Output.result(line) }
    for entry in entries { Output.diagnostics(entry.diagnostics) }
    return entries.contains { $0.scene == nil } ? .misuse : .done
  }
}
