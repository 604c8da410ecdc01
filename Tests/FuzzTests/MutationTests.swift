import Testing

@testable import Fuzz

@Suite("Damage to source")
struct MutationTests {
  static let source = "struct A: View { var body: some View { Text(\"a \\(1 + n)\") } }"

  @Test("pieces are the source again when they are joined", arguments: SeededRunTests.parts[0])
  func joined(_ number: Int) {
    let source = Input(number, seed: 3, corpus: SeededRunTests.corpus).source
    #expect(TokenText(source).source == source)
  }

  @Test("source is cut into words, numbers, blanks, operators and single characters")
  func cut() {
    let text = TokenText("let a1 = [12.5] + \"x\"!=y")
    #expect(
      text.tokens
        == ["let", " ", "a1", " ", "=", " ", "[", "12", ".", "5", "]", " ", "+", " ", "\"", "x"]
        + ["\"", "!=", "y"]
    )
  }

  @Test("each way changes the source, sooner or later", arguments: Mutation.allCases)
  func changes(_ mutation: Mutation) {
    let donor = TokenText("Button(\"other\") { count += 41 }")
    let results = (0..<20).map { number in
      var generator = SeededGenerator(seed: 5, input: number)
      var text = TokenText(Self.source)
      mutation.apply(to: &text, donor: donor, using: &generator)
      return text.source
    }
    #expect(Set(results).count > 5)
    #expect(results.contains { $0 != Self.source })
  }

  @Test("source of one piece or none is left as it is", arguments: Mutation.allCases)
  func empty(_ mutation: Mutation) {
    var generator = SeededGenerator(seed: 5, input: 0)
    var text = TokenText("")
    mutation.apply(to: &text, donor: TokenText("x y"), using: &generator)
    #expect(text.source == "")
  }

  @Test("an input follows from the seed and its number alone")
  func determined() {
    let corpus = Corpus([Self.source, "let x = 1"])
    func source(_ number: Int, _ seed: UInt64) -> String {
      Input(number, seed: seed, corpus: corpus).source
    }
    #expect((0..<50).map { source($0, 1) } == (0..<50).map { source($0, 1) })
    #expect((0..<50).map { source($0, 1) } != (0..<50).map { source($0, 2) })
  }

  @Test("source is found in the texts of tests")
  func literals() {
    let test = """
      let one = "struct A: View { let q = \\"x\\"; var b = 1 }"
      let two = "not code"
      let three = \"\"\"
        Text("\\\\(1) and more than that")
        \"\"\"
      """
    let found = Corpus.literals(of: test)
    #expect(found.count == 1 || found.count == 2)
    #expect(found.contains { $0.contains("Text(\"\\(1) and more than that\")") })
  }
}
