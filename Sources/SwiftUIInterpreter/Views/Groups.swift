import AccessibilityTree

// Group and ForEach: they only repeat.
//
// Source: Apple, SwiftUI ForEach: identity by `id`, by `Identifiable`, by the number in a range.

extension Resolver {
  mutating func group(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    var arguments: [Value] = []
    switch call.name {
    case "TimelineView": arguments = [timelineContext(call.title)]
    case "ScrollViewReader":
      hasScrollReaders = true
      arguments = [.system(SystemValue(type: "ScrollViewProxy", members: []))]
    case "PhaseAnimator": arguments = [call.title?.members.first ?? .none]
    case "KeyframeAnimator": arguments = [call["initialValue"] ?? .none]
    default: break
    }
    if !arguments.isEmpty, call.name != "TimelineView" {
      let builder = call["content"] ?? call.arguments.first { $0.value.isClosure }?.value
      return content(builder, in: call.identity, context, arguments: arguments, into: &views)
    }
    let isScene = ["WindowGroup", "Window", "DocumentGroup"].contains(call.name)
    let builder = call["content"] ?? call.trailing ?? (isScene ? nil : call.title)
    content(builder, in: call.identity, context, arguments: arguments, into: &views)
  }

  /// What the closure of a `TimelineView` is given: the moment of its schedule that has come last.
  ///
  /// - Source: Apple, SwiftUI TimelineView.Context and TimelineSchedule.
  private func timelineContext(_ schedule: Value?) -> Value {
    let now = evaluator.clock
    let arguments = schedule?.memberArguments ?? []
    var date = now
    switch schedule?.memberName {
    case "everyMinute": date = (now / 60).rounded(.down) * 60
    case "periodic":
      if let start = arguments["from"]?.seconds, let step = arguments["by"]?.number, step > 0 {
        date = start < now ? start + ((now - start) / step).rounded(.down) * step : start
      }
    case "explicit":
      guard case .array(let dates)? = arguments.unlabelled else { break }
      let moments = dates.compactMap(\.seconds)
      date = moments.last { $0 <= now } ?? moments.first ?? now
    default: break
    }
    let cadence = Value.enumeration(EnumerationValue(type: nil, name: "live"))
    return .tuple(TupleValue(labels: ["date", "cadence"], elements: [.date(date), cadence]))
  }

  /// `ForEach` over a range, a collection or a binding to one.
  mutating func repeated(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard let builder = call["content"] ?? call.trailing else {
      return tableRows(call, context, into: &views)
    }
    rowDepth += 1
    defer { rowDepth -= 1 }
    for (index, row) in rows(of: call).enumerated() {
      if isFlooded { break }
      let start = views.count
      content(
        builder,
        in: call.identity.appending(row.hash),
        context,
        arguments: [row.handed],
        into: &views
      )
      if isRowCut {
        // Half a row would say what no row says.
        views.removeSubrange(start...)
        isRowCut = false
      }
      for place in start..<views.count {
        views[place].row = index
        guard views[place].tag == nil else { continue }
        views[place].tag = row.id
        views[place].isTagImplied = true
      }
    }
  }

  /// An element of a `ForEach`: what its closure is handed, and what tells it from the others.
  struct Row {
    var handed: Value
    var id: Value
    var hash: UInt64
  }

  /// The rows of a `ForEach`; equal ids are reported and told apart.
  mutating func rows(of call: SystemCall) -> [Row] {
    let data = call.title ?? call.arguments.first?.value ?? .none
    var seen: Set<UInt64> = []
    let path: [String] = if case .keyPath(let path)? = call["id"] { path } else { [] }
    var rows: [Row] = []
    for (index, (element, handed)) in elements(of: data, for: call).enumerated() {
      let id = identifier(of: element, path: path, index: index, call.place)
      var hash = StableHash.of(id)
      if !seen.insert(hash).inserted {
        hash = StableHash.mix(hash, UInt64(index) + 1)
        evaluator.report(
          .warning,
          "two elements of 'ForEach' have the same id",
          name: "ForEach",
          at: call.place
        )
      }
      rows.append(Row(handed: handed, id: id, hash: hash))
    }
    return rows
  }

  /// The elements with what the closure is given for each: bindings for a binding.
  ///
  /// A collection of which nothing is known gives one element of which nothing is known, by the name
  /// that the closure has for it.
  private mutating func elements(of data: Value, for call: SystemCall) -> [(Value, Value)] {
    if let name = evaluator.opaqueName(of: data) { return only(of: name, call) }
    switch data {
    case .unknown(let name): return only(of: name, call)
    case .array(let elements) where elements.count == 1 && elements[0].isUnknown:
      let only = elementName(call).map(Value.unknown) ?? elements[0]
      return [(only, only)]
    case .binding(let binding):
      guard case .array(let elements)? = read(binding) else { return [] }
      return elements.enumerated().map { index, element in
        (element, .binding(.element(binding, index: .int(index))))
      }
    case .array(let elements): return elements.map { ($0, $0) }
    case .set(let set): return set.elements.map { ($0, $0) }
    case .range(let range): return numbers(range).map { ($0, $0) }
    case .string(let text): return text.map { (.string(String($0)), .string(String($0))) }
    case .structure, .object: return ownElements(of: data).map { ($0, $0) }
    default: return []
    }
  }

  /// The element that stands for a collection of which nothing is known.
  private func only(of collection: String, _ call: SystemCall) -> [(Value, Value)] {
    let only = Value.unknown(elementName(call) ?? "\(collection)[0]")
    return [(only, only)]
  }

  /// What the closure of a `ForEach` calls an element.
  private func elementName(_ call: SystemCall) -> String? {
    guard case .closure(let closure)? = call["content"] ?? call.trailing,
      evaluator.program.code.functions.indices.contains(Int(closure.function.index))
    else { return nil }
    let name = evaluator.program.code.functions[Int(closure.function.index)].parameters.first?.name
    return name.flatMap { $0.isEmpty || $0.hasPrefix("$") || $0 == "_" ? nil : $0 }
  }

  private mutating func ownElements(of data: Value) -> [Value] {
    do throws(Fault) {
      return try evaluator.elements(of: data, at: .none)
    } catch {
      report(error)
      return []
    }
  }

  /// The numbers of a range, as many as the budget of elements allows.
  private func numbers(_ range: RangeValue) -> [Value] {
    guard let lower = range.lower?.integer, let upper = range.upper?.integer else {
      return []
    }
    let (end, overflows) = upper.addingReportingOverflow(range.includesUpper ? 1 : 0)
    guard !overflows, lower < end else { return [] }
    let limit = min(evaluator.budget.elements, evaluator.budget.views) + 1
    let (count, isTooFar) = end.subtractingReportingOverflow(lower)
    return (0..<(isTooFar ? limit : min(count, limit))).map { offset in
      range.kind.map { .sized(SizedInteger($0, clamping: lower + offset)) } ?? .int(lower + offset)
    }
  }

  private mutating func identifier(
    of element: Value,
    path: [String],
    index: Int,
    _ place: PlaceID
  ) -> Value {
    var value = element
    var names = path.filter { $0 != "self" }
    if path.isEmpty {
      switch element {
      case .structure, .object, .enumeration: names = ["id"]
      default: break
      }
    }
    for name in names {
      do throws(Fault) {
        value = try evaluator.property(name, of: value, at: place)
      } catch {
        return .int(index)
      }
    }
    if case .unknown = value { return path.isEmpty ? element : .int(index) }
    return value
  }
}
