extension ScreenEmulator {
  /// What a program wrote, taken apart.
  enum Token: Hashable {
    case text(Unicode.Scalar)
    case control(UInt8)
    /// Escape with an intermediate byte or none, and a final one.
    case escape(String)
    /// A control sequence: its prefix, its numbers (-1 where left out) and its final byte.
    case sequence(prefix: String, numbers: [Int], final: Character)
  }

  /// Takes bytes apart, however they are cut into chunks.
  struct Parser {
    private enum State {
      case ground
      case escape(String)
      case sequence(String)
      case string
    }

    private var state = State.ground
    private var partial: [UInt8] = []

    /// Returns the token that this byte completes, if it does.
    mutating func next(_ byte: UInt8) -> Token? {
      switch state {
      case .ground: return ground(byte)
      case .escape(let begun): return escape(byte, begun)
      case .sequence(let begun): return sequence(byte, begun)
      case .string:
        if byte == 0x07 { state = .ground }
        if byte == 0x1B { state = .escape("") }
        return nil
      }
    }

    private mutating func ground(_ byte: UInt8) -> Token? {
      if byte == 0x1B {
        state = .escape("")
        return nil
      }
      if byte < 0x20 || byte == 0x7F { return .control(byte) }
      if byte < 0x80 { return .text(Unicode.Scalar(byte)) }
      partial.append(byte)
      if partial.count < Self.length(of: partial[0]) { return nil }
      defer { partial = [] }
      return String(decoding: partial, as: UTF8.self).unicodeScalars.first.map(Token.text)
    }

    private static func length(of lead: UInt8) -> Int {
      switch lead {
      case 0xF0...0xF7: 4
      case 0xE0...0xEF: 3
      case 0xC0...0xDF: 2
      default: 1
      }
    }

    private mutating func escape(_ byte: UInt8, _ begun: String) -> Token? {
      let character = String(Unicode.Scalar(byte))
      switch byte {
      case 0x5B where begun.isEmpty: state = .sequence("")
      case 0x5D where begun.isEmpty, 0x50 where begun.isEmpty: state = .string
      case 0x20...0x2F: state = .escape(begun + character)
      default:
        state = .ground
        return begun + character == "\\" ? nil : .escape(begun + character)
      }
      return nil
    }

    private mutating func sequence(_ byte: UInt8, _ begun: String) -> Token? {
      guard (0x40...0x7E).contains(byte) else {
        state = .sequence(begun + String(Unicode.Scalar(byte)))
        return nil
      }
      state = .ground
      let prefix = begun.prefix { !$0.isNumber && $0 != ";" }
      let rest = begun.dropFirst(prefix.count)
      let numbers = rest.split(separator: ";", omittingEmptySubsequences: false)
        .map { Int($0) ?? -1 }
      return .sequence(
        prefix: String(prefix),
        numbers: rest.isEmpty ? [] : numbers,
        final: Character(Unicode.Scalar(byte))
      )
    }
  }
}
