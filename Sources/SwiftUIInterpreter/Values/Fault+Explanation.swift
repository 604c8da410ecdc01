extension Fault {
  /// What stopped the code, in words.
  var explanation: String {
    switch self {
    case .trap(let message, _): message
    case .budget(let budget, _): "stopped: the budget of \(budget.rawValue) is spent"
    case .suspended: "the code waits where it cannot"
    case .thrown: "an error is thrown that nothing catches"
    }
  }

  /// Where the code stopped.
  var origin: PlaceID {
    switch self {
    case .trap(_, let place), .budget(_, let place), .thrown(_, let place),
      .suspended(let place):
      place
    }
  }
}
