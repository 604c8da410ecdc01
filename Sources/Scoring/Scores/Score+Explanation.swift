extension Score {
  /// The score in plain sentences, one a line, the main thing first.
  ///
  /// Seconds are estimates and say so; scores are whole numbers.
  public var explanation: [String] {
    headline + walkLines + best.verdictLines + countLines + factLines + comparisonLines
  }

  private var headline: [String] {
    guard best.measure != nil else { return [] }
    var lines: [String] = []
    if let design {
      lines.append("Design: \(whole(design)) of 100, \(Band(design: design).rawValue).")
    }
    if let skill {
      lines.append("Skill: \(whole(skill)) of 100, measured by the best walk on this variant.")
    }
    if let experience {
      let band = Band(experience: experience).rawValue
      lines.append("Experience: \(whole(experience)) of 100, \(band).")
    }
    return lines
  }

  private var walkLines: [String] {
    var lines: [String] = []
    switch walk.completion {
    case .told: break
    case .untold: lines.append("It was done, but that it worked was never spoken.")
    case .notDone where walk.isHarmed: lines.append("Something was spoilt, so it is not done.")
    case .notDone: lines.append("The goal did not hold at the end of the walk.")
    }
    if best.verdict == .impossible, walk.completion > .notDone {
      lines.append("It was done by a move that takes sight, luck or foreknowledge.")
    }
    let cost = walk.cost
    lines.append(
      "Time: \(seconds(cost.total)) s estimated: \(seconds(cost.gestures)) s for gestures, "
        + "\(seconds(cost.listening)) s of listening, \(seconds(cost.doubt)) s of doubt."
    )
    if let quicker {
      lines.append(
        "\(seconds(quicker)) s quicker than the best walk, estimated: you knew where to go."
      )
    }
    return lines
  }

  private var countLines: [String] {
    var lines: [String] = []
    let least = best.measure
    lines.append(
      count(walk.gestures, "gesture") + atBest(least?.gestures) + ", "
        + count(walk.stops.count, "stop") + " heard" + atBest(least?.stops.count) + "."
    )
    let doubts: [(number: Int, noun: String)] = [
      (walk.unnamedStops.count, "unnamed stop"), (walk.ambiguousStops.count, "ambiguous stop"),
      (walk.wrongActivations.count, "wrong activation"), (walk.deadEnds.count, "dead end"),
    ]
    let list = doubts.map { count($0.number, $0.noun) }.joined(separator: ", ")
    let doubt = seconds(pricing.constants.doubt, decimals: 2)
    let isAny = doubts.contains { $0.number > 0 }
    lines.append("Doubts: \(list)" + (isAny ? ", at an estimated \(doubt) s each." : "."))
    return lines
  }

  private var factLines: [String] {
    let sweep = seconds(walk.sweep.cost(by: pricing), decimals: 0)
    return walk.missingFacts.map { fact in
      let isNeverSpoken = best.measure?.missingFacts.contains(fact) ?? false
      let spoken = isNeverSpoken ? "never spoken" : "not heard in time"
      return fact.prefix(1).uppercased() + fact.dropFirst() + " was \(spoken). "
        + "A person would go round again: about \(sweep) s, estimated."
    }
  }

  private var comparisonLines: [String] {
    var lines: [String] = []
    if let timeLost {
      lines.append(
        "Time lost against the reference: \(whole(100 * timeLost)) %, estimated. "
          + "Blind people on the web lost \(Self.timeLostOnTheWeb) % of theirs (Lazar 2007)."
      )
    }
    if let lostness {
      let word = lostness < 0.4 ? "no sign of being lost" : lostness > 0.5 ? "lost" : "in between"
      let hundredths = "\(Int((lostness * 100).rounded()) % 100)"
      let zeros = String(repeating: "0", count: 2 - hundredths.count)
      lines.append(
        "Lostness: \(Int((lostness * 100).rounded()) / 100).\(zeros)\(hundredths), \(word)."
      )
    }
    return lines
  }
}

extension BestWalk {
  /// What is to be said of the search itself, in plain sentences.
  public var verdictLines: [String] {
    switch verdict {
    case .best: timeLines("The best walk")
    case .bestFound:
      timeLines("The best walk found")
        + ["The search hit its limit, so a better walk may exist."]
    case .impossible: impossibleLines
    case .untyped:
      [
        "No walk was found, but nothing was typed into the field on the screen:"
          + " nothing can be said of the design."
      ]
    case .undecided:
      ["The search hit its limit before it found any walk, so nothing can be said of the design."]
    case .alreadyDone: ["The goal holds before the first gesture: the task is broken."]
    }
  }

  private func timeLines(_ subject: String) -> [String] {
    guard let measure else { return [] }
    let time = measure.cost.total
    let band = AbsoluteBand(of: time).rawValue
    return ["\(subject) takes \(seconds(time)) s, estimated: done \(band)."]
  }

  private var impossibleLines: [String] {
    var lines = ["No walk can complete the task on this variant."]
    lines.append(
      holdsOnlyWithHarm
        ? "The goal can be reached only by spoiling something."
        : "Out of reach is the goal itself: none of \(statesExpanded) states tried has it."
    )
    lines.append(
      controls.isEmpty
        ? "Nothing on the screen can be operated."
        : "What can be operated does not lead there: \(controls.joined(separator: "; "))."
    )
    return lines
  }
}

/// A score as a whole number.
func whole(_ score: Double) -> String {
  "\(Int(score.rounded()))"
}

/// A number with its noun, in the plural unless it is one.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// What the best walk needs, in brackets.
private func atBest(_ number: Int?) -> String {
  number.map { " (\($0) at best)" } ?? ""
}
