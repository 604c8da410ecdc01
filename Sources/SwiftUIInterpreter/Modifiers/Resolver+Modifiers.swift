import AccessibilityTree

/// A modifier about to be applied.
struct Modification: Sendable {
  var name: ModifierName
  var arguments: [Argument]
  var identity: Identity
  var place: PlaceID
}

extension Resolver {
  /// Resolves a view with its modifiers, inner first.
  mutating func modified(
    _ view: ViewValue,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    if let index = view.modifiers.lastIndex(where: { $0.known == .modifier }) {
      return custom(view, index, at: identity, context, into: &views)
    }
    let saved = environmentIndex
    var inner = context
    for (index, modifier) in view.modifiers.enumerated().reversed() {
      environment(modifier, &inner)
      paint(modifier, &inner)
      if let name = modifier.known, Self.isOfSearch(name), view.isNavigation {
        let modification = Modification(
          name: name,
          arguments: modifier.arguments,
          identity: identity.appending(UInt64(index) + 0x100),
          place: modifier.place
        )
        inner.outerSearch.insert(modification, at: 0)
      }
      guard modifier.known == .searchable else { continue }
      searching(modifier.arguments, at: identity.appending(UInt64(index) + 0x100), &inner)
    }
    var own: [ResolvedView] = []
    base(of: view, at: identity, inner, into: &own)
    for (index, modifier) in view.modifiers.enumerated() {
      guard let name = modifier.known else {
        unsupported(modifier, &own)
        continue
      }
      if let direction = modifier.direction {
        let outer = view.modifiers[(index + 1)...].lazy.compactMap(\.direction).first
        turn(
          &own,
          direction,
          within: outer ?? (context.isRightToLeft ? .rightToLeft : .leftToRight)
        )
      }
      let modification = Modification(
        name: name,
        arguments: modifier.arguments,
        identity: identity.appending(UInt64(index) + 0x100),
        place: modifier.place
      )
      apply(modification, to: &own, inner)
    }
    if environmentIndex > 0 {
      for index in own.indices where own[index].environment == 0 {
        own[index].environment = environmentIndex
      }
    }
    restore(environment: saved)
    views += own
  }

  private static func isOfSearch(_ name: ModifierName) -> Bool {
    name == .searchable || name == .searchScopes || name == .searchSuggestions
  }

  /// Lays views out the other way round where their direction is not that of what is around them.
  private func turn(
    _ views: inout [ResolvedView],
    _ direction: LayoutDirection,
    within outer: LayoutDirection
  ) {
    guard direction != outer else { return }
    for index in views.indices { views[index].turnsAround.toggle() }
  }

  /// A declared `ViewModifier`: the view with the modifiers before it is its content.
  private mutating func custom(
    _ view: ViewValue,
    _ index: Int,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    if let parts = Self.parts(of: view.modifiers[index]) {
      var taken = view
      taken.modifiers.replaceSubrange(index...index, with: parts)
      return modified(taken, at: identity, context, into: &views)
    }
    var content = view
    content.modifiers = Array(view.modifiers[..<index])
    let outer = Array(view.modifiers[(index + 1)...])
    let modifier = view.modifiers[index]
    let place = identity.appending(UInt64(index) + 0x200)
    var items = [ViewItem(component: 0, value: .view(content))]
    if let body = modifierBody(modifier.arguments.firstValue, content, at: place) { items = body }
    let changed = ViewValue(base: .content(items), modifiers: outer, place: view.place)
    if outer.isEmpty {
      base(of: changed, at: place, context, into: &views)
    } else {
      modified(changed, at: place, context, into: &views)
    }
  }

  /// The two modifiers that `first.concat(second)` put together.
  private static func parts(of modifier: ModifierValue) -> [ModifierValue]? {
    guard case .view(let view)? = modifier.arguments.firstValue,
      case .system("ModifiedContent", let arguments) = view.base,
      let first = arguments["content"], let second = arguments["modifier"]
    else { return nil }
    return [first, second].map { part in
      var modifier = modifier
      modifier.arguments = [Argument(label: nil, value: part)]
      return modifier
    }
  }

  /// Reports a modifier that is neither simulated nor only visual, with the nearest known name.
  ///
  /// What it is written on is marked as no more than inferred.
  private mutating func unsupported(_ modifier: ModifierValue, _ views: inout [ResolvedView]) {
    if let missing = QuietNames.noted[modifier.name] {
      add(.rests(.unsupportedName), to: &views)
      evaluator.noteOnce(
        "'.\(modifier.name)': \(missing) is not simulated",
        name: modifier.name,
        at: modifier.place
      )
    }
    guard NameSupport.modifier(modifier.name) == .unsupported else { return }
    add(.rests(.unsupportedName), to: &views)
    func advice() -> String {
      NearestName.advice(for: modifier.name, among: ModifierName.allCases.map(\.rawValue))
    }
    evaluator.reportUnsupported(
      "'.\(modifier.name)' is not supported\(advice())",
      name: modifier.name,
      at: modifier.place
    )
  }

  private mutating func apply(
    _ modifier: Modification,
    to views: inout [ResolvedView],
    _ context: Context
  ) {
    switch modifier.name {
    case .frame, .padding, .safeAreaPadding, .offset, .position, .overlay, .background,
      .safeAreaInset, .resizable,
      .opacity, .hidden, .containerRelativeFrame, .aspectRatio, .scaledToFit, .scaledToFill:
      layout(modifier, &views, context)
    case .accessibilityRotor: rotor(modifier, &views, context)
    case .accessibilityRotorEntry: markRotorEntry(modifier, &views)
    case .accessibilityChartDescriptor: describeChart(modifier, &views, context)
    case .foregroundStyle: group(modifier, &views)
    case .onReceive, .preference, .onPreferenceChange: carry(modifier)
    case .onGeometryChange: watchGeometry(modifier, context)
    case .allowsHitTesting:
      if modifier.arguments.firstValue == .bool(false) { add(.ignoresTaps, to: &views) }
    case .accessibilityElement, .accessibilityRepresentation, .accessibilityChildren:
      element(modifier, &views, context)
    case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .accessibilityHeading,
      .accessibilityAddTraits, .accessibilityRemoveTraits, .accessibilityHidden, .badge,
      .accessibilityIdentifier, .accessibilityInputLabels, .accessibilitySortPriority,
      .accessibilityCustomContent, .accessibilityActivationPoint, .accessibility, .redacted,
      .unredacted,
      .accessibilityLabeledPair, .accessibilityScrollStatus:
      property(modifier, &views, context)
    case .accessibilityAction, .accessibilityActions, .accessibilityAdjustableAction,
      .accessibilityScrollAction, .swipeActions, .onDelete, .onMove, .contextMenu,
      .onSubmit:
      action(modifier, &views, context)
    case .onTapGesture, .onLongPressGesture, .gesture, .simultaneousGesture, .highPriorityGesture,
      .accessibilityFocused, .focused, .accessibilityDefaultFocus, .defaultFocus:
      gesture(modifier, &views, context)
    case .sheet, .inspector, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet:
      presentation(modifier, context)
    case .onAppear, .onDisappear, .task, .onChange, .id, .tag: life(modifier, &views)
    case .toolbar where modifier.arguments.firstValue?.memberName != nil: visibility(modifier)
    case .toolbarVisibility: visibility(modifier)
    case .deleteDisabled: forbidDeletion(modifier, &views)
    case .clipped, .clipShape, .cornerRadius:
      for index in views.indices { views[index].isClipped = true }
    case .moveDisabled:
      guard modifier.arguments.firstValue?.isTrue == true else { return }
      for index in views.indices { views[index].forbidsMoving = true }
    case .navigationTitle, .navigationBarTitle, .navigationBarTitleDisplayMode, .toolbar,
      .navigationBarBackButtonHidden, .navigationBarHidden, .searchable, .navigationDestination,
      .navigationBarItems, .toolbarTitleDisplayMode, .searchSuggestions, .searchScopes:
      bar(modifier, context)
    case .searchCompletion: complete(modifier, &views)
    case .interactiveDismissDisabled:
      if modifier.arguments.firstValue.map(\.isTrue) ?? true { locksDismissal = true }
    default: break
    }
  }

  /// Adds an accessibility modifier to the view it is written on, or to each of several.
  func add(_ step: Step, to views: inout [ResolvedView]) {
    for index in views.indices { views[index].steps.append(step) }
  }

  private mutating func life(_ modifier: Modification, _ views: inout [ResolvedView]) {
    let arguments = modifier.arguments
    switch modifier.name {
    case .id:
      guard hasScrollReaders, let id = arguments.firstValue else { return }
      let mixed = StableHash.of(id)
      for index in views.indices { views[index].scrollID = views[index].scrollID ?? mixed }
    case .tag:
      for index in views.indices where views[index].tag == nil || views[index].isTagImplied {
        views[index].tag = arguments.firstValue
        views[index].isTagImplied = false
      }
    case .onAppear, .task:
      guard let closure = arguments.closure else { return }
      if let value = arguments["id"] {
        let watch = Watch(
          identity: modifier.identity,
          value: value,
          action: closure,
          runsAtFirst: true,
          isTask: modifier.name == .task
        )
        return watches.append(watch)
      }
      appearances.append(Appearance(identity: modifier.identity, response: .call(closure, [])))
    case .onDisappear:
      guard let closure = arguments.closure ?? arguments["perform"] else { return }
      departures.append(Appearance(identity: modifier.identity, response: .call(closure, [])))
    case .onChange:
      guard let value = arguments["of"], let closure = arguments.closure else { return }
      watches.append(
        Watch(
          identity: modifier.identity,
          value: value,
          action: closure,
          runsAtFirst: arguments["initial"]?.isTrue == true
        )
      )
    default: break
    }
  }
}

extension ViewValue {
  /// Whether it is a stack or a split view, whose bar takes what is written on it.
  ///
  /// - Source: Apple, "Adding a search interface to your app": searchable on a navigation stack puts
  ///   the field into its bar.
  fileprivate var isNavigation: Bool {
    guard case .system(let name, _) = base else { return false }
    return ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(name)
  }
}

/// The direction in which lines are read.
///
/// - Source: Apple, SwiftUI LayoutDirection.
enum LayoutDirection: String, Sendable {
  case leftToRight
  case rightToLeft
}

extension ModifierValue {
  /// The direction that `.environment(\.layoutDirection, …)` sets; absent for any other modifier.
  var direction: LayoutDirection? {
    guard name == "environment", case .keyPath(let path)? = arguments.firstValue,
      path.last == "layoutDirection"
    else { return nil }
    return arguments.dropFirst().first?.value.memberName.flatMap(LayoutDirection.init)
  }
}
