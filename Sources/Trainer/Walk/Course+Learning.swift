import Scenes
import SwiftUIInterpreter

/// A puzzle that is asked, with its scene.
struct AskedQuiz: Sendable {
  /// The scene.
  let scene: Scene
  /// The puzzle.
  let quiz: Quiz
}

extension Course {
  /// Makes a puzzle ready to be asked.
  ///
  /// - Returns: The question, or why it cannot be asked.
  func quiz(_ asked: ScenePuzzle) -> Result<AskedQuiz, Quiz.Fault> {
    do throws(LoadingError) {
      let scene = asked.scene
      return try Quiz.prepared(asked.puzzle, in: scene, settings: settings) {
        (variant: Scene.Variant, task: Scene.Task?) throws(LoadingError) in
        try open(scene, variant, task)
      }.map { AskedQuiz(scene: scene, quiz: $0) }
    } catch {
      return .failure(Quiz.Fault(message: "\(error)"))
    }
  }

  /// Why the reference serves better than a variant, or than the first poor one where the variant
  /// is good itself; absent where the scene has no two to tell apart.
  func why(_ scene: Scene, _ variant: Scene.Variant?) throws(LoadingError) -> WhyReport? {
    let asked = variant.flatMap { $0.isAccessible ? nil : $0 }
    guard let reference = scene.reference,
      let poor = asked ?? scene.poor
    else { return nil }
    return WhyReport(
      scene,
      poor: (poor, try source(of: poor, in: scene)),
      good: (reference, try source(of: reference, in: scene))
    )
  }

  private func source(
    of variant: Scene.Variant,
    in scene: Scene
  ) throws(LoadingError) -> String {
    let opened = try open(scene, variant, nil)
    let path = scene.path(of: variant)
    return opened.screen.program.files.first { $0.path == path }?.text ?? ""
  }
}
