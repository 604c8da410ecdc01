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
      return report.lines.filter { !$0.isEmpty }
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// Says the next step of the learning loop and does it where it asks for nothing.
  mutating func next() -> [String] {
    guard let walking, let task = walking.task else {
      return ["Error: a view of your own has no lesson"]
    }
    if walking.session.transcript.count > 1 { learner.tried(walking.scene, task, walking.variant) }
    guard let step = learner.next(in: walking.scene, task) else {
      return ["Next: every step of this scene is done. Type menu for another."]
    }
    let line = ["Next: \(step.invitation)."]
    switch step {
    case .predict: return line + askForGuess()
    case .walkPoor:
      return line + go(to: walking.scene.poor)
        + ["Walk it, then type next; that goes on where it cannot be done, too."]
    case .walkGood: return line + go(to: walking.scene.reference)
    case .compare: return line + compare()
    case .why: return line + why()
    case .read: return line + lesson(LessonReport.Depth.steps.rawValue)
    case .recall: return line + puzzles()
    case .mend: return line + ["Type: mend"]
    }
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
      return misread("a guess is a number or never, then sure or unsure, as in predict 7s")
    }
    awaitsGuess = false
    learner.guess(guess, walking.scene, task, walking.variant)
    return ["Guess: taken. The answer comes with the walk."]
  }

  /// Asks for a guess; the next line may be it.
  private mutating func askForGuess() -> [String] {
    awaitsGuess = true
    return ["Question: \(Prediction.question)", "Type it, as in 7s, or walk on."]
  }

  /// Notes that a walk is left, done or not, and answers a guess about it.
  mutating func leaving() -> [String] {
    if let walking, let task = walking.task, walking.session.transcript.count > 1 {
      learner.tried(walking.scene, task, walking.variant)
    }
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
    do {
      quizzes = try course.quizzes(scene)
      return quizzes.isEmpty ? ["Error: \(Quiz.noneCanBeAsked)"] : question
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// Begins to ask the questions that are due.
  mutating func review() -> [String] {
    course.complete()
    quizzes = course.quizzes(learner.due(in: course.scenes))
    return quizzes.isEmpty ? ["Review: no question is due today."] : question
  }

  /// The puzzle that is asked now.
  private var question: [String] {
    guard let quiz = quizzes.first?.quiz else { return [] }
    return ["Question: \(quiz.puzzle.prompt)"] + quiz.numberedLines + [quiz.wholeRequest]
  }

  /// Takes an answer.
  mutating func answer(_ line: String) -> [String] {
    guard let asked = quizzes.first else { return [] }
    let quiz = asked.quiz
    let answer = SureAnswer(line)
    do throws(Quiz.Unreadable) {
      let judgement = try quiz.judge(answer.text)
      quizzes.removeFirst()
      learner.answered(
        quiz.puzzle,
        in: asked.scene,
        isRight: judgement.isRight,
        isSure: answer.isSure
      )
      let told = judgement.told(isSure: answer.isSure, mark: InferenceMarks.word)
      certainty = told.certainty
      return told.lines + (quizzes.isEmpty ? ["No more puzzles here."] : question)
    } catch {
      return misread("\(error.request) Any command leaves the puzzles.")
    }
  }
}
