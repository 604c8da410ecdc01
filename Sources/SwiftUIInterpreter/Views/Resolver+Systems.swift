import AccessibilityTree

extension Resolver {
  /// Resolves a view that the source does not declare.
  mutating func system(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    if call.name == "+" { return textView(call, context, into: &views) }
    guard let known = Self.known[call.name] else { return unknown(call, context, into: &views) }
    if several(known.name, call, context, into: &views) { return }
    if let make = known.make {
      views.append(make(&self, call, context))
    } else {
      drawn(call, into: &views)
    }
  }

  /// What there is to know of a name, found at once for each view of each evaluation.
  private struct Known {
    var name: ViewName
    /// Resolves it; absent for what is only drawn, and for what may give several views or none.
    var make: Maker?
  }

  private static let known: [String: Known] = ViewName.named.mapValues { name in
    Known(name: name, make: name.isDrawn ? nil : makers[name])
  }

  /// A shape, a gradient, a canvas: drawn, and nothing to assistive technology.
  private func drawn(_ call: SystemCall, into views: inout [ResolvedView]) {
    views.append(call.node(.shape(call.name)))
  }

  /// Resolves the views that may give several views or none.
  ///
  /// - Returns: Whether it was one of them.
  private mutating func several(
    _ name: ViewName,
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) -> Bool {
    switch name {
    case .text: textView(call, context, into: &views)
    case .forEach: repeated(call, context, into: &views)
    case .tableRow: tableRow(call.title ?? .none, at: call.identity, context, into: &views)
    case .outlineGroup: outline(call, context, into: &views)
    case .modifiedContent: modifiedContent(call, context, into: &views)
    case .group, .anyView, .glassEffectContainer, .scrollViewReader, .controlGroup, .timelineView,
      .windowGroup, .window, .documentGroup, .phaseAnimator, .keyframeAnimator:
      group(call, context, into: &views)
    case .tab: content(call.trailing, in: call.identity, context, into: &views)
    case .toolbarItem, .toolbarItemGroup:
      content(call["content"] ?? call.trailing, in: call.identity, context, into: &views)
    case .stepper: stepper(call, context, into: &views)
    case .accessibilityRotorEntry: views.append(rotorEntry(call))
    case .datePicker, .colorPicker: datePicker(call, context, into: &views)
    case .emptyView, .toolbarSpacer, .settings, .menuBarExtra: break
    default: return false
    }
    return true
  }

  /// `ModifiedContent(content:modifier:)`: the view with the modifier.
  ///
  /// - Source: Apple, ModifiedContent.
  private mutating func modifiedContent(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard let content = call["content"], let modifier = call["modifier"] else { return }
    let item = ViewItem(component: 0, value: content, place: call.place)
    let changed = ModifierValue(
      name: "modifier",
      known: ModifierName.named["modifier"],
      arguments: [Argument(label: nil, value: modifier)],
      place: call.place
    )
    let view = ViewValue(base: .content([item]), modifiers: [changed], place: call.place)
    resolve(.view(view), at: call.identity.appending(1), context, into: &views)
  }

  /// Resolves one view by a call.
  private typealias Maker = @Sendable (inout Resolver, SystemCall, Context) -> ResolvedView

  // A table rather than a `switch`: the cases of a `switch` would each keep room on the stack.
  private static let makers: [ViewName: Maker] = {
    let families: [([ViewName], Maker)] = [
      ([.vStack, .lazyVStack, .hStack, .lazyHStack], { $0.stack($1, $2) }),
      ([.zStack], { $0.layers($1, $2) }),
      ([.button], { $0.button($1, $2) }),
      ([.section], { $0.section($1, $2) }),
      ([.list, .form], { $0.list($1, $2) }),
      ([.scrollView], { $0.scrollView($1, $2) }),
      (
        [.navigationStack, .navigationView, .navigationSplitView], { $0.navigationStack($1, $2) }
      ),
      ([.navigationLink], { $0.navigationLink($1, $2) }),
      ([.tabView], { $0.tabView($1, $2) }),
      ([.disclosureGroup], { $0.disclosure($1, $2) }),
      ([.groupBox], { $0.groupBox($1, $2) }),
      (
        [.viewThatFits],
        { resolver, call, context in
          let builder = call["content"] ?? call.trailing
          let choices = resolver.content(builder, in: call.identity, context)
          return call.node(.fitting, children: choices)
        }
      ),
      ([.labeledContent], { $0.labeledContent($1, $2) }),
      ([.grid, .gridRow, .lazyVGrid, .lazyHGrid], { $0.grid($1, $2) }),
      ([.geometryReader], { $0.geometryReader($1, $2) }),
      ([.contentUnavailableView], { $0.unavailable($1, $2) }),
      ([.image], { $0.image($1, $2) }),
      ([.asyncImage], { $0.asyncImage($1, $2) }),
      ([.label], { $0.label($1, $2) }),
      ([.spacer], { resolver, call, _ in resolver.spacer(call) }),
      ([.divider], { _, call, _ in call.node(.divider) }),
      ([.toggle], { $0.toggle($1, $2) }),
      ([.slider], { $0.slider($1, $2) }),
      ([.picker], { $0.picker($1, $2) }),
      ([.textField, .secureField, .textEditor], { $0.field($1, $2) }),
      ([.link, .shareLink, .photosPicker], { $0.link($1, $2) }),
      (
        [.map, .videoPlayer, .subscriptionStoreView, .storeView, .productView],
        { $0.systemScreen($1, $2) }
      ),
      (
        [.marker, .annotation, .userAnnotation, .mapMarker, .mapPin, .mapAnnotation],
        { $0.mapContent($1, $2) }
      ),
      ([.menu, .toolbarTitleMenu], { $0.menu($1, $2) }),
      (
        [.editButton, .pasteButton, .renameButton, .signInWithAppleButton],
        { $0.systemButton($1, $2) }
      ),
      ([.progressView, .gauge], { $0.progress($1, $2) }),
      ([.uIViewHost], { $0.uiViewHost($1, $2) }),
      ([.table], { $0.table($1, $2) }),
      ([.chart], { $0.chart($1, $2) }),
      (
        [.barMark, .lineMark, .pointMark, .areaMark, .ruleMark, .rectangleMark, .sectorMark],
        { resolver, call, _ in resolver.chartMark(call) }
      ),
    ]
    var makers: [ViewName: Maker] = [:]
    for (names, maker) in families {
      for name in names { makers[name] = maker }
    }
    return makers
  }()

  /// Marks a view that is not understood and shows what was handed to it in closures.
  private mutating func unknown(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    if let (name, arguments) = evaluator.stack(call.name, call.arguments) {
      var stack = call
      (stack.name, stack.arguments) = (name, arguments)
      return system(stack, context, into: &views)
    }
    if SystemTypes.shapeStyles.contains(call.name) {
      return views.append(ResolvedView(.shape(call.name), at: call.identity, place: call.place))
    }
    evaluator.reportUnsupported(call.name, at: call.place)
    var inner: [ResolvedView] = []
    for (index, argument) in call.arguments.enumerated() {
      let builders: Set<String?> = [nil, "content", "label", "header", "footer"]
      let identity = call.identity.appending(UInt64(index))
      if isShownView(argument.value) {
        resolve(argument.value, at: identity, context, into: &inner)
      } else if argument.value.isClosure, builders.contains(argument.label) {
        inner += guess(argument.value, in: identity, context)
      }
    }
    let mark = marked(call.name, at: call.identity.appending(0xBAD), place: call.place)
    inner.insert(mark, at: 0)
    views.append(joined(inner, at: call.identity, place: call.place, axis: context.axis))
  }

  /// Whether a value is a view that is understood: SwiftUI's own or a declared one.
  private func isShownView(_ value: Value) -> Bool {
    switch value {
    case .view(let view):
      guard case .system(let name, _) = view.base else { return true }
      return name == "+" || ViewName.named[name].map { !$0.isDrawn } ?? false
    default: return evaluator.isView(value)
    }
  }

  /// What a closure shows that may be an action as well: what it does is undone, a fault is nothing.
  ///
  /// What it would be handed is not known, and goes by the names that it has there.
  private mutating func guess(
    _ closure: Value,
    in identity: Identity,
    _ context: Context
  ) -> [ResolvedView] {
    let saved = evaluator
    do throws(Fault) {
      let names = evaluator.program.parameterNames(of: closure)
      let items = try evaluator.content(of: closure, arguments: names.map { .unknown($0) })
      let isBuilder = items.contains { evaluator.isView($0.value) }
      if isBuilder { return resolve(items, in: identity, context) }
      evaluator = saved
    } catch {
      evaluator = saved
    }
    return []
  }

  /// A colour, a gradient or a shape that stands as a view.
  mutating func shape(
    _ value: SystemValue,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    if value.type == "ContentUnavailableView" {
      return noResults(value, at: identity, context, into: &views)
    }
    let known = ModifierName.named
    let first = value.members.firstIndex { known[$0.name] != nil && $0.name != "opacity" }
    guard let first else {
      return views.append(ResolvedView(.shape(value.type), at: identity, place: .none))
    }
    let name = ViewName.named[value.type] == nil ? "Color" : value.type
    let view = ViewValue(
      base: .system(name: name, arguments: []),
      modifiers: modifiers(value.members[first...])
    )
    resolve(.view(view), at: identity, context, into: &views)
  }

  private func modifiers(_ members: ArraySlice<SystemValue.Member>) -> [ModifierValue] {
    members.map {
      ModifierValue(
        name: $0.name,
        known: ModifierName.named[$0.name],
        arguments: $0.arguments,
        place: .none
      )
    }
  }

  /// `ContentUnavailableView.search` and `.search(text:)`, with the modifiers written on it.
  private mutating func noResults(
    _ value: SystemValue,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard let member = value.members.first, member.name == "search" else { return }
    let query = member.arguments["text"] ?? read(context.search) ?? .string("")
    let view = ViewValue(
      base: .system(name: value.type, arguments: [Argument(label: "search", value: query)]),
      modifiers: modifiers(value.members.dropFirst())
    )
    resolve(.view(view), at: identity, context, into: &views)
  }

  /// Notes the properties of a view that have state of their own.
  mutating func note(propertiesOf view: StructureValue) {
    for case .structure(let inner) in view.fields where inner.identity != .none {
      installed.append(InstalledView(identity: inner.identity, type: inner.type))
      note(propertiesOf: inner)
    }
  }
}
