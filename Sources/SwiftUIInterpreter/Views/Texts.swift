import AccessibilityTree

// Text and Label.
//
// Source: Apple, SwiftUI Text, LocalizedStringKey, Label.

extension Resolver {
  /// A `Text`: one element with its string, nothing when it is empty.
  mutating func textView(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    let string = textString(call)
    if string.isEmpty { return views.append(call.node(.nothing)) }
    var view = text(string, at: call.identity, place: call.place, context)
    if let style = call["style"]?.memberName, ["relative", "offset", "timer"].contains(style) {
      view.seed?.traits.insert(.updatesFrequently)
      view.seed?.inference = .liveText
    }
    if call.name != "+", case .view? = call.title { view.seed?.inference = .viewInText }
    let links = links(in: call.name, call.arguments)
    if let first = links.first {
      let response = links.count == 1 ? opening(first) : .nothing
      view.seed?.traits.insert(.link)
      view.seed?.inference = .linkInText
      view.seed?.capabilities = .activate
      view.seed?.handlers = [Handler(trigger: .activate, response: response)]
    }
    views.append(view)
  }

  /// Where the parts of a text lead that are links.
  ///
  /// - Source: Apple, Text and LocalizedStringKey: links of Markdown; those of added texts are
  ///   links of the whole.
  private func links(in name: String, _ arguments: [Argument]) -> [Value] {
    if name == "+" { return arguments.flatMap { links(in: $0.value) } }
    guard arguments["verbatim"] == nil, let title = arguments.unlabelled else { return [] }
    return links(in: title)
  }

  private func links(in value: Value) -> [Value] {
    switch value {
    case .localized(let source): return Value.links(inMarkdown: source)
    case .system(let system): return system.links
    case .view(let view):
      guard case .system(let name, let arguments) = view.base else { return [] }
      if name == "LocalizedStringKey", let key = arguments.first?.value.plainText {
        return Value.links(inMarkdown: key)
      }
      return name == "Text" || name == "+" ? links(in: name, arguments) : []
    default: return []
    }
  }

  /// What leads to an address: the app's own `openURL`, where there is one.
  ///
  /// - Source: Apple, OpenURLAction, for links and for texts with links.
  func opening(_ address: Value) -> Response {
    guard let open = evaluator.environment["openURL"] else { return .nothing }
    return .call(open, [Argument(label: nil, value: address)])
  }

  /// A text that the program itself puts on the screen, in the style around.
  func text(
    _ string: String,
    at identity: Identity,
    place: PlaceID,
    _ context: Context
  ) -> ResolvedView {
    let shown =
      switch context.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case .unchanged, nil: string
      }
    let run = TextRun(
      string: shown,
      style: context.font,
      lineLimit: context.lineLimit,
      isStrong: context.isStrong || context.font.isStrong,
      scale: context.textScale,
      colors: textColors(context)
    )
    var view = ResolvedView(.text(run), at: identity, place: place)
    view.seed = Seed(label: shown, traits: .staticText)
    view.isDisabled = !context.isEnabled
    return view
  }

  /// What a `Text` shows.
  mutating func textString(_ call: SystemCall) -> String {
    evaluator.reportFormats(call.arguments.filter { $0.label == "format" }, at: call.place)
    let dated = try? evaluator.dated(call.arguments, at: call.place)
    let isDate = call["style"] != nil || call["format"] != nil
    let arguments = isDate ? dated ?? call.arguments : call.arguments
    if isDate { evaluator.reportFar(arguments.first?.value, at: call.place) }
    if let opaque = evaluator.opaqueName(of: call.title) {
      evaluator.reportOpaque(opaque, at: call.place)
    }
    evaluator.spend(readingMarkdownOf: call.title)
    return evaluator.textString(call.name, arguments)
  }

  /// The words of a value that stands where SwiftUI takes a text.
  func words(_ value: Value) -> String { evaluator.words(value) }

  /// A `Label`: one element named by its title; the icon is silent.
  mutating func label(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isIconOnly = context.labelStyle == "iconOnly"
    let title = labelTitle(call, context)
    let icon = labelIcon(call, context)
    var shown: [ResolvedView] = []
    if context.labelStyle != "titleOnly" { shown += icon }
    if !isIconOnly { shown += title }
    var view = call.node(.stack(Stack(axis: .horizontal)), children: shown)
    view.names = title
    var seed = Seed(traits: isIconOnly ? .image : .staticText)
    seed.composition = .label(isIconOnly: isIconOnly)
    if title.count > 1 { seed.inference = .severalTitles }
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  private mutating func labelTitle(_ call: SystemCall, _ context: Context) -> [ResolvedView] {
    let identity = call.identity.appending(1)
    if let title = call.title {
      let string = words(title)
      return string.isEmpty ? [] : [text(string, at: identity, place: call.place, context)]
    }
    return content(call["title"] ?? call.trailing, in: identity, context)
  }

  private mutating func labelIcon(_ call: SystemCall, _ context: Context) -> [ResolvedView] {
    let identity = call.identity.appending(2)
    if let symbol = call["systemImage"] {
      return [self.symbol(words(symbol), at: identity, place: call.place, context)]
    }
    if let asset = call["image"] {
      return [picture(words(asset), at: identity, place: call.place, context)]
    }
    return content(call["icon"], in: identity, context)
  }

  /// What stands for a control's name: a title, or what its label closure gives.
  mutating func titleViews(
    _ call: SystemCall,
    _ context: Context,
    closure: Value?
  ) -> [ResolvedView] {
    let identity = call.identity.appending(1)
    guard let title = call.title else { return content(closure, in: identity, context) }
    if let symbol = call["systemImage"] ?? call["image"] {
      let label = SystemCall(
        name: "Label",
        arguments: [
          Argument(label: nil, value: title),
          Argument(label: call["image"] == nil ? "systemImage" : "image", value: symbol),
        ],
        identity: identity,
        place: call.place
      )
      return [self.label(label, context)]
    }
    let string = words(title)
    return string.isEmpty ? [] : [text(string, at: identity, place: call.place, context)]
  }
}
