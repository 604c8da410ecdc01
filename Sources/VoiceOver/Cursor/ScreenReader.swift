public import AccessibilityTree

/// The simulated VoiceOver: a cursor on a screen, a rotor, and what was said last.
///
/// It is a value: a copy, screen and all, can go its own way.
public struct ScreenReader<Shown: Screen>: Sendable {
  /// The screen that is read.
  public internal(set) var screen: Shown
  /// How VoiceOver is set.
  public let settings: Settings
  /// The element under the cursor; absent on an empty screen.
  public internal(set) var focus: ElementID?
  /// The reachable elements of the screen, in order.
  public internal(set) var reading: Reading
  /// Whether the screen curtain hides the screen.
  public internal(set) var isCurtained = false
  /// The revision that `reading` was made of.
  var readRevision: Int
  /// The place of the cursor in `reading`, from 0.
  public internal(set) var focusIndex: Int?
  /// The frame that the element under the cursor had last, to find what is near when it goes.
  var focusFrame = Rect()
  /// The containers around the cursor, outermost first, so that names are said on entry only.
  var enclosing: [ElementID] = []
  /// The rotor.
  var rotor = Rotor()
  /// Whether the person has turned it, which decides no answer, only how well it is sourced.
  var hasTurnedRotor = false
  /// The field that is edited.
  var editing: Editing? {
    didSet { if editing == nil { rotor.leaveField() } }
  }
  /// The screens that led here; the last one is shown.
  var screens: [ShownScreen] = []
  /// The element that is being acted on, while what came of it is followed.
  var lastActedOn: Element?
  /// What was said last.
  var lastSaid: Utterance?
  /// Whether speech is off.
  public internal(set) var isMuted = false
  /// Whether gestures are named and do nothing.
  public internal(set) var isHelping = false
  /// The group under the cursor, where grouped navigation meets it as a whole.
  public internal(set) var focusedGroup: ElementID?
  /// The text on the pasteboard.
  var pasteboard: String?
  /// The element with which reading goes on after a pause.
  var unread: ElementID?
  /// The status of the page that code told last.
  var pageStatus: String?
  /// The names that the person gave to elements.
  var labels: [ElementID: String] = [:]
  /// The links that were opened, kept only where the rotor may offer them.
  var visited: Set<ElementID> = []
  /// What a pause held back.
  var paused: [Event] = []
  /// What the last gesture brought about, for what interrupts it.
  var lastEvents: [Event] = []
  /// For how long that is listened to, in milliseconds; to its end where absent.
  var patience: Int?
  /// For how long what the next gesture brings about will be; to its end where absent.
  var nextPatience: Int?
  /// The element at which reading was cut off by the gesture that comes.
  var cutReading: ElementID?
  /// The rule by which the last gesture was answered with nothing at all; absent where something
  /// answered, or where a source has the silence.
  public internal(set) var silenceRule: Inference?
  /// What of the speech before nobody heard to its end, since the last gesture came in its way.
  public internal(set) var unheard: [Event] = []

  /// Creates a reader; the screen is not open before `open()`.
  public init(screen: Shown, settings: Settings = Settings()) {
    self.screen = screen
    self.settings = settings
    isCurtained = settings.startsCurtained
    focus = nil
    reading = Reading(screen.tree)
    readRevision = screen.revision
  }

  /// Opens the screen: its first element is focused and said.
  public mutating func open() -> [Event] {
    refresh()
    followEditing()
    screens = [ShownScreen(key: screenKey, kind: .opening)]
    var events: [Event] = [.screenShown(shownID)]
    land(&events)
    sumUp(&events)
    return noted(events)
  }

  /// Performs a gesture and tells what came of it, in order.
  ///
  /// All speech is listened to to its end before the next gesture comes, unless `listen` says for
  /// how long: time passes as words are spoken, and by nothing else.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - limit: After how many elements reading on is interrupted; `pause` then goes on.
  ///   - elapsed: How long the speech before was listened to, in milliseconds; as `listen` said, or
  ///     to its end, where absent. What was not yet said is cut off.
  /// - Returns: What came of it, in the order in which a person notices it.
  public mutating func perform(
    _ gesture: Gesture,
    hearing limit: Int = .max,
    after elapsed: Int? = nil
  ) -> [Event] {
    if case .listen(let time) = gesture {
      nextPatience = time
      silenceRule = nil
      return []
    }
    screen.gestureBegins()
    silenceRule = nil
    refresh()
    let cut = (elapsed ?? patience).map { interruption(by: gesture, after: $0) }
    unheard = cut?.unheard ?? []
    patience = nextPatience
    nextPatience = nil
    var events = cut?.dropped ?? []
    let before = focus
    if isHelping, gesture != .helpMode {
      explain(gesture, &events)
    } else {
      perform(gesture, hearing: limit, &events)
    }
    followRequests(&events)
    wait(through: gesture, from: before, &events)
    events += cut?.waiting ?? []
    if events.isEmpty { paused = cut?.kept ?? [] } else { silenceRule = nil }
    if isMuted, gesture != .mute { events = events.flatMap(Self.silenced) }
    return noted(events)
  }

  /// Performs a gesture that is not only named.
  private mutating func perform(
    _ gesture: Gesture,
    hearing limit: Int,
    _ events: inout [Event]
  ) {
    let resumed = unread
    let held = paused
    let cut = cutReading
    unread = nil
    paused = []
    cutReading = nil
    switch gesture {
    case .swipeRight: swipe(by: 1, &events)
    case .swipeLeft: swipe(by: -1, &events)
    case .swipeUp: turnValue(.up, &events)
    case .swipeDown: turnValue(.down, &events)
    case .doubleTap, .splitTap, .tripleTap: doubleTap(&events)
    case .doubleTapHold: doubleTapHold(&events)
    case .scrub: scrub(&events)
    case .magicTap: magicTap(&events)
    case .rotorNext: turnRotor(by: 1, &events)
    case .rotorPrevious: turnRotor(by: -1, &events)
    case .readAll: read(from: 0, hearing: limit, &events)
    case .readFromHere: read(from: focusIndex ?? 0, hearing: limit, &events)
    case .pause:
      if let cut {
        unread = cut
      } else if let place = resumed.flatMap({ reading.index(of: $0) }) {
        read(from: place, hearing: limit, &events)
      } else {
        events += held
      }
    case .touchName(let name): touch(name, &events)
    case .touchPoint(let point): touch(point, &events)
    case .first: jump(to: 0, &events)
    case .last: jump(to: reading.count - 1, &events)
    case .scroll(let direction): scroll(direction, &events)
    case .item(let name, let occurrence): choose(name, occurrence: occurrence, &events)
    case .type(let text): type(text, &events)
    case .label(let name): label(name, &events)
    case .nextHeading: move(by: .headings, .down, &events)
    case .previousHeading: move(by: .headings, .up, &events)
    case .nextControl: move(by: .formControls, .down, &events)
    case .previousControl: move(by: .formControls, .up, &events)
    case .enterGroup: enterGroup(&events)
    case .leaveGroup: leaveGroup(&events)
    case .listen: break
    case .repeat, .summary, .copySpeech, .curtain, .mute, .helpMode:
      unread = resumed
      answer(gesture, &events)
    }
  }

  /// The stops of the screen as it now is, as a walk from first to last meets them.
  ///
  /// - Complexity: O(n) in the number of stops.
  public func stops() -> [Stop] {
    let reading = currentReading
    return reading.places.indices.map { stop(at: $0, of: reading) }
  }

  /// The stop of an index, as a walk from first to last meets it.
  ///
  /// - Parameter index: The index, from 1.
  /// - Returns: The stop; absent where there is none.
  public func stop(at index: Int) -> Stop? {
    let reading = currentReading
    guard index > 0, index <= reading.count else { return nil }
    return stop(at: index - 1, of: reading)
  }

  private func stop(at place: Int, of reading: Reading) -> Stop {
    let element = reading.places[place].element
    let around = place > 0 ? reading.enclosingIDs(of: place - 1) : []
    let entered = reading.entered(at: place, leaving: around)
    return Stop(
      index: place + 1,
      element: element,
      utterance: Utterance(of: element, entering: entered, settings: settings),
      isOperable: element.isOperable
    )
  }

  /// All that decides how the gestures to come are answered.
  public var configuration: Configuration {
    Configuration(
      stateHash: screen.stateHash,
      callsHash: screen.callsHash,
      focus: focus,
      rotor: rotor,
      editing: editing,
      group: focusedGroup,
      pasteboard: pasteboard,
      isMuted: isMuted,
      isHelping: isHelping,
      screens: screens,
      labels: labels,
      visited: visited,
      pageStatus: pageStatus,
      scrollOffsets: screen.scrollOffsets
    )
  }

  /// The element under the cursor; absent on an empty screen.
  public var focusedElement: Element? {
    focusIndex.flatMap { reading.element(at: $0) }
  }

  /// The index of the stop under the cursor, from 1; absent on an empty screen.
  public var focusedStop: Int? {
    focusIndex.map { $0 + 1 }
  }

  /// The field that is being edited; absent while none is.
  public var editedField: ElementID? { editing?.field }

  /// The reading of the screen as it is now, whether or not it was refreshed.
  private var currentReading: Reading {
    screen.revision == readRevision ? reading : freshReading
  }

  /// The screen read anew, with the names that the person gave.
  var freshReading: Reading {
    var fresh = Reading(screen.tree)
    for (id, name) in labels { fresh.label(id, name) }
    return fresh
  }

  /// Keeps what was said last, for `repeat`.
  private mutating func noted(_ events: [Event]) -> [Event] {
    lastEvents = events
    for event in events.reversed() {
      switch event {
      case .arrived(let arrival): lastSaid = arrival.utterance
      case .said(let saying): lastSaid = saying.utterance
      default: continue
      }
      break
    }
    return events
  }
}
