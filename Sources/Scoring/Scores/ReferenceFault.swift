/// Why a variant cannot be the reference that others are measured by.
public enum ReferenceFault: Hashable, Sendable {
  /// The goal holds before the first gesture.
  case alreadyDone
  /// No walk can complete the task.
  case impossible
  /// The limit of the search was hit before any walk was found.
  case undecided
  /// The best walk is not told that it worked.
  case untold
  /// The best walk leaves a fact unheard.
  case missing(fact: String)
}

extension ReferenceFault: CustomStringConvertible {
  /// What is wrong, without a final period.
  public var description: String {
    switch self {
    case .alreadyDone: "the goal holds before the first gesture"
    case .impossible: "no walk can complete the task"
    case .undecided: "the search found no walk before its limit, or without typing"
    case .untold: "that it worked is never spoken, or costs more to hear than it is worth"
    case .missing(let fact):
      "the fact '\(fact)' is never spoken, or costs more to hear than it is worth"
    }
  }
}

extension BestWalk {
  /// What keeps this from being the best walk of a reference: it must be told and hear every fact.
  public var referenceFaults: [ReferenceFault] {
    switch verdict {
    case .alreadyDone: return [.alreadyDone]
    case .impossible: return [.impossible]
    case .undecided, .untyped: return [.undecided]
    case .best, .bestFound: break
    }
    guard let measure else { return [.undecided] }
    let untold: [ReferenceFault] = measure.completion == .told ? [] : [.untold]
    return untold + measure.missingFacts.map { .missing(fact: $0) }
  }
}
