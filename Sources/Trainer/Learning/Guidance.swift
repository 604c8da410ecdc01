/// How much the trainer says beside VoiceOver; it fades as people learn.
///
/// What is said now is no help but VoiceOver's own voice, and to whoever reads instead of hearing
/// the only one: the spoken line is therefore there at every level. What fades is what a listener
/// never has, the record of what was said before. A key brings it back, and so does the end of the
/// task. Plain mode only ever adds lines, so that there nothing that was said is taken away.
///
/// - Source: Schmidt et al. 1989 on the guidance effect: help that is always there becomes a crutch.
///   How many captions stay is assumed.
public enum Guidance: String, Hashable, Sendable, CaseIterable {
  /// Remarks at once, hints, the next step, and a caption for all that was said.
  case full
  /// Neither remarks nor hints before the task is done; the captions of the last gestures alone.
  case less
  /// The same with the last caption alone, and the screen curtain on from the start.
  case none

  /// Whether remarks and hints are given during a walk.
  var remarksAtOnce: Bool { self == .full }
  /// Whether a walk begins under the screen curtain.
  public var beginsCurtained: Bool { self == .none }

  /// How many gestures, the last ones, keep the caption of what was said; absent for all.
  var captions: Int? {
    switch self {
    case .full: nil
    case .less: 3
    case .none: 1
    }
  }
}

// MARK: Levels

extension Guidance {
  /// The levels that are reached by doing, each with the number of scenes that it takes.
  ///
  /// - Source: assumed.
  static let levels: [(guidance: Guidance, scenes: Int)] = [(.less, 5), (.none, 20)]

  /// The level that a learner has reached.
  public init(reachedBy progress: LearnerProgress) {
    let count = progress.scenesWalked
    self = Self.levels.last { count >= $0.scenes }?.guidance ?? .full
  }

  /// What is told of a level that was reached and not asked for; absent for the first one.
  func news(after progress: LearnerProgress) -> String? {
    self == .full ? nil : "\(progress.scenesWalked) scenes done: guidance is now '\(rawValue)'."
  }
}

extension LearnerProgress {
  /// In how many scenes a task was done.
  var scenesWalked: Int {
    Set(records.lazy.filter { $0.kind == .walked && $0.gestures != nil }.map(\.scene)).count
  }
}
