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
  private mutating func shown(_ arguments: [Argument]) -> (BindingValue, Value?)? {
    if let binding = arguments["isPresented"]?.asBinding {
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
    let handed = item.map { [$0] } ?? arguments["presenting"].map { [$0] } ?? []
    let title = arguments.first { $0.label == nil && !$0.value.isClosure }?.value
    made.title = title.map { words($0) }
    let builder =
      arguments["content"] ?? arguments["actions"]
      ?? arguments.first {
        $0.label == nil && $0.value.isClosure
      }?.value
    if title == nil, made.kind == .alert || made.kind == .dialog {
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
    view.seed?.certainty = .inferred
    bars[bars.count - 1].search = view
  }

  /// `.toolbar`: each item goes to its part of the bar.
  private mutating func toolbar(_ modifier: Modification, _ context: Context) {
    guard let builder = modifier.arguments["content"] ?? modifier.arguments.closure else { return }
    let items: [ViewItem]
    do throws(Fault) {
      items = try evaluator.content(of: builder, arguments: [])
    } catch {
      return report(error)
    }
    var inner = context
    inner.labelStyle = "iconOnly"
    inner.isInList = false
    for item in items {
      let identity = modifier.identity.appending(item.component)
      var views: [ResolvedView] = []
      resolve(item.value, at: identity, inner, into: &views)
      enter(views, placement: placement(item.value))
    }
  }

  private func placement(_ value: Value) -> String {
    guard case .view(let view) = value, case .system(_, let arguments) = view.base else {
      return "automatic"
    }
    return arguments["placement"]?.memberName ?? "automatic"
  }

  private mutating func enter(_ views: [ResolvedView], placement: String) {
    let last = bars.count - 1
    switch placement {
    case "topBarLeading", "navigationBarLeading", "cancellationAction": bars[last].leading += views
    case "principal", "title": bars[last].principal += views
    case "bottomBar", "status": bars[last].bottom += views
    case "keyboard": if isEditing { bars[last].bottom += views }
    default: bars[last].trailing += views
    }
  }
}
