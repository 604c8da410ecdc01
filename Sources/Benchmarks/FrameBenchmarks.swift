import Canvas
import Scenes
import Scoring
import Trainer

/// How long a key takes from the event to the finished picture, the terminal left out.
enum FrameBenchmarks {
  static func rows() -> [Row] {
    guard let scene = try? SceneLibrary.located().scene(named: "quantity-stepper"),
      let variant = scene.reference,
      let opened = try? scene.open(variant, task: scene.tasks.first)
    else { return [] }
    let course = Course(scenes: [scene]) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    let session = WalkSession(screen: opened.screen, assignment: Assignment(opened))
    let walk = SceneWalk(
      scene: scene,
      variant: variant,
      task: scene.tasks.first,
      session: session
    )
    var trainer = Session(course: course, walk: walk)
    let keys: [Key] = [.up, .down, .right, .left]
    let frames = Measurement {
      for key in keys {
        _ = trainer.handle(.key(key))
        _ = trainer.draw(columns: 80, rows: 24)
      }
    }
    return [
      Row(
        name: "key handled and drawn at 80×24",
        value: frames.median / Double(keys.count) * 1e6,
        budget: 350,
        unit: "µs"
      )
    ]
  }
}
