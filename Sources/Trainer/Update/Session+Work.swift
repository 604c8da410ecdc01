import Scenes
import Scoring
import VoiceOver

extension Session {
  /// Does work at once where it is short, or begins the search that it needs.
  public mutating func begin(_ work: Work) {
    switch work {
    case .menu: readMenu()
    case .open(let scene, let variant, let task):
      message = nil
      open(scene, variant, task)
      keepView()
    case .why(let scene, let variant, let task): showWhy(scene, variant, task)
    case .puzzles(let puzzles): ask(puzzles, for: .scene)
    case .review: review()
    case .reveal: search = OngoingSearch(work: work)
    case .score, .hint: search = OngoingSearch(work: work, solver: page?.session.solver())
    case .compare: search = OngoingSearch(work: work)
    }
  }

  /// Whether a search goes on.
  public var isSearching: Bool { search != nil }

  /// Searches on and shows what was found, once it is.
  ///
  /// - Parameter states: How many states may be expanded before it returns.
  public mutating func advance(states: Int) {
    guard let work = search?.work else { return }
    var states = states
    let isDone: Bool
    do {
      switch work {
      case .menu, .open, .why, .puzzles, .review: isDone = true
      case .reveal(let scene, let variant, let task):
        isDone = try reveal(scene, variant, task, within: &states)
      case .score: isDone = try score(within: &states)
      case .compare(let scene, let task): isDone = try compare(scene, task, within: &states)
      case .hint: isDone = hint(within: &states)
      }
      guard isDone else { return }
      message = nil
      if let answer = revealedAnswer {
        revealedAnswer = nil
        if context == .walk || context == .editing { page?.note = answer } else { message = answer }
      }
    } catch {
      message = "\(error)"
    }
    search = nil
    keepView()
  }

  /// Gives a search up.
  mutating func endSearch() {
    search = nil
    message = "The search was ended."
    keepView()
  }

  /// Reads the scenes and stands on the one that was walked.
  private mutating func readMenu() {
    course.complete()
    menuIndex = course.scenes.firstIndex { $0.id == page?.origin?.scene.id } ?? 0
    keepView()
  }

  private mutating func open(_ scene: Scene, _ variant: Scene.Variant, _ task: Scene.Task?) {
    do {
      let walk = try course.walk(scene, variant, task, for: learner)
      let origin = WalkPage.Origin(scene: scene, variant: variant, task: task)
      let guidance = course.guidance(for: learner)
      show(WalkPage(walk.session, origin: origin, guidance: guidance))
    } catch {
      message = "\(error)"
    }
  }

  private mutating func score(within states: inout Int) throws(LoadingError) -> Bool {
    guard let origin = page?.origin, let task = origin.task else { return true }
    guard let comparison = try comparisons.search(origin.scene, task, in: course, within: &states),
      judge(within: &states)
    else { return false }
    guard let session = page?.session else { return true }
    let walk = SceneWalk(
      scene: origin.scene,
      variant: origin.variant,
      task: task,
      session: session
    )
    learner.reveal(origin.scene, task)
    let lines = walk.score(comparison)?.explanation ?? ["This variant has no best walk."]
    present(
      Report(
        subject: .score,
        title: "Score: \(page?.name ?? "")",
        lines: lines,
        answer: answer(by: comparison)
      )
    )
    return true
  }

  /// Judges the activations of the walk; tells whether all are judged.
  private mutating func judge(within states: inout Int) -> Bool {
    guard var solver = search?.solver else { return true }
    search?.solver = nil
    defer { search?.solver = solver }
    return page?.judge(with: &solver, within: &states) ?? true
  }

  private mutating func compare(
    _ scene: Scene,
    _ task: Scene.Task,
    within states: inout Int
  ) throws(LoadingError) -> Bool {
    guard let comparison = try comparisons.search(scene, task, in: course, within: &states) else {
      return false
    }
    learner.compared(scene, task)
    present(
      Report(
        subject: .comparison(scene: scene.folder, task: task.id),
        title: "Compared: \(scene.title)",
        lines: CompareReport(comparison).lines,
        answer: answer(by: comparison)
      )
    )
    return true
  }

  /// Shows a report in place of one that is on top.
  mutating func present(_ report: Report) {
    if shownReport != nil { levels.removeLast() }
    levels.append(.report(report))
    scroll = 0
  }

  private mutating func hint(within states: inout Int) -> Bool {
    guard let walk = page?.session.walk,
      case .finished(let hint)? = search?.solver?.hint(after: walk, within: &states)
    else { return page == nil || search?.solver == nil }
    guard let hint else {
      page?.note = "From here the task cannot be done; z begins again."
      return true
    }
    if let origin = page?.origin, let task = origin.task { learner.reveal(origin.scene, task) }
    page?.note = hint.gesture.map { "Hint: \($0.word)" } ?? "Nothing is left to do."
    return true
  }
}
