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
      ("`*x*`", "*x*"), ("", ""), ("*", "*"), ("****", "****"), ("***both***", "both"),
      ("*a [b *c](d) e*", "a b *c e"), ("**a** and `b", "a and `b"), ("~a~", "~a~"),
      ("*a _b* c_", "a _b c_"), ("[[a](b)", "[a"), ("*foo**bar*", "foo**bar"),
    ]
  )
  func plain(_ source: String, _ expected: String) {
    #expect(Markdown.plain(source) == expected)
  }

  @Test(
    "very many marks without a partner stay as they are",
    arguments: ["*a ", "_a ", "[a", "`", "**a *", "a* ", "*a _b ", "[a](", "\\[a]"]
  )
  func unpaired(_ mark: String) {
    let marks = String(repeating: mark, count: 20_000)
    let plain = Markdown.plain(marks)
    #expect(plain.count >= 20_000)
    #expect(!Markdown.hasLink(marks))
  }

  @Test(
    "only a name with an address is a link",
    arguments: [("[a](b)", true), ("[a]", false), ("x [a](b) y", true), ("[a] [b](c)", true)]
  )
  func links(_ source: String, _ expected: Bool) {
    #expect(Markdown.hasLink(source) == expected)
  }
}
