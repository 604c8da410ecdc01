import AccessibilityTree

// Charts that code describes.
//
// Source: Apple, SwiftUI accessibilityChartDescriptor(_:), AXChartDescriptorRepresentable,
// AXNumericDataAxisDescriptor and AXCategoricalDataAxisDescriptor.

extension Resolver {
  /// `.accessibilityChartDescriptor`: what the value makes as its descriptor.
  mutating func describeChart(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    guard let representable = modifier.arguments.firstValue,
      let method = evaluator.method("makeChartDescriptor", of: representable),
      let descriptor = value(of: method)
    else { return }
    let chart = description(of: descriptor)
    for index in views.indices { views[index].dropGraph() }
    offer(chart, at: modifier.identity, modifier.place, &views, context)
  }

  /// Offers what a chart tells of itself by a rotor.
  private func offer(
    _ chart: ChartDescription,
    at identity: Identity,
    _ views: inout [ResolvedView]
  ) {
    let cell = CellID(hash: identity.appending(0xC4A7).hash)
    let responses: [Response] = [
      .announce(chart.spoken), .nothing, .keep(.bool(true), cell),
    ]
    add(
      .rotor(AppRotor(name: ChartDescription.rotor, commands: ChartDescription.commands)),
      to: &views
    )
    for (index, response) in responses.enumerated() {
      add(.handler(Handler(trigger: .command(index), response: response)), to: &views)
    }
  }

  /// Offers it, and shows its details while they are open.
  mutating func offer(
    _ chart: ChartDescription,
    at identity: Identity,
    _ place: PlaceID,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    offer(chart, at: identity, &views)
    let cell = CellID(hash: identity.appending(0xC4A7).hash)
    guard kept(cell)?.isTrue == true else { return }
    var details = Presentation(
      kind: .sheet,
      identity: identity.appending(0xC4A8),
      place: place,
      dismissal: .keep(.bool(false), cell)
    )
    details.isRightToLeft = context.isRightToLeft
    details.content = self.details(of: chart, at: details.identity, place)
    presentations.append(details)
  }

  // MARK: The screen of details

  private func details(
    of chart: ChartDescription,
    at identity: Identity,
    _ place: PlaceID
  ) -> [ResolvedView] {
    var rows: [ResolvedView] = []
    var context = Context()
    context.typeScale = options.typeSize.scale
    func add(_ label: String, _ value: String? = nil, _ traits: Traits = .staticText) {
      guard !label.isEmpty else { return }
      let here = identity.appending(UInt64(rows.count))
      let shown = [label, value].compactMap(\.self).joined(separator: ", ")
      var row = text(shown, at: here, place: place, context)
      row.seed = Seed(label: label, value: value, traits: traits, inference: .chartDescriptor)
      rows.append(row)
    }
    add(ChartDescription.commands[2], nil, .header)
    add(chart.title)
    add(chart.summary)
    for (axis, title) in zip(["x axis", "y axis"], chart.axes) where !title.isEmpty {
      add(axis, title)
    }
    for series in chart.series {
      add(series.name, nil, .header)
      for point in series.points { add(point.name, point.value) }
    }
    return [
      ResolvedView(
        .scroll(.vertical),
        at: identity.appending(0xD0),
        place: place,
        children: [
          ResolvedView(
            .stack(Stack(axis: .vertical, alignment: 0)),
            at: identity.appending(0xD1),
            place: place,
            children: rows
          )
        ]
      )
    ]
  }

  // MARK: Reading a descriptor

  private mutating func description(of descriptor: Value) -> ChartDescription {
    var chart = ChartDescription()
    chart.title = setting("title", of: descriptor).map { words($0) } ?? ""
    chart.summary = setting("summary", of: descriptor).map { words($0) } ?? ""
    let axes = ["xAxis", "yAxis"].map { setting($0, of: descriptor) }
    chart.axes = axes.map { axis in
      axis.flatMap { setting("title", of: $0) }.map { words($0) } ?? ""
    }
    for series in setting("series", of: descriptor)?.members ?? [] {
      let points = setting("dataPoints", of: series)?.members ?? []
      chart.series.append(
        ChartDescription.Series(
          name: setting("name", of: series).map { words($0) } ?? "",
          points: points.map { point(of: $0, axes) }
        )
      )
    }
    return chart
  }

  /// A point: its label and where it lies along x as a name, its values along the other axes.
  private mutating func point(of value: Value, _ axes: [Value?]) -> ChartDescription.Point {
    let label = setting("label", of: value).map { words($0) } ?? ""
    let x = setting("x", of: value).map { measured($0, axes[0]) } ?? ""
    let y = setting("y", of: value).map { measured($0, axes[1]) } ?? ""
    let others = setting("additionalValues", of: value)?.members ?? []
    let values = [y] + others.map { words($0.memberArguments.first?.value ?? $0) }
    return ChartDescription.Point(
      name: [label, x].filter { !$0.isEmpty }.joined(separator: ", "),
      value: values.filter { !$0.isEmpty }.joined(separator: ", ")
    )
  }

  /// A value along an axis, in the words that the axis gives it.
  private mutating func measured(_ measure: Value, _ axis: Value?) -> String {
    if measure == .none { return "" }
    if measure.plainText == nil, let axis,
      let provider = setting("valueDescriptionProvider", of: axis)
        ?? arguments(of: axis).closure,
      let described = value(of: provider, [Argument(label: nil, value: measure)])
    {
      return words(described)
    }
    return evaluator.formatted(measure, [])
  }

  /// What was handed to an object of the system, or set on it since.
  private func setting(_ name: String, of value: Value) -> Value? {
    if case .system(let system) = value { return system.setting(name) }
    return value.memberArguments[name]
  }

  private func arguments(of value: Value) -> [Argument] {
    if case .system(let system) = value { return system.members.first?.arguments ?? [] }
    return value.memberArguments
  }
}

extension ResolvedView {
  /// Takes the audio graph away that a chart has by itself: the author describes it.
  fileprivate mutating func dropGraph() {
    steps.removeAll { step in
      switch step {
      case .rotor(let rotor): rotor.name == ChartDescription.rotor
      case .handler(let handler): if case .command = handler.trigger { true } else { false }
      default: false
      }
    }
    for index in children.indices { children[index].dropGraph() }
  }
}
