import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import VoiceOver

// MARK: Choosing

extension PlainSession {
  /// The scenes by number.
  var menu: [String] {
    course.scenes.enumerated().map {
      "\($0.offset + 1). \($0.element.title): \($0.element.summary)"
    }
  }

  /// Opens a scene by its number or name: its first variant with its first task.
  mutating func choose(_ line: String) -> [String] {
    let word = line.trimmingSpaces
    let names = course.scenes.map(\.id)
    guard let scene = pick(word, from: course.scenes, by: \.id), let variant = scene.variants.first
    else {
      let advice = NearestName.advice(for: word, among: names)
      return ["Error: '\(word)' is no scene" + (advice.isEmpty ? "; list tells them" : advice)]
    }
    return open(scene, variant, scene.tasks.first)
  }

  /// Opens another variant of the same scene with the same task.
  mutating func take(variant word: String) -> [String] {
    guard let walking else { return ["Error: a view of your own has no variants"] }
    let variants = walking.scene.variants
    guard let variant = pick(word, from: variants, by: \.name) else {
      let advice = NearestName.advice(
        for: word,
        among: variants.map(\.name),
        listing: "the variants are"
      )
      return ["Error: '\(word)' is no variant of \(walking.scene.id)" + advice]
    }
    return open(walking.scene, variant, walking.task)
  }

  /// Takes another task on the same variant, from the beginning.
  mutating func take(task word: String) -> [String] {
    guard let walking else { return ["Error: a view of your own has no tasks"] }
    let tasks = walking.scene.tasks
    guard let task = pick(word, from: tasks, by: \.id) else {
      let advice = NearestName.advice(
        for: word,
        among: tasks.map(\.id),
        listing: "the tasks are"
      )
      return ["Error: '\(word)' is no task of \(walking.scene.id)" + advice]
    }
    return open(walking.scene, walking.variant, task)
  }

  private mutating func open(
    _ scene: Scene,
    _ variant: Scene.Variant,
    _ task: Scene.Task?
  ) -> [String] {
    do {
      walking = try course.walk(scene, variant, task)
      solver = nil
      return opening
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// Finds by number from 1, else by name.
  private func pick<Item>(
    _ word: String,
    from items: [Item],
    by name: (Item) -> String
  ) -> Item? {
    if let number = Int(word), number > 0, number <= items.count { return items[number - 1] }
    return items.first { name($0).lowercased() == word.lowercased() }
  }
}

// MARK: Answers

extension PlainSession {
  /// What is said when a screen opens.
  var opening: [String] {
    guard let session else { return [] }
    var lines: [String] = []
    if let walking {
      lines.append("Scene: \(walking.scene.title), variant \(walking.variant.name)")
    }
    lines += taskLines
    lines += session.transcript.prefix(1).map { "VoiceOver: \($0.heard)" }
    return lines
  }

  /// The task, then the others by number.
  var taskLines: [String] {
    guard let walking, let task = walking.task else { return [] }
    let others = walking.scene.tasks.enumerated()
      .filter { $0.element.id != task.id }
      .map { "Other task \($0.offset + 1), \($0.element.id): \($0.element.prompt)" }
    return ["Task: \(task.prompt)"] + others
  }

  /// The variants by number.
  var variantLines: [String] {
    guard let walking else { return ["Error: a view of your own has no variants"] }
    return walking.scene.variants.enumerated().map { index, variant in
      let mark = variant.name == walking.variant.name ? ", open now" : ""
      return "\(index + 1). \(variant.name): \(variant.title)\(mark)"
    }
  }

  /// Every stop from first to last.
  var stopLines: [String] {
    (session?.stops ?? []).map { "\($0.index). \($0.utterance.line)" }
  }

  /// The line of source that gave the current stop.
  var code: [String] {
    guard let stop = session?.focusedStop, let place = stop.element.place else {
      return ["Code: no line of source gave this stop"]
    }
    let files = session?.reader.screen.program.files ?? []
    let text = files.first { $0.path == place.path }?.line(place.line) ?? ""
    let path = course.paths.shown(place.path)
    return ["Code: \(path):\(place.line): \(text.trimmingSpaces)"]
  }

  /// How this walk did, against the best on this variant and on the reference.
  mutating func score() -> [String] {
    guard let walking, let task = walking.task else {
      return ["Error: there is no task to score"]
    }
    do {
      let comparison = try comparisons.search(walking.scene, task, in: course)
      judge()
      guard let score = self.walking?.score(comparison) else {
        return ["Error: this variant has no best walk"]
      }
      return score.explanation.map { "Result: \($0)" }
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// Charges the activations that led away from the goal.
  private mutating func judge() {
    guard let session = walking?.session, !session.walk.isJudged else { return }
    var solver = solver ?? session.solver()
    self.solver = nil
    walking?.session.judge(with: &solver)
    self.solver = solver
  }

  /// The variants side by side.
  mutating func compare() -> [String] {
    guard let walking, let task = walking.task else {
      return ["Error: there is nothing to compare"]
    }
    do {
      return CompareReport(try comparisons.search(walking.scene, task, in: course)).lines
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// The next gesture of a best walk from here.
  mutating func hint() -> [String] {
    guard let session, walking?.task != nil else { return ["Error: there is no task to hint at"] }
    if solver == nil { solver = session.solver() }
    guard let hint = solver?.hint(after: session.walk) else {
      return ["Hint: from here the task cannot be done; type restart"]
    }
    guard let gesture = hint.gesture else { return ["Hint: nothing is left to do"] }
    return ["Hint: \(gesture.word)"]
  }

  /// What is said on leaving a walk.
  var outcome: [String] {
    guard let session, walking?.task != nil else { return [] }
    return ["Result: \(session.result(hasTask: true))"]
  }

  /// The words that are understood.
  var help: [String] {
    guard session != nil else {
      return [
        "Type the number or name of a scene to open it.", "list: lists the scenes",
        "quit or q: leaves the trainer",
      ]
    }
    let commands = PlainCommand.allCases.map { command in
      let names = [command.rawValue] + command.aliases
      return "\(names.joined(separator: " or ")): \(command.summary)"
    }
    return [
      "Gestures: \(Gesture.notations.joined(separator: ", ")).",
      "Several on a line are done in order; right*3 does one three times.",
    ] + commands
  }
}
