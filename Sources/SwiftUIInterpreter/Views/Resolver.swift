import AccessibilityTree

/// Turns view values into resolved views: bodies are evaluated, modifiers applied.
struct Resolver: Sendable {
  var evaluator: Evaluator
  let options: LiveScreen.Options
  /// What is presented above the view, in the order in which it was met.
  var presentations: [Presentation] = []
  /// The bars of the navigation stacks around, innermost last.
  var bars: [NavigationBar] = []
  /// Code to run once the views stand: `onAppear`, `task`.
  var appearances: [Appearance] = []
  /// Code to run once the views are gone: `onDisappear`.
  var departures: [Appearance] = []
  /// What takes the values of publishers.
  var receivers: [Receiver] = []
  /// Values that `onChange` watches.
  var watches: [Watch] = []
  /// What `navigationDestination` makes of values.
  var destinations: [Destination] = []
  /// The screens that bindings push, in the order in which they were met.
  var pushes: [PushedScreen] = []
  /// The screens, tabs and presentations that are shown, mixed.
  var screen = Identity.root
  /// The views declared in the source, in the order in which they were met.
  var installed: [InstalledView] = []
  /// The outermost view declared in the source, with its state.
  private(set) var outermost: StructureValue?
  /// The cells that the system keeps for views, in the order in which they were met.
  var keptCells: [KeptCell] = []
  /// The tabs of the tab views, in the order in which they were met.
  var tabPlaces: [TabPlace] = []
  /// The environments that hold somewhere, for the code that actions run.
  private(set) var environments: [[String: Value]] = []
  /// Which of them holds here.
  private(set) var environmentIndex = 0
  /// Whether `accessibilityLabeledPair` was met.
  var hasPairs = false
  /// Whether `accessibilityRotor` was met.
  var hasRotors = false
  /// Whether `ScrollViewReader` was met, so that code may scroll to an id.
  var hasScrollReaders = false
  /// What is kept of UIKit's objects.
  var uiKit = UIKitResolution()
  /// What a suggestion of a search writes its text to.
  var completing: BindingValue?
  /// Whether a field is being edited, so that the tools above the keyboard are there.
  var isEditing = false
  /// The field that is being edited.
  var editing: ElementID?
  /// The values that `preference` hands up, by their keys, since they were last taken.
  var preferences: [String: Value] = [:]
  /// The lists of choices that pickers push, by the cell of the picker.
  var choiceScreens: [CellID: ChoiceScreen] = [:]
  /// Whether `interactiveDismissDisabled` holds in what is being presented.
  var locksDismissal = false
  /// The selection of the list in the column of a split view that was met last.
  var columnSelection: BindingValue?
  /// Whether the content of the chosen tab hides the bar of tabs.
  var hidesTabBar = false
  /// What takes the topmost pushed screen away.
  var popping: Response?
  /// How deep views are nested here, as `weight` counts.
  private var depth = 0
  private var count = 0
  private var isSpent = false
  /// The column that the table around shows.
  var tableColumn: ViewValue?
  /// How many `ForEach` are around.
  var rowDepth = 0
  /// Whether the row at hand could not be shown whole.
  var isRowCut = false
  /// How deep views may be nested from here on.
  private var deepest = Self.maximumDepth
  /// How many views there may be besides those of the budget.
  private var reserve = 0
  /// Whether there are more views than can be shown.
  var isFlooded: Bool { reserve > 0 }
  /// Where the view stands that was met last.
  private var latestPlace = PlaceID.none

  /// How deep views may be nested: 44 of them without modifiers.
  ///
  /// Each costs native stack, in a debug build about 10 KiB; a stack of 1 MiB suffices.
  static let maximumDepth = 176

  /// The nesting of the evaluator that costs as much stack as a nested view, at least in part: what
  /// runs deep inside views may nest less.
  private static let evaluatorLevels = 3
  /// How deep they may be once that was reached: what recurses is cut short, what is beside it is
  /// shown.
  private static let depthAfterRecursion = 120
  /// How deep they may be once there were too many views, and how many views more there may be then.
  private static let depthAfterFlood = 48
  private static let reserved = 2_000

  init(evaluator: Evaluator, options: LiveScreen.Options) {
    self.evaluator = evaluator
    self.options = options
    environments = [evaluator.environment]
  }

  /// Changes what `@Environment` reads from here on.
  mutating func set(_ key: String, _ value: Value) {
    evaluator.environment[key] = value
    environmentIndex = environments.count
    environments.append(evaluator.environment)
  }

  /// Goes back to an environment that held before.
  mutating func restore(environment index: Int) {
    guard environmentIndex != index, environments.indices.contains(index) else { return }
    environmentIndex = index
    evaluator.environment = environments[index]
  }

  /// Resolves the views of a builder's result.
  mutating func resolve(
    _ items: [ViewItem],
    in parent: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    var views: [ResolvedView] = []
    views.reserveCapacity(items.count)
    for item in items {
      let identity = parent.appending(item.component)
      resolve(item.value, at: identity, context, place: item.place, into: &views)
    }
    return views
  }

  /// Evaluates a builder and resolves what it gives.
  mutating func content(
    _ builder: Value?,
    in parent: Identity,
    _ context: Context,
    arguments: [Value] = []
  ) -> [ResolvedView] {
    var views: [ResolvedView] = []
    content(builder, in: parent, context, arguments: arguments, into: &views)
    return views
  }

  /// Evaluates a builder and adds what it gives.
  mutating func content(
    _ builder: Value?,
    in parent: Identity,
    _ context: Context,
    arguments: [Value] = [],
    into views: inout [ResolvedView]
  ) {
    guard let builder else { return }
    let items: [ViewItem]
    do throws(Fault) {
      items = try evaluator.content(of: builder, arguments: arguments)
    } catch {
      return mark(error, in: parent, into: &views)
    }
    for item in items {
      let identity = parent.appending(item.component)
      resolve(item.value, at: identity, context, place: item.place, into: &views)
    }
  }

  /// Reports why a builder gave nothing, and marks where; apart, to keep the stack small.
  private mutating func mark(
    _ fault: Fault,
    in parent: Identity,
    into views: inout [ResolvedView]
  ) {
    report(fault)
    if case .budget = fault { return }
    views.append(marked("…", at: parent.appending(0xBAD), place: fault.origin))
  }

  /// Resolves a value that stands where a view may.
  mutating func resolve(
    _ value: Value,
    at identity: Identity,
    _ context: Context,
    place: PlaceID = .none,
    into views: inout [ResolvedView]
  ) {
    if place != .none { latestPlace = place }
    if case .view(let view) = value {
      enter(view, at: identity, context, into: &views)
    } else if case .structure(let structure) = value {
      guard evaluator.isView(value) else { return }
      let view = ViewValue(base: .declared(structure), place: place)
      enter(view, at: identity, context, into: &views)
    } else {
      resolveOther(value, at: identity, context, place, into: &views)
    }
  }

  /// Resolves what may stand where a view may and is none; apart, to keep the stack small.
  private mutating func resolveOther(
    _ value: Value,
    at identity: Identity,
    _ context: Context,
    _ place: PlaceID,
    into views: inout [ResolvedView]
  ) {
    switch value {
    case .system(let system): shape(system, at: identity, context, into: &views)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        let inner = identity.appending(UInt64(index))
        resolve(element, at: inner, context, place: place, into: &views)
      }
    case .unknown(let name):
      views.append(marked(name, at: identity, place: place))
    default: break
    }
  }

  /// Resolves a view one level further down, as far as the budget goes.
  private mutating func enter(
    _ view: ViewValue,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    latestPlace = place(of: view)
    let weight = Self.weight(of: view)
    if isBeyond(view, weight, at: identity, into: &views) { return }
    depth += weight
    evaluator.level += Self.evaluatorLevels
    count += 1
    let start = views.count
    if view.modifiers.isEmpty {
      base(of: view, at: identity, context, into: &views)
    } else {
      modified(view, at: identity, context, into: &views)
    }
    depth -= weight
    evaluator.level -= Self.evaluatorLevels
    guard environmentIndex > 0 else { return }
    for index in start..<views.count where views[index].environment == 0 {
      views[index].environment = environmentIndex
    }
  }

  /// Whether a view is one too many or too deep; the first one is reported and marked.
  private mutating func isBeyond(
    _ view: ViewValue,
    _ weight: Int,
    at identity: Identity,
    into views: inout [ResolvedView]
  ) -> Bool {
    latestPlace = place(of: view)
    if depth + weight > deepest {
      deepest = min(deepest, Self.depthAfterRecursion)
      spend("views are nested too deep here to be shown", view, at: identity, into: &views)
      return true
    }
    let most = min(evaluator.budget.elements, evaluator.budget.views)
    guard count >= most + reserve else { return false }
    evaluator.budget.isFlooded = true
    if reserve == 0 {
      reserve = Self.reserved
      deepest = Self.depthAfterFlood
    }
    let message = "there are more than \(most) views"
    if rowDepth > 0 {
      // A stack or list that long is shown as far as it fits: nothing is wrong with it.
      let place = place(of: view)
      if !isSpent {
        evaluator.report(.note, message + ": the rows after these are left out", at: place)
        isRowCut = true
      }
      isSpent = true
      return true
    }
    spend(message, view, at: identity, into: &views)
    return true
  }

  /// What a view adds to the depth: four, and one for each modifier that wraps it.
  private static func weight(of view: ViewValue) -> Int {
    if view.modifiers.isEmpty { return 4 }
    return view.modifiers.reduce(4) { $0 + ($1.known?.isWrapper == true ? 1 : 0) }
  }

  /// Reports once that no more views are made, and marks where.
  private mutating func spend(
    _ message: String,
    _ view: ViewValue,
    at identity: Identity,
    into views: inout [ResolvedView]
  ) {
    if isSpent { return }
    isSpent = true
    evaluator.report(.error, message, at: place(of: view))
    views.append(marked(name(of: view), at: identity, place: place(of: view)))
  }

  private func name(of view: ViewValue) -> String {
    switch view.base {
    case .system(let name, _): name
    case .declared(let structure): typeName(structure.type)
    case .content: "…"
    }
  }

  /// What stands where a view cannot be shown: its name, marked.
  func marked(_ name: String, at identity: Identity, place: PlaceID) -> ResolvedView {
    var mark = ResolvedView(.placeholder(name), at: identity, place: place)
    mark.seed = Seed(label: "⟨\(name)⟩", traits: .staticText, inference: .unsupportedName)
    return mark
  }

  /// Where a view was made, as well as that is known.
  private func place(of view: ViewValue) -> PlaceID {
    if view.place != .none { return view.place }
    return view.modifiers.first?.place ?? latestPlace
  }

  /// Resolves a view without its modifiers.
  mutating func base(
    of view: ViewValue,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    switch view.base {
    case .system(let name, let arguments):
      let call = SystemCall(
        name: name,
        arguments: arguments,
        identity: identity,
        place: view.place
      )
      let start = views.count
      system(call, context, into: &views)
      if context.isEnabled { return }
      for index in start..<views.count { views[index].isDisabled = true }
    case .declared(let structure):
      let place = identity.appending(UInt64(truncatingIfNeeded: structure.type.index))
      views += declared(structure, at: place, view.place, context)
    case .content(let items):
      views += resolve(items, in: identity, context)
    }
  }

  /// Gives a view of the source its state and resolves its body.
  private mutating func declared(
    _ structure: StructureValue,
    at identity: Identity,
    _ place: PlaceID,
    _ context: Context
  ) -> [ResolvedView] {
    if evaluator.program.code.types[Int(structure.type.index)].isShape {
      return [ResolvedView(.shape(typeName(structure.type)), at: identity, place: place)]
    }
    do throws(Fault) {
      let view = try evaluator.installed(structure, at: identity)
      installed.append(InstalledView(identity: identity, type: structure.type))
      if evaluator.program.code[structure.type].hasDynamicProperties { note(propertiesOf: view) }
      let isApp = evaluator.program.code[structure.type].isApp
      if outermost == nil, !isApp { outermost = view }
      if evaluator.program.code.usesUIKit,
        let represented = represented(view, at: identity, context)
      {
        return represented
      }
      let items = try evaluator.body(of: view)
      // Of an app, its first scene is shown.
      return resolve(isApp ? Array(items.prefix(1)) : items, in: identity, context)
    } catch {
      report(error)
      return [marked(typeName(structure.type), at: identity, place: place)]
    }
  }

  /// Wraps views that are treated as one: a lone view stays as it is.
  func joined(
    _ views: [ResolvedView],
    at identity: Identity,
    place: PlaceID,
    axis: Axis = .vertical
  ) -> ResolvedView {
    if let only = views.first, views.count == 1 { return only }
    return ResolvedView(.stack(Stack(axis: axis)), at: identity, place: place, children: views)
  }
}
