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
    let profile = choice("profile", in: record, among: Scene.Check.Profile.allCases.map(\.rawValue))
    return Scene.Check(
      title: text("title", in: record),
      profile: profile.flatMap(Scene.Check.Profile.init) ?? .voiceOver,
      task: reference("task", in: record, among: tasks, called: "task"),
      gestures: optionalText("gestures", in: record),
      expectations: expectations(of: record),
      why: optionalText("why", in: record),
      place: place(of: record),
      gesturesPlace: place(of: "gestures", in: record)
    )
  }

  private mutating func expectations(of check: Record) -> [Scene.Expectation] {
    guard
      let record = record("expect", in: check, called: "the expectation", isRequired: true)
    else { return [] }
    self.check(record, SceneFormat.expectation)
    let found = [
      count("stops", in: record, from: 0).map(Scene.Expectation.stops),
      stop(of: record).map(Scene.Expectation.stop),
      optionalTexts("heard", in: record).map(Scene.Expectation.heard),
      choice("sound", in: record, among: ["boundary", "screen-change", "click"])
        .map(Scene.Expectation.sound),
      optionalText("focus", in: record).map(Scene.Expectation.focus),
      expression("state", in: record, isRequired: false).map(Scene.Expectation.state),
      flag("distinctNames", in: record) ? .distinctNames : nil,
      count("withinGestures", in: record, from: 0).map(Scene.Expectation.withinGestures),
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
    switch (index, name) {
    case (let index?, nil): return .index(index)
    case (nil, let name?): return .name(name)
    default:
      report("the stop needs an 'index' or a 'name', and not both", at: place(of: stop))
      return nil
    }
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
