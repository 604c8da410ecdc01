/// The parts of a URL.
///
/// - Source: RFC 3986, section 3; Apple, URL.
struct Address {
  private let text: String
  private var scheme: Substring?
  private var host: Substring?
  private var port: Substring?
  private var user: Substring?
  private var path: Substring
  private var query: Substring?
  private var fragment: Substring?

  /// Takes a text apart.
  init(_ text: String) {
    self.text = text
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = rest[rest.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), colon > rest.startIndex,
      rest[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    {
      scheme = rest[..<colon]
      rest = rest[rest.index(after: colon)...]
    }
    path = rest
    guard rest.hasPrefix("//") else { return }
    let inner = rest.dropFirst(2)
    let end = inner.firstIndex(of: "/") ?? inner.endIndex
    path = inner[end...]
    readAuthority(inner[..<end])
  }

  /// The parts of a value that is a URL.
  init(_ system: SystemValue) {
    self.init(system.members.first?.arguments.first?.value.plainText ?? "")
  }

  private mutating func readAuthority(_ authority: Substring) {
    var rest = authority
    if let at = rest.lastIndex(of: "@") {
      user = rest[..<at]
      rest = rest[rest.index(after: at)...]
    }
    if let colon = rest.lastIndex(of: ":") {
      port = rest[rest.index(after: colon)...]
      rest = rest[..<colon]
    }
    host = rest
  }

  private var segments: [Substring] { path.split(separator: "/") }

  /// A property of the URL; absent for one that it does not have.
  func property(_ name: String) -> Value? {
    switch name {
    case "absoluteString", "description", "relativeString": .string(text)
    case "scheme": optional(scheme)
    case "host": optional(host)
    case "user": optional(user)
    case "port": port.flatMap { Int($0) }.map { .int($0) } ?? Value.none
    case "path", "relativePath": .string(String(path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path))
    case "query": optional(query)
    case "fragment": optional(fragment)
    case "lastPathComponent": .string(segments.last.map(String.init) ?? (path == "/" ? "/" : ""))
    case "pathExtension": .string(fileExtension)
    case "pathComponents":
      .array((path.hasPrefix("/") ? [.string("/")] : []) + segments.map { .string(String($0)) })
    case "isFileURL": .bool(scheme == "file")
    case "absoluteURL", "standardized": Self.value(text)
    default: nil
    }
  }

  private func optional(_ part: Substring?) -> Value { part.map { .string(String($0)) } ?? .none }

  private var fileExtension: String {
    guard let last = segments.last, let dot = last.lastIndex(of: "."), dot > last.startIndex else {
      return ""
    }
    return String(last[last.index(after: dot)...])
  }

  /// What a method of the URL gives; absent for one that it does not have.
  func call(_ name: String, _ arguments: [Argument]) -> Value? {
    let piece = arguments.first?.value.plainText ?? ""
    switch name {
    case "appendingPathComponent", "appending": return Self.value(replacing(joined(piece)))
    case "appendingPathExtension": return Self.value(replacing(path + "." + piece))
    case "deletingLastPathComponent": return Self.value(replacing(parent))
    case "deletingPathExtension":
      let length = fileExtension.isEmpty ? 0 : fileExtension.count + 1
      return Self.value(replacing(path.dropLast(length)))
    case "host", "path", "query", "fragment", "scheme", "user": return property(name)
    default: return nil
    }
  }

  private func joined(_ piece: String) -> Substring {
    let start = path.hasSuffix("/") ? path.dropLast() : path
    return start + "/" + (piece.hasPrefix("/") ? piece.dropFirst() : Substring(piece))
  }

  private var parent: Substring {
    guard let last = segments.last else { return path }
    let whole = path.hasSuffix("/") ? path.dropLast() : path
    return whole.dropLast(last.count)
  }

  /// The URL with another path.
  private func replacing(_ path: Substring) -> String {
    let start = scheme.map { $0 + ":" } ?? ""
    let authority = host.map { host in
      "//" + (user.map { $0 + "@" } ?? "") + host + (port.map { ":" + $0 } ?? "")
    }
    let end = (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
    return String(start + (authority ?? "") + path + end)
  }

  private static func value(_ text: String) -> Value {
    .system(Evaluator.wrapped("URL", .string(text)))
  }
}
