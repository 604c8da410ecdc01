import Foundation
import SwiftUIInterpreter

/// The screens that golden walks go over: SwiftUI sources in `Screens/`, one a file.
enum ScreenSource {
  /// Opens the view of a file.
  static func open(_ view: String) throws -> LiveScreen {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Screens/\(view).swift")
    let source = SourceFile(
      path: "\(view).swift",
      text: try String(contentsOf: file, encoding: .utf8)
    )
    return try LiveScreen(Program(files: [source]), view: view)
  }
}
