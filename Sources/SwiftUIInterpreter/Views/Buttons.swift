import AccessibilityTree

// Button, Link, ShareLink, PhotosPicker and the buttons of the system.
//
// Source: Apple, SwiftUI Button and Link; labels as read off reference pictures of
// cashapp/AccessibilitySnapshot and CVS Health's SwiftUI accessibility techniques.

extension Resolver {
  /// A `Button` in all its forms.
  mutating func button(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var action = call["action"]
    var label = call["label"]
    let isTitled = call.title != nil
    if isTitled {
      action = action ?? call.trailing
    } else if action != nil || call["intent"] != nil {
      label = label ?? call.trailing
    } else {
      action = call.trailing
    }
    let views = titleViews(call, buttonLabel(call, context), closure: label)
    let response = action.map { Response.call($0, []) } ?? .nothing
    var view = button(call, label: views, response: response, context)
    if call["role"]?.memberName == "cancel" { view.seed?.isCancel = true }
    return view
  }

  /// A button with that label.
  mutating func button(
    _ call: SystemCall,
    label: [ResolvedView],
    response: Response,
    _ context: Context
  ) -> ResolvedView {
    let shown = styled(label, call, context)
    let content = joined(
      shown,
      at: call.identity.appending(3),
      place: call.place,
      axis: .horizontal
    )
    var view = call.node(.button(look(context)), children: [content])
    var seed = Seed(traits: .button)
    seed.composition = .names
    seed.capabilities = .activate
    seed.keepsTarget = context.buttonStyle.map { $0.memberName != "automatic" } ?? false
    seed.handlers = [Handler(trigger: .activate, response: response)]
    view.seed = seed
    view.isDisabled = !context.isEnabled
    return view
  }

  /// The label as a custom `ButtonStyle` shows it.
  private mutating func styled(
    _ plain: [ResolvedView],
    _ call: SystemCall,
    _ context: Context
  ) -> [ResolvedView] {
    guard case .structure(let style)? = context.buttonStyle else { return plain }
    let label = StyleConfiguration.label(of: call, call["label"] ?? call.trailing)
    let configuration = StyleConfiguration.button(label: label, role: call["role"])
    guard
      let body = value(
        ofMethod: "makeBody",
        of: .structure(style),
        [Argument(label: "configuration", value: configuration)]
      )
    else { return plain }
    var views: [ResolvedView] = []
    resolve(body, at: call.identity.appending(4), context.plainButtons, into: &views)
    return views.isEmpty ? plain : views
  }

  private func look(_ context: Context) -> ButtonLook {
    switch context.buttonStyle?.memberName {
    case "bordered", "glass": ButtonLook(isBordered: true, isProminent: false)
    case "borderedProminent", "glassProminent": ButtonLook(isBordered: true, isProminent: true)
    default: ButtonLook(isBordered: false, isProminent: false)
    }
  }

  /// A `Link`: link and button at once, as one reference picture and testers give it.
  mutating func link(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isShare = call.name != "Link"
    let inner = buttonLabel(call, context)
    var label = titleViews(call, inner, closure: call["label"] ?? call.trailing)
    if label.isEmpty, call.name == "ShareLink" {
      label = [text("Share…", at: call.identity.appending(1), place: call.place, inner)]
    }
    let response = isShare ? nil : call["destination"].map { opening($0) }
    var view = button(call, label: label, response: response ?? .nothing, context)
    if !isShare { view.seed?.traits.insert(.link) }
    if isShare { view.seed?.inference = .systemButton }
    return view
  }

  /// `PasteButton` and its like.
  mutating func systemButton(_ call: SystemCall, _ context: Context) -> ResolvedView {
    if call.name == "EditButton" { return editButton(call, context) }
    let title: String
    switch call.name {
    case "PasteButton": title = "Paste"
    case "SignInWithAppleButton": title = Self.appleTitle(call.title?.memberName)
    default: title = "Rename"
    }
    let label = text(title, at: call.identity.appending(1), place: call.place, context)
    var view = button(call, label: [label], response: .nothing, context)
    view.seed?.inference = .systemButton
    return view
  }
}

extension Resolver {
  /// - Source: Apple, SignInWithAppleButton.Label.
  fileprivate static func appleTitle(_ label: String?) -> String {
    switch label {
    case "signUp": "Sign up with Apple"
    case "continue": "Continue with Apple"
    default: "Sign in with Apple"
    }
  }
}

extension Context {
  /// The same with buttons in the system's style, for the inside of a custom style.
  var plainButtons: Context {
    var context = self
    context.buttonStyle = nil
    context.toggleStyle = nil
    return context
  }
}
