import Testing

@testable import SwiftUIInterpreter

@Suite("Inline Markdown")
struct MarkdownTests {
  @Test(
    "marks are taken out of what is read",
    arguments: [
      ("plain", "plain"), ("**bold**", "bold"), ("*i* and _j_", "i and j"), ("`code`", "code"),
      ("~~s~~", "s"), ("[Name](https://x.y)", "Name"), ("a * b * c", "a * b * c"),
      ("snake_case_name", "snake_case_name"), ("2*3", "2*3"), ("**unclosed", "**unclosed"),
      ("\\*kept\\*", "*kept*"), ("**a *b* c**", "a b c"), ("[no link]", "[no link]"),
      ("`*x*`", "*x*"), ("", ""), ("*", "*"), ("****", "****"),
    ]
  )
  func plain(_ source: String, _ expected: String) {
    #expect(Markdown.plain(source) == expected)
  }

  @Test(
    "only a name with an address is a link",
    arguments: [("[a](b)", true), ("[a]", false), ("x [a](b) y", true), ("[a] [b](c)", true)]
  )
  func links(_ source: String, _ expected: Bool) {
    #expect(Markdown.hasLink(source) == expected)
  }
}
