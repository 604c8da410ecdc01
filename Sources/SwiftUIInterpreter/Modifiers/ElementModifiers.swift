import AccessibilityTree

// Making elements and naming them.
//
// Source: Apple, SwiftUI accessibility modifiers.

extension Resolver {
  /// `accessibilityElement(children:)` and the modifiers that replace what is inside.
  mutating func element(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let step: Step
    switch modifier.name {
    case .accessibilityElement:
      let name = modifier.arguments["children"]?.memberName ?? "ignore"
      step = .element(ChildBehaviour(rawValue: name) ?? .ignore)
    case .accessibilityRepresentation:
      step = .representation(
        content(modifier.arguments.closure, in: modifier.identity, context)
      )
    default:
      step = .children(content(modifier.arguments.closure, in: modifier.identity, context))
    }
    if views.isEmpty { return }
    var view = joined(views, at: modifier.identity, place: modifier.place, axis: context.axis)
    view.steps.append(step)
    views = [view]
  }

  /// A modifier that sets one property of elements.
  mutating func property(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    let arguments = modifier.arguments
    if arguments["isEnabled"] == .bool(false) { return }
    switch modifier.name {
    case .accessibilityLabel: label(modifier, &views, context)
    case .accessibilityValue: add(.value(text(in: arguments)), to: &views)
    case .accessibilityHint, .help: add(.hint(text(in: arguments)), to: &views)
    case .accessibilityAddTraits:
      add(.addTraits(traits(arguments.firstValue, modifier.place)), to: &views)
    case .accessibilityRemoveTraits:
      add(.removeTraits(traits(arguments.firstValue, modifier.place)), to: &views)
    case .accessibilityHeading: add(.heading(level(arguments.firstValue)), to: &views)
    case .accessibilityHidden:
      if arguments.firstValue?.isTrue == true { add(.hidden, to: &views) }
    case .redacted:
      guard let reason = arguments.firstValue, names(reason).contains("placeholder") else { return }
      for index in views.indices { views[index].redact() }
    case .unredacted: for index in views.indices { views[index].isUnredacted = true }
    case .accessibilityIdentifier: add(.identifier(text(in: arguments)), to: &views)
    case .badge: if context.isInList { badge(arguments.firstValue, &views) }
    case .accessibility: oldForm(modifier, &views, context)
    default: rarer(modifier, &views)
    }
  }

  private mutating func rarer(_ modifier: Modification, _ views: inout [ResolvedView]) {
    let arguments = modifier.arguments
    switch modifier.name {
    case .accessibilityInputLabels:
      guard case .array(let labels)? = arguments.firstValue else { return }
      add(.inputLabels(labels.map { words($0) }), to: &views)
    case .accessibilitySortPriority:
      add(.sortPriority(arguments.firstValue?.number ?? 0), to: &views)
    case .accessibilityCustomContent: customContent(arguments, &views)
    case .accessibilityScrollStatus: add(.scrollStatus(text(in: arguments)), to: &views)
    case .accessibilityActivationPoint: activationPoint(arguments, &views)
    case .accessibilityLabeledPair:
      let id = StableHash.of(arguments["id"] ?? .none)
      hasPairs = true
      let isLabel = arguments["role"]?.memberName == "label"
      add(.pair(LabeledPair(id: id, isLabel: isLabel)), to: &views)
    default: break
    }
  }

  /// The text of the first argument, whatever its label.
  private mutating func text(in arguments: [Argument]) -> String {
    arguments.firstValue.map { words($0) } ?? ""
  }

  private mutating func label(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    guard case .closure? = modifier.arguments.firstValue else {
      return add(.label(text(in: modifier.arguments)), to: &views)
    }
    let mark = ViewValue(
      base: .system(
        name: "Text",
        arguments: [Argument(label: "verbatim", value: .string(LabelTemplate.mark))]
      )
    )
    let around = content(
      modifier.arguments.closure,
      in: modifier.identity,
      context,
      arguments: [.view(mark)]
    )
    add(.labelMade(of: around), to: &views)
  }

  private mutating func badge(_ value: Value?, _ views: inout [ResolvedView]) {
    guard let value, value != .none, value != .int(0) else { return }
    add(.badge(words(value)), to: &views)
  }

  private func level(_ value: Value?) -> Int? {
    guard let name = value?.memberName, name.hasPrefix("h") else { return nil }
    return Int(name.dropFirst())
  }

  private mutating func customContent(_ arguments: [Argument], _ views: inout [ResolvedView]) {
    let texts = arguments.filter { $0.label == nil }
    guard let key = texts.first?.value else { return }
    let value = texts.dropFirst().first?.value ?? .none
    let content = CustomContent(
      label: contentKey(key),
      value: words(value),
      isImportant: arguments["importance"]?.memberName == "high"
    )
    add(.content(content, isRemoved: value == .none), to: &views)
  }

  /// The words of a key, `AccessibilityCustomContentKey("Size")` and a static member included.
  private mutating func contentKey(_ value: Value) -> String {
    let type = "AccessibilityCustomContentKey"
    let key = (try? evaluator.coerce(value, to: .system(type), at: .none)) ?? value
    switch key {
    case .system(let system) where system.type == type:
      return system.members.last?.arguments.unlabelled.map { words($0) } ?? ""
    case .view(let view):
      guard case .system(type, let arguments) = view.base else { return words(key) }
      return arguments.unlabelled.map { words($0) } ?? ""
    default: return words(key)
    }
  }

  private func activationPoint(_ arguments: [Argument], _ views: inout [ResolvedView]) {
    let point = arguments.firstValue?.memberArguments ?? []
    guard let x = point["x"]?.number, let y = point["y"]?.number else { return }
    add(.activationPoint(Point(x: x, y: y)), to: &views)
  }

  /// The traits that SwiftUI names; an unknown one is reported.
  private mutating func traits(_ value: Value?, _ place: PlaceID) -> TraitChange {
    var change = TraitChange()
    for name in value.map({ names($0) }) ?? [] {
      if let trait = Self.traits[name] {
        change.traits.formUnion(trait)
      } else if name == "isModal" {
        change.isModal = true
      } else if name == "isTabBar" {
        change.isTabBar = true
      } else if name != "init" {
        let advice = NearestName.advice(for: name, among: Self.traits.keys.sorted())
        evaluator.report(
          .warning,
          "there is no accessibility trait '\(name)'\(advice)",
          name: name,
          at: place
        )
      }
    }
    return change
  }

  private static let traits: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link,
    "isSearchField": .searchField, "isImage": .image, "playsSound": .playsSound,
    "isKeyboardKey": .keyboardKey, "isStaticText": .staticText,
    "isSummaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "isToggle": .toggle,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
  ]
}
