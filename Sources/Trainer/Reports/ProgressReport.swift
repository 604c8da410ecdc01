public import Scenes
public import SwiftUIInterpreter

/// What a learner has done, part by part, and what is due.
public struct ProgressReport: Sendable {
  private let progress: LearnerProgress
  private let scenes: [Scene]
  private let standing: CourseStanding

  /// Reports progress in a course on a day.
  public init(_ progress: LearnerProgress, scenes: [Scene], today: Day) {
    self.progress = progress
    self.scenes = scenes
    standing = CourseStanding(progress, scenes: scenes, today: today)
  }

  /// A line a part, then the scenes that were begun with their next step, then what is due.
  public var lines: [String] {
    let parts = standing.parts.map { part in
      "\(part.name): \(part.done) of \(part.count) scenes done"
        + (part.done == part.count ? ", complete" : "")
    }
    return parts + begun + ["\(standing.dueCount): vot review, or review in the menu"]
  }

  private var begun: [String] {
    scenes.compactMap { scene in
      guard standing.begun.contains(scene.id), let task = scene.tasks.first,
        let next = LearningStep.next(after: progress.steps(of: scene, task: task), in: scene)
      else { return nil }
      return "  \(scene.id): next, \(next.invitation)"
    }
  }

  /// The documented shape of `progress --json`: what was done, the boxes, and the parts.
  public var json: StateValue {
    .object([
      .init("records", .array(progress.records.map(Self.json))),
      .init(
        "cards",
        .array(
          progress.cards.map { card in
            .object([
              .init("scene", .string(card.scene)), .init("puzzle", .string(card.puzzle)),
              .init("box", .int(card.box + 1)), .init("due", .string(card.due.text)),
            ])
          }
        )
      ),
      .init(
        "parts",
        .array(
          standing.parts.map { part in
            .object([
              .init("name", .string(part.name)), .init("done", .int(part.done)),
              .init("scenes", .int(part.count)),
            ])
          }
        )
      ),
    ])
  }

  private static func json(_ record: ProgressRecord) -> StateValue {
    .object([
      .init("kind", .string(record.kind.rawValue)), .init("day", .string(record.day)),
      .init("scene", .string(record.scene)), .init("task", .optional(record.task)),
      .init("variant", .optional(record.variant)), .init("puzzle", .optional(record.puzzle)),
      .init("guess", record.guess.map(StateValue.int) ?? .null),
      .init("gestures", record.gestures.map(StateValue.int) ?? .null),
      .init("isRight", record.isRight.map(StateValue.bool) ?? .null),
      .init("isSure", record.isSure.map(StateValue.bool) ?? .null),
    ])
  }
}
