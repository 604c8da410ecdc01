import AccessibilityTree

// MARK: Puzzles

extension SceneReader {
  /// Reads the questions.
  mutating func puzzles(of root: Record, variants: [String]) -> [Scene.Puzzle] {
    let records = records("puzzles", in: root, each: "puzzle", namedBy: "id", isRequired: false)
    var puzzles: [Scene.Puzzle] = []
    for record in records {
      guard let puzzle = puzzle(record, variants: variants) else { continue }
      if puzzles.contains(where: { $0.id == puzzle.id }) {
        report(
          "two puzzles have the id '\(puzzle.id)'",
          name: puzzle.id,
          at: place(of: "id", in: record)
        )
      }
      puzzles.append(puzzle)
    }
    return puzzles
  }

  private mutating func puzzle(_ record: Record, variants: [String]) -> Scene.Puzzle? {
    check(record, SceneFormat.puzzle)
    let id = text("id", in: record)
    let prompt = text("prompt", in: record)
    let kind = choice("kind", in: record, among: SceneFormat.puzzleKinds, isRequired: true)
    let variant =
      reference(
        "variant",
        in: record,
        among: variants,
        called: "variant",
        isRequired: kind != nil && kind != "choice"
      ) ?? ""
    let asked = kind.flatMap { self.kind($0, of: record, variant: variant) }
    return asked.map { Scene.Puzzle(id: id, prompt: prompt, kind: $0, place: place(of: record)) }
  }

  private mutating func kind(
    _ kind: String,
    of record: Record,
    variant: String
  ) -> Scene.Puzzle.Kind? {
    switch kind {
    case "choice": .choice(choices(of: record))
    case "line":
      .line(
        variant: variant,
        lines: lines(of: record),
        otherwise: text("otherwise", in: record)
      )
    case "swipes":
      .swipes(
        variant: variant,
        to: text("to", in: record),
        why: text("why", in: record),
        tooFew: text("tooFew", in: record),
        tooMany: text("tooMany", in: record)
      )
    case "utterance":
      .utterance(
        variant: variant,
        gestures: text("gestures", in: record),
        wrong: answers("wrong", of: record),
        why: text("why", in: record)
      )
    case "order":
      .order(
        variant: variant,
        why: text("why", in: record),
        wrong: text("otherwise", in: record)
      )
    default: nil
    }
  }

  private mutating func choices(of puzzle: Record) -> [Scene.Puzzle.Choice] {
    let choices = answers("choices", of: puzzle)
    if !choices.isEmpty, Set(choices.map(\.isRight)).count < 2 {
      report(
        "\(puzzle.name) needs a right answer and a wrong one",
        at: place(of: "choices", in: puzzle)
      )
    }
    return choices
  }

  private mutating func answers(_ key: String, of puzzle: Record) -> [Scene.Puzzle.Choice] {
    let records = records(key, in: puzzle, each: "answer", namedBy: "text", isRequired: true)
    var choices: [Scene.Puzzle.Choice] = []
    for record in records {
      check(record, SceneFormat.choice)
      choices.append(
        Scene.Puzzle.Choice(
          text: text("text", in: record),
          isRight: flag("right", in: record),
          why: text("why", in: record)
        )
      )
    }
    return choices
  }

  private mutating func lines(of puzzle: Record) -> [Scene.Puzzle.Line] {
    let records = records("lines", in: puzzle, each: "line", namedBy: "contains", isRequired: true)
    var lines: [Scene.Puzzle.Line] = []
    for record in records {
      check(record, SceneFormat.line)
      lines.append(
        Scene.Puzzle.Line(
          contains: text("contains", in: record),
          isRight: flag("right", in: record),
          why: text("why", in: record)
        )
      )
    }
    if !lines.isEmpty, !lines.contains(where: \.isRight) {
      report("\(puzzle.name) needs a line that is right", at: place(of: "lines", in: puzzle))
    }
    return lines
  }
}
