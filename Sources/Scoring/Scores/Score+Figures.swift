extension Score {
  /// What always stands beside the score, in order.
  ///
  /// What only a finished walk has is said to be open before.
  public var figures: [Figure] {
    [
      span(.time, walk.cost.total),
      span(.listening, walk.cost.listening),
      span(.doubt, walk.cost.doubt),
      Figure(.gestures, beside(walk.gestures, best.measure?.gestures)),
      Figure(.stops, beside(walk.stops.count, best.measure?.stops.count)),
      Figure(.unnamed, "\(walk.unnamedStops.count)"),
      Figure(.ambiguous, "\(walk.ambiguousStops.count)"),
      Figure(.wrongActivations, "\(walk.wrongActivations.count)"),
      Figure(.deadEnds, "\(walk.deadEnds.count)"),
    ] + factFigures + [lostTime, lostnessFigure]
  }

  /// The figure of a kind; absent where the walk has none.
  public func figure(_ kind: Figure.Kind) -> Figure? {
    figures.first { $0.kind == kind }
  }

  /// Whether the walk came to its end.
  var isFinished: Bool { walk.completion > .notDone }

  private func span(_ kind: Figure.Kind, _ time: Microseconds) -> Figure {
    Figure(kind, "\(seconds(time)) s", remark: ", estimated")
  }

  /// A number beside that of the best walk.
  private func beside(_ number: Int, _ least: Int?) -> String {
    guard let least else { return "\(number)" }
    if number == least { return "\(number), the least" }
    // Whoever does not go on to hear that it worked is quicker than the best walk.
    let isShorter = isFinished && number < least
    return "\(number), \(least) \(isShorter ? "in the best walk" : "at best")"
  }

  // MARK: Facts

  private var factFigures: [Figure] {
    let unspoken = walk.missingFacts.filter { isNeverSpoken($0) }
    let unheard = walk.missingFacts.filter { !isNeverSpoken($0) }
    let untold = walk.completion == .untold ? ["that it worked"] : []
    let first = list(.neverSpoken, unspoken + untold, isLookedFor: !unspoken.isEmpty)
    guard !unheard.isEmpty else { return [first] }
    return [first, list(.unheard, unheard, isLookedFor: unspoken.isEmpty)]
  }

  /// Whether the best walk leaves a fact unheard as well; a fact is only open before the end.
  private func isNeverSpoken(_ fact: String) -> Bool {
    best.measure?.missingFacts.contains(fact) ?? false
  }

  /// Facts, with what looking for them would take once the walk is over.
  private func list(_ kind: Figure.Kind, _ facts: [String], isLookedFor: Bool) -> Figure {
    let names = facts.isEmpty ? "nothing" : facts.joined(separator: ", ")
    guard isLookedFor, isFinished else { return Figure(kind, names) }
    let sweep = seconds(walk.sweep.cost(by: pricing), decimals: 0)
    return Figure(
      kind,
      names,
      remark: "; going round again for it takes about \(sweep) s, estimated"
    )
  }

  // MARK: Shares

  /// What the time lost is to be seen beside, in one sentence.
  public static let timeLostElsewhere =
    "Blind people on the web lost \(timeLostOnTheWeb) % of theirs (Lazar 2007)."

  private var lostTime: Figure {
    guard isFinished else { return Figure(.timeLost, Self.open) }
    guard let timeLost else {
      return Figure(.timeLost, "not known", remark: " without a reference")
    }
    return Figure(
      .timeLost,
      "\(whole(100 * timeLost)) %",
      remark: " against the reference, estimated. \(Self.timeLostElsewhere)"
    )
  }

  private var lostnessFigure: Figure {
    guard isFinished else { return Figure(.lostness, Self.open) }
    guard let lostness else {
      return Figure(.lostness, "not known", remark: " without a best walk")
    }
    let word = lostness < 0.4 ? "no sign of being lost" : lostness > 0.5 ? "lost" : "in between"
    let hundredths = Int((min(lostness, 1_000) * 100).rounded())
    let digits = String("\(100 + hundredths % 100)".dropFirst())
    return Figure(.lostness, "\(hundredths / 100).\(digits)", remark: ", \(word)")
  }

  /// What is said of a figure that only a finished walk has.
  private static let open = "open until the task is done"
}
