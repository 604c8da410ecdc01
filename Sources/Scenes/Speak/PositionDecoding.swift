import AccessibilityTree

/// Reads where an element stands among its like.
enum PositionDecoding {
  /// The kinds of container, as the cases name them.
  private static let kinds = ["series", "tab", "tabBarItem", "list", "landmark", "dataTable"]

  /// The names that may stand in a container.
  private static let keys = [
    "kind", "index", "count", "row", "column", "rowSpan", "columnSpan", "isFirstInRow",
    "rowHeaders", "columnHeaders",
  ]

  /// Reads a position; nil of null or of what cannot be read, with a diagnostic.
  static func position(
    _ member: PlacedJSON.Member,
    _ decoding: inout ElementDecoding
  ) -> Position? {
    if case .null = member.value.content { return nil }
    guard let members = decoding.object(member.value, named: "a container") else { return nil }
    for unknown in members where !keys.contains(unknown.name) {
      decoding.noteUnknown(unknown, among: keys)
    }
    guard let named = members.first(where: { $0.name == "kind" }) else {
      decoding.note("a container needs its 'kind'", at: member.value.offset)
      return nil
    }
    guard let kind = decoding.text(of: named) else { return nil }
    if kind == "dataTable" { return .cell(cell(members, &decoding)) }
    guard kinds.contains(kind) else {
      let suggestion = decoding.suggestion(for: kind, among: kinds)
      decoding.note(
        "unknown kind '\(kind)'" + suggestion,
        at: named.value.offset,
        name: kind
      )
      return nil
    }
    guard let index = integer("index", members, &decoding),
      let count = integer("count", members, &decoding)
    else {
      decoding.note("'\(kind)' needs 'index' and 'count'", at: member.value.offset)
      return nil
    }
    switch kind {
    case "series": return .series(index: index, count: count)
    case "tab": return .tab(index: index, count: count)
    case "tabBarItem": return .tabBarItem(index: index, count: count)
    case "list": return .list(index: index, count: count)
    default: return .landmark(index: index, count: count)
    }
  }

  /// Reads the place of a cell.
  private static func cell(
    _ members: [PlacedJSON.Member],
    _ decoding: inout ElementDecoding
  ) -> TableCell {
    var cell = TableCell(
      row: integer("row", members, &decoding),
      column: integer("column", members, &decoding)
    )
    cell.rowSpan = integer("rowSpan", members, &decoding) ?? 1
    cell.columnSpan = integer("columnSpan", members, &decoding) ?? 1
    for member in members {
      switch member.name {
      case "isFirstInRow": cell.isFirstInRow = decoding.flag(of: member) ?? false
      case "rowHeaders": cell.rowHeaders = headers(member, &decoding)
      case "columnHeaders": cell.columnHeaders = headers(member, &decoding)
      default: break
      }
    }
    return cell
  }

  /// Reads headers of a cell.
  private static func headers(
    _ member: PlacedJSON.Member,
    _ decoding: inout ElementDecoding
  ) -> [TableCell.Header] {
    decoding.items(of: member).map { item in
      var header = TableCell.Header(label: nil)
      for part in decoding.object(item, named: "a header") ?? [] {
        switch part.name {
        case "label": header.label = decoding.text(of: part)
        case "value": header.value = decoding.text(of: part)
        default: decoding.noteUnknown(part, among: ["label", "value"])
        }
      }
      return header
    }
  }

  /// Reads a whole number of a container.
  private static func integer(
    _ name: String,
    _ members: [PlacedJSON.Member],
    _ decoding: inout ElementDecoding
  ) -> Int? {
    members.first { $0.name == name }.flatMap { decoding.integer(of: $0) }
  }
}
