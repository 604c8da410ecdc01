import AccessibilityTree

// Chart and its marks.
//
// Source: Apple, Swift Charts: each mark is an element, its label made of the value along x and its
// value of the value along y; the words are inferred.

extension Resolver {
  /// A `Chart`: a container of its marks, beside each other; axes and legend are no stops.
  mutating func chart(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var inner = context
    inner.axis = .horizontal
    var marks: [ResolvedView] = []
    if call.title != nil {
      var each = call
      each.name = "ForEach"
      each.arguments = call.arguments.filter { $0.label == nil || $0.label == "id" }
      repeated(each, inner, into: &marks)
    } else {
      marks = content(call["content"] ?? call.trailing, in: call.identity, inner)
    }
    let row = ResolvedView(
      .stack(Stack(axis: .horizontal, spacing: 0)),
      at: call.identity.appending(1),
      place: call.place,
      children: marks
    )
    let back = ResolvedView(.shape("Chart"), at: call.identity.appending(2), place: call.place)
    var view = call.node(.layers(.center), children: [back, row])
    if !marks.isEmpty { view.steps = [.element(.contain)] }
    return view
  }

  /// A mark named by where it stands along x, with what it shows along y; one that has a single
  /// value is named by what that is.
  func chartMark(_ call: SystemCall) -> ResolvedView {
    var view = call.node(.shape("Mark"))
    let x = ["x", "xStart"].lazy.compactMap { plotted(call[$0]) }.first
    let y = ["y", "yEnd", "angle"].lazy.compactMap { plotted(call[$0]) }.first
    guard let only = x ?? y else { return view }
    var seed = Seed(inference: .chart)
    seed.label = x != nil && y != nil ? only.words : only.name
    seed.value = x != nil && y != nil ? y?.words : only.words
    seed.origin = .written
    view.seed = seed
    return view
  }

  /// The name and the words of `.value("Day", day)`.
  private func plotted(_ value: Value?) -> (name: String, words: String)? {
    guard let value, value.memberName == "value" else { return nil }
    let parts = value.memberArguments.filter { $0.label == nil }
    guard parts.count > 1 else { return nil }
    let (name, shown) = (words(parts[0].value), parts[1].value)
    if let seconds = shown.seconds { return (name, DateText.abbreviated(seconds)) }
    return (name, evaluator.formatted(shown, []))
  }
}
