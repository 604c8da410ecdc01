// Static members of Foundation's types.
//
// Source: Apple, the types' own pages; Swift standard library.

extension Evaluator {
  /// A static property; absent where the type has none that is known.
  func libraryConstant(_ type: String, _ name: String) -> Value? {
    switch (type, name) {
    case ("Double", "nan"), ("CGFloat", "nan"), ("Float", "nan"): .double(.nan)
    case ("Float", "infinity"): .double(.infinity)
    case ("Float", "zero"), ("Decimal", "zero"), ("TimeInterval", "zero"): .double(0)
    case ("Decimal", "nan"), ("Decimal", "quietNaN"): .double(.nan)
    case ("Decimal", "pi"), ("TimeInterval", "pi"): .double(.pi)
    case ("TimeInterval", "infinity"): .double(.infinity)
    case ("Int", "zero"): .int(0)
    case ("Double", "leastNonzeroMagnitude"), ("CGFloat", "leastNonzeroMagnitude"):
      .double(.leastNonzeroMagnitude)
    case ("Double", "ulpOfOne"), ("CGFloat", "ulpOfOne"): .double(.ulpOfOne)
    case ("Duration", "zero"): .duration(0)
    default: nil
    }
  }

  /// What a static method gives; absent where the type has none that is known.
  mutating func libraryStatic(
    _ type: String,
    _ name: String,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value? {
    for argument in arguments { try pay(forAllOf: argument.value, at: place) }
    let first = arguments.first?.value ?? .none
    switch (type, name) {
    case ("ByteCountFormatter", "string"):
      return .string(ByteText(formatter: made(type, arguments)).text(first.number ?? 0))
    case ("DateFormatter", "localizedString"):
      let formatter = made(type, Array(arguments.dropFirst()))
      return .string(formatter.formatted(date: first.seconds ?? clock, now: clock))
    case ("DateFormatter", "dateFormat"):
      return .string(DateFields(template: first.plainText ?? "").pattern)
    case ("NumberFormatter", "localizedString"):
      let style = arguments["number"].map { [Argument(label: "numberStyle", value: $0)] } ?? []
      return .string(made(type, style).formatted(number: first.number ?? 0))
    case ("ListFormatter", "localizedString"):
      return .string(ListText.text(first.members.map { text(of: $0) }))
    case ("PersonNameComponentsFormatter", "localizedString"):
      guard case .system(let name) = first else { return nil }
      return .string(PersonName(name).text(arguments["style"]?.memberName ?? "medium"))
    case ("DateComponentsFormatter", "localizedString"):
      let style = arguments["unitsStyle"].map { [Argument(label: "unitsStyle", value: $0)] } ?? []
      return text(of: first, by: made(type, style)).map { .string($0) } ?? Value.none
    case ("ISO8601DateFormatter", "string"):
      let options = arguments["formatOptions"]
      return .string(ISODate(options: options).text(first.seconds ?? clock))
    case ("String", "localizedStringWithFormat"):
      let format = first.plainText ?? ""
      try pay(forFormat: format, arguments.dropFirst().map(\.value), at: place)
      return .string(printed(format, arguments.dropFirst(), isGrouped: true))
    default: return nil
    }
  }

  private func made(_ type: String, _ arguments: [Argument]) -> SystemValue {
    SystemValue(type: type, members: [.init(name: "init", arguments: arguments)])
  }
}
