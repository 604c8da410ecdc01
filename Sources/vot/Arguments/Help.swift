import Canvas
import Trainer
import VoiceOver

/// The help texts, made from the tables of commands and options.
enum Help {
  /// The help of the program: examples first.
  static var program: String {
    let commands = Command.all.map { command in
      (command.name + (command.operands.isEmpty ? "" : " " + command.operands), command.summary)
    }
    return """
      Examples:
        vot                            opens the trainer
        vot walk quantity-stepper      every stop, as VoiceOver says it
        vot walk MyView.swift          the same for a SwiftUI file of your own
        vot compare order-card         what a design costs in seconds

      VoiceOver Trainer: SwiftUI source in, simulated VoiceOver out.

      Commands:
      \(columns(commands))

      Options:
      \(columns([("--help", "Prints this help; after a command, that of the command."),
        ("--version", Option.version.summary)]))

      'vot help scenes' explains how a scene is made.

      Exit status: 0 done; 1 a goal or check missed; 2 wrong use or unreadable input.
      """
  }

  /// The name of the help on the format of scenes.
  static let scenesTopic = "scenes"

  /// The help on the format of scenes: an example first.
  static var scenes: String {
    """
    Examples:
      vot new-scene my-scene         makes a folder that loads as it is
      vot check ./my-scene           tries what it promises
      vot play ./my-scene            opens it

    A scene is a folder with a scene.json and one Swift file a variant; Swift files that are no
    variant's belong to all of them. The scene.json is JSON5: comments, names without quotation
    marks and a last comma are allowed. 'vot schema' prints its JSON schema.

    \(SchemaReport.lines.joined(separator: "\n"))
    """
  }

  /// The help of one command: examples first.
  static func text(for command: Command) -> String {
    let options = (command.options + [.help]).map { option in
      ([option.name] + (option.value.map { [$0] } ?? [])).joined(separator: " ")
    }
    let summaries = (command.options + [.help]).map { option in
      option.summary
        + (option.allowed.isEmpty ? "" : " One of: \(option.allowed.joined(separator: ", ")).")
    }
    let usage = ["vot", command.name, command.operands, "[OPTIONS]"].filter { !$0.isEmpty }
    return """
      Examples:
      \(command.examples.map { "  " + $0 }.joined(separator: "\n"))

      \(command.summary)

      Usage: \(usage.joined(separator: " "))

      Options:
      \(columns(Array(zip(options, summaries))))
      """ + gestures(of: command)
  }

  /// Every gesture word, where the command takes them.
  private static func gestures(of command: Command) -> String {
    guard command.options.contains(.gestures) else { return "" }
    let lines = Glyphs.ascii.wrapped(Gesture.notations.joined(separator: ", "), columns: 76)
    return "\n\nGestures, repeated as in right*3:\n"
      + lines.map { "  " + $0 }.joined(separator: "\n")
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count) + right
    }.joined(separator: "\n")
  }
}
