/// Where the person is, as far as it decides what a key does.
public enum Context: String, Hashable, Sendable, CaseIterable {
  /// The list of scenes.
  case menu
  /// What the list of scenes is searched for.
  case search
  /// The tasks and variants of one scene.
  case scene
  /// A walk.
  case walk
  /// A walk while a text field is edited.
  case editing
  /// A line of text that is asked for during a walk.
  case prompt
  /// A walk where Control and Option are held as on a hardware keyboard.
  case keyboard
  /// The same with Command held as well.
  case keyboardCommand
  /// The item chooser over a walk.
  case chooser
  /// A puzzle.
  case quiz
  /// A puzzle that was answered.
  case verdict
  /// A puzzle that asks for a line of source.
  case source
  /// How a walk did, and the variants side by side.
  case report
  /// The keys.
  case help

  /// Whether printable characters go into a text.
  public var takesText: Bool {
    [.editing, .prompt, .chooser, .quiz, .search].contains(self)
  }
}
