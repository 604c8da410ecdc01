import AccessibilityTree
import Scenes
import Trainer
import VoiceOver

/// Says every stop of a view, or the transcript of gestures on it.
struct WalkCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let operand = opener.arguments.operands.first ?? ""
    let gestures = try gestures()
    let opened = try opener.open(operand)
    let report = WalkReport(
      screen: opened.screen,
      path: opened.path,
      variant: opened.variant?.variant.name,
      gestures: gestures,
      settings: opener.settings,
      paths: opener.paths
    )
    Output.diagnostics(opened.diagnostics + report.diagnostics + opened.advice)
    let lines = opener.arguments.has(.json) ? [report.json.json] : report.lines
    for line in lines { try Output.result(line) }
    let recording = Recording(path: opener.arguments.value(.transcript))
    try recording.begin()
    try recording.add(report.lines)
    return isShown(report) ? .done : .misuse
  }

  /// Whether anything could be shown: a file that does not parse may still have stops.
  private func isShown(_ report: WalkReport) -> Bool {
    !report.stops.isEmpty || !report.diagnostics.contains { $0.severity == .error }
  }

  /// The gestures of `--gestures`, then those of the file of `--replay`.
  private func gestures() throws -> [Gesture]? {
    let words = opener.arguments.value(.gestures)
    let file = opener.arguments.value(.replay)
    guard words != nil || file != nil else { return nil }
    let given = try words.map { try gestures(in: $0, of: "--gestures") } ?? []
    return try given + (file.map { try gestures(in: SourceLoader.text(at: $0), of: $0) } ?? [])
  }

  /// Reads gesture words; a mistake is named with where they stand.
  private func gestures(in text: String, of name: String) throws -> [Gesture] {
    do throws(GestureError) {
      return try Gesture.parse(text)
    } catch {
      let before = text.prefix(max(error.column - 1, 0))
      let line = before.count { $0.isNewline } + 1
      let column = before.reversed().prefix { !$0.isNewline }.count + 1
      throw UsageError("\(name):\(line):\(column): error: \(error)")
    }
  }
}
