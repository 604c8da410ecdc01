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
    var labels: [String?] = ["label", "content"]
    let value = call["value"].map { Argument(label: nil, value: $0) }
    let shown = value.map { view("Text", [$0], call) }
    var parts = [labelPart(call), shown ?? group(call["content"] ?? call.trailing, call)]
    if let isExpanded {
      labels += ["isExpanded", "$isExpanded"]
      parts += [.bool(read(isExpanded)?.isTrue == true), .binding(isExpanded)]
    }
    let configuration = Value.tuple(TupleValue(labels: labels, elements: parts))
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

  private func labelPart(_ call: SystemCall) -> Value {
    guard let title = call.title else { return group(call["label"], call) }
    return view("Text", [Argument(label: nil, value: title)], call)
  }

  private func group(_ builder: Value?, _ call: SystemCall) -> Value {
    guard let builder else { return view("EmptyView", [], call) }
    return view("Group", [Argument(label: nil, value: builder)], call)
  }

  private func view(_ name: String, _ arguments: [Argument], _ call: SystemCall) -> Value {
    .view(ViewValue(base: .system(name: name, arguments: arguments), place: call.place))
  }
}
