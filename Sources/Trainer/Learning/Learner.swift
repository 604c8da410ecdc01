public import Scenes
import Scoring

/// The person who learns: what was done before, what is guessed now, and what is to be kept.
///
/// Both fronts hold one; it is a value, and whoever runs them keeps its records.
public struct Learner: Sendable {
  /// What was done, this time included.
  public private(set) var progress: LearnerProgress
  /// The day; absent where nothing is kept.
  let today: Day?
  /// Guesses whose answer is still to come.
  private var guesses: [Key: Prediction] = [:]
  /// What was shown this time that answers a guess; of all variants where none is named.
  private var revealed: Set<Key> = []
  /// Tasks for which a guess was asked this time.
  private var asked: Set<Key> = []
  /// Steps that were offered and passed over this time, by scene.
  private var passed: [String: Set<LearningStep>] = [:]
  /// Records that were not taken yet.
  private var untaken: [ProgressRecord] = []

  /// A task on a variant of a scene.
  private struct Key: Hashable {
    var scene: String
    var task: String
    var variant: String?
  }

  /// Creates a learner with what was kept.
  ///
  /// - Parameters:
  ///   - progress: What was done before.
  ///   - today: The day of everything that is done now; without one nothing is recorded.
  public init(progress: LearnerProgress = LearnerProgress(), today: Day? = nil) {
    self.progress = progress
    self.today = today
  }

  /// Takes the records that were not taken yet, to be kept.
  public mutating func takeRecords() -> [ProgressRecord] {
    defer { untaken = [] }
    return untaken
  }

  private mutating func keep(
    _ kind: ProgressRecord.Kind,
    _ scene: Scene,
    _ change: (inout ProgressRecord) -> Void = { _ in }
  ) {
    guard let today else { return }
    var record = ProgressRecord(kind, on: today, scene: scene.id)
    change(&record)
    // The same step of the same day says nothing new; every answer and guess does.
    let isNew = kind == .answered || kind == .predicted || !progress.records.contains(record)
    guard isNew else { return }
    progress.add(record)
    untaken.append(record)
  }
}

extension Learner {
  /// How far each scene has come, and what is due.
  func standing(in scenes: [Scene]) -> CourseStanding {
    CourseStanding(progress, scenes: scenes, today: today)
  }

  /// What was done, in words; absent where nothing is kept.
  func report(on scenes: [Scene]) -> [String]? {
    today.map { ProgressReport(progress, scenes: scenes, today: $0).lines }
  }

  /// The questions that are due, each with its scene.
  public func due(in scenes: [Scene]) -> [ScenePuzzle] {
    guard let today else { return [] }
    return progress.due(on: today, in: scenes).compactMap { card in
      guard let scene = scenes.first(where: { $0.id == card.scene }),
        let puzzle = scene.puzzles.first(where: { $0.id == card.puzzle })
      else { return nil }
      return ScenePuzzle(scene: scene, puzzle: puzzle)
    }
  }

  /// The puzzles of a scene that were never answered; all of them where none is left.
  func unanswered(in scene: Scene) -> [ScenePuzzle] {
    let known = Set(
      progress.records.lazy.filter { $0.kind == .answered && $0.scene == scene.id }
        .compactMap(\.puzzle)
    )
    let all = scene.puzzles.map { ScenePuzzle(scene: scene, puzzle: $0) }
    let rest = all.filter { !known.contains($0.puzzle.id) }
    return rest.isEmpty ? all : rest
  }
}

// MARK: Steps

extension Learner {
  /// The next step of the learning loop; absent when all were done.
  func next(in scene: Scene, _ task: Scene.Task) -> LearningStep? {
    var done = progress.steps(of: scene, task: task)
    if guesses.keys.contains(where: { $0.scene == scene.id && $0.task == task.id }) {
      done.insert(.predict)
    }
    if let asked = scene.poor ?? scene.reference, !mayGuess(scene, task, asked) {
      done.insert(.predict)
    }
    return LearningStep.next(after: done.union(passed[scene.id] ?? []), in: scene)
  }

  /// Passes a step over, so that another comes next until the program is left.
  mutating func pass(_ step: LearningStep, of scene: Scene) {
    passed[scene.id, default: []].insert(step)
  }

  /// Notes that a task was done on a variant.
  mutating func walked(
    _ scene: Scene,
    _ task: Scene.Task,
    _ variant: Scene.Variant,
    gestures: Int
  ) {
    revealed.insert(Key(scene: scene.id, task: task.id, variant: variant.name))
    keep(.walked, scene) { record in
      record.task = task.id
      record.variant = variant.name
      record.gestures = gestures
    }
  }

  /// Notes that a variant was tried, whether its task was done or not.
  mutating func tried(_ scene: Scene, _ task: Scene.Task, _ variant: Scene.Variant) {
    let isKnown = progress.records.contains { record in
      record.kind == .walked && record.scene == scene.id && record.task == task.id
        && record.variant == variant.name
    }
    guard !variant.isAccessible, !isKnown else { return }
    keep(.walked, scene) { record in
      record.task = task.id
      record.variant = variant.name
    }
  }

  /// Notes that the variants were compared.
  mutating func compared(_ scene: Scene, _ task: Scene.Task) {
    reveal(scene, task)
    keep(.compared, scene) { $0.task = task.id }
  }

  /// Notes that the lines that differ were seen.
  mutating func explained(_ scene: Scene, _ task: Scene.Task?) {
    if let task { reveal(scene, task) }
    keep(.explained, scene) { $0.task = task?.id }
  }

  /// Notes that the lesson was read.
  mutating func read(_ scene: Scene) {
    keep(.read, scene)
  }

  /// Notes that a poor variant was mended.
  public mutating func mended(_ scene: Scene) {
    keep(.mended, scene)
  }

  /// Notes an answer to a puzzle.
  mutating func answered(
    _ puzzle: Scene.Puzzle,
    in scene: Scene,
    isRight: Bool,
    isSure: Bool
  ) {
    keep(.answered, scene) { record in
      record.puzzle = puzzle.id
      record.isRight = isRight
      record.isSure = isSure
    }
  }
}

// MARK: Guesses

extension Learner {
  /// What became of a guess.
  enum Guessed: Hashable {
    /// It is the first one.
    case taken
    /// It stands in place of one before.
    case instead(of: Prediction)
    /// The one before stands.
    case kept(Prediction)
  }

  /// Takes a guess about a task on a variant; once the walk has begun the first one stands.
  ///
  /// - Source: Butterfield and Metcalfe 2001: what teaches is to have committed oneself; that a guess
  ///   may be changed until the first gesture is assumed.
  mutating func guess(
    _ prediction: Prediction,
    _ scene: Scene,
    _ task: Scene.Task,
    _ variant: Scene.Variant,
    isBegun: Bool
  ) -> Guessed {
    let key = Key(scene: scene.id, task: task.id, variant: variant.name)
    let before = guesses[key]
    if let before, isBegun { return .kept(before) }
    guesses[key] = prediction
    return before.map { .instead(of: $0) } ?? .taken
  }

  /// Notes that something was shown that answers a guess, such as a score or a hint.
  mutating func reveal(_ scene: Scene, _ task: Scene.Task) {
    revealed.insert(Key(scene: scene.id, task: task.id))
  }

  /// Whether a guess would still be one: neither was the answer shown today, nor the task done.
  ///
  /// - Source: Pan and Carpenter 2023, doi:10.1007/s10648-023-09814-5: what helps is to guess before
  ///   the answer is seen. After some days it is a question of memory, and asked again.
  func mayGuess(_ scene: Scene, _ task: Scene.Task, _ variant: Scene.Variant) -> Bool {
    let keys = [nil, variant.name].map { Key(scene: scene.id, task: task.id, variant: $0) }
    guard revealed.isDisjoint(with: keys) else { return false }
    return !progress.records.contains { record in
      guard record.scene == scene.id, record.task == task.id, record.day == today?.text else {
        return false
      }
      return switch record.kind {
      case .compared, .explained: true
      case .walked: record.variant == variant.name && record.gestures != nil
      case .predicted, .mended, .answered, .read: false
      }
    }
  }

  /// Notes that a guess was asked for.
  mutating func ask(_ scene: Scene, _ task: Scene.Task) {
    asked.insert(Key(scene: scene.id, task: task.id))
  }

  /// Whether a guess is to be asked for before its answer is shown: while it would be one, where
  /// none was given for the task, and once, since nobody has to guess.
  ///
  /// - Source: Pan and Carpenter 2023, doi:10.1007/s10648-023-09814-5: what helps is to guess before
  ///   the answer is seen; that one may go on without is assumed.
  func owesGuess(_ scene: Scene, _ task: Scene.Task, _ variant: Scene.Variant) -> Bool {
    guard mayGuess(scene, task, variant) else { return false }
    let isAsked = asked.contains(Key(scene: scene.id, task: task.id))
    let isPassed = passed[scene.id]?.contains(.predict) == true
    let isGiven =
      guesses.keys.contains { $0.scene == scene.id && $0.task == task.id }
      || progress.records.contains { record in
        record.kind == .predicted && record.scene == scene.id && record.task == task.id
      }
    return !isAsked && !isPassed && !isGiven
  }

  /// Whether a guess waits for its answer.
  func awaitsAnswer(_ scene: Scene, _ task: Scene.Task, _ variant: Scene.Variant) -> Bool {
    guesses[Key(scene: scene.id, task: task.id, variant: variant.name)] != nil
  }

  /// Answers a guess.
  ///
  /// - Returns: What it came to; absent where nothing was guessed.
  mutating func answer(
    _ scene: Scene,
    _ task: Scene.Task,
    _ variant: Scene.Variant,
    by best: BestWalk
  ) -> String? {
    let key = Key(scene: scene.id, task: task.id, variant: variant.name)
    guard let guess = guesses.removeValue(forKey: key) else { return nil }
    keep(.predicted, scene) { record in
      record.task = task.id
      record.variant = variant.name
      record.guess = guess.gestures
      record.gestures = best.measure?.gestures
      record.isRight = guess.isRight(about: best)
      record.isSure = guess.isSure
    }
    return guess.answer(by: best)
  }
}

extension Learner.Guessed {
  /// What is said of it.
  ///
  /// - Parameter subject: What stands before it: "Your guess is", or nothing.
  /// - Returns: A sentence.
  func sentence(_ subject: String = "") -> String {
    let subject = subject.isEmpty ? "" : subject + " "
    switch self {
    case .taken: return "\(subject)taken. The answer comes with the walk."
    case .instead(let before):
      return "\(subject)taken in place of \(before.number). The answer comes with the walk."
    case .kept(let before):
      return "The first guess, \(before.number), stands: the walk has begun."
    }
  }
}
