public import Scenes

/// A puzzle with the scene that it belongs to.
public struct ScenePuzzle: Hashable, Sendable {
  /// The scene.
  public let scene: Scene
  /// The puzzle.
  public let puzzle: Scene.Puzzle

  /// Creates a puzzle of a scene.
  public init(scene: Scene, puzzle: Scene.Puzzle) {
    self.scene = scene
    self.puzzle = puzzle
  }
}

/// Puzzles that are asked one after the other, each made ready when its turn comes.
struct QuizQueue: Sendable {
  /// How many puzzles there are, those that cannot be asked included.
  let count: Int
  /// The puzzle that is asked now; absent once all were.
  private(set) var current: AskedQuiz?
  /// Why the puzzles before the current one cannot be asked, a sentence each.
  private(set) var faults: [String] = []
  private var rest: ArraySlice<ScenePuzzle>

  /// Begins with the first puzzle that can be asked.
  init(_ puzzles: [ScenePuzzle], in course: Course) {
    count = puzzles.count
    rest = puzzles[...]
    advance(in: course)
  }

  /// The place of the current puzzle among all, from 1.
  var number: Int { count - rest.count }

  /// Whether others come after the current one.
  var hasMore: Bool { !rest.isEmpty }

  /// Goes on to the next puzzle that can be asked.
  mutating func advance(in course: Course) {
    faults = []
    current = nil
    while current == nil, let next = rest.popFirst() {
      switch course.quiz(next) {
      case .success(let quiz): current = quiz
      case .failure(let fault):
        faults.append(fault.sentence(on: next.puzzle, of: next.scene))
      }
    }
  }
}
