import Canvas
public import Scenes
import Scoring

// MARK: Steps

extension Session {
  /// Does what a key of the learning loop means.
  mutating func learn(_ deed: Deed) -> [Command] {
    guard let origin = lessonOrigin else { return [] }
    switch deed {
    case .predict:
      closeReport()
      askForGuess(before: nil)
    case .why: return [.work(.why(origin.scene, origin.variant, origin.task))]
    case .lesson: showLesson(origin.scene)
    case .puzzles:
      let all = origin.scene.puzzles.map { ScenePuzzle(scene: origin.scene, puzzle: $0) }
      return [.work(.puzzles(all))]
    case .mend: return mend(origin)
    case .nextStep: return takeNextStep(origin)
    default: break
    }
    return []
  }

  /// What is learned from here: the walk's scene, or the entry that is chosen of a scene's list.
  var lessonOrigin: WalkPage.Origin? {
    if levels.contains(.walk) { return page?.origin }
    for case .scene(let index) in levels where course.scenes.indices.contains(index) {
      let scene = course.scenes[index]
      guard scene.entries.indices.contains(sceneIndex) else { return nil }
      let entry = scene.entries[sceneIndex]
      return WalkPage.Origin(scene: scene, variant: entry.variant, task: entry.task)
    }
    return nil
  }

  /// Whether the scene has a poor variant and a reference to tell apart.
  func isDifferenceKnown(_ origin: WalkPage.Origin) -> Bool {
    origin.scene.reference != nil && origin.scene.poor != nil
  }

  private mutating func takeNextStep(_ origin: WalkPage.Origin) -> [Command] {
    noteTried()
    guard let task = origin.task, let step = learner.next(in: origin.scene, task) else {
      message = "Every step of this scene is done."
      return []
    }
    switch step {
    case .predict:
      let poor = origin.variant.isAccessible ? origin.scene.poor : nil
      let commands = go(to: poor, from: origin)
      return commands.isEmpty ? learn(.predict) : commands
    case .walkPoor:
      message = "Next: \(step.invitation)."
      return go(to: origin.scene.poor, from: origin)
    case .walkGood:
      message = "Next: \(step.invitation)."
      return go(to: origin.scene.reference, from: origin)
    case .compare: return showAfterGuess(.compare(origin.scene, task))
    case .why: return learn(.why)
    case .read:
      showLesson(origin.scene, .steps)
      return []
    case .recall: return [.work(.puzzles(learner.unanswered(in: origin.scene)))]
    case .mend: return learn(.mend)
    }
  }

  /// Notes that a poor variant was tried: that is enough, since it may be impossible.
  private mutating func noteTried() {
    guard let page, let origin = page.origin, let task = origin.task, page.isBegun else { return }
    learner.tried(origin.scene, task, origin.variant)
  }

  private mutating func go(to variant: Scene.Variant?, from origin: WalkPage.Origin) -> [Command] {
    closeReport()
    let isOpen = levels.contains(.walk) && variant?.name == origin.variant.name
    guard let variant, !isOpen else { return [] }
    var origin = origin
    origin.variant = variant
    return open(origin)
  }

  /// Takes reports away, so that the walk is on top.
  mutating func closeReport() {
    while shownReport != nil { levels.removeLast() }
  }

  /// Makes a walk ready that was not begun: tells the next step, or how far guidance has faded.
  mutating func prepare(_ page: inout WalkPage) {
    if course.guidance == nil, page.guidance != told, page.note == nil,
      let news = page.guidance.news(after: learner.progress)
    {
      told = page.guidance
      page.note = news + " H: past captions."
    }
    guard page.guidance == .full, let origin = page.origin, let task = origin.task,
      page.note == nil, let step = learner.next(in: origin.scene, task)
    else { return }
    page.note = "+: next, \(step.invitation)."
  }
}

// MARK: Guesses

extension Session {
  /// Asks for a guess before a walk, or before work that shows its answer.
  private mutating func askForGuess(before work: Work?) {
    guard let origin = lessonOrigin, let task = origin.task else { return }
    learner.ask(origin.scene, task)
    asking = .guess("", before: work)
  }

  /// Has work done that shows the answer to a guess, once the guess was asked for.
  mutating func showAfterGuess(_ work: Work) -> [Command] {
    guard let origin = lessonOrigin, let task = origin.task,
      learner.owesGuess(origin.scene, task, origin.variant)
    else { return ask(for: work) }
    closeReport()
    askForGuess(before: work)
    return []
  }

  /// Takes a guess as it was typed; without one goes on with the work that waits for it.
  mutating func guess(_ text: String, before work: Work?) -> [Command] {
    guard let origin = lessonOrigin, let task = origin.task else { return [] }
    guard !text.isEmpty else { return work.map { ask(for: $0) } ?? [] }
    guard let guess = Prediction(text) else {
      // The question tells what a guess is, so it is asked once more.
      asking = .guess("", before: work)
      message = "A guess is a number or never, then s where you are sure, as in: 7s"
      return []
    }
    let isBegun = levels.contains(.walk) && page?.isBegun == true
    let taken = learner.guess(guess, origin.scene, task, origin.variant, isBegun: isBegun)
    guard work == nil else { return work.map { ask(for: $0) } ?? [] }
    page?.note = taken.sentence("Your guess is")
    return []
  }

  /// What a guess came to, by the best walks that a report shows; absent where none waits.
  mutating func answer(by comparison: SceneComparison) -> String? {
    guard let origin = lessonOrigin, let task = origin.task,
      let best = comparison.bestWalk(on: origin.variant.name)
    else { return nil }
    return learner.answer(origin.scene, task, origin.variant, by: best)
  }

  /// Notes that the task was done, and has a guess about it answered.
  mutating func noteDone() -> [Command] {
    guard let page, let origin = page.origin, let task = origin.task else { return [] }
    learner.walked(origin.scene, task, origin.variant, gestures: page.gestureCount)
    return revealed()
  }

  /// Notes that the walk is left, and has a guess about it answered.
  mutating func leaving() -> [Command] {
    noteTried()
    return revealed()
  }

  private func revealed() -> [Command] {
    guard let origin = page?.origin, let task = origin.task,
      learner.awaitsAnswer(origin.scene, task, origin.variant)
    else { return [] }
    return [.work(.reveal(origin.scene, origin.variant, task))]
  }

  /// Searches the best walk and tells what a guess came to.
  mutating func reveal(
    _ scene: Scene,
    _ variant: Scene.Variant,
    _ task: Scene.Task,
    within states: inout Int
  ) throws(LoadingError) -> Bool {
    guard let comparison = try comparisons.search(scene, task, in: course, within: &states) else {
      return false
    }
    guard let best = comparison.bestWalk(on: variant.name),
      let answer = learner.answer(scene, task, variant, by: best)
    else { return true }
    revealedAnswer = answer
    return true
  }
}

// MARK: Lesson and difference

extension Session {
  /// Shows the lesson: the idea first, then a depth further each time.
  private mutating func showLesson(_ scene: Scene) {
    var depth = LessonReport.Depth.idea
    if case .lesson(let shown)? = shownReport?.subject {
      let depths = LessonReport.Depth.allCases
      let index = depths.firstIndex(of: shown) ?? 0
      depth = depths[(index + 1) % depths.count]
    }
    showLesson(scene, depth)
  }

  /// Shows the lesson at a depth.
  private mutating func showLesson(_ scene: Scene, _ depth: LessonReport.Depth) {
    learner.read(scene)
    let report = LessonReport(scene, depth: depth, mark: InferenceMarks.sign)
    let lines = Array(report.plainLines.dropFirst(2))
    let title = "Lesson, \(depth.rawValue): \(scene.title)"
    present(
      Report(subject: .lesson(depth), title: title, lines: lines, inferred: report.inferred)
    )
  }

  /// Shows which lines make the difference.
  mutating func showWhy(_ scene: Scene, _ variant: Scene.Variant, _ task: Scene.Task?) {
    do {
      guard let report = try course.why(scene, variant) else { return }
      learner.explained(scene, task)
      present(Report(subject: .why, title: "Why: \(scene.title)", lines: report.lines))
    } catch {
      message = "\(error)"
    }
    keepView()
  }

  private mutating func mend(_ origin: WalkPage.Origin) -> [Command] {
    let asked = origin.variant.isAccessible ? nil : origin.variant
    guard let poor = asked ?? origin.scene.poor else {
      return []
    }
    return [.mend(origin.scene, poor)]
  }

  /// Tells how mending ended.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - path: The path of the copy.
  ///   - isMended: Whether every check passed at the end.
  public mutating func mended(_ scene: Scene, path: String, isMended: Bool) {
    if isMended { learner.mended(scene) }
    message = isMended ? "Mended: every check passes." : "\(path) is kept; E goes on with it."
    keepView()
  }
}

extension Session {
  /// Tells what went wrong outside.
  public mutating func tell(_ sentence: String) {
    message = sentence
    keepView()
  }
}
