import Scenes

/// The comparisons that were searched, so that each is searched once.
struct KnownComparisons: Sendable {
  private var known: [Key: SceneComparison] = [:]
  private var running: (key: Key, search: SceneComparison.Search)?

  /// A task of a scene.
  private struct Key: Hashable {
    /// The folder of the scene.
    var folder: String
    /// The name of the task.
    var task: String
  }

  /// The comparison of a scene's variants for a task, by their names, where it was searched.
  func comparison(folder: String, task: String) -> SceneComparison? {
    known[Key(folder: folder, task: task)]
  }

  /// Searches on for a comparison that is not known yet.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - task: The task to be done in each variant.
  ///   - course: Opens the variants.
  ///   - states: How many states may be expanded before it returns; those used are taken off.
  /// - Returns: The comparison; absent while it is not complete.
  /// - Throws: What opening a variant throws.
  mutating func search(
    _ scene: Scene,
    _ task: Scene.Task,
    in course: Course,
    within states: inout Int
  ) throws(LoadingError) -> SceneComparison? {
    let key = Key(folder: scene.folder, task: task.id)
    if let found = known[key] { return found }
    var search = course.search(scene, task)
    if let running, running.key == key { search = running.search }
    running = nil
    let open = course.open
    let found = try search.advance(within: &states) {
      (variant: Scene.Variant) throws(LoadingError) in try open(scene, variant, task)
    }
    if let found { known[key] = found } else { running = (key, search) }
    return found
  }

  /// The comparison of a scene's variants for a task, however long the search takes.
  mutating func search(
    _ scene: Scene,
    _ task: Scene.Task,
    in course: Course
  ) throws(LoadingError) -> SceneComparison {
    while true {
      var states = Int.max
      if let found = try search(scene, task, in: course, within: &states) { return found }
    }
  }
}
