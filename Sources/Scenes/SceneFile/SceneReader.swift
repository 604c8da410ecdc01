import AccessibilityTree

/// Turns the values of a `scene.json` into a scene and reports everything that is wrong with them.
struct SceneReader {
  /// An object of the file.
  struct Record {
    /// Its members by key.
    let fields: [String: PlacedJSON.Member]
    /// Where it begins.
    let offset: Int
    /// What it is called in messages.
    let name: String
  }

  /// Where the lines begin, to find places.
  private let lines: LineStarts
  /// The path of the file.
  private let path: String
  /// The Swift files of the folder, relative to it.
  let files: [String]
  private var findings: [Diagnostic] = []
  /// The most findings that are told of one file.
  private static let mostFindings = 100
  /// How many findings there are beyond those.
  private var untold = 0

  /// Creates a reader of one file.
  init(bytes: [UInt8], path: String, files: [String]) {
    lines = LineStarts(bytes)
    self.path = path
    self.files = files
  }

  /// What was found, in the order of the file, and how much more there is.
  var diagnostics: [Diagnostic] {
    let ordered = findings.inSourceOrder
    guard untold > 0, let last = ordered.last?.place else { return ordered }
    return ordered + [Diagnostic(.error, at: last, "and \(untold) more")]
  }

  /// Reports an error.
  mutating func report(_ message: String, name: String? = nil, at place: SourcePlace) {
    guard findings.count < Self.mostFindings else {
      untold += 1
      return
    }
    findings.append(Diagnostic(.error, at: place, name: name, message))
  }
}

// MARK: Places

extension SceneReader {
  /// Where a byte of the file stands.
  func place(at offset: Int) -> SourcePlace {
    let (line, column) = lines.place(of: offset)
    return SourcePlace(path: path, line: line, column: column)
  }

  /// Where the value of a key stands, or else the object.
  func place(of key: String, in record: Record) -> SourcePlace {
    place(at: record.fields[key]?.value.offset ?? record.offset)
  }

  /// Where an object stands.
  func place(of record: Record) -> SourcePlace {
    place(at: record.offset)
  }
}

// MARK: Keys

extension SceneReader {
  /// Reports the keys of an object that mean nothing.
  mutating func check(_ record: Record, _ shape: SceneFormat.Shape) {
    let keys = shape.names
    let unknown = record.fields.filter { !keys.contains($0.key) }
    for (key, member) in unknown.sorted(by: { $0.value.offset < $1.value.offset }) {
      guard findings.count < Self.mostFindings else {
        untold += 1
        continue
      }
      let suggestion = NearestName.advice(for: key, among: keys, listing: "the keys are")
      report(
        "unknown key '\(key)' in \(record.name)" + suggestion,
        name: key,
        at: place(at: member.offset)
      )
    }
  }

  /// Returns the value of a key, or reports that it is needed.
  private mutating func value(
    _ key: String,
    in record: Record,
    isRequired: Bool
  ) -> PlacedJSON? {
    if let member = record.fields[key] { return member.value }
    if isRequired {
      report(
        "\(record.name) needs \(Self.article(of: key)) '\(key)'",
        name: key,
        at: place(of: record)
      )
    }
    return nil
  }

  private static func article(of key: String) -> String {
    key.first.map { "aeiou".contains($0) } == true ? "an" : "a"
  }

  private mutating func mismatch(
    _ value: PlacedJSON,
    _ name: String,
    is wanted: String
  ) {
    report("\(name) must be \(wanted), not \(value.kind)", at: place(at: value.offset))
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
    return text(value, called: "'\(key)'")
  }

  /// Returns texts; none where the key is left out.
  mutating func texts(_ key: String, in record: Record, isRequired: Bool = false) -> [String] {
    guard let value = value(key, in: record, isRequired: isRequired) else { return [] }
    guard case .array(let values) = value.content else {
      mismatch(value, "'\(key)'", is: "a list of texts")
      return []
    }
    if isRequired, values.isEmpty {
      report("'\(key)' of \(record.name) must not be empty", at: place(of: key, in: record))
    }
    return values.compactMap { text($0, called: "each of '\(key)'") }
  }

  /// Returns texts; absent where the key is left out.
  mutating func optionalTexts(_ key: String, in record: Record) -> [String]? {
    record.fields[key] == nil ? nil : texts(key, in: record)
  }

  /// Returns a whole number from a lowest one on; absent where the key is left out.
  mutating func count(_ key: String, in record: Record, from lowest: Int) -> Int? {
    guard let number = number(key, in: record) else { return nil }
    if let count = Int(exactly: number), count >= lowest { return count }
    report("'\(key)' must be a whole number from \(lowest) on", at: place(of: key, in: record))
    return nil
  }

  /// Returns a text that is one of several; absent where the key is left out.
  mutating func choice(
    _ key: String,
    in record: Record,
    among known: [String],
    isRequired: Bool = false
  ) -> String? {
    guard let text = optionalText(key, in: record, isRequired: isRequired) else { return nil }
    if known.contains(text) { return text }
    let suggestion = NearestName.advice(for: text, among: known, listing: "the possible texts are")
    report(
      "'\(text)' is no '\(key)'" + suggestion,
      name: text,
      at: place(of: key, in: record)
    )
    return nil
  }

  /// Returns the name of something else in the file; absent where the key is left out.
  mutating func reference(
    _ key: String,
    in record: Record,
    among known: [String],
    called kind: String,
    isRequired: Bool = false
  ) -> String? {
    guard let name = optionalText(key, in: record, isRequired: isRequired) else { return nil }
    if known.contains(name) { return name }
    let suggestion = NearestName.advice(for: name, among: known, listing: "the \(kind)s are")
    report(
      "no \(kind) is named '\(name)'" + suggestion,
      name: name,
      at: place(of: key, in: record)
    )
    return nil
  }

  /// Returns a truth value; false where the key is left out.
  mutating func flag(_ key: String, in record: Record) -> Bool {
    guard let value = value(key, in: record, isRequired: false) else { return false }
    if case .bool(let flag) = value.content { return flag }
    mismatch(value, "'\(key)'", is: "true or false")
    return false
  }

  /// Returns a number that may be left out.
  mutating func number(_ key: String, in record: Record) -> Double? {
    guard let value = value(key, in: record, isRequired: false) else { return nil }
    if case .number(let number) = value.content { return number }
    mismatch(value, "'\(key)'", is: "a number")
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
    return self.record(value, called: name)
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
    guard case .array(let values) = value.content else {
      mismatch(value, "'\(key)'", is: "a list")
      return []
    }
    if isRequired, values.isEmpty {
      report("'\(key)' of \(record.name) must not be empty", at: place(of: key, in: record))
    }
    return values.enumerated().compactMap { index, value in
      var name = "\(kind) \(index + 1)"
      if case .object(let members) = value.content,
        case .string(let text)? = members.first(where: { $0.name == nameKey })?.value.content
      {
        name = "\(kind) '\(text)'"
      }
      return self.record(value, called: name)
    }
  }

  /// Returns a value as an object.
  mutating func record(_ value: PlacedJSON, called name: String) -> Record? {
    guard case .object(let members) = value.content else {
      mismatch(value, name, is: "an object")
      return nil
    }
    var fields: [String: PlacedJSON.Member] = [:]
    for member in members where fields.updateValue(member, forKey: member.name) != nil {
      report("'\(member.name)' stands here twice", at: place(at: member.offset))
    }
    return Record(fields: fields, offset: value.offset, name: name)
  }

  /// Returns a value as a text that is not blank.
  mutating func text(_ value: PlacedJSON, called name: String) -> String? {
    guard case .string(let text) = value.content else {
      mismatch(value, name, is: "a text")
      return nil
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report("\(name) must not be empty", at: place(at: value.offset))
      return nil
    }
    return text
  }
}
