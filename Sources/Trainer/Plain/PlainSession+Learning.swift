public import Scenes
import Scoring

// MARK: Lesson

extension PlainSession {
  /// The lesson of the scene, at a depth: the idea unless told.
  mutating func lesson(_ word: String) -> [String] {
    guard let scene = walking?.scene else { return ["Error: a view of your own has no lesson"] }
    guard let depth = word.isEmpty ? .idea : LessonReport.Depth(rawValue: word.lowercased()) else {
      let depths = LessonReport.Depth.allCases.map(\.rawValue).joined(separator: ", ")
      return misread("a lesson has the depths \(depths)")
    }
    learner.read(scene)
    let report = LessonReport(scene, depth: depth)
    certainty = report.inferred
    return report.plainLines.filter { !$0.isEmpty }.map { "Lesson: \($0)" }
  }

  /// Which lines make the difference, and the rule.
  mutating func why() -> [String] {
    guard let walking else { return ["Error: a view of your own has nothing to tell apart"] }
    do {
      guard let report = try course.why(walking.scene, walking.variant) else {
        return ["Error: this scene has no poor variant to tell from the reference"]
      }
      learner.explained(walking.scene, walking.task)
      return report.plainLines
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// Names the next step of the scene that was opened, while so much is said beside VoiceOver.
  func invitation() -> [String] {
    guard guidance == .full, let walking, let task = walking.task,
      let step = learner.next(in: walking.scene, task)
    else { return [] }
    return ["Next step: \(step.invitation). Type next for it, or walk on."]
  }

  /// Says the next step of the learning loop and does it where it asks for nothing.
  ///
  /// A step that was offered and not done is passed over when the next one is asked for.
  mutating func next() -> [String] {
    guard let walking, let task = walking.task else {
      return ["Error: a view of your own has no lesson"]
    }
    if let offered, learner.next(in: walking.scene, task) == offered {
      learner.pass(offered, of: walking.scene)
    }
    offered = nil
    noteTried()
    guard let step = learner.next(in: walking.scene, task) else { return end(walking.scene) }
    let line = ["Next: \(step.invitation)."]
    switch step {
    case .predict:
      offered = step
      return line + askForGuess()
    case .walkPoor:
      return line + go(to: walking.scene.poor)
        + ["Walk it, then type next; that goes on where it cannot be done, too."]
    case .walkGood:
      return line + go(to: walking.scene.reference)
        + ["Do the task, then type next" + (guidance == .full ? "; hint tells a gesture." : ".")]
    case .compare: return line + compare() + (guessing == nil ? [goOn] : [])
    case .why: return line + why() + [goOn]
    case .read: return line + lesson(LessonReport.Depth.steps.rawValue) + [goOn]
    case .recall: return line + ask(learner.unanswered(in: walking.scene), for: .scene)
    case .mend:
      offered = step
      return line + ["Type mend to begin, or next to pass it over."]
    }
  }

  /// Says that every step was done and which scene comes next; asked again, opens that one.
  private mutating func end(_ scene: Scene) -> [String] {
    course.complete()
    guard let next = nextScene(after: scene) else {
      return ["Next: every step of this scene is done. Type menu for another."]
    }
    guard !isEnded else { return open(next) + invitation() }
    isEnded = true
    return [
      "Next: every step of this scene is done. Type next for \(next.title), menu for the list."
    ]
  }

  /// The first scene of the course that is not done, from the one after a scene on.
  private func nextScene(after scene: Scene?) -> Scene? {
    let done = learner.standing(in: course.scenes).done
    let start = course.scenes.firstIndex { $0.id == scene?.id }.map { $0 + 1 } ?? 0
    let order = course.scenes[start...] + course.scenes[..<start]
    return order.first { !done.contains($0.id) && $0.id != scene?.id }
  }

  /// Opens the first scene of the course that is not done.
  mutating func openNextScene() -> [String] {
    guard let scene = nextScene(after: nil) else {
      return ["Next: every scene is done. \(goOn)"]
    }
    return open(scene) + invitation()
  }

  private mutating func go(to variant: Scene.Variant?) -> [String] {
    guard let variant, variant.name != walking?.variant.name else { return [] }
    return take(variant: variant.name)
  }

  /// Asks the loop to have a copy of the poor variant mended.
  mutating func mend() -> [String] {
    guard let walking else { return ["Error: only a scene can be mended"] }
    let asked = walking.variant.isAccessible ? nil : walking.variant
    guard let poor = asked ?? walking.scene.poor else {
      return ["Error: this scene has no poor variant to mend"]
    }
    mending = (walking.scene, poor)
    return []
  }

  /// Takes what is to be mended; absent where nothing is.
  public mutating func takeMending() -> (scene: Scene, variant: Scene.Variant)? {
    defer { mending = nil }
    return mending
  }
}

extension PlainSession {
  /// Tells how mending ended, and how to go on.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: The path of the copy.
  ///   - isMended: Whether every check passed at the end.
  /// - Returns: What is said.
  public mutating func mended(_ scene: Scene, path: String, isMended: Bool) -> [String] {
    guard isMended else { return ["Mend: \(path) is kept; mend goes on with it. \(goOn)"] }
    learner.mended(scene)
    return ["Mend: every check passes. \(goOn)"]
  }
}

// MARK: Guesses

extension PlainSession {
  /// Takes a guess about the walk that begins.
  mutating func predict(_ text: String) -> [String] {
    guard let walking, let task = walking.task else {
      return ["Error: there is no task to guess about"]
    }
    guard !walking.session.walk.isDone else { return ["Error: the task is done; type restart"] }
    guard learner.mayGuess(walking.scene, task, walking.variant) else {
      return ["Error: the answer was shown already; a guess comes before it"]
    }
    guard !text.isEmpty else { return askForGuess() }
    guard let guess = Prediction(text) else {
      return misread(Self.aGuess)
    }
    let taken = learner.guess(
      guess,
      walking.scene,
      task,
      walking.variant,
      isBegun: walking.session.isBegun
    )
    defer { guessing = nil }
    switch guessing {
    case .before(.score): return score()
    case .before(.comparison): return compare()
    case .walk, nil: return ["Guess: \(taken.sentence())"]
    }
  }

  /// What a guess looks like.
  static let aGuess = "a guess is a number or never, then s where you are sure, as in 7s"

  /// What a guess is asked for; the line after the question may be it.
  enum Guessing: Hashable, Sendable {
    /// The walk that answers it.
    case walk
    /// Something that answers it and is shown once it was given.
    case before(Revelation)
  }

  /// What shows the best walks, and with them the answer to a guess.
  enum Revelation: String, Hashable, Sendable {
    /// How this walk did.
    case score
    /// The variants side by side.
    case comparison = "compare"
  }

  /// Asks for a guess before a walk.
  private mutating func askForGuess() -> [String] {
    askForGuess(.walk) + ["Type it, as in 7s, or walk on without."]
  }

  private mutating func askForGuess(_ guessing: Guessing) -> [String] {
    self.guessing = guessing
    if let walking, let task = walking.task { learner.ask(walking.scene, task) }
    return ["Question: \(Prediction.question)"]
  }

  /// Asks for a guess before something is shown that answers it.
  ///
  /// - Returns: The question; nil where none is to be asked, or the same is asked for once more.
  mutating func question(before revelation: Revelation) -> [String]? {
    guard let walking, let task = walking.task,
      learner.owesGuess(walking.scene, task, walking.variant)
    else {
      guessing = nil
      return nil
    }
    return askForGuess(.before(revelation)) + [
      "Type it, as in 7s, or \(revelation.rawValue) once more to see without."
    ]
  }

  /// Notes that a poor variant was tried: that is enough, since it may be impossible.
  private mutating func noteTried() {
    guard let walking, let task = walking.task, walking.session.isBegun else { return }
    learner.tried(walking.scene, task, walking.variant)
  }

  /// Notes that a walk is left, done or not, and answers a guess about it.
  mutating func leaving() -> [String] {
    noteTried()
    return revealed()
  }

  /// Notes that the task was done, and answers a guess about it.
  mutating func noteDone() -> [String] {
    guard let walking, let task = walking.task else { return [] }
    let gestures = walking.session.walk.counted.gestures
    learner.walked(walking.scene, task, walking.variant, gestures: gestures)
    return revealed()
  }

  /// The answer to a guess that waits for it; none where nothing was guessed.
  mutating func revealed() -> [String] {
    guard let walking, let task = walking.task,
      learner.awaitsAnswer(walking.scene, task, walking.variant)
    else { return [] }
    do {
      let comparison = try comparisons.search(walking.scene, task, in: course)
      guard let best = comparison.bestWalk(on: walking.variant.name) else { return [] }
      let answer = learner.answer(walking.scene, task, walking.variant, by: best)
      return answer.map { ["Guess: \($0)"] } ?? []
    } catch {
      return ["Error: \(error)"]
    }
  }
}

// MARK: Puzzles

extension PlainSession {
  /// Begins to ask the puzzles of the scene.
  mutating func puzzles() -> [String] {
    guard let scene = walking?.scene, !scene.puzzles.isEmpty else {
      return ["Error: there are no puzzles here"]
    }
    return ask(scene.puzzles.map { ScenePuzzle(scene: scene, puzzle: $0) }, for: .scene)
  }

  /// Begins to ask the questions that are due.
  mutating func review() -> [String] {
    course.complete()
    return ask(learner.due(in: course.scenes), for: .review)
  }

  /// Begins to ask puzzles.
  mutating func ask(_ puzzles: [ScenePuzzle], for occasion: QuizDialogue.Occasion) -> [String] {
    let dialogue = QuizDialogue(puzzles, for: occasion, in: course)
    return dialogue.greeting + settle(dialogue)
  }

  /// Keeps the puzzles that are still to be asked; says how to go on where none is.
  private mutating func settle(_ dialogue: QuizDialogue) -> [String] {
    self.dialogue = dialogue.isOver ? nil : dialogue
    guard dialogue.isOver else { return [] }
    // A question of a review says nothing of the scene that happens to be open.
    if dialogue.occasion == .scene, dialogue.hasPassedOver, let scene = walking?.scene {
      learner.pass(.recall, of: scene)
    }
    return [goOn]
  }

  /// Takes a line where puzzles are asked.
  ///
  /// - Returns: What is said; nil where none is asked, and for a command that leaves them.
  mutating func takeForPuzzles(_ line: String) -> [String]? {
    guard var dialogue else { return nil }
    do throws(Quiz.Unreadable) {
      guard let lines = try dialogue.take(line, by: &learner, in: course) else { return nil }
      certainty = dialogue.certainty
      return lines + settle(dialogue)
    } catch {
      return misread(QuizDialogue.refusal(error))
    }
  }
}
