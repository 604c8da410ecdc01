import Foundation
import SwiftUIInterpreter
import Testing

@testable import Scenes

@Suite("The scenes that ship")
struct ShippedScenesTests {
  /// The scenes of this package.
  static let library = SceneLibrary(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes").path
  )

  /// Their names.
  static let names = library.names

  @Test("each loads without a finding and has all that a course needs", arguments: names)
  func loads(_ name: String) throws {
    let loading = Scene.load(folder: "\(try #require(Self.library.folder))/\(name)")
    #expect(loading.diagnostics == [])
    let scene = try #require(loading.scene)
    #expect(scene.reference != nil)
    #expect(scene.variants.contains { !$0.isAccessible })
    #expect(scene.tasks.contains { !$0.facts.isEmpty })
    #expect(!scene.checks.isEmpty)
    #expect(!scene.puzzles.isEmpty)
    #expect(!scene.lesson.steps.isEmpty && !scene.lesson.cheatSheet.isEmpty)
    #expect(!scene.sources.isEmpty)
    #expect(scene.part != nil && scene.order != nil)
  }

  @Test("they come in the order of the course, a part after the other, no two at one place")
  func order() {
    let scenes = Self.library.entries().compactMap(\.scene)
    #expect(scenes.map(\.id).prefix(3) == ["quantity-stepper", "brightness-slider", "order-card"])
    let orders = scenes.compactMap(\.order)
    #expect(orders == orders.sorted() && Set(orders).count == orders.count)
    var parts: [String] = []
    for part in scenes.compactMap(\.part) where parts.last != part { parts.append(part) }
    #expect(parts.count == Set(parts).count)
  }

  @Test("no comment of a poor variant tells a learner what to look for", arguments: names)
  func comments(_ name: String) throws {
    let scene = try Self.library.scene(named: name)
    for variant in scene.variants where !variant.isAccessible {
      let files = try scene.module(of: variant).files
      let lines = files.flatMap { $0.text.split(separator: "\n") }
      let comments = lines.filter { $0.drop { $0 == " " }.hasPrefix("//") }
      #expect(comments.isEmpty, "\(variant.file)")
    }
  }

  @Test("right answers stand at the first, the second and the third place, a third or so at each")
  func places() {
    let choices = Self.library.entries().compactMap(\.scene).flatMap(\.puzzles)
      .compactMap { puzzle -> [Scene.Puzzle.Choice]? in
        if case .choice(let choices) = puzzle.kind { choices } else { nil }
      }
    let places = choices.compactMap { $0.firstIndex(where: \.isRight) }
    for place in 0...2 {
      #expect(places.count { $0 == place } * 5 > places.count, "place \(place + 1)")
    }
    let longest = choices.filter { answers in
      let others = answers.filter { !$0.isRight }.map(\.text.count).max() ?? 0
      return answers.contains { $0.isRight && $0.text.count > others + 10 }
    }
    #expect(longest.count * 10 < choices.count)
  }

  @Test("every variant is understood and declares what the goals name", arguments: names)
  func goals(_ name: String) throws {
    let scene = try Self.library.scene(named: name)
    for variant in scene.variants {
      let program = Program(files: try scene.module(of: variant).files)
      #expect(program.diagnostics == [], "\(variant.file)")
      for task in scene.tasks {
        for source in [task.goal, task.harm].compactMap(\.self) {
          #expect(throws: Never.self, "\(variant.file): \(source)") {
            try program.goal(source, names: task.names[variant.name] ?? [:])
          }
        }
      }
    }
  }

  @Test("an unknown variant or task names the nearest one")
  func unknownNames() throws {
    let scene = try Self.library.scene(named: "quantity-stepper")
    let variant = #expect(throws: LoadingError.self) { try scene.variant(named: "acessible") }
    #expect(
      variant?.description
        == "quantity-stepper: error: no variant is named 'acessible'; did you mean 'accessible'?"
    )
    let task = #expect(throws: LoadingError.self) { try scene.task(named: "set-to-4") }
    #expect(
      task?.description
        == "quantity-stepper: error: no task is named 'set-to-4'; did you mean 'set-to-3'?"
    )
  }
}
