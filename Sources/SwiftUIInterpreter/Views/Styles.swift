import AccessibilityTree

// Styles of the source's own for containers: their bodies stand for the whole view.
//
// Source: Apple, SwiftUI GroupBoxStyle, DisclosureGroupStyle, LabeledContentStyle.

extension Resolver {
  /// What a style of the source's own makes of a container; absent where there is none.
  mutating func styled(
    _ call: SystemCall,
    by name: ModifierName,
    isExpanded: BindingValue? = nil,
    _ context: Context
  ) -> ResolvedView? {
    guard case .structure(let style)? = context.styles[name] else { return nil }
    let value = call["value"].map { Argument(label: nil, value: $0) }
    let shown = value.map { StyleConfiguration.view("Text", [$0], of: call) }
    let configuration = StyleConfiguration.container(
      label: StyleConfiguration.label(of: call, call["label"]),
      content: shown ?? StyleConfiguration.group(call["content"] ?? call.trailing, of: call),
      isExpanded: isExpanded.map { (.bool(read($0)?.isTrue == true), $0) }
    )
    let argument = Argument(label: "configuration", value: configuration)
    guard let body = self.value(ofMethod: "makeBody", of: .structure(style), [argument]) else {
      return nil
    }
    var inner = context
    inner.styles[name] = nil
    var views: [ResolvedView] = []
    resolve(body, at: call.identity.appending(4), inner, into: &views)
    return joined(views, at: call.identity, place: call.place)
  }
}
