import AccessibilityTree
import Foundation
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Files as apps have them, each with gestures and what is heard, as golden text.
@Suite("Files of real apps")
struct AppTests {
  /// A file with the gestures that are performed on it.
  struct App: CustomTestStringConvertible, Sendable {
    var name: String
    var gestures: String

    var testDescription: String { name }
  }

  static let apps = [
    App(name: "Settings", gestures: "right*3 double-tap first touch \"Clear cache\" double-tap"),
    App(name: "RecipeList", gestures: "touch \"Ramen, 90 min · Hard\" double-tap"),
    App(name: "Onboarding", gestures: "touch \"Continue\" double-tap touch \"Skip\" double-tap"),
    App(name: "SignUp", gestures: "touch \"Send me news\" double-tap"),
    App(name: "PodcastPlayer", gestures: "right*2 up up touch \"Play\" double-tap"),
    App(name: "NewsFeed", gestures: "last double-tap first right*2"),
    App(name: "Dashboard", gestures: "touch \"Daily goal\" up"),
    App(name: "TodoBoard", gestures: "double-tap right*20"),
  ]

  @Test("a file of a real app is walked whole", arguments: apps)
  func walked(_ app: App) throws {
    try Goldens.compare(try Self.report(app), with: app.name + ".txt")
  }

  /// The stops, what gestures say, and what was found wrong.
  private static func report(_ app: App) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Files/\(app.name).swift.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let program = Program(files: [SourceFile(path: app.name + ".swift", text: text)])
    var walk = Walk(try LiveScreen(program))
    var lines = zip(walk.spoken, walk.elements).map { spoken, element in
      let actions = element.customActions.map(\.name).joined(separator: ", ")
      return spoken + (actions.isEmpty ? "" : " [\(actions)]")
    }
    walk.go(to: 1)
    for gesture in try Gesture.parse(app.gestures) {
      let heard = walk.perform(gesture).joined(separator: " · ")
      lines.append("> " + (heard.isEmpty ? "(nothing)" : heard))
    }
    let found = program.diagnostics + walk.reader.screen.diagnostics
    return (lines + found.map(\.description)).joined(separator: "\n")
  }
}
