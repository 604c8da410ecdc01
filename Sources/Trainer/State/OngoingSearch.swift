import Scoring
import SwiftUIInterpreter

/// A search that goes on in slices, so that keys are answered meanwhile.
struct OngoingSearch: Sendable {
  /// What is done with what it finds.
  let work: Work
  /// The search on the screen of the walk, where it is needed.
  var solver: Solver<LiveScreen>?
}
