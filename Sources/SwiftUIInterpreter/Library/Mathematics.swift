extension Evaluator {
  /// The functions of numbers.
  func mathematics(_ function: FreeFunction, _ values: [Argument]) -> Value {
    guard let number = values.first?.value.number else { return values.first?.value ?? .none }
    switch function {
    case .round: return .double(number.rounded())
    case .floor: return .double(number.rounded(.down))
    case .ceil: return .double(number.rounded(.up))
    case .trunc: return .double(number.rounded(.towardZero))
    case .sqrt: return .double(number.squareRoot())
    case .pow: return .double(Self.power(number, values.last?.value.number ?? 1))
    case .sin: return .double(Self.sine(number))
    case .cos: return .double(Self.sine(number + .pi / 2))
    case .tan: return .double(Self.sine(number) / Self.sine(number + .pi / 2))
    case .exp: return .double(Self.exponential(number))
    case .log: return .double(Self.logarithm(number))
    default: return .none
    }
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    guard let whole = Int(exactly: exponent), whole.magnitude < 100_000 else {
      return base > 0 ? exponential(exponent * logarithm(base)) : base == 0 ? 0 : .nan
    }
    var result = 1.0
    var factor = base
    var left = whole.magnitude
    while left > 0 {
      if left & 1 == 1 { result *= factor }
      factor *= factor
      left >>= 1
    }
    return whole < 0 ? 1 / result : result
  }

  /// By its series, after the angle is brought near zero.
  private static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let near = angle.remainder(dividingBy: 2 * .pi)
    var term = near
    var sum = near
    for index in 1...14 {
      term *= -near * near / Double((2 * index) * (2 * index + 1))
      sum += term
    }
    return sum
  }

  private static func exponential(_ value: Double) -> Double {
    guard value.isFinite else { return value > 0 ? .infinity : value < 0 ? 0 : .nan }
    if value > 710 { return .infinity }
    if value < -745 { return 0 }
    // Halve the exponent until its series converges at once, then square the result back.
    var term = 1.0
    var sum = 1.0
    let small = value / 1024
    for index in 1...12 {
      term *= small / Double(index)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }

  private static func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value == 0 ? -.infinity : .nan }
    let exponent = Double(value.exponent)
    let ratio = (value.significand - 1) / (value.significand + 1)
    var term = ratio
    var sum = 0.0
    for index in stride(from: 1, to: 60, by: 2) {
      sum += term / Double(index)
      term *= ratio * ratio
    }
    return 2 * sum + exponent * 0.693_147_180_559_945_3
  }
}
