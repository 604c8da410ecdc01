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
    offerGraph(of: &marks, at: call.identity.appending(3), call.place, context)
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
    seed.mark = ChartMark(
      names: [x?.name ?? "", y?.name ?? ""],
      x: x?.words ?? "",
      y: y?.words ?? "",
      series: plotted(call["series"])?.words ?? ""
    )
    view.seed = seed
    return view
  }

  /// Offers the audio graph that a chart has by itself, at each of its marks.
  ///
  /// - Source: Apple, Swift Charts; WWDC21 session 10122 for the rotor. That it is made of the names
  ///   and values of the marks is inferred.
  private mutating func offerGraph(
    of views: inout [ResolvedView],
    at identity: Identity,
    _ place: PlaceID,
    _ context: Context
  ) {
    let plotted = views.flatMap(\.marks)
    guard !plotted.isEmpty else { return }
    var marked = views.filter { !$0.marks.isEmpty }
    offer(ChartDescription(marks: plotted), at: identity, place, &marked, context)
    var rest = marked[...]
    for index in views.indices where !views[index].marks.isEmpty {
      if let view = rest.popFirst() { views[index] = view }
    }
  }

  /// `.foregroundStyle(by: .value("Kind", kind))`: the series that marks belong to.
  func group(_ modifier: Modification, _ views: inout [ResolvedView]) {
    guard let series = plotted(modifier.arguments["by"])?.words else { return }
    for index in views.indices { views[index].put(inSeries: series) }
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

/// What a mark of a chart plots, in words.
struct ChartMark: Sendable {
  /// What the values along x and y are.
  var names: [String]
  var x: String
  var y: String
  /// What it belongs to; empty where the chart has but one series.
  var series: String
}

extension ResolvedView {
  /// What it and the views in it plot.
  var marks: [ChartMark] {
    if let mark = seed?.mark { return [mark] }
    return children.flatMap(\.marks)
  }

  fileprivate mutating func put(inSeries series: String) {
    if seed?.mark != nil {
      seed?.mark?.series = series
    } else {
      for index in children.indices { children[index].put(inSeries: series) }
    }
  }
}

extension ChartDescription {
  /// What a chart tells of its marks; the series stand as they are met.
  init(marks: [ChartMark]) {
    axes = marks.first?.names ?? []
    for mark in marks {
      let point = Point(name: mark.x, value: mark.y)
      if let index = series.firstIndex(where: { $0.name == mark.series }) {
        series[index].points.append(point)
      } else {
        series.append(Series(name: mark.series, points: [point]))
      }
    }
  }
}
