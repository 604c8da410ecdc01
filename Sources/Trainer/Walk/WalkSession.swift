import AccessibilityTree
public import Scoring
public import SwiftUIInterpreter
public import VoiceOver

/// A walk on one screen: what every front drives, and the tests as well.
///
/// It is a value: a copy can go its own way.
public struct WalkSession: Sendable {
  /// The walk with its account of time, facts and faults.
  public private(set) var walk: Walk<LiveScreen>
  /// The opening and each gesture since, in order.
  public private(set) var transcript: [TranscriptEntry] = []
  /// The rules without a source that were met so far.
  private var met: Set<Inference> = [.trainer]
  /// The screen as it opens, to begin again.
  private let opening: LiveScreen
  /// How VoiceOver is set.
  private let settings: Settings
  /// Whether the transcript holds the state of the view after each gesture.
  private let keepsStates: Bool

  /// Opens a screen; its first element is said.
  ///
  /// - Parameters:
  ///   - screen: The screen as it opens.
  ///   - assignment: What is to be done; absent for a look around.
  ///   - profile: How the person listens.
  ///   - settings: How VoiceOver is set.
  ///   - keepsStates: Whether the transcript holds the state of the view after each gesture, which
  ///     takes time on each.
  public init(
    screen: LiveScreen,
    assignment: Assignment<LiveScreen>? = nil,
    profile: Profile = .everyday,
    settings: Settings = Settings(),
    keepsStates: Bool = false
  ) {
    opening = screen
    self.keepsStates = keepsStates
    self.settings = settings
    walk = Walk(
      reader: ScreenReader(screen: screen, settings: settings),
      assignment: assignment ?? .lookAround,
      profile: profile
    )
    record(nil, walk.opening)
  }

  /// VoiceOver on the screen.
  public var reader: ScreenReader<LiveScreen> { walk.reader }

  /// Performs a gesture and keeps what came of it.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> TranscriptEntry {
    record(gesture, walk.perform(gesture))
  }

  /// The same screen with the same task, from the beginning.
  ///
  /// - Parameter keepsStates: Whether its transcript holds states; as this walk's unless told.
  /// - Returns: The walk that begins anew.
  public func restarted(keepsStates: Bool? = nil) -> WalkSession {
    WalkSession(
      screen: opening,
      assignment: walk.assignment,
      profile: walk.pricing.profile,
      settings: settings,
      keepsStates: keepsStates ?? self.keepsStates
    )
  }

  /// Whether anything was done, be it counted or not.
  public var isBegun: Bool { transcript.count > 1 }

  /// The stops of the screen as it now is.
  public var stops: [Stop] { reader.stops() }

  /// The stop under the cursor; absent on an empty screen.
  public var focusedStop: Stop? { reader.focusedStop.flatMap { reader.stop(at: $0) } }

  /// The search for the best walk on this screen as it opened.
  public func solver() -> Solver<LiveScreen> {
    Solver(
      reader: ScreenReader(screen: opening, settings: settings),
      assignment: walk.assignment,
      profile: walk.pricing.profile
    )
  }

  /// Charges the activations that led away from the goal, which takes a search.
  ///
  /// - Parameters:
  ///   - solver: The search on this screen, the same in each slice.
  ///   - states: How many states may be expanded before it returns; those used are taken off.
  /// - Returns: Whether every activation is judged.
  public mutating func judge(
    with solver: inout Solver<LiveScreen>,
    within states: inout Int
  ) -> Bool {
    walk.judge(with: &solver, within: &states)
  }

  /// Charges the activations that led away from the goal, however long the search takes.
  public mutating func judge(with solver: inout Solver<LiveScreen>) {
    walk.judge(with: &solver)
  }

  @discardableResult
  private mutating func record(_ gesture: Gesture?, _ events: [Event]) -> TranscriptEntry {
    var rules = Set(events.filter { !$0.pieces.isEmpty }.compactMap(\.inference))
    if let silence = reader.silenceRule { rules.insert(silence) }
    let entry = TranscriptEntry(
      gesture: gesture,
      events: events,
      isDeadEnd: walk.isAtDeadEnd,
      firstMet: rules.subtracting(met),
      silenceRule: reader.silenceRule,
      focus: reader.focusedStop,
      state: keepsStates ? reader.screen.state : nil
    )
    met.formUnion(rules)
    transcript.append(entry)
    return entry
  }
}
