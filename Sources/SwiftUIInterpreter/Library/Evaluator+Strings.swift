extension Evaluator {
  /// A method of strings.
  func textCall(
    _ builtin: Builtin?,
    _ text: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let first = arguments.first?.value.plainText
    switch builtin {
    case .uppercased: return .string(text.uppercased())
    case .lowercased: return .string(text.lowercased())
    case .hasPrefix: return first.map { .bool(text.hasPrefix($0)) }
    case .hasSuffix: return first.map { .bool(text.hasSuffix($0)) }
    case .contains: return first.map { .bool(Self.contains(text, $0)) }
    case .localizedCaseInsensitiveContains, .localizedStandardContains:
      return first.map { .bool(Self.contains(text.lowercased(), $0.lowercased())) }
    case .appending: return first.map { .string(text + $0) }
    case .split: return split(text, arguments)
    case .components: return first.map { .array(Self.parts(text, $0).map { .string($0) }) }
    case .replacingOccurrences, .replacing:
      guard let first, let new = arguments.dropFirst().first?.value.plainText else { return nil }
      return .string(Self.parts(text, first).joined(separator: new))
    case .trimmingCharacters: return .string(Self.trimmed(text))
    case .padding:
      return padded(text, arguments)
    default: return nil
    }
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || parts(text, part).count > 1
  }

  /// The pieces of a text between the occurrences of another.
  static func parts(_ text: String, _ separator: String) -> [String] {
    guard let first = separator.first else { return [text] }
    var result: [String] = []
    var piece = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: first) {
      piece += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix(separator) {
        result.append(piece)
        piece = ""
        rest = rest.dropFirst(separator.count)
      } else {
        piece.append(first)
        rest = rest.dropFirst()
      }
    }
    return result + [piece + rest]
  }

  private func split(_ text: String, _ arguments: [Argument]) -> Value {
    let separator =
      arguments.first { $0.label == "separator" || $0.label == nil }?.value.plainText ?? " "
    return .array(Self.parts(text, separator).filter { !$0.isEmpty }.map { .string($0) })
  }

  private static func trimmed(_ text: String) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  private func padded(_ text: String, _ arguments: [Argument]) -> Value {
    let length = min(max(0, arguments.first?.value.integer ?? 0), 10_000)
    let filler = Array(
      arguments.first { $0.label == "withPad" }?.value.plainText ?? " "
    )
    var characters = Array(text.prefix(length))
    var next = 0
    while characters.count < length, !filler.isEmpty {
      characters.append(filler[next % filler.count])
      next += 1
    }
    return .string(String(characters))
  }
}
