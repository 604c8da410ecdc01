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
      ("^[3 item](inflect: true)", "3 items"), ("^[1 item](inflect: true)", "1 item"),
      ("You have ^[0 new message](inflect: true).", "You have 0 new messages."),
      ("^[2 **box**](inflect: true)", "2 boxes"), ("^[1 items](inflect: true)", "1 item"),
      ("^[4 child](inflect: true, partOfSpeech: noun)", "4 children"), ("2^3", "2^3"),
      ("^[1,000 city](inflect: true)", "1,000 cities"), ("^[plain](agreed: true)", "plain"),
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
    arguments: [
      ("[a](b)", true), ("`[a](b)`", false), ("\\[a](b)", false), ("**[a](b)**", true),
      ("[a]", false), ("x [a](b) y", true), ("[a] [b](c)", true),
      ("^[3 item](inflect: true)", false), ("^[3 item](inflect: true) [a](b)", true),
    ]
  )
  func links(_ source: String, _ expected: Bool) {
    #expect(Markdown.hasLink(source) == expected)
  }
}
