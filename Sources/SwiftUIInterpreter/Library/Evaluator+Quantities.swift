// Arithmetic, order and change of Foundation's values.
//
// Source: Apple, Date, Duration, Measurement, AttributedString.

extension Evaluator {
  /// What an operator makes of two such values; absent where it makes nothing.
  func quantities(_ operation: BinaryOperator, _ left: Value, _ right: Value) -> Value? {
    if let seconds = left.seconds, let other = right.number ?? right.duration {
      switch operation {
      case .add: return .date(seconds + other)
      case .subtract: return .date(seconds - other)
      default: return nil
      }
    }
    if let seconds = left.duration ?? (right.duration == nil ? nil : left.number),
      let other = right.duration ?? (left.duration == nil ? nil : right.number)
    {
      return durations(operation, seconds, other, right)
    }
    if let measure = Measure(left) ?? Measure(right) {
      return measures(operation, left, right, measure.unit)
    }
    if operation == .add, case .system(let first) = left, let text = first.attributedText {
      guard case .system(let second) = right, let other = second.attributedText else { return nil }
      return .system(Self.wrapped(first.type, .string(text + other)))
    }
    return nil
  }

  private func durations(
    _ operation: BinaryOperator,
    _ left: Double,
    _ right: Double,
    _ other: Value
  ) -> Value? {
    switch operation {
    case .add: .duration(left + right)
    case .subtract: .duration(left - right)
    case .multiply: .duration(left * right)
    case .divide: other.duration == nil ? .duration(left / right) : .double(left / right)
    default: nil
    }
  }

  private func measures(
    _ operation: BinaryOperator,
    _ left: Value,
    _ right: Value,
    _ unit: MeasureUnit
  ) -> Value? {
    if let first = Measure(left), let second = Measure(right) {
      // Amounts of two units are joined in the base unit.
      let isSame = first.unit == second.unit
      let base = isSame ? unit : MeasureUnit.base(of: unit.kind) ?? unit
      guard let one = first.converted(to: base), let other = second.converted(to: base) else {
        return nil
      }
      let sum = operation == .add ? one.value + other.value : one.value - other.value
      guard operation == .add || operation == .subtract else { return nil }
      return Measure(value: sum, unit: base).asValue
    }
    guard let amount = (Measure(left) ?? Measure(right))?.value,
      let factor = left.number ?? right.number
    else { return nil }
    switch operation {
    case .multiply: return Measure(value: amount * factor, unit: unit).asValue
    case .divide where left.number == nil:
      return Measure(value: amount / factor, unit: unit).asValue
    default: return nil
    }
  }

  // MARK: Changing

  /// Whether a method changes a value of a system type where it is stored.
  static func isMutable(_ system: SystemValue, _ builtin: Builtin) -> Bool {
    switch builtin {
    case .setLocalizedDateFormatFromTemplate: system.type == "DateFormatter"
    case .addTimeInterval: system.type == "Date"
    case .convert: system.type == "Measurement"
    case .append, .insert: system.attributedText != nil
    default: false
    }
  }

  /// Runs a method that changes a value of a system type.
  func mutateSystem(_ system: inout SystemValue, _ builtin: Builtin, _ arguments: [Argument]) {
    let first = arguments.first?.value ?? .none
    switch builtin {
    case .setLocalizedDateFormatFromTemplate:
      let name = builtin.rawValue
      system.members.removeAll { $0.name == name || $0.name == "dateFormat" }
      system.members.append(.init(name: name, arguments: arguments))
    case .addTimeInterval:
      let seconds = Value.system(system).seconds ?? clock
      if case .system(let moved) = Value.date(seconds + (first.number ?? 0)) { system = moved }
    case .convert:
      let measure = Measure(.system(system))
      if let unit = MeasureUnit.named(first.memberName ?? ""),
        case .system(let changed)? = measure?.converted(to: unit)?.asValue
      {
        system = changed
      }
    case .append, .insert:
      guard let old = system.attributedText, case .system(let other) = first,
        let text = other.attributedText
      else { return }
      let isFirst = builtin == .insert && arguments.last?.value.integer == 0
      var joined = Self.wrapped(system.type, .string(isFirst ? text + old : old + text))
      joined.members += system.members.dropFirst()
      system = joined
    default: break
    }
  }
}

extension Order {
  /// The order of two lengths of time or two measures.
  static func ofQuantities(_ left: Value, _ right: Value) -> Order? {
    if let left = left.duration, let right = right.duration { return of(left, right) }
    guard let left = Measure(left), let right = Measure(right), left.unit.kind == right.unit.kind
    else { return nil }
    return of(left.unit.base(left.value), right.unit.base(right.value))
  }
}
