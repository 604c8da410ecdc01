import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

@Suite("Regular expressions")
struct RegexTests {
  private func run(_ statements: String) -> String {
    var harness = Harness("func testedRun() throws -> Any {\n\(statements)\n}")
    return harness.call("testedRun")
  }

  @Test(
    "match as Swift's own do",
    arguments: [
      Expectation("return \"a1b22\".contains(/\\d+/)", "true"),
      Expectation("return \"abc\".contains(/\\d/)", "false"),
      Expectation("return \"a1b22\".firstMatch(of: /\\d+/)?.0 ?? \"-\"", "1"),
      Expectation("return \"a1b22\".matches(of: /\\d+/).map { String($0.0) }", "[\"1\", \"22\"]"),
      Expectation("return \"a1b22\".replacing(/\\d+/, with: \"#\")", "a#b#"),
      Expectation("var s = \"a1\"; s.replace(/\\d/, with: \"#\"); return s", "a#"),
      Expectation("return \"a1b\".replacing(/\\d/) { m in \"<\\(m.0)>\" }", "a<1>b"),
      Expectation(
        "return \"a, b;c\".split(separator: /[,;]\\s*/).map(String.init)",
        "[\"a\", \"b\", \"c\"]"
      ),
      Expectation("return \"2024-05-06\".wholeMatch(of: /(\\d+)-(\\d+)-(\\d+)/)!.2", "05"),
      Expectation("return \"x2024\".wholeMatch(of: /\\d+/) == nil", "true"),
      Expectation("return \"ab12\".prefixMatch(of: /[a-z]+/)?.output ?? \"\"", "ab"),
      Expectation(
        "let m = \"k=v\".firstMatch(of: /(?<key>\\w)=(?<value>\\w)/)!; return m.key + m.value",
        "kv"
      ),
      Expectation(
        "let (_, a, b) = \"k=v\".firstMatch(of: /(\\w)=(\\w)/)!.output; return a + b",
        "kv"
      ),
      Expectation(
        "let r = try Regex(\"[A-Z]{2,3}\"); return \"xABCDy\".firstMatch(of: r)!.0",
        "ABC"
      ),
      Expectation("let r = try Regex(\"a+\").ignoresCase(); return \"xAAy\".contains(r)", "true"),
      Expectation("return (try? Regex(\"(\")) == nil", "true"),
      Expectation(
        "return \"foobar\".contains(/foo(?=bar)/) && !\"foobaz\".contains(/foo(?=bar)/)",
        "true"
      ),
      Expectation("return \"price 30\".firstMatch(of: /(?<=price )\\d+/)?.0 ?? \"\"", "30"),
      Expectation("return \"abab\".wholeMatch(of: /(ab)\\1/) != nil", "true"),
      Expectation("return \"aaa\".firstMatch(of: /a+?/)?.0 ?? \"\"", "a"),
      Expectation("return \"cat dog\".replacing(/\\bdog\\b/, with: \"cow\")", "cat cow"),
      Expectation("return \"abc\".firstMatch(of: /a|b|c/)!.0 + \"\"", "a"),
      Expectation(
        "switch \"42\" { case /[0-9]+/: return \"number\"; default: return \"other\" }",
        "number"
      ),
      Expectation(
        "return \"a@b.co\".range(of: \"^[^@]+@[^@]+\\\\.[a-z]+$\", options: .regularExpression) != nil",
        "true"
      ),
      Expectation(
        "return \"a1b\".replacingOccurrences(of: \"[0-9]\", with: \"\", options: .regularExpression)",
        "ab"
      ),
      Expectation(
        "return NSPredicate(format: \"SELF MATCHES %@\", \"[a-z]+@[a-z]+\").evaluate(with: \"a@b\")",
        "true"
      ),
      Expectation(
        "return NSPredicate(format: \"SELF MATCHES %@\", \"[a-z]+@[a-z]+\").evaluate(with: \"a@\")",
        "false"
      ),
    ]
  )
  func matching(_ expectation: Expectation) {
    #expect(run(expectation.source) == expectation.result)
  }

  @Test(
    "never run without end",
    arguments: ["(a+)+$", "(a|aa)+$", "(a*)*b", "([a-z]+)*=", "(.*)(.*)(.*)(.*)(.*)x"]
  )
  func endless(_ pattern: String) {
    let text = "String(repeating: \"a\", count: 200) + \"!\""
    let result = run("return (\(text)).contains(try Regex(\"\(pattern)\"))")
    #expect(
      ["false", "2:8: the regular expression takes too many steps"].contains {
        result.hasSuffix($0) || result.contains("too many steps")
      }
    )
  }

  @Test("one that is not understood is told at its place")
  func faulty() {
    let program = Program(files: [
      SourceFile(path: "Test.swift", text: "let r = /a{3,1}/")
    ])
    #expect(
      program.diagnostics.map(\.description)
        == [
          "Test.swift:1:9: warning: the regular expression is not understood:"
            + " a repetition has bounds that do not work"
        ]
    )
  }
}
