extension Comparison {
  /// The comparison in plain sentences, one variant a line, then what its author must know.
  ///
  /// The order among poor variants means nothing and is not spoken of.
  public var explanation: [String] {
    rows.map(\.sentence) + warnings
  }

  /// What the author of the scene must know: that a variant beats the reference.
  public var warnings: [String] {
    rows.filter(\.beatsReference).map {
      "The variant \($0.name) beats the reference \(reference): the reference is not the best."
    }
  }
}

extension Comparison.Row {
  /// The variant in one sentence.
  public var sentence: String {
    let subject = isReference ? "\(name) (reference)" : name
    return "\(subject): " + ([score] + details).joined(separator: ", ") + "."
  }

  private var score: String {
    guard let design else { return "no score, the search hit its limit" }
    return "\(whole(design)) of 100, \(Band(design: design).rawValue)"
  }

  private var details: [String] {
    var details: [String] = []
    if let time {
      details.append("\(seconds(time)) s estimated, \(AbsoluteBand(of: time).rawValue)")
    }
    if let gestures { details.append(count(gestures, "gesture")) }
    if let stops { details.append(count(stops, "stop")) }
    if verdict == .bestFound { details.append("best found") }
    if completion == .untold { details.append("that it worked is never spoken") }
    if !neverSpoken.isEmpty {
      details.append("never spoken: \(neverSpoken.joined(separator: " and "))")
    }
    return details
  }
}
