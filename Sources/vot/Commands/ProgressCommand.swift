import Scenes
import Trainer

/// Shows, hands out or resets what a learner has done.
struct ProgressCommand {
  let opener: Opener
  let environment: [String: String]

  func run() throws -> ExitStatus {
    let file = ProgressFile(environment: environment)
    if opener.arguments.has(.reset) {
      let aside = try file.reset()
      try Output.result(aside.map { "Progress was moved to \($0)." } ?? "There was no progress.")
      return .done
    }
    let (progress, remarks) = file.load()
    for remark in remarks { Output.message("warning: \(remark)") }
    let report = ProgressReport(
      progress,
      scenes: opener.library.entries().compactMap(\.scene),
      today: try Day.today(opener.arguments)
    )
    for line in opener.arguments.has(.json) ? [report.json.json] : report.lines {
      try Output.result(line)
    }
    return .done
  }
}
