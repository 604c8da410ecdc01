public import AccessibilityTree

/// A screen of values and closures for tests: its state is a table of numbers and texts.
///
/// Actions are closures over the state; the tree is made from the state anew after each of them.
public struct FixedScreen: Screen {
  /// What a fixed screen remembers.
  public struct State: Hashable, Sendable {
    /// Numbers by name; one that was never set is 0.
    public var numbers: [String: Int] = [:]
    /// Texts by name.
    public var texts: [String: String] = [:]
    /// Calls that actions made, in order.
    public var calls: [String] = []
    /// Where the cursor was told to be, in order.
    public var focusMoves: [ElementID?] = []

    /// Creates an empty state.
    public init() {}

    /// The number of that name.
    public subscript(_ name: String) -> Int {
      get { numbers[name] ?? 0 }
      set { numbers[name] = newValue }
    }
  }

  /// An answer to an action; nil where it does not answer.
  public typealias Answer =
    @Sendable (inout State, ElementAction, ElementID) -> Outcome?

  /// The state.
  public var state: State
  /// The tree of a state.
  private let makeTree: @Sendable (State) -> Tree
  /// The answer to actions.
  private let answer: Answer
  /// The answer to the scrub.
  private let answerDismiss: @Sendable (inout State) -> Outcome
  /// The answer to the three-finger scroll.
  private let answerScroll: @Sendable (inout State, ScrollDirection) -> ScrollOutcome

  /// The tree of the state as it is.
  public private(set) var tree: Tree
  /// Counts the evaluations.
  public private(set) var revision = 0

  /// Creates a screen whose tree follows from its state.
  public init(
    state: State = State(),
    tree: @escaping @Sendable (State) -> Tree,
    onAction: @escaping Answer = { _, _, _ in nil },
    onDismiss: @escaping @Sendable (inout State) -> Outcome = { _ in .unhandled },
    onScroll: @escaping @Sendable (inout State, ScrollDirection) -> ScrollOutcome = { _, _ in
      ScrollOutcome(isHandled: false)
    }
  ) {
    self.state = state
    makeTree = tree
    answer = onAction
    answerDismiss = onDismiss
    answerScroll = onScroll
    self.tree = tree(state)
  }

  /// Creates a screen that never changes.
  public init(_ elements: Element...) {
    let tree = Tree(roots: elements.map(Node.element))
    self.init(tree: { _ in tree })
  }

  /// Creates a screen that never changes.
  public init(roots: [Node], rotors: [AppRotor] = []) {
    var tree = Tree(roots: roots)
    tree.rotors = rotors
    let shown = tree
    self.init(tree: { _ in shown })
  }

  /// A hash of numbers and texts.
  public var stateHash: UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for (name, number) in state.numbers.sorted(by: { $0.key < $1.key }) {
      hash = Self.mixed(hash, "\(name)=\(number);")
    }
    for (name, text) in state.texts.sorted(by: { $0.key < $1.key }) {
      hash = Self.mixed(hash, "\(name)=\(text);")
    }
    return hash
  }

  /// A hash of the set of calls.
  public var callsHash: UInt64 {
    Set(state.calls).reduce(0) { $0 ^ Self.mixed(14_695_981_039_346_656_037, $1) }
  }

  /// Asks the closure for actions.
  public mutating func perform(_ action: ElementAction, on element: ElementID) -> Outcome {
    guard let outcome = answer(&state, action, element) else { return .unhandled }
    evaluate()
    return outcome
  }

  /// Asks the closure for the scrub.
  public mutating func dismiss() -> Outcome {
    let outcome = answerDismiss(&state)
    evaluate()
    return outcome
  }

  /// Asks the closure for scrolls.
  public mutating func scroll(_ direction: ScrollDirection, at element: ElementID?)
    -> ScrollOutcome
  {
    let outcome = answerScroll(&state, direction)
    evaluate()
    return outcome
  }

  /// Notes where the cursor was told to be.
  public mutating func accessibilityFocusMoved(to element: ElementID?) {
    state.focusMoves.append(element)
  }

  /// Makes the tree anew.
  private mutating func evaluate() {
    tree = makeTree(state)
    revision += 1
  }

  /// Folds a text into a hash, alike in every run.
  private static func mixed(_ hash: UInt64, _ text: String) -> UInt64 {
    text.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

extension ElementID: ExpressibleByStringLiteral {
  /// Creates an identity from a name, for tests.
  public init(stringLiteral name: String) {
    self.init(
      name.utf8.reduce(14_695_981_039_346_656_037) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
    )
  }
}
