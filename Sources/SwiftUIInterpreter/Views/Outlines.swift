import AccessibilityTree

// OutlineGroup, and List with the children of its rows: a row that has children is the header of a
// disclosure group.
//
// Source: Apple, OutlineGroup, "Overview"; List, init(_:children:rowContent:).

extension Resolver {
  /// An `OutlineGroup`: of one element or of several.
  mutating func outline(
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard case .keyPath(let path)? = call["children"], let data = call.title else { return }
    outline(data, path, call, context, into: &views)
  }

  /// Shows a row for each element, and those of its children while it is open.
  mutating func outline(
    _ data: Value,
    _ path: [String],
    _ call: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard let builder = call["rowContent"] ?? call["content"] ?? call.trailing else { return }
    let elements =
      switch data {
      case .structure, .object: Value.array([data])
      default: data
      }
    let arguments =
      [Argument(label: nil, value: elements)] + call.arguments.filter { $0.label == "id" }
    let each = SystemCall(
      name: "ForEach",
      arguments: arguments,
      identity: call.identity.appending(1),
      place: call.place
    )
    for (index, row) in rows(of: each).enumerated() {
      if isFlooded { break }
      let identity = each.identity.appending(row.hash)
      let label = content(builder, in: identity, context, arguments: [row.handed])
      let inner = try? evaluator.follow(path, from: row.handed, at: call.place)
      var shown = label
      if let inner, inner != .none {
        var nested = call
        nested.identity = identity.appending(2)
        shown = [opening(label, inner, path, nested, context)]
      }
      for place in shown.indices {
        shown[place].row = index
        if shown[place].tag == nil {
          shown[place].tag = row.id
          shown[place].isTagImplied = true
        }
      }
      views += shown
    }
  }

  /// A row with children: a header that opens and closes, then their rows while it is open.
  private mutating func opening(
    _ label: [ResolvedView],
    _ children: Value,
    _ path: [String],
    _ call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    let cell = CellID(hash: call.identity.appending(0xD15).hash)
    let isOpen = kept(cell)?.isTrue == true
    let response = Response.keep(.bool(!isOpen), cell)
    var rows = [opener(label, isOpen: isOpen, response, for: call, context)]
    if isOpen { outline(children, path, call, context, into: &rows) }
    let kind: ResolvedView.Kind =
      context.isInList ? .section : .stack(Stack(axis: .vertical, alignment: 0))
    var view = call.node(kind, children: rows)
    view.isDisclosure = true
    return view
  }

  /// The header of what opens and closes, as one button that says which; it has the actions of the
  /// row that is its label.
  ///
  /// - Source: Apple, SwiftUI swipeActions: they belong to the row of the list.
  func opener(
    _ label: [ResolvedView],
    isOpen: Bool,
    _ response: Response,
    for call: SystemCall,
    _ context: Context
  ) -> ResolvedView {
    var header = ResolvedView(
      .row(.none),
      at: call.identity.appending(1),
      place: call.place,
      children: label
    )
    var seed = Seed(traits: .button)
    seed.composition = .names
    seed.capabilities = .activate
    seed.isExpanded = isOpen
    seed.handlers = [Handler(trigger: .activate, response: response)]
    header.seed = seed
    header.steps = label.flatMap(\.steps).filter(\.belongsToRow)
    header.isDisabled = !context.isEnabled
    return header
  }
}
