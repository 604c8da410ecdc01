extension Score {
  /// The score in plain sentences, one a line, the main thing first.
  ///
  /// Seconds are estimates and say so; scores are whole numbers.
  public var explanation: [String] {
    verdictLines + walkLines + best.verdictLines + figures.map(\.line)
  }

  /// The scores; of a walk that is not done only that, and what the design allows.
  private var verdictLines: [String] {
    guard isFinished else { return unfinishedLines }
    var lines: [String] = []
    if design != nil { lines.append("Design: \(designText).") }
    if let skill {
      lines.append("Skill: \(whole(skill)) of 100, measured by the best walk on this variant.")
    }
    if let experience {
      let band = Band(experience: experience).rawValue
      lines.append("Experience: \(whole(experience)) of 100, \(band).")
    }
    return lines
  }

  private var unfinishedLines: [String] {
    let reason = walk.isHarmed ? ": something was spoilt" : ""
    var lines = ["The task is not done\(reason)."]
    if best.measure != nil { lines.append("Skill and experience are told once it is done.") }
    if design != nil { lines.append("Design: \(designText).") }
    return lines
  }

  /// The design score with its band: "36 of 100, a struggle".
  public var designText: String {
    Self.text(ofDesign: design, isBestFound: isBestFound)
  }

  /// A design score with its band, or why there is none.
  static func text(ofDesign design: Double?, isBestFound: Bool) -> String {
    guard let design else { return "not known, the search hit its limit" }
    let found = isBestFound ? ", best found" : ""
    return "\(whole(design)) of 100, \(Band(design: design).rawValue)\(found)"
  }

  private var walkLines: [String] {
    var lines: [String] = []
    if walk.completion == .untold {
      lines.append("It was done, but that it worked was never spoken.")
    }
    if best.verdict == .impossible, isFinished {
      lines.append("It was done by a move that takes sight, luck or foreknowledge.")
    }
    if isFinished, let quicker {
      lines.append(
        "\(seconds(quicker)) s quicker than the best walk, estimated: you knew where to go."
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
    lines.append(reachLine)
    lines.append(
      controls.isEmpty
        ? "Nothing on the screen can be operated."
        : "What can be operated does not lead there: \(controls.joined(separator: "; "))."
    )
    if answersHolding {
      lines.append(
        "A double tap that is held does something; nothing tells of it, so none is tried."
      )
    }
    return lines
  }

  /// What is out of reach.
  private var reachLine: String {
    if holdsOnlyWithHarm { return "The goal can be reached only by spoiling something." }
    let tried = "none of \(statesExpanded) states tried has it."
    return stopsAtHarm
      ? "Out of reach is the goal, unless something is spoilt: \(tried)"
      : "Out of reach is the goal itself: \(tried)"
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
