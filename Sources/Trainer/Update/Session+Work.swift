import Scenes
import Scoring
import VoiceOver

extension Session {
  /// Does work that reads files or takes a while, and shows what came of it.
  public mutating func carryOut(_ work: Work) {
    message = nil
    switch work {
    case .open(let scene, let variant, let task): open(scene, variant, task)
    case .score: showScore()
    case .compare(let scene, let task): showComparison(scene, task)
    case .hint: showHint()
    }
    keepView()
  }

  private mutating func open(_ scene: Scene, _ variant: Scene.Variant, _ task: Scene.Task?) {
    do {
      let walk = try course.walk(scene, variant, task)
      let origin = WalkPage.Origin(scene: scene, variant: variant, task: task)
      show(WalkPage(walk.session, origin: origin))
    } catch {
      message = "\(error)"
    }
  }

  /// The best walks of a scene's variants, searched once.
  private mutating func comparison(
    _ scene: Scene,
    _ task: Scene.Task
  ) throws(LoadingError) -> SceneComparison {
    let key = scene.folder + "/" + task.id
    if let known = comparisons[key] { return known }
    let found = try course.comparison(scene, task)
    comparisons[key] = found
    return found
  }

  private mutating func showScore() {
    guard let origin = page?.origin, let task = origin.task else { return }
    do {
      let comparison = try comparison(origin.scene, task)
      page?.judge()
      guard let session = page?.session else { return }
      let walk = SceneWalk(
        scene: origin.scene,
        variant: origin.variant,
        task: task,
        session: session
      )
      let lines = walk.score(comparison)?.explanation ?? ["This variant has no best walk."]
      present(Report(subject: .score, title: "Score: \(page?.name ?? "")", lines: lines))
    } catch {
      message = "\(error)"
    }
  }

  private mutating func showComparison(_ scene: Scene, _ task: Scene.Task) {
    do {
      let report = CompareReport(try comparison(scene, task))
      present(
        Report(
          subject: .comparison(scene: scene.folder, task: task.id),
          title: "Compared: \(scene.title)",
          lines: report.lines
        )
      )
    } catch {
      message = "\(error)"
    }
  }

  /// Shows a report in place of one that is on top.
  private mutating func present(_ report: Report) {
    if shownReport != nil { levels.removeLast() }
    levels.append(.report(report))
    scroll = 0
  }

  private mutating func showHint() {
    guard let session = page?.session else { return }
    var solver = session.solver()
    guard let hint = solver.hint(after: session.walk) else {
      page?.note = "From here the task cannot be done; z begins again."
      return
    }
    page?.note = hint.gesture.map { "Hint: \($0.word)" } ?? "Nothing is left to do."
  }
}
