import AccessibilityTree
import SwiftUIInterpreter

// MARK: Scene

extension SceneReader {
  /// Reads the whole file.
  mutating func scene(_ value: PlacedJSON, id: String, folder: String) -> Scene? {
    guard let root = record(value, called: "the scene") else { return nil }
    check(root, SceneFormat.scene)
    let variants = variants(of: root)
    let tasks = tasks(of: root, variants: variants.map(\.name))
    var scene = Scene(
      id: id,
      folder: folder,
      title: text("title", in: root),
      summary: text("summary", in: root),
      part: optionalText("part", in: root),
      topics: texts("topics", in: root),
      order: number("order", in: root),
      variants: variants,
      tasks: tasks,
      checks: checks(of: root, tasks: tasks.map(\.id)),
      puzzles: puzzles(of: root, variants: variants.map(\.name)),
      lesson: lesson(of: root),
      sources: sources(of: root)
    )
    scene.inferred = inferred(of: root, in: scene)
    return scene
  }

  /// Reads which words are inferred; those that no text has are reported.
  private mutating func inferred(of root: Record, in scene: Scene) -> [Scene.Inferred] {
    let records = records("inferred", in: root, each: "entry", namedBy: "words", isRequired: false)
    let texts = scene.explainingTexts
    var found: [Scene.Inferred] = []
    for record in records {
      check(record, SceneFormat.inferred)
      let words = text("words", in: record)
      if !words.isEmpty, !texts.contains(where: { $0.contains(words) }) {
        report(
          "neither the lesson nor a puzzle says '\(words)'",
          name: words,
          at: place(of: "words", in: record)
        )
      }
      found.append(Scene.Inferred(words: words, basis: basis(of: record)))
    }
    return found
  }

  /// Reads what words rest on: a rule by its name, else a reason of their own.
  private mutating func basis(of record: Record) -> Scene.Inferred.Basis {
    let isNamed = record.fields["rule"] != nil
    let name = choice("rule", in: record, among: Inference.allCases.map(\.rawValue))
    let why = optionalText("why", in: record)
    if isNamed == (why != nil) {
      report("needs a 'rule' or a 'why', and not both", at: place(of: record))
    }
    return name.flatMap(Inference.init).map { .rule($0) } ?? .reason(why ?? "")
  }

  private mutating func lesson(of root: Record) -> Scene.Lesson {
    guard let record = record("lesson", in: root, called: "the lesson", isRequired: true)
    else { return Scene.Lesson(idea: "", steps: [], cheatSheet: []) }
    check(record, SceneFormat.lesson)
    return Scene.Lesson(
      idea: text("idea", in: record),
      steps: texts("steps", in: record),
      cheatSheet: texts("cheatSheet", in: record)
    )
  }

  private mutating func sources(of root: Record) -> [Scene.Source] {
    let records = records("sources", in: root, each: "source", namedBy: "title", isRequired: false)
    var sources: [Scene.Source] = []
    for record in records {
      check(record, SceneFormat.source)
      sources.append(Scene.Source(title: text("title", in: record), url: text("url", in: record)))
    }
    return sources
  }
}

// MARK: Variants

extension SceneReader {
  private mutating func variants(of root: Record) -> [Scene.Variant] {
    let records = records("variants", in: root, each: "variant", namedBy: "name", isRequired: true)
    var variants: [Scene.Variant] = []
    var names: Set<String> = []
    for record in records {
      let variant = variant(record)
      if !names.insert(variant.name).inserted, !variant.name.isEmpty {
        report(
          "two variants are named '\(variant.name)'",
          name: variant.name,
          at: place(of: "name", in: record)
        )
      }
      if variant.isReference, let other = variants.first(where: \.isReference) {
        report(
          "only one variant can be the reference, and '\(other.name)' is",
          name: variant.name,
          at: place(of: "reference", in: record)
        )
      }
      variants.append(variant)
    }
    if !variants.isEmpty, !variants.contains(where: \.isReference) {
      report("one variant must have 'reference: true'", at: place(of: "variants", in: root))
    }
    return variants
  }

  private mutating func variant(_ record: Record) -> Scene.Variant {
    check(record, SceneFormat.variant)
    let file = text("file", in: record)
    if !file.isEmpty, !files.contains(file) {
      let suggestion = NearestName.advice(
        for: file,
        among: files,
        listing: "the Swift files are"
      )
      report(
        "no file '\(file)' in the folder" + suggestion,
        name: file,
        at: place(of: "file", in: record)
      )
    }
    let isReference = flag("reference", in: record)
    let isAccessible = flag("accessible", in: record)
    return Scene.Variant(
      name: text("name", in: record),
      title: text("title", in: record),
      file: file,
      isAccessible: isAccessible || isReference,
      isReference: isReference,
      place: place(of: record)
    )
  }
}

// MARK: Tasks

extension SceneReader {
  private mutating func tasks(of root: Record, variants: [String]) -> [Scene.Task] {
    let records = records("tasks", in: root, each: "task", namedBy: "id", isRequired: true)
    var tasks: [Scene.Task] = []
    var ids: Set<String> = []
    for record in records {
      let task = task(record, variants: variants)
      if !ids.insert(task.id).inserted, !task.id.isEmpty {
        report("two tasks have the id '\(task.id)'", name: task.id, at: place(of: "id", in: record))
      }
      tasks.append(task)
    }
    return tasks
  }

  private mutating func task(_ record: Record, variants: [String]) -> Scene.Task {
    check(record, SceneFormat.task)
    return Scene.Task(
      id: text("id", in: record),
      prompt: text("prompt", in: record),
      goal: expression("goal", in: record, isRequired: true) ?? "",
      harm: expression("harm", in: record, isRequired: false),
      facts: facts(of: record),
      success: texts("success", in: record),
      types: texts("types", in: record),
      names: names(of: record, variants: variants),
      surroundings: surroundings(of: record),
      goalPlace: place(of: "goal", in: record),
      harmPlace: place(of: "harm", in: record)
    )
  }

  private mutating func facts(of task: Record) -> [Scene.Fact] {
    let records = records("facts", in: task, each: "fact", namedBy: "name", isRequired: false)
    var facts: [Scene.Fact] = []
    for record in records {
      check(record, SceneFormat.fact)
      let name = text("name", in: record)
      facts.append(
        Scene.Fact(name: name, spellings: texts("spellings", in: record, isRequired: true))
      )
    }
    return facts
  }

  private mutating func names(
    of task: Record,
    variants: [String]
  ) -> [String: [String: String]] {
    guard let record = record("names", in: task, called: "'names'") else { return [:] }
    var names: [String: [String: String]] = [:]
    for variant in record.fields.keys.sorted() {
      guard variants.contains(variant) else {
        let suggestion = NearestName.advice(
          for: variant,
          among: variants,
          listing: "the variants are"
        )
        report(
          "no variant is named '\(variant)'" + suggestion,
          name: variant,
          at: place(at: record.fields[variant]?.offset ?? record.offset)
        )
        continue
      }
      guard let inner = self.record(variant, in: record, called: "'\(variant)'") else { continue }
      names[variant] = [:]
      for key in inner.fields.keys.sorted() {
        names[variant]?[key] = text(key, in: inner)
      }
    }
    return names
  }

  /// Returns a Swift expression, which is checked to be one.
  mutating func expression(_ key: String, in record: Record, isRequired: Bool) -> String? {
    guard let source = optionalText(key, in: record, isRequired: isRequired) else { return nil }
    do {
      try Goal.check(source)
    } catch {
      report(
        "'\(key)' is not a Swift expression: \(error.message)",
        at: place(of: error, in: key, of: record)
      )
    }
    return source
  }

  /// Where in the file a mistake of an expression is: inside its text where that has no escapes.
  private func place(
    of error: ExpressionError,
    in key: String,
    of record: Record
  ) -> SourcePlace {
    var place = place(of: key, in: record)
    if record.fields[key]?.value.isPlain == true, error.line == 1 { place.column += error.column }
    return place
  }
}
