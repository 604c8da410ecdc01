// Methods that go through a text character by character.
//
// Source: Swift standard library, Collection and StringProtocol; Apple, StringProtocol.

extension Evaluator {
  /// What a method finds or leaves of a text; absent where it is none of these.
  mutating func scan(
    _ text: String,
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let first = arguments.first?.value else { return nil }
    switch name {
    case "prefix" where first.isCallable:
      return .string(String(text.prefix(try matching(text[...], first, at: place))))
    case "drop" where first.isCallable:
      return .string(String(text.dropFirst(try matching(text[...], first, at: place))))
    case "trimmingPrefix" where first.isCallable:
      return .string(String(text.dropFirst(try matching(text[...], first, at: place))))
    case "trimmingPrefix":
      guard let start = first.plainText else { return nil }
      return .string(text.hasPrefix(start) ? String(text.dropFirst(start.count)) : text)
    case "split":
      guard let function = arguments["whereSeparator"] ?? arguments.closure,
        function.isCallable
      else { return nil }
      return try split(text, arguments, where: function, at: place)
    case "rangeOfCharacter":
      guard let kind = CharacterKind(arguments["from"]) else { return nil }
      let isBackwards = arguments["options"].map { options in
        ([options] + options.members).contains { $0.memberName == "backwards" }
      }
      return Self.range(in: Array(text), isBackwards == true) { kind.contains($0) }
    default: return nil
    }
  }

  /// How many characters from the front a function says yes to.
  private mutating func matching(
    _ text: Substring,
    _ function: Value,
    at place: PlaceID
  ) throws(Fault) -> Int {
    var count = 0
    for character in text {
      guard try use(function, [.string(String(character))], at: place).isTrue else { break }
      count += 1
    }
    return count
  }

  private mutating func split(
    _ text: String,
    _ arguments: [Argument],
    where isSeparator: Value,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let keepsEmpty = arguments["omittingEmptySubsequences"] == .bool(false)
    let most = max(0, arguments["maxSplits"]?.integer ?? Int.max)
    var parts: [Value] = []
    var part = ""
    for character in text {
      let ends =
        parts.count < most
        ? try use(isSeparator, [.string(String(character))], at: place).isTrue : false
      guard ends else {
        part.append(character)
        continue
      }
      if keepsEmpty || !part.isEmpty { parts.append(.string(part)) }
      part = ""
    }
    if keepsEmpty || !part.isEmpty { parts.append(.string(part)) }
    return .array(parts)
  }

  /// The place of the first character of a kind, or of the last.
  private static func range(
    in characters: [Character],
    _ isBackwards: Bool,
    _ isMeant: (Character) -> Bool
  ) -> Value {
    let found =
      isBackwards ? characters.lastIndex(where: isMeant) : characters.firstIndex(where: isMeant)
    guard let found else { return .none }
    return .range(
      RangeValue(lower: .int(found), upper: .int(found + 1), includesUpper: false)
    )
  }
}
