import AccessibilityTree

/// What a scripted screen remembers.
struct ScriptedState: Hashable, Sendable {
  /// Numbers by name, 0 unless set.
  var numbers: [String: Int] = [:]
  /// Texts by name.
  var texts: [String: String] = [:]
  /// The screens shown, the present one last.
  var screens: [UInt64] = [1]
  /// The field being edited.
  var editing: ElementID?

  subscript(name: String) -> Int {
    get { numbers[name, default: 0] }
    set { numbers[name] = newValue }
  }
}

/// A screen whose elements and answers are two functions of its state.
struct ScriptedScreen: Screen {
  typealias Show = @Sendable (ScriptedState) -> [Node]
  typealias Act = @Sendable (inout ScriptedState, ElementAction, ElementID) -> Outcome

  private(set) var state: ScriptedState
  private(set) var calls: Set<String> = []
  private(set) var tree: Tree
  private(set) var revision = 0
  private(set) var stateHash: UInt64
  /// What happens on the scrub; nothing unless set.
  var onDismiss: (@Sendable (inout ScriptedState) -> Outcome)?
  /// What happens on the three-finger scroll; nothing unless set.
  var onScroll: (@Sendable (inout ScriptedState, ScrollDirection) -> ScrollOutcome)?
  private let show: Show
  private let act: Act

  init(
    _ state: ScriptedState = ScriptedState(),
    show: @escaping Show,
    act: @escaping Act = { _, _, _ in .unhandled }
  ) {
    self.state = state
    self.show = show
    self.act = act
    tree = Self.tree(state, show)
    stateHash = Self.hash(state)
  }

  private static func tree(_ state: ScriptedState, _ show: Show) -> Tree {
    Tree(roots: show(state), screenID: ElementID(state.screens.last ?? 0))
  }

  private static func hash(_ state: ScriptedState) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let numbers = state.numbers.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    let texts = state.texts.sorted { $0.key < $1.key }
    let editing = state.editing.map { "\($0.rawValue)" } ?? ""
    for byte in "\(numbers)\(texts)\(state.screens)\(editing)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  var callsHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in calls.sorted().joined(separator: ",").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  mutating func perform(_ action: ElementAction, on element: ElementID) -> Outcome {
    change { state, act in act(&state, action, element) }
  }

  mutating func dismiss() -> Outcome {
    guard let onDismiss else { return .unhandled }
    return change { state, _ in onDismiss(&state) }
  }

  mutating func scroll(_ direction: ScrollDirection, at element: ElementID?) -> ScrollOutcome {
    guard let onScroll else { return ScrollOutcome(isHandled: false) }
    let outcome = onScroll(&state, direction)
    refresh()
    return outcome
  }

  mutating func accessibilityFocusMoved(to element: ElementID?) {}

  private mutating func change(
    _ body: (inout ScriptedState, Act) -> Outcome
  ) -> Outcome {
    let outcome = body(&state, act)
    for diagnostic in outcome.diagnostics {
      if let name = diagnostic.name { calls.insert(name) }
    }
    refresh()
    return outcome
  }

  private mutating func refresh() {
    stateHash = Self.hash(state)
    let next = Self.tree(state, show)
    guard next != tree else { return }
    tree = next
    revision += 1
  }
}

// MARK: Elements

/// A text.
func text(_ id: UInt64, _ label: String) -> Node {
  .element(Element(id: ElementID(id), label: label, traits: .staticText, frame: frame(id)))
}

/// A heading.
func heading(_ id: UInt64, _ label: String) -> Node {
  .element(
    Element(id: ElementID(id), label: label, traits: [.header, .staticText], frame: frame(id))
  )
}

/// A button; without a label when nil.
func button(_ id: UInt64, _ label: String?, hint: String? = nil) -> Node {
  var element = Element(id: ElementID(id), label: label, traits: .button, frame: frame(id))
  element.capabilities = .activate
  element.hint = hint
  return .element(element)
}

/// A link.
func link(_ id: UInt64, _ label: String) -> Node {
  var element = Element(id: ElementID(id), label: label, traits: .link, frame: frame(id))
  element.capabilities = .activate
  return .element(element)
}

/// An image; without a label when nil.
func image(_ id: UInt64, _ label: String?) -> Node {
  .element(Element(id: ElementID(id), label: label, traits: .image, frame: frame(id)))
}

/// A slider or a stepper.
func adjustable(_ id: UInt64, _ label: String?, _ value: String) -> Node {
  var element = Element(
    id: ElementID(id),
    label: label,
    value: value,
    traits: .adjustable,
    frame: frame(id)
  )
  element.capabilities = [.increment, .decrement]
  return .element(element)
}

/// Changes the element of a node.
func with(_ node: Node, _ change: (inout Element) -> Void) -> Node {
  guard case .element(var element) = node else { return node }
  change(&element)
  return .element(element)
}

/// One row a number, from top to bottom.
private func frame(_ id: UInt64) -> Rect {
  Rect(x: 0, y: Double(id % 1000) * 44, width: 390, height: 44)
}

extension Outcome {
  /// An action that says something or nothing, and is entered in the log under a name.
  static func done(_ call: String? = nil, saying text: String? = nil) -> Outcome {
    Outcome(
      isHandled: true,
      announcements: text.map { [Announcement($0)] } ?? [],
      diagnostics: call.map { [Diagnostic(.note, name: $0, "called '\($0)'")] } ?? []
    )
  }
}
