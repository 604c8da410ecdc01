/// What reaches the program from the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key.
  case key(Key)
  /// The terminal has another size now, in cells.
  case resized(columns: Int, rows: Int)
  /// A button was pressed at a cell, zero-based.
  case mousePressed(column: Int, row: Int)
  /// A button was let go at a cell, zero-based.
  case mouseReleased(column: Int, row: Int)
  /// The wheel was turned at a cell, zero-based; up shows what is above.
  case wheel(isUp: Bool, column: Int, row: Int)
  /// The input has ended.
  case ended
  /// A signal asks the program to stop; its number.
  case signal(Int32)
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// Enter or Return.
  case enter
  /// Escape alone.
  case escape
  /// Backspace.
  case backspace
  /// Tab.
  case tab
  /// Shift with Tab.
  case backTab
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Delete.
  case delete
  /// A letter with Control, lower case.
  case control(Character)
  /// A letter with Alt.
  case alt(Character)
  /// A key that the program does not know.
  case unknown

  /// The key that stands for Control and Alt held with the one after it.
  ///
  /// Few terminals can send a key with both; where one does, it is reported as this one and the key.
  public static let chordPrefix = Key.control("o")
}
