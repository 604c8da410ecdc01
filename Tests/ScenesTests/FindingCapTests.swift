import AccessibilityTree
import Scenes
import Testing

@Suite("Findings in element cases")
struct FindingCapTests {
  private func read(_ count: Int, _ separator: String) -> ElementCases {
    let names = (0..<count).map { ",\(separator)\"zz\($0)\": 1" }.joined()
    return ElementCases(json: "{\"label\": \"é\"\(names)}", path: "x.json")
  }

  @Test("each has its line and column, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
  func places(end: String) {
    let places = read(3, "\(end)  ").diagnostics.compactMap(\.place)
    #expect(places.map(\.line) == [2, 3, 4])
    #expect(places.map(\.column) == [3, 3, 3])
  }

  @Test("columns count characters")
  func columns() throws {
    let place = try #require(read(1, "").diagnostics.first?.place)
    #expect(place.line == 1 && place.column == 15)
  }

  @Test("of very many the first are told, and how many more there are")
  func capped() {
    let diagnostics = read(4_000, " ").diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.message == "and 3900 more")
    #expect(diagnostics.last?.severity == .warning)
  }
}
