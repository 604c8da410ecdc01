import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import VoiceOver

// MARK: Choosing

extension PlainSession {
  /// The scenes by number, under the parts to which they belong, then what is due.
  var menu: [String] {
    let standing = learner.standing(in: course.scenes)
    let due = standing.dueText.map { ["Review: \($0). Type review."] }
    return menu(of: "", standing) + (due ?? [])
  }

  /// Those of the scenes that a search finds; their numbers stay.
  private func menu(of search: String, _ standing: CourseStanding) -> [String] {
    course.scenes.listed {
      course.scenes[$0].matches(search)
    } heading: {
      "Part: \($0)\(standing.mark(ofPart: $0))"
    } scene: { index, scene in
      ["\(index + 1). \(scene.title): \(scene.summary)\(standing.sentence(of: scene))"]
    }
  }

  private func menu(of search: String) -> [String] {
    menu(of: search, learner.standing(in: course.scenes))
  }

  /// Lists the scenes, or those that a search finds.
  mutating func list(_ search: String) -> [String] {
    course.complete()
    guard !course.scenes.isEmpty else { return ["Error: there are no scenes"] }
    let found = menu(of: search)
    return found.isEmpty ? ["Error: no scene has '\(search)' in its title, topics or name"] : found
  }

  /// Opens a scene by its number, its name or a part of what tells it from the others: its first
  /// variant with its first task.
  mutating func choose(_ line: String) -> [String] {
    let word = line.trimmingSpaces
    if let scene = pick(word, from: course.scenes, by: \.id)
      ?? pick(word, from: course.scenes, by: \.title)
    {
      return open(scene) + invitation()
    }
    let found = Int(word) == nil ? course.scenes.filter { $0.matches(word) } : []
    guard let scene = found.first else {
      let advice = NearestName.advice(for: word, among: course.scenes.map(\.id))
      return misread("'\(word)' is no scene" + (advice.isEmpty ? "; list tells them" : advice))
    }
    guard found.count > 1 else { return open(scene) + invitation() }
    return ["Scenes with '\(word)': \(found.count)"] + menu(of: word) + [
      "Type a number to open one."
    ]
  }

  mutating func open(_ scene: Scene) -> [String] {
    guard let variant = scene.variants.first else {
      return ["Error: \(scene.id) has no variant"]
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
      return misread("'\(word)' is no variant of \(walking.scene.id)" + advice)
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
      return misread("'\(word)' is no task of \(walking.scene.id)" + advice)
    }
    return open(walking.scene, walking.variant, task)
  }

  private mutating func open(
    _ scene: Scene,
    _ variant: Scene.Variant,
    _ task: Scene.Task?
  ) -> [String] {
    do {
      let answers = leaving()
      (isEnded, offered, guessing) = (false, nil, nil)
      walking = try course.walk(scene, variant, task, for: learner)
      solver = nil
      return answers + open()
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
  mutating func open() -> [String] {
    guard let session else { return [] }
    certainty = nil
    var lines = news()
    if let walking {
      lines.append("Scene: \(walking.scene.title), variant \(walking.variant.name)")
    }
    lines += taskLines
    lines += session.transcript.prefix(1).map { "VoiceOver: \($0.heard(marks: true))" }
    if guidance.remarksAtOnce, !session.isBegun, session.cutsOffTextArrivedAt {
      lines.append("Note: \(WalkSession.cutOffNote)")
    }
    return lines
  }

  /// Tells once that a level of guidance was reached.
  private mutating func news() -> [String] {
    guard walking != nil, course.guidance == nil, told != guidance,
      let news = guidance.news(after: learner.progress)
    else { return [] }
    told = guidance
    return ["Guidance: \(news) To begin with --guidance full brings remarks and hints back."]
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
    (session?.stops ?? []).map { stop in
      "\(stop.index). \(stop.utterance.line)"
        + (stop.element.isTextCutOff ? " (text cut off on the screen)" : "")
    }
  }

  /// The items of the screen by name, numbered to be chosen.
  mutating func listItems(holding search: String) -> [String] {
    listed = ChooserItem.items(of: session, matching: search)
    guard !listed.isEmpty else { return ["Items: none" + (search.isEmpty ? "" : " hold that")] }
    return listed.enumerated().map { "\($0 + 1). \($1.name)" }
      + ["Type a number to go there."]
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
    if let question = question(before: .score) { return question }
    do {
      let comparison = try comparisons.search(walking.scene, task, in: course)
      judge()
      guard let score = self.walking?.score(comparison) else {
        return ["Error: this variant has no best walk"]
      }
      learner.reveal(walking.scene, task)
      return revealed() + score.explanation.map { "Result: \($0)" }
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
    if let question = question(before: .comparison) { return question }
    do {
      let report = CompareReport(try comparisons.search(walking.scene, task, in: course))
      learner.compared(walking.scene, task)
      return revealed() + report.lines
    } catch {
      return ["Error: \(error)"]
    }
  }

  /// The next gesture of a best walk from here.
  mutating func hint() -> [String] {
    guard let session, let walking, let task = walking.task else {
      return ["Error: there is no task to hint at"]
    }
    guard guidance.remarksAtOnce else { return ["Hint: none with this guidance"] }
    if solver == nil { solver = session.solver() }
    guard let hint = solver?.hint(after: session.walk) else {
      return ["Hint: from here the task cannot be done; type restart"]
    }
    learner.reveal(walking.scene, task)
    guard let gesture = hint.gesture else { return ["Hint: nothing is left to do"] }
    return ["Hint: \(gesture.word)"]
  }

  /// What is said on leaving a walk.
  var outcome: [String] {
    guard let session, walking?.task != nil else { return [] }
    return ["Result: \(session.result(hasTask: true))"]
  }

  /// Every gesture word with its letter and what it does.
  private static var gestureHelp: [String] {
    zip(Gesture.words, Gesture.notations).map { word, notation in
      let bindings = KeyTable.bindings(forWord: word)
      let letters = bindings.flatMap(\.keys).compactMap(PlainCommand.letter)
      let names = [notation] + letters
      return "\(names.joined(separator: " or ")): \(bindings.first?.meaning ?? "")"
    }
  }

  /// The words that are understood.
  var help: [String] {
    guard session != nil else {
      return [
        "Type the number of a scene to open it, or a part of its name, title or topics.",
        "list: \(PlainCommand.list.summary)", "review: \(PlainCommand.review.summary)",
        "progress: \(PlainCommand.progress.summary)",
        "next: opens the first scene that is not done",
        "quit or q: leaves the trainer",
      ]
    }
    let commands = PlainCommand.allCases.map { command in
      let names = [command.rawValue] + command.aliases
      return "\(names.joined(separator: " or ")): \(command.summary)"
    }
    return ["Gestures, several on a line in order; right*3 does one three times:"]
      + Self.gestureHelp + ["Commands:"] + commands
  }
}
