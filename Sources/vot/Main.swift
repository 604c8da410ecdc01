import Scenes
import VoiceOver

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program: picks the command, runs it, ends with its status.
@main
@MainActor
struct VoiceOverTrainer {
  /// The version that `--version` prints.
  static let version = "1.0.0"

  static func main() {
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program with the words after its name and tells the exit status.
  static func run(_ words: [String]) -> Int32 {
    do {
      return try dispatch(words)
    } catch is Output.Closed {
      return ExitStatus.done.rawValue
    } catch let error as ArgumentError {
      Output.message("error: \(error)")
    } catch let error as GestureError {
      Output.message("error: \(error)")
    } catch {
      Output.message("\(error)")
    }
    return ExitStatus.misuse.rawValue
  }

  private static func dispatch(_ words: [String]) throws -> Int32 {
    switch words.first {
    case "--help", "-h", "help":
      return try help(words.dropFirst().first)
    case "--version":
      try Output.result("vot \(version)")
      return ExitStatus.done.rawValue
    case let word? where !word.hasPrefix("-"):
      guard let command = Command.all.first(where: { $0.name == word }) else {
        throw ArgumentError.unknownCommand(word)
      }
      return try run(command, Array(words.dropFirst()))
    default:
      return try run(.play, words)
    }
  }

  private static func help(_ name: String?) throws -> Int32 {
    guard let name else {
      try Output.result(Help.program)
      return ExitStatus.done.rawValue
    }
    guard name != Help.scenesTopic else {
      try Output.result(Help.scenes)
      return ExitStatus.done.rawValue
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw ArgumentError.unknownCommand(name)
    }
    try Output.result(Help.text(for: command))
    return ExitStatus.done.rawValue
  }

  private static func run(_ command: Command, _ words: [String]) throws -> Int32 {
    let arguments = try ParsedArguments(command, words)
    guard !arguments.asksForHelp else { return try help(command.name) }
    let environment = ProcessInfo.processInfo.environment
    let library = SceneLibrary.located(chosen: environment["VOT_SCENES"])
    let opener = Opener(library: library, arguments: arguments)
    return switch command.name {
    case Command.list.name: try ListCommand(opener: opener).run().rawValue
    case Command.walk.name: try WalkCommand(opener: opener).run().rawValue
    case Command.compare.name: try CompareCommand(opener: opener).run().rawValue
    case Command.solve.name: try SolveCommand(opener: opener).run().rawValue
    case Command.conformance.name: try ConformanceCommand(opener: opener).run().rawValue
    case Command.check.name: try CheckCommand(opener: opener).run().rawValue
    case Command.coverage.name: try CoverageCommand(opener: opener).run().rawValue
    case Command.lesson.name: try LessonCommand(opener: opener).run().rawValue
    case Command.newScene.name: try NewSceneCommand(arguments: arguments).run().rawValue
    case Command.schema.name: try SchemaCommand().run().rawValue
    case Command.mend.name:
      try MendCommand(opener: opener, environment: environment).run().rawValue
    case Command.watch.name: try WatchCommand(opener: opener).run().rawValue
    case Command.review.name:
      try ReviewCommand(opener: opener, environment: environment).run().rawValue
    case Command.progress.name:
      try ProgressCommand(opener: opener, environment: environment).run().rawValue
    case Command.speak.name: try SpeakCommand(opener: opener).run().rawValue
    default: try PlayCommand(opener: opener, environment: environment).run()
    }
  }
}
