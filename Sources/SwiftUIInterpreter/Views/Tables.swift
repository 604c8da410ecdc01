import AccessibilityTree

// Table and TableRow.
//
// Source: Apple, Table, "Using tables on different platforms": on a compact screen a table is a list
// of its first column.

extension Resolver {
  /// A `Table`: its rows are those of the data, or what `rows:` lists.
  mutating func table(_ call: SystemCall, _ context: Context) -> ResolvedView {
    var inner = context
    inner.isInList = true
    let columns = (try? evaluator.content(of: call["columns"] ?? call.trailing ?? .void)) ?? []
    let outer = tableColumn
    tableColumn = columns.lazy.compactMap { Self.column(in: $0.value) }.first
    defer { tableColumn = outer }
    var views: [ResolvedView] = []
    let identity = call.identity.appending(1)
    if let rows = call["rows"] {
      content(rows, in: identity, inner, into: &views)
    } else if let data = call.title {
      let arguments = [Argument(label: nil, value: data)]
      let each = SystemCall(
        name: "ForEach",
        arguments: arguments,
        identity: identity,
        place: call.place
      )
      tableRows(each, inner, into: &views)
    }
    return call.node(.list(ListLook(isForm: false)), children: views)
  }

  private static func column(in value: Value) -> ViewValue? {
    guard case .view(let view) = value, case .system("TableColumn", _) = view.base else {
      return nil
    }
    return view
  }

  /// A row for each element, as `ForEach` without content gives in a table.
  mutating func tableRows(
    _ each: SystemCall,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    for row in rows(of: each) {
      let identity = each.identity.appending(row.hash)
      tableRow(row.handed, at: identity, context, into: &views)
    }
  }

  /// What the first column shows of a value.
  mutating func tableRow(
    _ value: Value,
    at identity: Identity,
    _ context: Context,
    into views: inout [ResolvedView]
  ) {
    guard let column = tableColumn, case .system(_, let arguments) = column.base else { return }
    if let builder = arguments.closure {
      content(builder, in: identity, context, arguments: [value], into: &views)
    } else if case .keyPath(let path)? = arguments["value"],
      let shown = try? evaluator.follow(path, from: value, at: column.place)
    {
      views.append(text(words(shown), at: identity, place: column.place, context))
    }
  }
}
