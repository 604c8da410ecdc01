import AccessibilityTree

// Regular expressions, and the methods of strings that take them.
//
// Source: Swift Evolution proposals 0350, "Regex Type and Overview", and 0357, "Regex-powered string
// processing algorithms"; Apple, NSPredicate and String.CompareOptions.regularExpression.

extension Evaluator {
  /// A regular expression as a value.
  static func regex(_ pattern: String, isExtended: Bool = false) -> Value {
    var arguments = [Argument(label: nil, value: .string(pattern))]
    if isExtended { arguments.append(Argument(label: "extended", value: .bool(true))) }
    return .system(
      SystemValue(type: "Regex", members: [.init(name: "init", arguments: arguments)])
    )
  }

  /// `Regex(pattern)`: it throws where the text is no pattern.
  mutating func makeRegex(
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let text = arguments.first?.value.plainText else {
      let message = "a 'Regex' that is not written as a text is not supported"
      report(.warning, message, name: "Regex", at: place)
      return .unknown("Regex")
    }
    do {
      _ = try Pattern(text)
    } catch {
      let reason = Value.string(error.message)
      throw .thrown(.system(Self.wrapped("RegexError", reason)), place)
    }
    return Self.regex(text)
  }

  /// The pattern that a value is, with the options that were set on it; absent for anything else.
  private mutating func pattern(
    of value: Value,
    at place: PlaceID
  ) throws(Fault) -> Pattern? {
    guard case .system(let system) = value,
      ["Regex", "NSRegularExpression"].contains(system.type),
      let made = system.members.first?.arguments, let text = made.first?.value.plainText
    else { return nil }
    let isExtended = made["extended"] != nil
    var pattern: Pattern
    do {
      pattern = try Pattern(text, isExtended: isExtended)
    } catch {
      throw .trap("the regular expression is not understood: \(error.message)", place)
    }
    if made["options"]?.holds("caseInsensitive") == true { pattern.ignoresCase = true }
    for member in system.members.dropFirst() {
      let isOn = member.arguments.first?.value != .bool(false)
      switch member.name {
      case "ignoresCase": pattern.ignoresCase = isOn
      case "dotMatchesNewlines": pattern.dotTakesLineEnds = isOn
      case "anchorsMatchLineEndings": pattern.anchorsAreOfLines = isOn
      default: break
      }
    }
    return pattern
  }

  /// A method of a string whose argument is a regular expression; absent for any other.
  mutating func patternCall(
    _ name: String,
    on text: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    if let found = try optionCall(name, on: text, arguments, at: place) { return found }
    guard let first = arguments.first?.value, case .system = first,
      let pattern = try pattern(of: first, at: place)
    else { return nil }
    let rest = Array(arguments.dropFirst())
    return try run(name, pattern, on: text, rest, at: place)
  }

  /// A method of a regular expression: `regex.firstMatch(in: text)`.
  mutating func regexCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    guard let text = arguments["in"]?.plainText,
      let pattern = try pattern(of: .system(system), at: place)
    else { return nil }
    guard name == "numberOfMatches" else {
      return try run(name, pattern, on: text, [], at: place)
    }
    guard case .array(let found)? = try run("matches", pattern, on: text, [], at: place) else {
      return nil
    }
    return .int(found.count)
  }

  /// Whether a regular expression as a case of a `switch` is the whole of a text.
  mutating func isWhole(_ text: String, _ regex: Value, at place: PlaceID) throws(Fault) -> Bool? {
    guard let pattern = try pattern(of: regex, at: place) else { return nil }
    return try matching(pattern, text, at: place) { (matcher) throws(PatternMatcher.Spent) in
      try matcher.match(at: 0, isWhole: true) != nil
    }
  }

  // MARK: Matching

  /// Matches, and pays for the steps.
  private mutating func matching<Result>(
    _ pattern: Pattern,
    _ text: String,
    at place: PlaceID,
    _ body: (inout PatternMatcher) throws(PatternMatcher.Spent) -> Result
  ) throws(Fault) -> Result {
    let available = max(0, min(budget.steps, Self.mostPatternSteps))
    do {
      var matcher = try PatternMatcher(pattern, in: Array(text), steps: available)
      let result = try body(&matcher)
      budget.steps -= (available - matcher.steps) / 4
      return result
    } catch {
      throw .trap("the regular expression takes too many steps", place)
    }
  }

  /// How many steps one call may take.
  private static let mostPatternSteps = 1_000_000

  private mutating func run(
    _ name: String,
    _ pattern: Pattern,
    on text: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let characters = Array(text)
    let names = pattern.names
    switch name {
    case "firstMatch", "contains", "firstRange":
      let found = try matching(pattern, text, at: place) {
        (matcher) throws(PatternMatcher.Spent) in try matcher.first(from: 0)
      }
      if name == "contains" { return .bool(found != nil) }
      return found.map { name == "firstRange" ? Self.range($0) : match($0, characters, names) }
        ?? Value.none
    case "wholeMatch", "prefixMatch", "starts", "trimmingPrefix":
      let found = try matching(pattern, text, at: place) {
        (matcher) throws(PatternMatcher.Spent) in
        try matcher.match(at: 0, isWhole: name == "wholeMatch")
      }
      if name == "starts" { return .bool(found != nil) }
      if name == "trimmingPrefix" {
        return .string(String(characters[(found?.range.upperBound ?? 0)...]))
      }
      return found.map { match($0, characters, names) } ?? Value.none
    case "matches", "ranges", "split", "replacing", "replace":
      let found = try matching(pattern, text, at: place) {
        (matcher) throws(PatternMatcher.Spent) in try matcher.all()
      }
      try spend(found.count, at: place)
      return try several(name, found, characters, names, arguments, at: place)
    default: return nil
    }
  }

  private mutating func several(
    _ name: String,
    _ found: [PatternMatcher.Found],
    _ characters: [Character],
    _ names: [String?],
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    switch name {
    case "matches": return .array(found.map { match($0, characters, names) })
    case "ranges": return .array(found.map { Self.range($0) })
    case "split":
      return .array(Self.pieces(between: found, characters).map { .string($0) })
    default:
      let new = arguments["with"] ?? arguments.closure ?? .string("")
      var result = ""
      var position = 0
      for one in found {
        result += String(characters[position..<one.range.lowerBound])
        let made =
          new.isClosure ? try use(new, [match(one, characters, names)], at: place) : new
        result += made.plainText ?? ""
        position = one.range.upperBound
        try spendText(result.utf8.count, at: place)
      }
      return .string(result + String(characters[position...]))
    }
  }

  private static func pieces(
    between found: [PatternMatcher.Found],
    _ characters: [Character]
  ) -> [String] {
    var pieces: [String] = []
    var position = 0
    for one in found {
      pieces.append(String(characters[position..<one.range.lowerBound]))
      position = one.range.upperBound
    }
    pieces.append(String(characters[position...]))
    return pieces.filter { !$0.isEmpty }
  }

  // MARK: Results

  /// A match: the whole and its groups, by their numbers and names.
  private func match(
    _ found: PatternMatcher.Found,
    _ characters: [Character],
    _ names: [String?]
  ) -> Value {
    var elements: [Value] = []
    for group in 0...names.count {
      let (lower, upper) = (found.bounds[group * 2], found.bounds[group * 2 + 1])
      elements.append(
        lower >= 0 && upper >= lower ? .string(String(characters[lower..<upper])) : .none
      )
    }
    return .tuple(TupleValue(labels: [nil] + names, elements: elements))
  }

  private static func range(_ found: PatternMatcher.Found) -> Value {
    .range(
      RangeValue(
        lower: .int(found.range.lowerBound),
        upper: .int(found.range.upperBound),
        includesUpper: false
      )
    )
  }

  // MARK: Foundation

  /// `range(of:options: .regularExpression)` and `replacingOccurrences` with that option.
  private mutating func optionCall(
    _ name: String,
    on text: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    if name == "range", let wanted = arguments["of"]?.plainText,
      arguments["options"]?.holds("regularExpression") != true
    {
      return try found(wanted, in: text, arguments["options"], at: place)
    }
    guard let options = arguments["options"], options.holds("regularExpression"),
      let source = arguments["of"]?.plainText
    else { return nil }
    var pattern: Pattern
    do {
      pattern = try Pattern(source)
    } catch {
      return Value.none
    }
    pattern.ignoresCase = pattern.ignoresCase || options.holds("caseInsensitive")
    switch name {
    case "range": return try run("firstRange", pattern, on: text, [], at: place)
    case "replacingOccurrences":
      return try run("replacing", pattern, on: text, arguments, at: place)
    default: return nil
    }
  }

  /// `range(of:options:)` of a text in another, by characters.
  ///
  /// - Source: Apple, StringProtocol.range(of:options:range:locale:), NSString.CompareOptions.
  private mutating func found(
    _ wanted: String,
    in text: String,
    _ options: Value?,
    at place: PlaceID
  ) throws(Fault) -> Value {
    try spend(text.utf8.count, at: place)
    // Each character by itself, so that places stay those of the text.
    let characters = text.map { Self.folded(String($0), options) }
    let pattern = wanted.map { Self.folded(String($0), options) }
    guard !pattern.isEmpty, pattern.count <= characters.count else { return Value.none }
    let last = characters.count - pattern.count
    let isHere = { (start: Int) in
      characters[start..<(start + pattern.count)].elementsEqual(pattern)
    }
    var starts = Array(0...last)
    if options?.holds("backwards") == true { starts.reverse() }
    if options?.holds("anchored") == true { starts = Array(starts.prefix(1)) }
    guard let start = starts.first(where: isHere) else { return Value.none }
    return .range(
      RangeValue(lower: .int(start), upper: .int(start + pattern.count), includesUpper: false)
    )
  }

  /// `NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)`.
  mutating func predicateCall(
    _ name: String,
    _ system: SystemValue,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    let made = system.members.first?.arguments ?? []
    let format = made.first?.value.plainText?.uppercased() ?? ""
    guard name == "evaluate", format.hasPrefix("SELF MATCHES"), made.count > 1,
      let text = arguments.first?.value.plainText
    else { return nil }
    var source = made[1].value.plainText
    if source == nil, case .array(let values) = made[1].value { source = values.first?.plainText }
    guard let source else { return nil }
    let regex = Self.regex(format.contains("[C]") ? "(?i)" + source : source)
    return .bool(try isWhole(text, regex, at: place) ?? false)
  }
}

extension Value {
  /// Whether it is an option of that name, or a list of options with it.
  fileprivate func holds(_ option: String) -> Bool {
    memberName == option || members.contains { $0.memberName == option }
  }
}
