/// Counts the lines in the body of a type that begin like a statement, where only members may stand,
/// and attributes that stand one behind the other with nothing to belong to.
///
/// At each of these the parser of Swift 6.3 looks through the rest of the body for a member to go on
/// with, so the time that a body takes grows with the square of their number: 1,000 lines were seen to
/// take ten seconds and more.
struct StrayMembers {
  private var lines = 0
  private var attributes = 0
  /// Whether a type is being declared, whose body is still to come.
  private var announcesType = false
  /// Whether the braces that are open are the bodies of types, from the outermost.
  private var bodies: [Bool] = []
  private var lastWord = ""
  /// Whether what came last can end a member, so that another begins on the next line.
  private var endsMember = true

  private static let mostLines = 100
  private static let mostAttributes = 100

  /// Whether there are more than can be parsed in a moment.
  var isTooMuch: Bool { lines > Self.mostLines || attributes > Self.mostAttributes }

  /// Takes a word.
  ///
  /// - Parameters:
  ///   - word: The word; empty where it is longer than any keyword.
  ///   - beginsLine: Whether nothing stands before it in its line.
  ///   - isAttribute: Whether it stands behind the sign of an attribute.
  ///   - isInBraces: Whether the innermost bracket that is open is a brace.
  mutating func take(_ word: String, beginsLine: Bool, isAttribute: Bool, isInBraces: Bool) {
    attributes = isAttribute ? attributes + 1 : 0
    if isInBraces, beginsLine, endsMember, bodies.last ?? false, !Self.beginnings.contains(word) {
      lines += 1
    }
    if Self.types.contains(lastWord), !Self.beginnings.contains(word) { announcesType = true }
    if Self.members.contains(word) { announcesType = false }
    lastWord = word
    endsMember = true
  }

  /// Takes what is neither a word nor a blank.
  mutating func take(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "{"):
      bodies.append(announcesType)
      announcesType = false
    case UInt8(ascii: "}"):
      _ = bodies.popLast()
      announcesType = false
    default: break
    }
    lastWord = ""
    endsMember = Self.ends.contains(symbol)
  }

  /// What a member may end with, or a body begin.
  private static let ends = Array(")]}{\"`?!;>".utf8)

  private static let types: Set<String> = [
    "struct", "class", "enum", "extension", "protocol", "actor",
  ]

  /// Words that begin a member which is no type.
  private static let members: Set<String> = ["func", "var", "let", "init", "subscript", "case"]

  /// Words that a line of a type's body may begin with.
  private static let beginnings: Set<String> = types.union(members).union([
    "static", "typealias", "import", "mutating", "public", "private", "override", "final", "open",
    "internal", "fileprivate", "package", "weak", "unowned", "lazy", "required", "convenience",
    "indirect", "dynamic", "optional", "nonisolated", "nonmutating", "isolated", "distributed",
    "borrowing", "consuming", "prefix", "postfix", "infix", "operator", "deinit", "async", "throws",
    "where", "get", "set", "associatedtype", "precedencegroup", "macro", "in", "as", "is", "else",
  ])
}
