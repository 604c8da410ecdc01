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
  /// The puzzles of a scene made ready; those that the views cannot answer are left out.
  func quizzes(_ scene: Scene) throws(LoadingError) -> [AskedQuiz] {
    var quizzes: [AskedQuiz] = []
    for puzzle in scene.puzzles {
      if let quiz = try quiz(puzzle, of: scene) { quizzes.append(quiz) }
    }
    return quizzes
  }

  /// Puzzles of several scenes made ready; those that cannot be asked any more are left out.
  func quizzes(_ puzzles: [(scene: Scene, puzzle: Scene.Puzzle)]) -> [AskedQuiz] {
    puzzles.compactMap { scene, puzzle in (try? quiz(puzzle, of: scene)) ?? nil }
  }

  private func quiz(
    _ puzzle: Scene.Puzzle,
    of scene: Scene
  ) throws(LoadingError) -> AskedQuiz? {
    let quiz = try Quiz.of(puzzle, in: scene, settings: settings) {
      (variant: Scene.Variant, task: Scene.Task?) throws(LoadingError) in
      try open(scene, variant, task)
    }
    return quiz.map { AskedQuiz(scene: scene, quiz: $0) }
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
