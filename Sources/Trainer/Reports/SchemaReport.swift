import Scenes
public import SwiftUIInterpreter

/// What may stand in a `scene.json`, as a JSON schema and in words.
public enum SchemaReport {
  /// The JSON schema of a `scene.json`.
  ///
  /// - Source: json-schema.org, draft 2020-12.
  public static var json: StateValue {
    .object(
      [
        .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        .init("title", .string("scene.json of VoiceOver Trainer")),
      ] + fields(of: SceneFormat.scene)
    )
  }

  private static func fields(of shape: SceneFormat.Shape) -> [StateValue.Field] {
    let required = shape.keys.filter(\.isRequired).map(\.name)
    return [
      .init("type", .string("object")),
      .init(
        "properties",
        .object(
          shape.keys.map { key in
            .init(
              key.name,
              .object([.init("description", .string(key.summary))] + fields(of: key.kind))
            )
          }
        )
      ),
      .init("required", .strings(required)),
      .init("additionalProperties", .bool(false)),
    ]
  }

  private static func fields(of kind: SceneFormat.Kind) -> [StateValue.Field] {
    switch kind {
    case .text, .expression: text
    case .oneOf(let texts): [.init("enum", .strings(texts))]
    case .texts: list(of: text)
    case .number: [.init("type", .string("number"))]
    case .count(let lowest):
      [.init("type", .string("integer")), .init("minimum", .int(lowest))]
    case .flag: [.init("type", .string("boolean"))]
    case .yes: [.init("const", .bool(true))]
    case .object(let shape): fields(of: shape)
    case .objects(let shape): list(of: fields(of: shape))
    case .named(let kind):
      [
        .init("type", .string("object")),
        .init("additionalProperties", .object(fields(of: kind))),
      ]
    }
  }

  private static var text: [StateValue.Field] {
    [.init("type", .string("string")), .init("pattern", .string("\\S"))]
  }

  private static func list(of items: [StateValue.Field]) -> [StateValue.Field] {
    [.init("type", .string("array")), .init("items", .object(items))]
  }
}

// MARK: Words

extension SchemaReport {
  /// The format in words: every key with what it is for, objects indented.
  public static var lines: [String] {
    lines(of: SceneFormat.scene, indentation: 2)
  }

  private static func lines(of shape: SceneFormat.Shape, indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    let width = shape.keys.map(\.name.count).max() ?? 0
    return shape.keys.flatMap { key in
      let name = key.name + String(repeating: " ", count: width - key.name.count)
      let need = key.isRequired ? " (needed)" : ""
      let line = "\(space)\(name)  \(key.summary)\(words(of: key.kind))\(need)"
      return [line] + inner(key.kind).flatMap { lines(of: $0, indentation: indentation + 4) }
    }
  }

  private static func words(of kind: SceneFormat.Kind) -> String {
    if case .oneOf(let texts) = kind { return " One of: \(texts.joined(separator: ", "))." }
    return ""
  }

  private static func inner(_ kind: SceneFormat.Kind) -> [SceneFormat.Shape] {
    switch kind {
    case .object(let shape), .objects(let shape): [shape]
    default: []
    }
  }
}
