import Testing

@testable import Fuzz

@Suite("Damaged sources")
struct SeededRunTests {
  static let corpus = Corpus()

  /// The first inputs of a run, in parts that can run beside each other.
  static let parts = (0..<12).map { $0 * 25..<($0 + 1) * 25 }

  @Test("are interpreted and walked to the end, or it is told why not", arguments: parts)
  func seeded(_ inputs: Range<Int>) {
    for number in inputs {
      let input = Input(number, seed: 1, corpus: Self.corpus)
      let trial = Trial(input, views: 1, gestures: 8)
      #expect(trial.viewCount > 0 || !trial.diagnostics.isEmpty, "input \(number)")
    }
  }

  @Test("give the same walk each time they are opened", arguments: 0..<24)
  func repeatable(_ number: Int) {
    let input = Input(number, seed: 2, corpus: Self.corpus)
    let first = Trial(input, views: 1, gestures: 6)
    let second = Trial(Input(number, seed: 2, corpus: Self.corpus), views: 1, gestures: 6)
    #expect(first.spoken == second.spoken)
    #expect(first.events == second.events)
    #expect(first.diagnostics == second.diagnostics)
  }

  @Test("come from scenes, from files of apps and from what the tests hold")
  func corpus() {
    #expect(Self.corpus.sources.count > 400)
    #expect(Self.corpus.sources.contains { $0.contains("struct RecipeListView") })
  }
}
