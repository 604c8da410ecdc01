public import AccessibilityTree

/// What a person is to do on a screen, what they must be told, and what they must not do.
public struct Assignment<Shown: Screen>: Sendable {
  /// The stable name.
  public var id: String
  /// What the person is asked to do.
  public var prompt: String
  /// Whether the screen shows it done.
  public var goal: @Sendable (Shown) -> Bool
  /// Whether something is spoilt; while it is, nothing counts as done.
  public var harm: (@Sendable (Shown) -> Bool)?
  /// Whether harm, once done, can never be undone, so that no walk goes on from there.
  public var harmIsPermanent: Bool
  /// What the person must have been told to do it knowingly.
  public var facts: [Fact]
  /// The accepted spellings of "it worked".
  ///
  /// With none, any utterance of at least one word that answers the gesture counts.
  public var successSpellings: [String]
  /// The texts that the search may type, each whole.
  public var types: [String]

  /// Creates an assignment without harm, facts, spellings or texts unless given.
  public init(
    id: String,
    prompt: String,
    goal: @escaping @Sendable (Shown) -> Bool,
    harm: (@Sendable (Shown) -> Bool)? = nil,
    harmIsPermanent: Bool = false,
    facts: [Fact] = [],
    successSpellings: [String] = [],
    types: [String] = []
  ) {
    self.id = id
    self.prompt = prompt
    self.goal = goal
    self.harm = harm
    self.harmIsPermanent = harmIsPermanent
    self.facts = facts
    self.successSpellings = successSpellings
    self.types = types
  }

  /// Whether the goal holds on a screen and harm does not.
  public func isDone(on screen: Shown) -> Bool {
    goal(screen) && !isHarmed(on: screen)
  }

  /// Whether harm holds on a screen.
  public func isHarmed(on screen: Shown) -> Bool {
    harm?(screen) ?? false
  }
}

/// Something that a person must have been told.
public struct Fact: Hashable, Sendable {
  /// What it is called, such as "name".
  public var name: String
  /// The accepted spellings, matched as whole words without regard to case.
  public var spellings: [String]

  /// Creates a fact.
  public init(name: String, spellings: [String]) {
    self.name = name
    self.spellings = spellings
  }
}
