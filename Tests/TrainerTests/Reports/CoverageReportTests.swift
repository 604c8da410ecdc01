import AccessibilityTree
import SwiftUIInterpreter
import Testing
@testable import Trainer

@Suite("The coverage report")
struct CoverageReportTests {
  private static let report: CoverageReport = {
    let first = SourceFile(
      path: "A.swift",
      text: """
        struct Shop: View {
          var body: some View {
            VStack {
              Text("a").padding()
              Text("b").onGlimpse(of: [])
              MapView()
              Circle()
              Row()
            }
          }
        }
        struct Row: View { var body: some View { Text("c") } }
        """
    )
    let second = SourceFile(
      path: "B.swift",
      text: "struct Other: View { var body: some View { Text(\"d\").blur(radius: 2) } }"
    )
    return CoverageReport(
      Program(files: [first, second]).nameUses,
      fileCount: 2
    )
  }()

  @Test("a table a kind, ranked by uses, under the share that is simulated")
  func text() {
    #expect(
      Self.report.lines.joined(separator: "\n") == """
        views: 2 of 3 names, 83.3 % of uses simulated; 1 more ignored: visual, or nothing shown here; 1 of your own
          name     uses  files  what becomes of it
          Text        4      2  simulated
          Circle      1      1  ignored
          MapView     1      1  not supported, first at A.swift:6:7
          VStack      1      1  simulated

        modifiers: 1 of 2 names, 50.0 % of uses simulated; 1 more ignored: visual, or nothing shown here
          name       uses  files  what becomes of it
          blur          1      1  ignored
          onGlimpse     1      1  not supported, first at A.swift:5:17
          padding       1      1  simulated

        calls: 0 of 0 names

        wrappers: 0 of 0 names

        constructs: 4 of 4 names, 100.0 % of uses simulated
          name               uses  files  what becomes of it
          computed property     3      2  simulated
          struct                3      2  simulated
          array literal         1      1  simulated
          closure               1      1  simulated
        """
    )
    #expect(!Self.report.isComplete)
  }

  @Test("JSON has totals by support and the ranked names")
  func json() {
    let text = Self.report.json.compactJSON
    #expect(text.hasPrefix(#"{"files": 2, "views": {"simulated": {"names": 2, "uses": 5}, "#))
    #expect(
      text.contains(
        #"{"name": "MapView", "support": "unsupported", "uses": 1, "files": 1, "#
          + #""path": "A.swift", "line": 6, "column": 7, "replacement": null}"#
      )
    )
  }
}
