extension NumberStyle {
  /// The style that a chain such as `.number.precision(.fractionLength(2))` makes.
  init(_ members: [SystemValue.Member]) {
    for member in members { take(member) }
  }

  /// Every name that a chain of a number's style may hold.
  static let names: Set<String> = [
    "number", "percent", "currency", "precision", "grouping", "sign", "notation", "rounded",
    "scale", "decimalSeparator", "presentation", "locale", "attributed", "ordinal", "byteCount",
  ]

  private mutating func take(_ member: SystemValue.Member) {
    let first = member.arguments.first?.value
    let name = first?.memberName
    switch member.name {
    case "percent", "Percent": unit = .percent
    case "currency", "Currency": unit = .currency(first?.plainText ?? "USD")
    case "precision": takePrecision(first)
    case "grouping": isGrouped = name != "never"
    case "sign": takeSign(first)
    case "notation":
      notation = name == "compactName" ? .compact : name == "scientific" ? .scientific : .plain
    case "rounded":
      rule = Self.rule(member.arguments["rule"]) ?? .toNearestOrEven
      increment = member.arguments["increment"]?.number
    case "scale": scale = first?.number
    case "decimalSeparator": showsPoint = name == "always"
    case "presentation":
      switch name {
      case "narrow": presentation = .narrow
      case "isoCode": presentation = .isoCode
      case "fullName": presentation = .fullName
      default: presentation = .standard
      }
    default: break
    }
  }

  private mutating func takePrecision(_ precision: Value?) {
    guard let precision else { return }
    let arguments = precision.memberArguments
    let first = Self.digits(arguments.first?.value)
    switch precision.memberName {
    case "fractionLength": fraction = Self.closed(first, upTo: Self.mostPlaces)
    case "significantDigits": significant = Self.closed(first, upTo: Self.mostPlaces)
    case "integerLength": whole = Self.limited(first)
    case "integerAndFractionLength":
      whole = Self.limited(Self.digits(arguments["integer"] ?? arguments["integerLimits"]))
      let places = arguments["fraction"] ?? arguments["fractionLimits"]
      fraction = Self.closed(Self.digits(places), upTo: Self.mostPlaces)
    default: break
    }
  }

  /// Whether a precision asks for more digits than are written.
  static func isLimited(_ precision: Value?) -> Bool {
    let most = precision?.memberName == "integerLength" ? mostWhole : mostPlaces
    return precision?.memberArguments.contains { argument in
      let limits = digits(argument.value)
      let isWhole = argument.label?.hasPrefix("integer") == true
      return max(limits.least ?? 0, limits.most ?? 0) > (isWhole ? mostWhole : most)
    } == true
  }

  private static let mostPlaces = 30
  private static let mostWhole = 60

  private typealias Limits = (least: Int?, most: Int?)

  /// `2`, `0...2`, `2...` or `...2`.
  private static func digits(_ value: Value?) -> Limits {
    switch value {
    case .int(let count): return (count, count)
    case .range(let range):
      let upper = range.upper?.integer
      let last = range.includesUpper ? upper : upper.map { $0 &- 1 }
      return (range.lower?.integer, last)
    default: return (nil, nil)
    }
  }

  private static func closed(_ limits: Limits, upTo most: Int) -> ClosedRange<Int> {
    let least = min(max(0, limits.least ?? 0), most)
    return least...min(max(least, limits.most ?? most), most)
  }

  private static func limited(_ limits: Limits) -> (least: Int, most: Int?) {
    let least = min(max(0, limits.least ?? 0), mostWhole)
    // At most no digit at all is no limit.
    let most = limits.most.flatMap { $0 > 0 ? min($0, 400) : nil }
    return (least, most)
  }

  private mutating func takeSign(_ strategy: Value?) {
    let shows = strategy?.memberArguments.first?.value != .bool(false)
    switch strategy?.memberName {
    case "never": sign = .never
    case "always": sign = shows ? .always : .alwaysButZero
    case "accounting": sign = .accounting
    case "accountingAlways": sign = .accountingAlways
    default: sign = .automatic
    }
  }

  /// A rounding rule by its name.
  ///
  /// - Source: Swift standard library, FloatingPointRoundingRule; Apple, NumberFormatter.RoundingMode.
  static func rule(_ value: Value?) -> FloatingPointRoundingRule? {
    switch value?.memberName {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrEven", "halfEven": .toNearestOrEven
    case "toNearestOrAwayFromZero", "halfUp": .toNearestOrAwayFromZero
    case "ceiling": .up
    case "floor": .down
    default: nil
    }
  }
}
