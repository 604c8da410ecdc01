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

extension Comparison {
  /// How the design score is made, in one sentence.
  public static let rule =
    "Design: the reference's time over the variant's, halved where that it worked is"
    + " never spoken (C), cut to the share of facts spoken (Q)."
}

extension Comparison.Row {
  /// The variant in one sentence.
  public var sentence: String {
    let subject = isReference ? "\(name) (reference)" : name
    return "\(subject): " + ([designText] + details).joined(separator: ", ") + "."
  }

  /// The design score with its band: "36 of 100, a struggle".
  public var designText: String {
    Score.text(ofDesign: design, isBestFound: score?.isBestFound ?? false)
  }

  private var details: [String] {
    var details: [String] = []
    if let time {
      details.append("\(seconds(time)) s estimated, \(AbsoluteBand(of: time).rawValue)")
    }
    if let gestures { details.append(count(gestures, "gesture")) }
    if let stops { details.append(count(stops, "stop")) }
    if completion == .untold { details.append("that it worked is never spoken") }
    if !neverSpoken.isEmpty {
      details.append("never spoken: \(neverSpoken.joined(separator: " and "))")
    }
    return details
  }
}
