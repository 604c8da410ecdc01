import AccessibilityTree

// ProgressView and Gauge.
//
// Source: Apple, SwiftUI ProgressView and Gauge; the words are inferred.

extension Resolver {
  mutating func progress(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let label = titleViews(call, context, closure: call["label"] ?? call.trailing)
    let value = call["value"]?.number
    let total = progressTotal(call)
    let fraction = value.map { Fraction(clamping: $0, lower: total.lower, upper: total.upper) }
    var view = call.node(.row(.progress(fraction: fraction?.value)), children: label)
    var seed = Seed(inference: .progress)
    seed.composition = .names
    if case .unknown(let name)? = call["value"] {
      seed.value = currentValue(call, context) ?? "⟨\(name)⟩"
    } else if let fraction {
      seed.value = currentValue(call, context) ?? fraction.percent
    } else if label.isEmpty {
      seed.label = "In progress"
      seed.valueOnceNamed = "in progress"
      seed.composition = .silent
      seed.traits = .updatesFrequently
    } else {
      seed.value = "in progress"
      seed.traits = .updatesFrequently
    }
    view.seed = seed
    return view
  }

  private func progressTotal(_ call: SystemCall) -> (lower: Double, upper: Double) {
    if let bounds = range(call["in"]), let lower = bounds.lower.number,
      let upper = bounds.upper.number, upper > lower
    {
      return (lower, upper)
    }
    let total = call["total"]?.number ?? 1
    return (0, total > 0 ? total : 1)
  }

  /// What a current value label says; it is no stop of its own.
  private mutating func currentValue(_ call: SystemCall, _ context: Context) -> String? {
    guard let builder = call["currentValueLabel"] else { return nil }
    let views = content(builder, in: call.identity.appending(6), context)
    let name = Flattener.plainName(of: views)
    return name.isEmpty ? nil : name
  }
}
