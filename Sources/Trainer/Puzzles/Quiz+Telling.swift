import Scenes

extension Quiz {
  /// How it is answered, and that one may tell how sure one is.
  var wholeRequest: String { request + " Add s when you are sure." }

  /// What is shown under the question, numbered.
  var numberedLines: [String] {
    lines.enumerated().map { "\($0.offset + 1). \($0.element)" }
  }

  /// The same without the blank lines of a source, which are nothing to hear.
  var spokenLines: [String] {
    lines.enumerated()
      .filter { !$0.element.trimmingSpaces.isEmpty }
      .map { "\($0.offset + 1). \($0.element.trimmingSpaces)" }
  }
}

extension Quiz.Judgement {
  /// What is said of an answer: whether it is right, why, and the right one where it was missed.
  ///
  /// - Source: Fazio and Marsh 2009, doi:10.3758/PBR.16.1.88: misses made with confidence are worth
  ///   dwelling on.
  public func lines(isSure: Bool) -> [String] {
    told(isSure: isSure, mark: InferenceMarks.word).lines
  }

  /// The same with a mark of choice behind what is inferred.
  ///
  /// - Returns: What is said, and of each mark what it stands for.
  func told(isSure: Bool, mark: String) -> (lines: [String], certainty: [String]) {
    let own = inference.map { Scene.Inferred(words: "The answer", basis: .rule($0)) }
    var marks = InferenceMarks(inferred, mark: mark)
    guard !isRight else {
      let line = marks.marked("Right. \(explanation)")
      // The right answer is not told again, so its mark stands behind what is said of it.
      let isTold = !marks.found.isEmpty
      _ = marks.marked(solution)
      let certainty = marks.explanations(besides: own)
      return ([line + (isTold || certainty.isEmpty ? "" : mark)], certainty)
    }
    let answer = "The answer: \(solution)" + (inference == nil ? "" : mark)
    let sure = isSure ? ["You were sure: this one is worth a second look."] : []
    let lines = ["Not so. \(explanation)", answer, "Why: \(reason)"].map { marks.marked($0) }
    return (lines + sure, marks.explanations(besides: own))
  }
}

extension [String] {
  /// What is said where it is asked what is inferred.
  var certaintyLines: [String] {
    isEmpty ? ["Certainty: nothing of it is inferred"] : map { "Certainty: \($0)" }
  }
}
