import AccessibilityTree

extension Evaluator {
  /// Runs a method that changes its receiver.
  mutating func mutate(
    _ value: inout Value,
    _ builtin: Builtin,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard !value.isArray else {
      var elements = value.takeElements()
      defer { value = .array(elements) }
      let before = Footprint(elements)
      let result = try mutateArray(&elements, builtin, arguments, at: place)
      try pay(before.moved(by: builtin, to: elements), at: place)
      return result
    }
    switch value {
    case .set(var set):
      value = .void
      defer { value = .set(set) }
      try pay(forAllOf: arguments.first?.value ?? .none, at: place)
      let before = Footprint(set.elements)
      let result = try mutateSet(&set, builtin, arguments, at: place)
      try pay(before.moved(by: builtin, to: set.elements) * 4, at: place)
      return result
    case .dictionary(var dictionary):
      value = .void
      defer { value = .dictionary(dictionary) }
      try pay(forAllOf: arguments.last?.value ?? .none, at: place)
      let before = Footprint(dictionary.keys)
      let result = try mutateDictionary(&dictionary, builtin, arguments, at: place)
      try pay(before.moved(by: builtin, to: dictionary.keys) * 4, at: place)
      return result
    case .string(var text), .localized(var text):
      value = .void
      defer { value = .string(text) }
      try pay(forCallOn: .none, arguments, at: place)
      if builtin != .append { try pay(text.utf8.count * 4, at: place) }
      return try mutateText(&text, builtin, arguments, at: place)
    case .bool(let flag): value = .bool(!flag)
    case .structure: return try mutateOptions(&value, builtin, arguments, at: place)
    case .int, .sized, .double: value = try negate(value, at: place)
    case .system(var system):
      mutateSystem(&system, builtin, arguments)
      value = .system(system)
    default: break
    }
    return .void
  }

  // MARK: Arrays

  private mutating func mutateArray(
    _ elements: inout [Value],
    _ builtin: Builtin,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch builtin {
    case .append: try append(arguments, to: &elements, at: place)
    case .addTask:
      guard let task = arguments.last?.value, task.isClosure else { break }
      elements.append(try apply(task, [], at: place))
    case .insert: try insert(arguments, into: &elements, at: place)
    case .remove: return try remove(arguments, from: &elements, at: place)
    case .removeAll:
      guard let function = arguments.first(where: { $0.value.isCallable })?.value else {
        elements = []
        break
      }
      var kept: [Value] = []
      for element in elements where !(try use(function, [element], at: place)).isTrue {
        kept.append(element)
      }
      elements = kept
    case .removeFirst, .removeLast:
      return try removeEnd(builtin, arguments, from: &elements, at: place)
    case .popLast: return elements.popLast() ?? .none
    case .next: return elements.isEmpty ? .none : elements.removeFirst()
    case .sort:
      elements = try sorted(elements, by: arguments.last?.value, at: place)
    case .reverse: elements.reverse()
    case .shuffle: elements = shuffled(elements)
    case .swapAt: try swap(arguments, in: &elements, at: place)
    case .move: move(arguments, in: &elements)
    case .removeSubrange, .replaceSubrange:
      guard case .range(let range)? = arguments.first?.value else { break }
      let new = builtin == .removeSubrange ? [] : arguments["with"]?.members ?? []
      elements.replaceSubrange(try slice(range, count: elements.count, at: place), with: new)
    case .partition: return try partition(arguments, &elements, at: place)
    default: reportChange(builtin, of: .array([]), at: place)
    }
    return .void
  }

  /// Puts the elements for which a function holds behind the others.
  private mutating func partition(
    _ arguments: [Argument],
    _ elements: inout [Value],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let function = arguments.last?.value else { return .int(0) }
    var parts: (before: [Value], behind: [Value]) = ([], [])
    for element in elements {
      if (try use(function, [element], at: place)).isTrue {
        parts.behind.append(element)
      } else {
        parts.before.append(element)
      }
    }
    elements = parts.before + parts.behind
    return .int(parts.before.count)
  }

  private mutating func append(
    _ arguments: [Argument],
    to elements: inout [Value],
    at place: PlaceID
  ) throws(Fault) {
    guard let argument = arguments.first else { return }
    let added =
      argument.label == "contentsOf"
      ? try self.elements(of: argument.value, at: place) : [argument.value]
    try spend(added.count, at: place)
    elements += added
  }

  private mutating func insert(
    _ arguments: [Argument],
    into elements: inout [Value],
    at place: PlaceID
  ) throws(Fault) {
    guard arguments.count == 2, let position = arguments[1].value.integer else { return }
    guard position >= 0, position <= elements.count else {
      throw .trap("index \(position) is out of range for an array of \(elements.count)", place)
    }
    let added =
      arguments[0].label == "contentsOf"
      ? try self.elements(of: arguments[0].value, at: place) : [arguments[0].value]
    try spend(added.count, at: place)
    elements.insert(contentsOf: added, at: position)
  }

  private func remove(
    _ arguments: [Argument],
    from elements: inout [Value],
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let argument = arguments.first else { return .none }
    if argument.label == "atOffsets" {
      let offsets = Set(argument.value.members.compactMap(\.integer))
      elements = elements.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
      return .void
    }
    guard let position = argument.value.integer else { return .none }
    guard elements.indices.contains(position) else {
      throw .trap("index \(position) is out of range for an array of \(elements.count)", place)
    }
    return elements.remove(at: position)
  }

  private func removeEnd(
    _ builtin: Builtin,
    _ arguments: [Argument],
    from elements: inout [Value],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let count = arguments.first?.value.integer ?? 1
    guard count >= 0, count <= elements.count else {
      throw .trap("the array has too few elements to remove", place)
    }
    let removed = builtin == .removeFirst ? elements.first : elements.last
    if builtin == .removeFirst { elements.removeFirst(count) } else { elements.removeLast(count) }
    return arguments.isEmpty ? removed ?? .none : .void
  }

  private func swap(
    _ arguments: [Argument],
    in elements: inout [Value],
    at place: PlaceID
  ) throws(Fault) {
    let positions = arguments.compactMap(\.value.integer)
    guard positions.count == 2, positions.allSatisfy({ elements.indices.contains($0) }) else {
      throw .trap("an index is out of range for an array of \(elements.count)", place)
    }
    elements.swapAt(positions[0], positions[1])
  }

  /// `move(fromOffsets:toOffset:)`.
  private func move(_ arguments: [Argument], in elements: inout [Value]) {
    guard arguments.count == 2, let target = arguments[1].value.integer else { return }
    let offsets = arguments[0].value.members.compactMap(\.integer).sorted()
    let moved = offsets.filter { elements.indices.contains($0) }.map { elements[$0] }
    let before = offsets.filter { $0 < target }.count
    let chosen = Set(offsets)
    elements = elements.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
    elements.insert(contentsOf: moved, at: min(max(0, target - before), elements.count))
  }

  // MARK: Sets

  private mutating func mutateSet(
    _ set: inout SetValue,
    _ builtin: Builtin,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    let first = arguments.first?.value ?? .none
    switch builtin {
    case .insert, .update:
      try spend(1, at: place)
      let isNew = set.insert(first)
      return .tuple(
        TupleValue(
          labels: ["inserted", "memberAfterInsert"],
          elements: [.bool(isNew), first]
        )
      )
    case .remove: return set.remove(first) ?? .none
    case .removeAll: set = SetValue()
    case .formUnion:
      for value in try elements(of: first, at: place) { set.insert(value) }
    case .subtract:
      for value in try elements(of: first, at: place) { set.remove(value) }
    case .formSymmetricDifference:
      for value in try elements(of: first, at: place) where set.remove(value) == nil {
        set.insert(value)
      }
    case .formIntersection:
      let others = Set(first.members)
      set = SetValue(set.elements.filter { others.contains($0) })
    case .removeFirst, .popFirst:
      guard let element = set.elements.first else { return .none }
      return set.remove(element) ?? .none
    default: reportChange(builtin, of: .set(SetValue()), at: place)
    }
    return .void
  }

  // MARK: Dictionaries and strings

  private mutating func mutateDictionary(
    _ dictionary: inout DictionaryValue,
    _ builtin: Builtin,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch builtin {
    case .removeValue:
      guard let key = arguments.first?.value else { return .none }
      let old = dictionary[key]
      dictionary[key] = nil
      return old ?? .none
    case .updateValue:
      guard arguments.count == 2 else { return .none }
      try spend(1, at: place)
      let old = dictionary[arguments[1].value]
      dictionary[arguments[1].value] = arguments[0].value
      return old ?? .none
    case .removeAll: dictionary = DictionaryValue()
    case .merge: try merge(arguments, into: &dictionary, at: place)
    default: reportChange(builtin, of: .dictionary(DictionaryValue()), at: place)
    }
    return .void
  }

  /// Takes the entries of another dictionary; where both have a key, a closure chooses.
  mutating func merge(
    _ arguments: [Argument],
    into dictionary: inout DictionaryValue,
    at place: PlaceID
  ) throws(Fault) {
    guard arguments.count == 2 else { return }
    for case .tuple(let pair) in try elements(of: arguments[0].value, at: place)
    where pair.elements.count == 2 {
      let (key, value) = (pair.elements[0], pair.elements[1])
      guard let old = dictionary[key] else {
        dictionary[key] = value
        continue
      }
      dictionary[key] = try use(arguments[1].value, [old, value], at: place)
    }
  }

  private mutating func mutateText(
    _ text: inout String,
    _ builtin: Builtin,
    _ arguments: [Argument],
    at place: PlaceID
  ) throws(Fault) -> Value {
    switch builtin {
    case .appendInterpolation:
      text += try interpolated(arguments, isLocalized: false, at: place)
      try spendText(text.utf8.count, at: place)
    case .append, .appendLiteral:
      guard let added = arguments.first?.value else { return .void }
      let piece = added.plainText ?? added.members.compactMap(\.plainText).joined()
      try spendText(text.utf8.count + piece.utf8.count, at: place)
      text += piece
    case .removeAll:
      guard let function = arguments.first(where: { $0.value.isCallable })?.value else {
        text = ""
        break
      }
      var kept = ""
      for character in text
      where !(try use(function, [.string(String(character))], at: place)).isTrue {
        kept.append(character)
      }
      text = kept
    case .replace:
      let replaced = try libraryCall(
        "replacing",
        .replacing,
        on: .string(text),
        arguments,
        at: place
      )
      text = replaced?.plainText ?? text
    case .removeLast, .removeFirst, .popLast:
      return try removeEnd(builtin, arguments, from: &text, at: place)
    case .insert:
      try insert(arguments, into: &text, at: place)
    case .remove, .removeSubrange, .replaceSubrange:
      return try replacePart(builtin, arguments, in: &text, at: place)
    default: reportChange(builtin, of: .string(""), at: place)
    }
    return .void
  }

  /// `remove(at:)`, `removeSubrange(_:)` and `replaceSubrange(_:with:)`.
  private mutating func replacePart(
    _ builtin: Builtin,
    _ arguments: [Argument],
    in text: inout String,
    at place: PlaceID
  ) throws(Fault) -> Value {
    guard let key = arguments.first?.value else { return .void }
    var characters = Array(text)
    let new = builtin == .replaceSubrange ? arguments["with"]?.plainText ?? "" : ""
    try spendText(text.utf8.count + new.utf8.count, at: place)
    if case .range(let range) = key {
      characters.replaceSubrange(
        try slice(range, count: characters.count, at: place),
        with: Array(new)
      )
      text = String(characters)
      return .void
    }
    guard let position = key.integer, characters.indices.contains(position) else {
      throw .trap("string index \(key.integer ?? 0) is out of range", place)
    }
    let removed = characters.remove(at: position)
    text = String(characters)
    return .string(String(removed))
  }

  /// Tells that a value has no such method; what nothing does, nobody should take for done.
  private mutating func reportChange(_ builtin: Builtin, of value: Value, at place: PlaceID) {
    let name = builtin.rawValue
    report(.warning, undeclaredMember(name, of: value), name: name, at: place)
  }

  private func removeEnd(
    _ builtin: Builtin,
    _ arguments: [Argument],
    from text: inout String,
    at place: PlaceID
  ) throws(Fault) -> Value {
    let count = arguments.first?.value.integer ?? 1
    if builtin == .popLast, text.isEmpty { return .none }
    guard count >= 0, count <= text.count else {
      throw .trap("the string has too few characters to remove", place)
    }
    let removed = builtin == .removeFirst ? text.first : text.last
    if builtin == .removeFirst { text.removeFirst(count) } else { text.removeLast(count) }
    return removed.map { .string(String($0)) } ?? .none
  }

  private func insert(
    _ arguments: [Argument],
    into text: inout String,
    at place: PlaceID
  ) throws(Fault) {
    guard arguments.count == 2, let position = arguments[1].value.integer else { return }
    guard position >= 0, position <= text.count else {
      throw .trap("string index \(position) is out of range", place)
    }
    let index = text.index(text.startIndex, offsetBy: position)
    text.insert(contentsOf: arguments[0].value.plainText ?? "", at: index)
  }
}
