import Scenes
import Scoring
import Trainer

/// How long the best walk of each scene takes to find, and how many states that is a second.
enum SearchBenchmarks {
  static func rows() -> [Row] {
    SceneLibrary.located().entries().compactMap(\.scene).flatMap { scene in
      scene.tasks.flatMap { task in
        scene.variants.flatMap { variant in rows(scene, task, variant) }
      }
    }
  }

  private static func rows(
    _ scene: Scene,
    _ task: Scene.Task,
    _ variant: Scene.Variant
  ) -> [Row] {
    guard let opened = try? scene.open(variant, task: task) else { return [] }
    let session = WalkSession(screen: opened.screen, assignment: Assignment(opened))
    var states = 0
    let search = Measurement(runs: 3) {
      var solver = session.solver()
      states = solver.best().statesExpanded
    }
    let name = "\(scene.id) \(variant.name) \(task.id)"
    return [
      Row(
        name: "best walk of \(name)",
        value: search.median * 1e3,
        budget: 500,
        unit: "ms",
        note: "\(states) states"
      ),
      Row(
        name: "states a second of \(name)",
        value: Double(states) / search.median,
        budget: 500_000,
        unit: "/s",
        isRate: true
      ),
    ]
  }
}
