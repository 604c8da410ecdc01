import AccessibilityTree
import Foundation
import Scenes
import Testing
import VoiceOver

@testable import Trainer

@Suite("Agreement with the speech cases")
struct ConformanceReportTests {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The shipped cases.
  static let cases = ElementCases.shipped(current: package.path)?.cases ?? []

  @Test("the committed page is what the command prints")
  func committedPage() throws {
    let page = Self.package.appendingPathComponent("Sources/VoiceOver/VoiceOver.docc/Agreement.md")
    let committed = try String(contentsOf: page, encoding: .utf8)
    #expect(committed == ConformanceReport(Self.cases).markdown + "\n")
  }

  @Test("every case has an area, a known source and agrees")
  func allAgree() {
    let report = ConformanceReport(Self.cases)
    #expect(report.results.count == Self.cases.count)
    #expect(report.results.count >= 100)
    #expect(Set(Self.cases.map(\.id)).count == Self.cases.count)
    #expect(report.results.filter { !$0.agrees }.map(\.id) == [])
    #expect(report.results.allSatisfy { $0.certainty != .inferred })
    #expect(Set(report.results.map(\.area)) == Set(SpeechAgreement.Area.allCases))
  }

  @Test("a case that was heard on a device agrees by words, its container named first")
  func heardOnADevice() {
    let json = """
      {"id": "weather-tab", "source": "Device iPhone 15, iOS 26.1, heard by a reader",
        "ios": "26.1", "match": "words", "entering": ["Favorite apps"],
        "element": {"label": "Weather", "traits": ["selected", "button"],
          "container": {"kind": "series", "index": 1, "count": 3}},
        "spoken": "Favorite apps, selected, Weather, button, 1 of 3", "hint": null}
      """
    let cases = ElementCases(json: json, path: "f")
    #expect(cases.diagnostics == [])
    let result = ConformanceReport(cases.cases).results.first
    #expect(result?.agrees == true)
    #expect(result?.certainty == .observed)
    #expect(ConformanceReport(cases.cases, systems: [.iOS18]).results.isEmpty)
  }

  @Test("a case that differs shows both strings")
  func difference() {
    let json = """
      [{"id": "x", "source": "CVS Links.md", "element": {"label": "A", "traits": ["link"]},
        "spoken": "A. Button.", "hint": null, "trailer": [], "ios": "17-18"}]
      """
    let cases = ElementCases(json: json, path: "f").cases
    let report = ConformanceReport(cases)
    #expect(!report.agrees)
    #expect(
      report.lines == [
        "Buttons and other roles:", "  x, claimed, CVS Links.md: differs",
        "    expected: A. Button.", "    spoken: A. Link.",
        "0 of 1 cases agree (0 documented, 0 observed, 1 claimed, 0 inferred).",
      ]
    )
    #expect(ConformanceReport(cases, systems: [.iOS26]).results.isEmpty)
  }
}
