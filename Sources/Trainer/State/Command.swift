public import Scenes

/// What the loop is asked to do, since the state itself touches nothing outside.
public enum Command: Hashable, Sendable {
  /// Ends the program with a line of outcome for the scrollback.
  case finish(outcome: String)
  /// Sends the whole picture again.
  case redraw
  /// Rings the bell.
  case ring
  /// Has a copy of a poor variant mended: gives the terminal to an editor and tells the outcome
  /// with `mended(_:)`.
  case mend(Scene, Scene.Variant)
  /// Has work done that reads files or takes a while: call `begin`, then `advance` until it is done.
  case work(Work)
}

/// Work that is not done while a key is handled.
public enum Work: Hashable, Sendable {
  /// Reads the scenes of the menu.
  case menu
  /// Opens a variant of a scene for a task.
  case open(Scene, Scene.Variant, Scene.Task?)
  /// Searches the best walks and shows how this walk did.
  case score
  /// Searches the best walks and puts the variants of a scene side by side.
  case compare(Scene, Scene.Task)
  /// Searches the best walk and answers a guess by it.
  case reveal(Scene, Scene.Variant, Scene.Task)
  /// Reads the sources of two variants and shows where they differ.
  case why(Scene, Scene.Variant, Scene.Task?)
  /// Asks puzzles of a scene, each made ready when its turn comes.
  case puzzles([ScenePuzzle])
  /// Asks the questions that are due.
  case review
  /// Searches the next gesture of a best walk.
  case hint

  /// Whether a question stands on the screen when it is done.
  public var asks: Bool {
    switch self {
    case .puzzles, .review: true
    case .menu, .open, .score, .compare, .reveal, .why, .hint: false
    }
  }
}
