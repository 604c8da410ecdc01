import Foundation
import SwiftUIInterpreter
import Testing

@testable import Scenes

@Suite("The scenes that ship")
struct ShippedScenesTests {
  static let names = ["brightness-slider", "order-card", "quantity-stepper"]

  /// The scenes of this package.
  static let library = SceneLibrary(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("scenes").path
  )

  @Test("each loads without a finding", arguments: names)
  func loads(_ name: String) throws {
    let entry = try #require(Self.library.entries().first { $0.name == name })
    #expect(entry.diagnostics == [])
    let scene = try #require(entry.scene)
    #expect(scene.reference?.name == "accessible")
    #expect(scene.variants.contains { !$0.isAccessible })
    #expect(!scene.tasks.isEmpty)
    #expect(!scene.sources.isEmpty)
  }

  @Test("they come in the order of a lesson")
  func order() {
    let names = Self.library.entries().map(\.name)
    #expect(names == ["order-card", "quantity-stepper", "brightness-slider"])
  }

  @Test("every variant shows itself in a preview", arguments: names)
  func previews(_ name: String) throws {
    let scene = try Self.library.scene(named: name)
    for variant in scene.variants {
      let files = try scene.module(of: variant).files
      #expect(files.map(\.path) == [scene.path(of: variant)])
      #expect(files.first?.text.contains("#Preview {") == true, "\(variant.file)")
    }
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
