public import Scenes

/// What a learner has done, and what is due to be asked again.
public struct LearnerProgress: Hashable, Sendable {
  /// Everything that was done, oldest first.
  public private(set) var records: [ProgressRecord]

  /// Creates progress from what was kept.
  public init(_ records: [ProgressRecord] = []) {
    self.records = records
  }

  /// Adds what was just done.
  public mutating func add(_ record: ProgressRecord) {
    records.append(record)
  }
}

// MARK: Boxes

extension LearnerProgress {
  /// The days after which a question is asked again, by its box.
  ///
  /// Equal and growing gaps teach alike; a clever scheduler adds nothing.
  ///
  /// - Source: Latimier, Peyre and Ramus 2021, doi:10.1007/s10648-020-09572-8.
  public static let gaps = [1, 3, 7, 14]

  /// A question that was asked before.
  public struct Card: Hashable, Sendable {
    /// Its scene, by name.
    public let scene: String
    /// The puzzle.
    public let puzzle: String
    /// Its box, from 0.
    public let box: Int
    /// The day from which on it is due.
    public let due: Day
    /// Whether the last answer was wrong though the learner was sure.
    public let wasConfidentMiss: Bool
  }

  /// Every question that was answered, with its box: a right answer moves it on, a wrong one back
  /// to the first.
  public var cards: [Card] {
    var cards: [String: Card] = [:]
    for record in records where record.kind == .answered {
      guard let puzzle = record.puzzle, let day = Day(record.day) else { continue }
      let key = "\(record.scene)/\(puzzle)"
      let isRight = record.isRight ?? false
      let box = isRight ? min((cards[key]?.box ?? -1) + 1, Self.gaps.count - 1) : 0
      cards[key] = Card(
        scene: record.scene,
        puzzle: puzzle,
        box: box,
        due: day.adding(Self.gaps[box]),
        wasConfidentMiss: !isRight && record.isSure == true
      )
    }
    return cards.values.sorted { ($0.due, $0.scene, $0.puzzle) < ($1.due, $1.scene, $1.puzzle) }
  }

  /// The questions of some scenes that are due on a day; those that are gone are not asked.
  public func due(on day: Day, in scenes: [Scene]) -> [Card] {
    due(on: day).filter { card in
      scenes.contains { scene in
        scene.id == card.scene && scene.puzzles.contains { $0.id == card.puzzle }
      }
    }
  }

  /// The questions that are due on a day: confident misses first, then the longest due.
  ///
  /// - Source: Butterfield and Metcalfe 2001: errors made with confidence are corrected best.
  public func due(on day: Day) -> [Card] {
    let due = cards.filter { $0.due <= day }
    return due.filter(\.wasConfidentMiss) + due.filter { !$0.wasConfidentMiss }
  }
}

// MARK: Steps

extension LearnerProgress {
  /// The steps of a scene's learning loop that were done for a task.
  public func steps(of scene: Scene, task: Scene.Task) -> Set<LearningStep> {
    var steps: Set<LearningStep> = []
    for record in records where record.scene == scene.id {
      guard record.task == nil || record.task == task.id else { continue }
      switch record.kind {
      case .predicted: steps.insert(.predict)
      case .walked:
        let variant = scene.variants.first { $0.name == record.variant }
        guard let variant else { continue }
        // A poor variant may be impossible: to have tried it is enough.
        if !variant.isAccessible { steps.insert(.walkPoor) }
        if variant.isAccessible, record.gestures != nil { steps.insert(.walkGood) }
      case .compared: steps.insert(.compare)
      case .explained: steps.insert(.why)
      case .mended: steps.insert(.mend)
      case .read: steps.insert(.read)
      case .answered: break
      }
    }
    let answered = Set(
      records.filter { $0.kind == .answered && $0.scene == scene.id }.compactMap(\.puzzle)
    )
    if !scene.puzzles.isEmpty, scene.puzzles.allSatisfy({ answered.contains($0.id) }) {
      steps.insert(.recall)
    }
    // Once something was walked or shown there is nothing left to guess.
    let showing: Set<LearningStep> = [.walkPoor, .walkGood, .compare, .why]
    if !steps.isDisjoint(with: showing) { steps.insert(.predict) }
    return steps
  }

  /// Whether every step of a scene that must be done was done, for one of its tasks.
  public func isDone(_ scene: Scene) -> Bool {
    scene.tasks.contains { task in
      let done = steps(of: scene, task: task)
      return LearningStep.needed(in: scene).allSatisfy(done.contains)
    }
  }
}
