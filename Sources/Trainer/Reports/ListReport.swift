public import Scenes
public import SwiftUIInterpreter

/// The scenes with their variants and tasks, as `list` prints them.
public struct ListReport: Sendable {
  /// The scenes, in the order of the menu.
  public let scenes: [Scene]

  /// Lists scenes.
  public init(scenes: [Scene]) {
    self.scenes = scenes.inParts
  }

  /// A paragraph a scene, under the parts to which they belong.
  public var lines: [String] {
    scenes.listed {
      "Part: \($0)"
    } scene: { _, scene in
      ["\(scene.id): \(scene.title)", "  \(scene.summary)"]
        + scene.variants.map { "  variant \($0.name): \($0.title)\(Self.mark($0))" }
        + scene.tasks.map { "  task \($0.id): \($0.prompt)" }
    }
  }

  private static func mark(_ variant: Scene.Variant) -> String {
    if variant.isReference { return " (accessible, reference)" }
    return variant.isAccessible ? " (accessible)" : ""
  }

  /// The documented shape of `list --json`.
  public var json: StateValue {
    .object([.init("scenes", .array(scenes.map(Self.json)))])
  }

  private static func json(_ scene: Scene) -> StateValue {
    .object([
      .init("name", .string(scene.id)),
      .init("title", .string(scene.title)),
      .init("summary", .string(scene.summary)),
      .init("part", .optional(scene.part)),
      .init("topics", .strings(scene.topics)),
      .init(
        "variants",
        .array(
          scene.variants.map { variant in
            .object([
              .init("name", .string(variant.name)), .init("title", .string(variant.title)),
              .init("file", .string(variant.file)),
              .init("accessible", .bool(variant.isAccessible)),
              .init("reference", .bool(variant.isReference)),
            ])
          }
        )
      ),
      .init(
        "tasks",
        .array(
          scene.tasks.map { task in
            .object([
              .init("id", .string(task.id)), .init("prompt", .string(task.prompt)),
              .init("goal", .string(task.goal)),
            ])
          }
        )
      ),
    ])
  }
}
