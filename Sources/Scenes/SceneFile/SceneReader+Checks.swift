import AccessibilityTree
import SwiftUIInterpreter

extension SceneReader {
  /// Reads what must hold of a good design.
  mutating func checks(of root: Record, tasks: [String]) -> [Scene.Check] {
    let records = records("checks", in: root, each: "check", namedBy: "title", isRequired: false)
    var checks: [Scene.Check] = []
    for record in records { checks.append(check(record, tasks: tasks)) }
    return checks
  }

  private mutating func check(_ record: Record, tasks: [String]) -> Scene.Check {
    check(record, SceneFormat.check)
    let name = choice("profile", in: record, among: Scene.Check.Profile.allCases.map(\.rawValue))
    let profile = name.flatMap(Scene.Check.Profile.init) ?? .voiceOver
    // Of a profile that there is not, nothing more can be told.
    let owner = name == nil && record.fields["profile"] != nil ? nil : profile
    check(record, SceneFormat.check, belongsTo: owner)
    return Scene.Check(
      title: text("title", in: record),
      profile: profile,
      task: reference("task", in: record, among: tasks, called: "task"),
      surroundings: surroundings(of: record),
      gestures: optionalText("gestures", in: record),
      commands: texts("say", in: record),
      expectations: expectations(of: record, owner),
      why: optionalText("why", in: record),
      place: place(of: record),
      inputPlace: place(of: profile == .voiceOver ? "gestures" : "say", in: record)
    )
  }

  /// Reads what a task or a check is done under.
  mutating func surroundings(of record: Record) -> Scene.Surroundings {
    let sizes = TypeSize.allCases.map(\.rawValue)
    let schemes = LiveScreen.Options.ColorScheme.allCases.map(\.rawValue)
    return Scene.Surroundings(
      typeSize: choice("typeSize", in: record, among: sizes).flatMap(TypeSize.init),
      colorScheme: choice("colorScheme", in: record, among: schemes)
        .flatMap(LiveScreen.Options.ColorScheme.init),
      system: choice("ios", in: record, among: Scene.Surroundings.systems).flatMap { Int($0) }
    )
  }

  /// Reports the keys that belong to checks for another way of using the screen.
  private mutating func check(
    _ record: Record,
    _ shape: SceneFormat.Shape,
    belongsTo profile: Scene.Check.Profile?
  ) {
    guard let profile else { return }
    for key in shape.keys where record.fields[key.name] != nil {
      guard let owner = key.profile, owner != profile else { continue }
      report(
        "'\(key.name)' belongs to checks of the profile '\(owner.rawValue)',"
          + " not of '\(profile.rawValue)'",
        name: key.name,
        at: place(of: key.name, in: record)
      )
    }
  }

  private mutating func expectations(
    of check: Record,
    _ profile: Scene.Check.Profile?
  ) -> [Scene.Expectation] {
    guard
      let record = record("expect", in: check, called: "the expectation", isRequired: true)
    else { return [] }
    self.check(record, SceneFormat.expectation)
    self.check(record, SceneFormat.expectation, belongsTo: profile)
    let found = [
      count("stops", in: record, from: 0).map(Scene.Expectation.stops),
      stop(of: record).map(Scene.Expectation.stop),
      optionalTexts("heard", in: record).map(Scene.Expectation.heard),
      choice("sound", in: record, among: ["boundary", "screen-change", "click"])
        .map(Scene.Expectation.sound),
      optionalText("focus", in: record).map(Scene.Expectation.focus),
      expression("state", in: record, isRequired: false).map(Scene.Expectation.state),
      flag("distinctNames", in: record) ? .distinctNames : nil,
      flag("wholeText", in: record) ? .wholeText : nil,
      count("withinGestures", in: record, from: 0).map(Scene.Expectation.withinGestures),
      count("withinCommands", in: record, from: 0).map(Scene.Expectation.withinCommands),
    ]
    if record.fields.isEmpty {
      report("\(check.name) expects nothing", at: place(of: record))
    }
    return found.compactMap { $0 }
  }

  private mutating func stop(of expectation: Record) -> Scene.StopExpectation? {
    guard let record = record("stop", in: expectation, called: "the stop") else { return nil }
    check(record, SceneFormat.stop)
    guard let target = target(of: record) else { return nil }
    return Scene.StopExpectation(
      target: target,
      spoken: optionalText("spoken", in: record),
      hint: optionalText("hint", in: record),
      traits: traits("traits", in: record),
      lacks: traits("lacks", in: record),
      actions: optionalTexts("actions", in: record)
    )
  }

  private mutating func target(of stop: Record) -> Scene.StopExpectation.Target? {
    let index = count("index", in: stop, from: 1)
    let name = optionalText("name", in: stop)
    // A key whose value is at fault was told of already.
    guard (stop.fields["index"] == nil) != (stop.fields["name"] == nil) else {
      report("the stop needs an 'index' or a 'name', and not both", at: place(of: stop))
      return nil
    }
    return index.map(Scene.StopExpectation.Target.index)
      ?? name.map(Scene.StopExpectation.Target.name)
  }

  private mutating func traits(_ key: String, in record: Record) -> [String] {
    let known = Traits.names.map(\.name)
    let names = texts(key, in: record)
    for name in names where !known.contains(name) {
      let suggestion = NearestName.advice(for: name, among: known, listing: "the traits are")
      report("unknown trait '\(name)'" + suggestion, name: name, at: place(of: key, in: record))
    }
    return names
  }
}
