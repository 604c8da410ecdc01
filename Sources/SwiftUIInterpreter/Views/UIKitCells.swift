import AccessibilityTree

// What tables, collections and pickers of a date show.
//
// A cell of a table is one element that says the texts in it, as is a cell of a list; controls in it
// are elements of their own. What is in another cell of a collection is met part by part.
// Source: Apple, UITableView and UICollectionView; which words a cell joins is inferred.

extension Resolver {
  /// The headers, cells and footers of a table or collection; absent for another view.
  mutating func uiCells(of object: Value) -> [Value]? {
    guard evaluator.isKind(object, named: "UIKitCells") else { return nil }
    return value(ofMethod: "uiKitContents", of: object, plain: [])?.members ?? []
  }

  /// Whether a touch on an object chooses it in a table or collection.
  func isCell(_ object: Value) -> Bool {
    evaluator.isKind(object, named: "UITableViewCell")
      || evaluator.isKind(object, named: "UICollectionViewCell")
  }

  /// The words of a cell: its configuration, or its labels, joined.
  mutating func cellWords(_ object: Value) -> String? {
    var words: [String] = []
    if let configuration = read("contentConfiguration", object) {
      words += [
        readText("text", or: "attributedText", configuration),
        readText("secondaryText", or: "secondaryAttributedText", configuration),
      ].compactMap { $0 }
    } else {
      for name in ["textLabel", "detailTextLabel"] {
        if let label = read(name, object) { words += labels(in: label, depth: 0) }
      }
    }
    if let content = read("contentView", object) { words += labels(in: content, depth: 0) }
    for accessory in read("accessories", object)?.members ?? [] {
      if let view = read("customView", accessory) { words += labels(in: view, depth: 0) }
    }
    let joined = words.filter { !$0.isEmpty }.joined(separator: ", ")
    return joined.isEmpty ? nil : joined
  }

  /// The words of the labels in a view, and of what else in it has a name and is no control.
  private mutating func labels(in object: Value, depth: Int) -> [String] {
    guard depth < 20, read("isHidden", object) != .bool(true),
      read("accessibilityElementsHidden", object) != .bool(true),
      !evaluator.isKind(object, named: "UIControl")
    else { return [] }
    if let name = readText("accessibilityLabel", or: "accessibilityAttributedLabel", object) {
      return [name]
    }
    if evaluator.isKind(object, named: "UILabel") {
      return [readText("text", or: "attributedText", object)].compactMap { $0 }
    }
    var words: [String] = []
    for inner in read("subviews", object)?.members ?? [] {
      words += labels(in: inner, depth: depth + 1)
    }
    return words
  }

  /// The controls in a cell.
  mutating func controls(in object: Value) -> [Value] {
    var found: [Value] = []
    var open = [read("accessoryView", object), read("contentView", object)].compactMap { $0 }
    for accessory in read("accessories", object)?.members ?? [] {
      if let view = read("customView", accessory) { open.append(view) }
    }
    while let next = open.popLast(), found.count < 50 {
      if read("isHidden", next) == .bool(true) { continue }
      if evaluator.isKind(next, named: "UIControl") {
        found.append(next)
      } else {
        open += (read("subviews", next)?.members ?? []).reversed()
      }
    }
    return found
  }

  /// What a cell does with a touch on something in it that is no control.
  mutating func cellTouch(_ object: Value) -> Response? {
    guard !evaluator.isKind(object, named: "UIControl"),
      let cell = uiKit.chain.dropLast().last(where: { isCell($0) }),
      let method = evaluator.method("uiKitTap", of: cell)
    else { return nil }
    return .call(method, [])
  }

  /// The actions of a row that swiping it shows.
  mutating func swipeSteps(of object: Value, at identity: Identity) -> [Step] {
    guard isCell(object) else { return [] }
    let actions = value(ofMethod: "uiKitActions", of: object, plain: [])?.members ?? []
    return actions.compactMap { action in
      guard let title = readText("title", action),
        let method = evaluator.method("uiKitTap", of: action)
      else { return nil }
      return .action(name: title, .call(method, []), of: identity)
    }
  }

  /// What a cell shows whose content is SwiftUI's; absent for another one.
  ///
  /// Its parts are elements as those of a row of a `List`, and a touch on one chooses the cell.
  ///
  /// - Source: Apple, UIHostingConfiguration; that the cell itself is no element is inferred.
  mutating func hostedContent(
    of object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView]? {
    guard isCell(object) || evaluator.isKind(object, named: "UITableViewHeaderFooterView"),
      case .view(let view)? = read("contentConfiguration", object),
      case .system("UIHostingConfiguration", let arguments) = view.base
    else { return nil }
    var inner = context
    inner.isInList = true
    var views: [ResolvedView] = []
    content(arguments["content"] ?? arguments.closure, in: identity, inner, into: &views)
    var row = joined(views, at: identity.appending(2), place: evaluator.place(ofType: object))
    if read("isSelected", object) == .bool(true) { row.steps.append(.selected) }
    row.steps += swipeSteps(of: object, at: identity)
    if isCell(object), let method = evaluator.method("uiKitTap", of: object), choosesRows(object) {
      row.steps.append(.tapGesture(.call(method, [])))
    }
    row.steps += contextMenuSteps(of: object, at: identity, context)
    row.steps.append(.rests(.view))
    return [row]
  }

  /// Whether code hears of the row or item that a touch chooses.
  private mutating func choosesRows(_ object: Value) -> Bool {
    let around = read("uiKitTable", object) ?? read("uiKitCollection", object)
    guard let around, let delegate = read("delegate", around) else { return false }
    return ["tableView", "collectionView"].contains { name in
      guard let number = evaluator.program.code.nameIndex[name] else { return false }
      return evaluator.methods(number, of: delegate).contains { method in
        evaluator.program.code[method].parameters.contains { parameter in
          parameter.label?.hasPrefix("didSelect") == true
        }
      }
    }
  }

  // MARK: Dates

  /// A picker of a date, as SwiftUI's `DatePicker` is; absent for another view.
  mutating func uiDatePicker(
    _ object: Value,
    at identity: Identity,
    _ context: Context
  ) -> [ResolvedView]? {
    guard evaluator.isKind(object, named: "UIDatePicker"), case .object(let id) = object else {
      return nil
    }
    var context = context
    context.hidesLabels = true
    if read("isEnabled", object) == .bool(false) { context.isEnabled = false }
    switch read("preferredDatePickerStyle", object)?.memberName {
    case "wheels": context.datePickerStyle = "wheel"
    case "inline": context.datePickerStyle = "graphical"
    default: context.datePickerStyle = "automatic"
    }
    var arguments = [
      Argument(label: "selection", value: .binding(.field(id, name: "uiKitDate"))),
      Argument(label: "displayedComponents", value: components(of: object)),
    ]
    let bounds = (read("minimumDate", object), read("maximumDate", object))
    if bounds.0 != nil || bounds.1 != nil {
      let range = RangeValue(lower: bounds.0, upper: bounds.1, includesUpper: true)
      arguments.append(Argument(label: "in", value: .range(range)))
    }
    var views: [ResolvedView] = []
    let call = SystemCall(
      name: "DatePicker",
      arguments: arguments,
      identity: identity,
      place: evaluator.place(ofType: object)
    )
    datePicker(call, context, into: &views)
    return views
  }

  private mutating func components(of object: Value) -> Value {
    let names =
      switch read("datePickerMode", object)?.memberName {
      case "date", "yearAndMonth": ["date"]
      case "time", "countDownTimer": ["hourAndMinute"]
      default: ["date", "hourAndMinute"]
      }
    return .array(names.map { .enumeration(EnumerationValue(type: nil, name: $0)) })
  }
}
