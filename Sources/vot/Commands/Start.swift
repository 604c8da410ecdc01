import Trainer

/// What the trainer opens with: the menu, a walk on a scene, or a view of the person's own.
struct Start {
  /// The scenes and the way to open them.
  var course: Course
  /// The person who learns.
  var learner = Learner()
  /// A walk on a variant of a scene.
  var walk: SceneWalk?
  /// A walk on a view of the person's own.
  var session: WalkSession?
}
