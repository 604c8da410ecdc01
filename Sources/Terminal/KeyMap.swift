internal import CNcurses
internal import Canvas

/// Gives the keys that ncurses reports their names.
enum KeyMap {
  /// Returns the key of a code that ncurses decoded from a sequence.
  static func key(code: Int32) -> Key {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME: .home
    case KEY_END: .end
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_DC: .delete
    case KEY_BACKSPACE: .backspace
    case KEY_ENTER: .enter
    case KEY_BTAB: .backTab
    default: .unknown
    }
  }

  /// Returns the arrow that was pressed with Control and Alt, where the terminal can send that.
  ///
  /// - Source: xterm's terminfo entry; 7 stands for Control and Alt in the names of its keys.
  static func chord(code: Int32) -> Key? {
    guard let name = keyname(code) else { return nil }
    switch String(cString: name) {
    case "kRIT7": return .right
    case "kLFT7": return .left
    case "kUP7": return .up
    case "kDN7": return .down
    default: return nil
    }
  }

  /// Returns the key of a scalar that was typed.
  static func key(scalar: Unicode.Scalar) -> Key {
    switch scalar.value {
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x1B: return .escape
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A:
      return Unicode.Scalar(scalar.value + 0x60).map { .control(Character($0)) } ?? .unknown
    case 0x00...0x1F, 0x80...0x9F: return .unknown
    default: return .character(Character(scalar))
    }
  }
}
