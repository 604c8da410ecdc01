/// One damaged source of a run, which follows from the seed and its number alone.
struct Input {
  /// The source.
  let source: String
  /// Where the choices of its walk come from.
  var generator: SeededGenerator

  /// The size in bytes of the largest file that the trainer reads: 2 MiB.
  private static let largest = 2 << 20

  /// Makes the source.
  ///
  /// - Parameters:
  ///   - number: Which input of the run it is.
  ///   - seed: The seed of the run.
  ///   - corpus: What is damaged.
  init(_ number: Int, seed: UInt64, corpus: Corpus) {
    var generator = SeededGenerator(seed: seed, input: number)
    var text = TokenText(corpus.sources.randomElement(using: &generator) ?? "")
    let donor = TokenText(corpus.sources.randomElement(using: &generator) ?? "")
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let mutation = Mutation.drawn.randomElement(using: &generator) ?? .drop
      let before = text
      mutation.apply(to: &text, donor: donor, using: &generator)
      if text.size > Self.largest { text = before }
    }
    source = text.source
    self.generator = generator
  }
}
