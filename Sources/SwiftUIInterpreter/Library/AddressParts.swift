/// The parts of a URL.
///
/// - Source: RFC 3986, appendix B; Apple, URL.
struct AddressParts {
  var scheme: String?
  /// With the user and the port.
  var authority: String?
  var path = ""
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    let end = rest.firstIndex { ":/".contains($0) }
    if let end, rest[end] == ":", rest.first?.isLetter == true {
      scheme = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  var text: String {
    var text = scheme.map { $0 + ":" } ?? ""
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  var host: String? {
    guard let authority else { return nil }
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = place.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  var port: Int? {
    guard let authority, let mark = authority.lastIndex(of: ":") else { return nil }
    return Int(authority[authority.index(after: mark)...])
  }

  var user: String? {
    guard let authority, let mark = authority.firstIndex(of: "@") else { return nil }
    return String(authority[..<mark].prefix { $0 != ":" })
  }

  /// The path without its last slash, in pieces.
  private var names: [Substring] { path.split(separator: "/") }

  var lastName: String { names.last.map { Self.decoded(String($0)) } ?? (path.isEmpty ? "" : "/") }

  var pathComponents: [String] {
    (path.hasPrefix("/") ? ["/"] : []) + names.map { Self.decoded(String($0)) }
  }

  var pathExtension: String {
    let name = lastName
    guard let mark = name.lastIndex(of: "."), mark > name.startIndex else { return "" }
    return String(name[name.index(after: mark)...])
  }

  /// The path without a slash at its end, with its escapes read.
  var plainPath: String {
    let text = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return Self.decoded(text)
  }

  // MARK: Changing

  mutating func append(_ name: String) {
    let name = Self.encoded(String(name.drop { $0 == "/" }), keeping: "/")
    path += path.hasSuffix("/") || name.isEmpty ? name : "/" + name
  }

  mutating func deleteLastName() {
    guard let last = names.last else { return }
    let kept = path.hasSuffix("/") ? String(path.dropLast()) : path
    path = String(kept.dropLast(last.count))
  }

  mutating func setExtension(_ name: String?) {
    let old = pathExtension
    if let name {
      path += "." + name
    } else if !old.isEmpty, path.hasSuffix("." + old) {
      path = String(path.dropLast(old.count + 1))
    }
  }

  // MARK: Escapes

  /// A text with `%20` and the like read.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let first = rest.first {
      let code = rest.dropFirst().prefix(2)
      if first == "%", code.count == 2, let byte = UInt8(code, radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes += Array(String(first).utf8)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text with every character escaped that is neither a letter, a digit nor one of these.
  static func encoded(_ text: String, keeping marks: String = "") -> String {
    let kept = Set((marks + "-._~%").utf8)
    var result = ""
    for byte in text.utf8 {
      let isPlain =
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte < 0x80
      if isPlain || kept.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let code = String(byte, radix: 16, uppercase: true)
        result += "%" + (code.count == 1 ? "0" : "") + code
      }
    }
    return result
  }

  /// A text with everything escaped but letters, digits and what a set of Foundation's allows.
  static func escaped(_ text: String, _ allowed: Value?) -> String {
    let marks =
      switch allowed?.memberName {
      case "urlQueryAllowed", "urlFragmentAllowed": "/?:@!$&'()*+,;="
      case "urlPathAllowed": "/:@!$&'()*+,;="
      case "urlHostAllowed": "!$&'()*+,;=:[]"
      default: ""
      }
    return encoded(text.map { $0 == "%" ? "\u{0}" : String($0) }.joined(), keeping: marks)
      .split(separator: "%00", omittingEmptySubsequences: false).joined(separator: "%25")
  }

  /// What may stand in a whole address.
  static let addressMarks = ":/?#[]@!$&'()*+,;="
}
