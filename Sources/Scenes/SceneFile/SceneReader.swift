import AccessibilityTree

/// Turns the values of a `scene.json` into a scene and reports everything that is wrong with them.
struct SceneReader {
  /// An object of the file.
  struct Record {
    /// Its values by key.
    let fields: [String: JSONValue]
    /// The way to it.
    let path: [PlaceFinder.Step]
    /// What it is called in messages.
    let name: String
  }

  /// Where things stand.
  let places: PlaceFinder
  /// The Swift files of the folder, relative to it.
  let files: [String]
  private var findings: [Diagnostic] = []

  /// Creates a reader of one file.
  init(places: PlaceFinder, files: [String]) {
    self.places = places
    self.files = files
    findings = places.repeatedKeys.map { Diagnostic(.error, at: $0.place, $0.message) }
  }

  /// What was found, in the order of the file.
  var diagnostics: [Diagnostic] {
    let ordered = findings.enumerated().sorted { left, right in
      guard let first = left.element.place, let second = right.element.place, first != second
      else { return left.offset < right.offset }
      return first < second
    }
    return ordered.map(\.element)
  }

  /// Reports an error.
  mutating func report(_ message: String, name: String? = nil, at place: SourcePlace) {
    findings.append(Diagnostic(.error, at: place, name: name, message))
  }
}

// MARK: Places

extension SceneReader {
  /// Where the value of a key stands.
  func place(of key: String, in record: Record) -> SourcePlace {
    places.spot(record.path + [.key(key)]).value
  }

  /// Where an object stands.
  func place(of record: Record) -> SourcePlace {
    places.spot(record.path).value
  }
}

// MARK: Keys

extension SceneReader {
  /// Reports the keys of an object that mean nothing.
  mutating func check(_ record: Record, keys: [String]) {
    for key in record.fields.keys.sorted() where !keys.contains(key) {
      let spot = places.spot(record.path + [.key(key)])
      let suggestion = NearestName.advice(for: key, among: keys, listing: "the keys are")
      report(
        "unknown key '\(key)' in \(record.name)" + suggestion,
        name: key,
        at: spot.key ?? spot.value
      )
    }
  }

  /// Returns the value of a key, or reports that it is needed.
  private mutating func value(
    _ key: String,
    in record: Record,
    isRequired: Bool
  ) -> JSONValue? {
    if let value = record.fields[key] { return value }
    if isRequired { report("\(record.name) needs a '\(key)'", name: key, at: place(of: record)) }
    return nil
  }

  private mutating func mismatch(
    _ value: JSONValue,
    _ name: String,
    is wanted: String,
    at place: SourcePlace
  ) {
    report("\(name) must be \(wanted), not \(value.kind)", at: place)
  }
}

// MARK: Values

extension SceneReader {
  /// Returns a text that must be there.
  mutating func text(_ key: String, in record: Record) -> String {
    optionalText(key, in: record, isRequired: true) ?? ""
  }

  /// Returns a text that may be left out.
  mutating func optionalText(
    _ key: String,
    in record: Record,
    isRequired: Bool = false
  ) -> String? {
    guard let value = value(key, in: record, isRequired: isRequired) else { return nil }
    return text(value, called: "'\(key)'", at: place(of: key, in: record))
  }

  /// Returns texts; none where the key is left out.
  mutating func texts(_ key: String, in record: Record, isRequired: Bool = false) -> [String] {
    guard let value = value(key, in: record, isRequired: isRequired) else { return [] }
    guard case .list(let values) = value else {
      mismatch(value, "'\(key)'", is: "a list of texts", at: place(of: key, in: record))
      return []
    }
    if isRequired, values.isEmpty {
      report("'\(key)' of \(record.name) must not be empty", at: place(of: key, in: record))
    }
    let path = record.path + [.key(key)]
    return values.enumerated().compactMap { index, value in
      text(value, called: "each of '\(key)'", at: places.spot(path + [.index(index)]).value)
    }
  }

  /// Returns a truth value; false where the key is left out.
  mutating func flag(_ key: String, in record: Record) -> Bool {
    guard let value = value(key, in: record, isRequired: false) else { return false }
    if case .flag(let flag) = value { return flag }
    mismatch(value, "'\(key)'", is: "true or false", at: place(of: key, in: record))
    return false
  }

  /// Returns a number that may be left out.
  mutating func number(_ key: String, in record: Record) -> Double? {
    guard let value = value(key, in: record, isRequired: false) else { return nil }
    if case .number(let number) = value, number.isFinite { return number }
    mismatch(value, "'\(key)'", is: "a number", at: place(of: key, in: record))
    return nil
  }

  /// Returns an object that may be left out.
  mutating func record(
    _ key: String,
    in record: Record,
    called name: String,
    isRequired: Bool = false
  ) -> Record? {
    guard let value = value(key, in: record, isRequired: isRequired) else { return nil }
    return self.record(value, at: record.path + [.key(key)], called: name)
  }

  /// Returns the objects of a list, each named by its kind and the text of its first key.
  mutating func records(
    _ key: String,
    in record: Record,
    each kind: String,
    namedBy nameKey: String,
    isRequired: Bool
  ) -> [Record] {
    guard let value = value(key, in: record, isRequired: isRequired) else { return [] }
    guard case .list(let values) = value else {
      mismatch(value, "'\(key)'", is: "a list", at: place(of: key, in: record))
      return []
    }
    if isRequired, values.isEmpty {
      report("'\(key)' of \(record.name) must not be empty", at: place(of: key, in: record))
    }
    return values.enumerated().compactMap { index, value in
      var name = "\(kind) \(index + 1)"
      if case .object(let fields) = value, case .text(let text)? = fields[nameKey] {
        name = "\(kind) '\(text)'"
      }
      return self.record(value, at: record.path + [.key(key), .index(index)], called: name)
    }
  }

  /// Returns a value as an object.
  mutating func record(_ value: JSONValue, at path: [PlaceFinder.Step], called name: String)
    -> Record?
  {
    if case .object(let fields) = value { return Record(fields: fields, path: path, name: name) }
    mismatch(value, name, is: "an object", at: places.spot(path).value)
    return nil
  }

  private mutating func text(_ value: JSONValue, called name: String, at place: SourcePlace)
    -> String?
  {
    guard case .text(let text) = value else {
      mismatch(value, name, is: "a text", at: place)
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report("\(name) must not be empty", at: place)
      return nil
    }
    return text
  }
}
