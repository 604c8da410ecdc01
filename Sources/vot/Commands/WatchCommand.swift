import AccessibilityTree
import Scenes
import Trainer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says every stop of a view again on every save, and what changed.
struct WatchCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    let path = opener.arguments.operands.first ?? ""
    guard case .source(let path) = try opener.library.subject(path) else {
      throw UsageError(
        "\(path): error: 'vot watch' takes a file or folder; for a scene, 'vot mend'"
      )
    }
    var watch = FileWatch(path)
    var input = LineInput()
    var stops = try show(path, before: nil)
    var isListening = true
    while true {
      let pause = Int32(FileWatch.pause / 1000)
      switch isListening ? input.next(within: pause) : .nothing {
      case .line(let line) where line.asksToLeave: return .done
      case .ended:
        // A terminal's end of input is the person's wish to leave; a pipe's is not.
        guard isatty(STDIN_FILENO) == 0 else { return .done }
        isListening = false
      case .line, .nothing: break
      }
      if !isListening { usleep(FileWatch.pause) }
      if watch.hasChanged() { stops = try show(path, before: stops) }
      if watch.hasJustGone { Output.message("\(path): error: is gone; save it again to go on") }
    }
  }

  /// Says what the screen says now, with what is new and what is gone.
  ///
  /// - Returns: The stops; those of before where nothing could be shown.
  private func show(_ path: String, before: [String]?) throws -> [String]? {
    do {
      let opened = try opener.open(path)
      let report = WalkReport(
        screen: opened.screen,
        path: opened.path,
        variant: nil,
        gestures: nil,
        settings: opener.settings
      )
      let lines = report.lines
      try Output.result(before == nil ? "\(path):" : "\(path), saved:")
      let shown = before.map { StopDifference.lines(from: $0, to: lines) } ?? lines
      for line in shown { try Output.result(line) }
      Output.diagnostics(opened.diagnostics + report.diagnostics + opened.advice)
      return lines
    } catch let error as LoadingError where before != nil {
      // A save that cannot be shown is no reason to leave: the next one may be right.
      Output.message("\(error)")
      return before
    }
  }
}
