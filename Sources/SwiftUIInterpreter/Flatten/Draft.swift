import AccessibilityTree

/// An element before it is finished, with what its actions run.
struct Draft: Sendable {
  var element: Element
  var handlers: [Handler] = []
  var actions: [DraftAction] = []
  var focusLinks: [FocusLink] = []
  var picture = PictureKind.none
  /// The environment that its code reads; 0 for the plain one.
  var environment = 0
  /// Whether `.disabled` holds where it stands.
  var isDisabled = false
  /// The half of a labelled pair that it is.
  var pair: LabeledPair?
  /// Whether it is the button that the scrub presses in an alert.
  var isCancel = false
  /// Whether a touch must hit its frame, though it stands in the row of a list.
  var keepsTarget = false
  /// The rule without a source that gave the name; it goes when the author writes another one.
  var nameRule: Inference?
  var labelHidesValue = false
  var valueOnceNamed: String?
  /// What follows any label, an author's as well.
  var labelSuffix: String?

  /// What a picture is to those that take names from their children.
  enum PictureKind: Sendable {
    case none
    /// A picture whose name the author did not write.
    case unnamed
    /// A label of which only the icon is shown.
    case iconOnlyLabel
  }

  init(_ element: Element) {
    self.element = element
  }

  /// The response to a trigger.
  func response(to trigger: Trigger) -> Response? {
    handlers.first { $0.trigger == trigger }?.response
  }

  /// Sets the response to a trigger, in place of an earlier one.
  mutating func set(_ trigger: Trigger, _ response: Response) {
    handlers.removeAll { $0.trigger == trigger }
    handlers.append(Handler(trigger: trigger, response: response))
    if let capability = trigger.capability { element.capabilities.insert(capability) }
  }

  /// Takes away the response to a trigger.
  mutating func remove(_ trigger: Trigger) {
    handlers.removeAll { $0.trigger == trigger }
    if let capability = trigger.capability { element.capabilities.remove(capability) }
  }

  /// Lowers the certainty to that of a rule, if that is less certain.
  mutating func rest(on certainty: Certainty) {
    element.certainty = max(element.certainty, certainty)
  }

  /// Notes a rule without a source; the first one is kept, and one about the name apart.
  mutating func rest(on rule: Inference?) {
    if rule?.isOfName == true {
      nameRule = nameRule ?? rule
    } else {
      element.inference = element.inference ?? rule
    }
  }

  /// The rule without a source that it rests on; that of its name where there are two.
  var rule: Inference? { nameRule ?? element.inference }

  /// Whether it says something as a name.
  var isNamed: Bool { element.label?.isEmpty == false }
}

extension Trigger {
  /// What an element with such a response can do.
  var capability: Capabilities? {
    switch self {
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .tap: .tapGesture
    case .longPress: .longPressGesture
    case .edit: .edit
    case .scroll: .scroll
    case .submit, .refresh, .command: nil
    }
  }
}

/// An action of the Actions rotor with what it runs.
struct DraftAction: Sendable {
  var name: String
  var rank: ActionRank
  /// The modifier that gave it, so that the order of several modifiers' actions can be told apart.
  var modifier: Identity
  var response: Response
}

/// A container before it is finished.
struct DraftContainer: Sendable {
  var container: Container
  var children: [DraftNode]
  var handlers: [Handler] = []
  /// Whether code made it one, rather than the system for a list, a scroll view or a bar.
  var isWritten: Bool
  /// Whether it is a list, which takes a name as one.
  var isList = false
  /// The environment that its code reads; 0 for the plain one.
  var environment = 0
}

/// Views that are read by their frames.
struct DraftGroup: Sendable {
  var children: [DraftNode]
  /// Whether its rows are read from right to left.
  var isRightToLeft = false
}

/// A value with room of its own, so that what holds it is small and it is changed where it is.
struct Roomy<Value: Sendable>: Sendable {
  /// Never empty.
  private var room: [Value]

  init(_ value: Value) {
    room = [value]
  }

  var value: Value { room[0] }

  mutating func change(_ body: (inout Value) -> Void) {
    body(&room[0])
  }
}

/// A part of the tree before it is finished.
enum DraftNode: Sendable {
  case element(Roomy<Draft>)
  case container(Roomy<DraftContainer>)
  /// Read by frames.
  case group(DraftGroup)

  /// What stands in for a part while it is changed.
  fileprivate static var nothing: DraftNode { .group(DraftGroup(children: [])) }

  static func element(_ draft: Draft) -> DraftNode { .element(Roomy(draft)) }

  static func container(_ container: DraftContainer) -> DraftNode { .container(Roomy(container)) }

  /// How many stops it is to a row around: a container is one.
  var stops: Int {
    switch self {
    case .element, .container: 1
    case .group(let group): group.children.reduce(0) { $0 + $1.stops }
    }
  }
}

extension Array where Element == DraftNode {
  /// Changes every element from a place on, containers' children included.
  mutating func changeElements(from start: Int, _ change: (inout Draft) -> Void) {
    for index in start..<count {
      switch self[index] {
      case .element(var draft):
        self[index] = .nothing
        draft.change(change)
        self[index] = .element(draft)
      case .container(var container):
        self[index] = .nothing
        container.change { $0.children.changeElements(from: 0, change) }
        self[index] = .container(container)
      case .group(var group):
        self[index] = .nothing
        group.children.changeElements(from: 0, change)
        self[index] = .group(group)
      }
    }
  }

  /// Changes the first element from a place on.
  mutating func changeFirst(from start: Int, _ change: (inout Draft) -> Void) {
    guard indices.contains(start) else { return }
    var isDone = false
    changeElements(from: start) { draft in
      if !isDone { change(&draft) }
      isDone = true
    }
  }

  /// Changes the last element from a place on that is no picture without a name, else the last.
  mutating func changeLast(from start: Int, _ change: (inout Draft) -> Void) {
    var (last, count) = (-1, 0)
    changeElements(from: start) { draft in
      if draft.picture == .none { last = count }
      count += 1
    }
    if last < 0 { last = count - 1 }
    var place = 0
    changeElements(from: start) { draft in
      if place == last { change(&draft) }
      place += 1
    }
  }

  /// Changes every element from a place on; a list, and a container that code made, is changed as
  /// one.
  mutating func change(
    from start: Int,
    listsAsOne: Bool = true,
    element change: (inout Draft) -> Void,
    container: (inout DraftContainer) -> Void
  ) {
    for index in start..<count {
      switch self[index] {
      case .element(var draft):
        self[index] = .nothing
        draft.change(change)
        self[index] = .element(draft)
      case .container(var inner):
        self[index] = .nothing
        inner.change { draft in
          if draft.isWritten || listsAsOne && draft.isList {
            container(&draft)
          } else {
            draft.children.change(
              from: 0,
              listsAsOne: listsAsOne,
              element: change,
              container: container
            )
          }
        }
        self[index] = .container(inner)
      case .group(var group):
        self[index] = .nothing
        group.children.change(
          from: 0,
          listsAsOne: listsAsOne,
          element: change,
          container: container
        )
        self[index] = .group(group)
      }
    }
  }

  /// The elements from a place on in source order, higher sort priorities first.
  func elements(from start: Int = 0) -> [Draft] {
    var found: [Draft] = []
    for node in self[start...] { node.collect(into: &found) }
    guard found.contains(where: { $0.element.sortPriority != 0 }) else { return found }
    return found.enumerated().sorted { left, right in
      let (first, second) = (left.element.element.sortPriority, right.element.element.sortPriority)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}

extension DraftNode {
  fileprivate func collect(into found: inout [Draft]) {
    switch self {
    case .element(let draft): found.append(draft.value)
    case .container(let container):
      for child in container.value.children { child.collect(into: &found) }
    case .group(let group): for child in group.children { child.collect(into: &found) }
    }
  }
}
