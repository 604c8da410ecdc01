import AccessibilityTree
import SwiftUIInterpreter
import Testing
import Trainer
import VoiceOver

@Suite("The list of stops")
struct WalkReportTests {
  private func lines(_ body: String) throws -> [String] {
    let text = "struct Shown: View {\nvar body: some View {\n\(body)\n}\n}"
    let program = Program(files: [SourceFile(path: "Shown.swift", text: text)])
    let report = WalkReport(
      screen: try LiveScreen(program),
      path: "Shown.swift",
      variant: nil,
      gestures: nil,
      settings: Settings()
    )
    return report.lines
  }

  @Test("more content is told after what is important, actions by their names")
  func trailers() throws {
    let lines = try lines(
      """
      Text("Price")
        .accessibilityCustomContent("Cost", "5 dollars", importance: .high)
        .accessibilityCustomContent("Note", "new")
        .accessibilityAction(named: "Buy") { }
      """
    )
    #expect(lines.first == "1. Price | Cost, 5 dollars | More Content Available | actions: Buy")
  }

  @Test(
    "what depends on a value that nothing declares shows its name and no number",
    arguments: ["max(0, price - 1)", "[3, price].max() ?? 0", "min(price, 2) + 4.95"]
  )
  func unknown(_ sum: String) throws {
    let lines = try lines("Text(\"\\(\(sum))\")")
    #expect(lines.first == "1. ⟨price⟩ (inferred)")
  }
}
