import AccessibilityTree

// Sheets, covers, popovers, alerts and dialogs.
//
// Source: Apple, SwiftUI modal presentations; MagentaA11y, alert dialog and sheet.

extension Resolver {
  /// Notes what a modifier presents now; nothing while its binding is false or nil.
  mutating func presentation(_ modifier: Modification, _ context: Context) {
    let arguments = modifier.arguments
    guard let (binding, item) = shown(arguments) else { return }
    let absent: Value = item == nil ? .bool(false) : .none
    var made = Presentation(
      kind: kind(modifier.name),
      identity: modifier.identity.appending(0x5EE7),
      place: modifier.place,
      dismissal: .write(absent, binding)
    )
    made.isDismissable = made.kind != .cover
    if let closure = arguments["onDismiss"], closure.isClosure { made.onDismiss = closure }
    let index = presentations.count
    made.isRightToLeft = context.isRightToLeft
    let inner = context.presenting(made.dismissal)
    let saved = (bars, destinations, environmentIndex, pushes)
    (bars, destinations, pushes) = ([], [], [])
    set("dismiss", Self.dismissAction(binding, writing: absent))
    set("isPresented", .bool(true))
    let locked = locksDismissal
    locksDismissal = false
    fill(&made, arguments, item, inner)
    if locksDismissal { made.isDismissable = false }
    locksDismissal = locked
    (bars, destinations, pushes) = (saved.0, saved.1, saved.3)
    restore(environment: saved.2)
    presentations.insert(made, at: min(index, presentations.count))
  }

  private func kind(_ name: ModifierName) -> Presentation.Kind {
    switch name {
    case .alert: .alert
    case .confirmationDialog, .actionSheet: .dialog
    case .fullScreenCover: .cover
    default: .sheet
    }
  }

  /// The binding that shows it, with the item it is shown for; absent while it is not shown.
  ///
  /// - Source: Apple, alert(isPresented:error:actions:message:) and
  ///   alert(_:isPresented:presenting:actions:message:): what is presented must not be nil either.
  private mutating func shown(_ arguments: [Argument]) -> (BindingValue, Value?)? {
    if let binding = arguments["isPresented"]?.asBinding {
      if arguments["error"] == Value.none || arguments["presenting"] == Value.none { return nil }
      return read(binding)?.isTrue == true ? (binding, nil) : nil
    }
    guard let binding = arguments["item"]?.asBinding, let item = read(binding) else {
      return nil
    }
    if case .none = item { return nil }
    if case .unknown = item { return nil }
    return (binding, item)
  }

  private mutating func fill(
    _ made: inout Presentation,
    _ arguments: [Argument],
    _ item: Value?,
    _ context: Context
  ) {
    let handed = (item ?? arguments["presenting"] ?? arguments["error"]).map { [$0] } ?? []
    let title = arguments.first { $0.label == nil && !$0.value.isClosure }?.value
    made.title = title.map { words($0) } ?? arguments["error"].map { description(of: $0) }
    let builder =
      arguments["content"] ?? arguments["actions"]
      ?? arguments.first {
        $0.label == nil && $0.value.isClosure
      }?.value
    if made.title == nil, made.kind == .alert || made.kind == .dialog {
      return oldForm(&made, builder, handed, context)
    }
    made.content = content(builder, in: made.identity, context, arguments: handed)
    if made.kind == .alert || made.kind == .dialog {
      made.message = content(
        arguments["message"],
        in: made.identity.appending(2),
        context,
        arguments: handed
      )
      if arguments["titleVisibility"]?.memberName != "visible", made.kind == .dialog {
        made.title = nil
      }
    }
  }

  /// What an error says of itself, which is the title of its alert.
  private mutating func description(of error: Value) -> String {
    do throws(Fault) {
      return words(try evaluator.property("localizedDescription", of: error, at: .none))
    } catch {
      report(error)
      return ""
    }
  }

  /// `Alert(title:message:dismissButton:)` and `ActionSheet`, as a closure gives them.
  private mutating func oldForm(
    _ made: inout Presentation,
    _ builder: Value?,
    _ handed: [Value],
    _ context: Context
  ) {
    guard let builder,
      let alert = value(of: builder, handed.map { Argument(label: nil, value: $0) }),
      case .view(let view) = alert, case .system(_, let arguments) = view.base
    else { return }
    made.title = arguments["title"].map { words($0) }
    if let message = arguments["message"] {
      resolve(message, at: made.identity.appending(2), context, into: &made.message)
    }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { arguments[$0] }
    if case .array(let list)? = arguments["buttons"] { buttons += list }
    for (index, button) in buttons.enumerated() {
      let parts = button.memberArguments
      let name = parts.unlabelled.map { words($0) } ?? "Cancel"
      let call = SystemCall(
        name: "Button",
        arguments: [
          Argument(label: nil, value: .string(name)),
          Argument(label: "action", value: parts["action"] ?? parts.closure ?? .void),
          Argument(label: "role", value: button),
        ],
        identity: made.identity.appending(UInt64(index) + 10),
        place: made.place
      )
      made.content.append(self.button(call, context))
    }
  }

  /// Enters titles and items into the bar of the navigation stack around, if there is one.
  mutating func bar(_ modifier: Modification, _ context: Context) {
    guard !bars.isEmpty else { return }
    let last = bars.count - 1
    let arguments = modifier.arguments
    switch modifier.name {
    case .navigationTitle, .navigationBarTitle:
      bars[last].title = arguments.firstValue.map { words($0) }
      bars[last].titlePlace = modifier.place
      if arguments["displayMode"]?.memberName == "inline" { bars[last].isInline = true }
    case .navigationBarTitleDisplayMode:
      bars[last].isInline = arguments.firstValue?.memberName == "inline"
    case .toolbarTitleDisplayMode:
      bars[last].isInline = arguments.firstValue?.memberName?.hasPrefix("inline") == true
    case .navigationBarBackButtonHidden:
      bars[last].hidesBack = arguments.firstValue != .bool(false)
    case .navigationBarHidden: bars[last].isHidden = arguments.firstValue != .bool(false)
    case .toolbar: toolbar(modifier, context)
    case .navigationBarItems: oldItems(modifier, context)
    case .searchable: search(modifier, context)
    case .searchSuggestions: suggest(modifier, context)
    case .searchScopes: scope(modifier, context)
    case .navigationDestination: destination(arguments)
    default: break
    }
  }

  private mutating func oldItems(_ modifier: Modification, _ context: Context) {
    let last = bars.count - 1
    var (leading, trailing): ([ResolvedView], [ResolvedView]) = ([], [])
    if let value = modifier.arguments["leading"] {
      resolve(value, at: modifier.identity.appending(1), context, into: &leading)
    }
    if let value = modifier.arguments["trailing"] {
      resolve(value, at: modifier.identity.appending(2), context, into: &trailing)
    }
    bars[last].leading += leading
    bars[last].trailing += trailing
  }

  private mutating func destination(_ arguments: [Argument]) {
    guard let closure = arguments["destination"] ?? arguments.closure else { return }
    guard arguments["isPresented"] != nil || arguments["item"] != nil else {
      return destinations.append(Destination(type: arguments["for"], builder: closure))
    }
    guard let (binding, item) = shown(arguments) else { return }
    pushes.append(
      PushedScreen(
        builder: closure,
        arguments: item.map { [$0] } ?? [],
        binding: binding,
        absent: item == nil ? .bool(false) : .none
      )
    )
  }

  /// What the views inside `searchable` know of the search: its text, and whether the field is used.
  ///
  /// - Source: Apple, SwiftUI EnvironmentValues, isSearching.
  mutating func searching(
    _ arguments: [Argument],
    at identity: Identity,
    _ context: inout Context
  ) {
    if let text = arguments["text"]?.asBinding { context.search = text }
    let isShown = read(arguments["isPresented"]?.asBinding)?.isTrue == true
    let isEdited = editing == ElementID(identity.hash)
    if isShown || isEdited { set("isSearching", .bool(true)) }
  }

  private mutating func search(_ modifier: Modification, _ context: Context) {
    guard let binding = modifier.arguments["text"]?.asBinding else { return }
    let prompt = modifier.arguments["prompt"].map { words($0) } ?? "Search"
    let call = SystemCall(
      name: "TextField",
      arguments: [
        Argument(label: nil, value: .string(prompt)),
        Argument(label: "text", value: .binding(binding)),
      ],
      identity: modifier.identity,
      place: modifier.place
    )
    var view = field(call, context)
    view.seed?.traits.insert(.searchField)
    bars[bars.count - 1].search = view
    bars[bars.count - 1].searchText = binding
    if modifier.arguments["suggestions"] != nil || modifier.arguments.closure != nil {
      suggest(modifier, context)
    }
  }
}
