import AccessibilityTree

// TextField, SecureField, TextEditor.
//
// Source: cashapp/AccessibilitySnapshot, testSwiftUITextEntry, testUIKitTextField (17.5, 18.5,
// 26.2): a filled field says its text and no longer its title.

extension Resolver {
  /// A field for text: empty it says its title, filled only its text.
  mutating func field(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isEditor = call.name == "TextEditor"
    let isSecure = call.name == "SecureField"
    let binding = call.binding("text") ?? call.binding("value")
    let current = read(binding) ?? .none
    let text = fieldText(current, call)
    let title = call.title.map { words($0) } ?? labelWords(call, context)
    let prompt = call["prompt"].map { words($0) }
    let placeholder = isEditor ? "" : prompt ?? title
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    var seed = Seed(traits: .textEntry)
    if isSecure { seed.traits.insert(.secureTextField) }
    if isEditor { seed.traits.insert(.textArea) }
    if prompt != nil, !title.isEmpty {
      seed.label = title
      seed.inference = .placeholder
    }
    if current.isUnknown { seed.inference = .unknownValue }
    let isEmpty = text.isEmpty
    seed.value = isEmpty ? (placeholder.isEmpty ? nil : placeholder) : shown
    seed.showsPlaceholder = isEmpty && !placeholder.isEmpty
    seed.takesFigures = context.takesFigures
    seed.capabilities = .edit
    if let binding {
      let isNumber = call.binding("value") != nil
      let response = isNumber ? Response.number(binding) : Response.text(binding)
      seed.handlers = [Handler(trigger: .edit, response: response)]
    }
    if let commit = call["onCommit"] {
      seed.handlers.append(Handler(trigger: .submit, response: .call(commit, [])))
    }
    let look = Control.field(
      isEmpty ? placeholder : shown,
      isPlaceholder: isEmpty,
      isBordered: context.fieldStyle == "roundedBorder",
      lines: isEditor ? 4 : 1
    )
    var view = call.node(.control(look))
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  private mutating func fieldText(_ value: Value, _ call: SystemCall) -> String {
    switch value {
    case .string(let text), .localized(let text): return text
    case .none, .void: return ""
    default:
      guard let format = call["format"] ?? call["formatter"] else {
        return evaluator.text(of: value)
      }
      return evaluator.formatted(value, format)
    }
  }

  /// The words of a field's label closure.
  private mutating func labelWords(_ call: SystemCall, _ context: Context) -> String {
    guard let builder = call["label"] ?? call.trailing else { return "" }
    return Flattener.plainName(of: content(builder, in: call.identity.appending(1), context))
  }
}
