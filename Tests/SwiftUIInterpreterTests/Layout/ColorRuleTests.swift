import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// A view with the colours of its first stop: text and what is behind it, light and dark.
private struct Colors: Sendable, CustomTestStringConvertible {
  var body: String
  var text: [String]
  var background: [String]

  var testDescription: String { body }

  init(_ body: String, _ text: [String], on background: [String] = ["#FFFFFF", "#000000"]) {
    self.body = body
    self.text = text
    self.background = background
  }
}

private let label = ["#000000", "#FFFFFF"]
private let tint = ["#007AFF", "#0A84FF"]
private let red = ["#FF3B30", "#FF453A"]
private let row = ["#FFFFFF", "#1C1C1E"]
private let secondary = ["#3C3C4399", "#EBEBF599"]
private let grouped = ["#F2F2F7", "#000000"]

/// Source: Apple, Human Interface Guidelines, Color, iOS 18; UIColor, "UI element colors".
private let colors = [
  Colors("Text(\"A\")", label),
  Colors("Text(\"A\").foregroundStyle(.red)", red),
  Colors("Text(\"A\").foregroundColor(Color.red)", red),
  Colors("VStack { Text(\"A\") }.foregroundStyle(.red)", red),
  Colors("VStack { Text(\"A\").foregroundStyle(.primary) }.foregroundStyle(.red)", label),
  Colors("Text(\"A\").foregroundStyle(.secondary)", secondary),
  Colors("Text(\"A\").foregroundStyle(.red.opacity(0.5))", ["#FF3B3080", "#FF453A80"]),
  Colors(
    "Text(\"A\").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))",
    ["#FF8000", "#FF8000"]
  ),
  Colors("Text(\"A\").foregroundStyle(Color(white: 0.5))", ["#808080", "#808080"]),
  Colors(
    "Text(\"A\").foregroundStyle(Color(hue: 0.5, saturation: 1, brightness: 1))",
    ["#00FFFF", "#00FFFF"]
  ),
  Colors("Text(\"A\").foregroundStyle(Color(.systemGreen))", ["#34C759", "#30D158"]),
  Colors("Text(\"A\").foregroundStyle(Color(uiColor: .systemGray6))", ["#F2F2F7", "#1C1C1E"]),
  Colors("Text(\"A\").foregroundStyle(Color.accentColor)", tint),
  Colors("Text(\"A\").foregroundStyle(.brand)", ["#0000FF", "#0000FF"]),
  Colors("Text(\"A\").foregroundStyle(Color.brand)", ["#0000FF", "#0000FF"]),
  Colors("Text(\"A\").foregroundStyle(Color(\"Brand\"))", []),
  Colors(
    "Text(\"A\").foregroundStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))",
    []
  ),
  Colors("Text(\"A\").background(.red)", label, on: red),
  Colors("Text(\"A\").padding().background(Color.red)", label, on: red),
  Colors("Text(\"A\").background(.red, in: Capsule())", label, on: red),
  Colors("Text(\"A\").background(Capsule().fill(.red))", label, on: red),
  Colors("VStack { Text(\"A\") }.background(.red)", label, on: red),
  Colors("Text(\"A\").background(.black).background(.red)", label, on: ["#000000", "#000000"]),
  Colors("Text(\"A\").background(.ultraThinMaterial)", label, on: []),
  Colors("Button(\"A\") { }", tint),
  Colors("Button(\"A\") { }.tint(.red)", red),
  Colors("Button(\"A\", role: .destructive) { }", red),
  Colors("Button(role: .destructive) { } label: { Image(systemName: \"trash\") }", red),
  Colors(
    "Button(\"A\", role: .destructive) { }.buttonStyle(.borderedProminent)",
    ["#FFFFFF", "#FFFFFF"],
    on: red
  ),
  Colors("Button(\"A\", role: .destructive) { }.foregroundStyle(.secondary)", secondary),
  Colors("Button(\"A\", role: .destructive) { }.tint(.green)", []),
  Colors("Button(\"A\", role: .cancel) { }", tint),
  Colors("VStack { Button(\"A\") { } }.tint(.red)", red),
  Colors("Button(\"A\") { }.buttonStyle(.plain)", label),
  Colors("Button(\"A\") { }.buttonStyle(.borderedProminent)", ["#FFFFFF", "#FFFFFF"], on: tint),
  Colors("Button(\"A\") { }.foregroundStyle(.red)", red),
  Colors("Button { } label: { Image(systemName: \"star\") }", tint),
  Colors("Button { } label: { Text(\"A\").foregroundStyle(.red) }", red),
  Colors("Image(systemName: \"star\").foregroundStyle(.red)", red),
  Colors("Link(\"A\", destination: URL(string: \"https://example.com\")!)", tint),
  Colors("List { Text(\"A\") }", label, on: row),
  Colors("List { Text(\"A\") }.listStyle(.plain)", label),
  Colors("List { Text(\"A\").listRowBackground(Color.red) }", label, on: red),
  Colors("List { Section(\"A\") { Text(\"B\") } }", secondary, on: grouped),
  Colors("Form { Section { } header: { Text(\"A\") } }", secondary, on: grouped),
  Colors("List { Section { } footer: { Text(\"A\") } }", secondary, on: grouped),
  Colors("List { Section { Text(\"A\") } }", label, on: row),
  Colors("List { Section(\"A\") { Text(\"B\") } }.listStyle(.plain)", secondary),
  Colors("List { Section { } header: { Text(\"A\").foregroundStyle(.red) } }", red, on: grouped),
  Colors("Section(\"A\") { Text(\"B\") }", label),
  Colors(
    "HStack { Text(\"A\").foregroundStyle(.red); Text(\"B\") }.accessibilityElement(children: .combine)",
    red
  ),
  Colors("Image(\"photo\")", [], on: []),
]

@Suite("Colours of texts and symbols")
struct ColorRuleTests {
  @Test("are known in the light and in the dark appearance, or not at all", arguments: colors)
  fileprivate func color(_ rule: Colors) throws {
    try check(rule, on: 18)
  }

  /// Source: Apple, Human Interface Guidelines, Color: iOS 26 has other hues.
  @Test(
    "hues of iOS 26 are not known, blacks, whites and grays are as before",
    arguments: [
      Colors("Button(\"A\") { }", []),
      Colors("Button(\"A\", role: .destructive) { }", []),
      Colors("Button(\"A\") { }.buttonStyle(.borderedProminent)", ["#FFFFFF", "#FFFFFF"], on: []),
      Colors("Text(\"A\").foregroundStyle(.red)", []),
      Colors("Text(\"A\").foregroundStyle(Color(.systemGreen))", []),
      Colors("Text(\"A\").foregroundStyle(Color(uiColor: .link))", []),
      Colors("Text(\"A\").background(.blue)", label, on: []),
      Colors("Text(\"A\").foregroundStyle(.gray)", ["#8E8E93", "#8E8E93"]),
      Colors("Text(\"A\").foregroundStyle(Color(.systemGray6))", ["#F2F2F7", "#1C1C1E"]),
      Colors("List { Section(\"A\") { Text(\"B\") } }", secondary, on: grouped),
    ]
  )
  fileprivate func newestSystem(_ rule: Colors) throws {
    try check(rule, on: 26)
  }

  @Test("are told only where they are asked for")
  func untold() throws {
    let walk = try walk(showing: "VStack { Text(\"A\").foregroundStyle(.red); Button(\"B\") { } }")
    #expect(walk.elements.map(\.textColor) == [nil, nil])
    #expect(walk.elements.map(\.backgroundColor) == [nil, nil])
  }

  private func check(_ rule: Colors, on system: Int) throws {
    var options = LiveScreen.Options()
    options.system = system
    options.tellsColors = true
    let walk = try walk(
      """
      extension ShapeStyle where Self == Color {
        static var brand: Color { Color(red: 0, green: 0, blue: 1) }
      }
      extension Color { static let brand = Color(red: 0, green: 0, blue: 1) }
      struct Shown: View { var body: some View { \(rule.body) } }
      """,
      options: options
    )
    let first = try #require(walk.elements.first)
    #expect(written(first.textColor) == rule.text)
    #expect(written(first.backgroundColor) == rule.background)
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  private func written(_ color: AdaptiveColor?) -> [String] {
    color.map { [$0.light.hexadecimal, $0.dark.hexadecimal] } ?? []
  }
}
