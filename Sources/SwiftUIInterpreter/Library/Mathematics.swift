#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Evaluator {
  /// The functions of numbers, as the C library computes them.
  func mathematics(_ function: FreeFunction, _ values: [Argument]) -> Value {
    guard let number = values.first?.value.number else { return values.first?.value ?? .none }
    switch function {
    case .round: return .double(number.rounded())
    case .floor: return .double(number.rounded(.down))
    case .ceil: return .double(number.rounded(.up))
    case .trunc: return .double(number.rounded(.towardZero))
    case .sqrt: return .double(number.squareRoot())
    case .pow: return .double(pow(number, values.last?.value.number ?? 1))
    case .sin: return .double(sin(number))
    case .cos: return .double(cos(number))
    case .tan: return .double(tan(number))
    case .exp: return .double(exp(number))
    case .log: return .double(naturalLogarithm(number))
    default: return .none
    }
  }
}

/// The logarithm of the C library, whose name is that of the evaluator's log of events.
private func naturalLogarithm(_ number: Double) -> Double { log(number) }
