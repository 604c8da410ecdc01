import Scenes

/// How far a learner has come with each scene of a course, and what is due.
///
/// Menu, plain mode and `progress` all tell the same of it.
struct CourseStanding: Hashable, Sendable {
  /// A part of the course.
  struct Part: Hashable, Sendable {
    /// Its name.
    let name: String
    /// How many of its scenes are done.
    let done: Int
    /// How many scenes it has.
    let count: Int
  }

  /// The scenes whose needed steps are all done, by name.
  let done: Set<String>
  /// The scenes that were begun and are not done.
  let begun: Set<String>
  /// The parts, in the order of the menu.
  let parts: [Part]
  /// How many questions are due.
  let due: Int
  /// Of how much it was made, so that it is made anew only when something was done.
  let count: Int
  /// Of how many scenes it was made.
  let scenes: Int
  /// How many scenes of each part are done, by its name.
  private let marks: [String: String]

  /// Makes it of what was kept.
  init(_ progress: LearnerProgress, scenes: [Scene], today: Day?) {
    let records = Dictionary(grouping: progress.records, by: \.scene)
    var done: Set<String> = []
    var begun: Set<String> = []
    for scene in scenes {
      guard let own = records[scene.id] else { continue }
      if LearnerProgress(own).isDone(scene) {
        done.insert(scene.id)
      } else {
        begun.insert(scene.id)
      }
    }
    self.done = done
    self.begun = begun
    parts = scenes.parts.map { part in
      Part(
        name: part.name ?? ScenePart.rest,
        done: part.scenes.count { done.contains($0.id) },
        count: part.scenes.count
      )
    }
    marks = parts.reduce(into: [:]) { marks, part in
      marks[part.name] = part.done == 0 ? "" : ", \(part.done) of \(part.count) done"
    }
    due = today.map { progress.due(on: $0, in: scenes).count } ?? 0
    count = progress.records.count
    self.scenes = scenes.count
  }

  /// What stands behind the title of a scene; empty where nothing was done.
  func mark(of scene: Scene) -> String {
    done.contains(scene.id) ? ": done" : begun.contains(scene.id) ? ": begun" : ""
  }

  /// The same as a sentence of its own.
  func sentence(of scene: Scene) -> String {
    done.contains(scene.id) ? " Done." : begun.contains(scene.id) ? " Begun." : ""
  }

  /// What stands behind the name of a part: ", 3 of 8 done"; empty where nothing is.
  func mark(ofPart name: String) -> String { marks[name] ?? "" }

  /// How many questions are due, in words.
  var dueCount: String { due == 1 ? "1 question is due" : "\(due) questions are due" }

  /// The same where there is something to tell; absent where nothing is due.
  var dueText: String? { due == 0 ? nil : dueCount }
}
