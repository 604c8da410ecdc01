extension SourceLoader {
  /// How many files beside one are looked at.
  private static let mostNeighbours = 200

  /// Names that other Swift files of the same folder declare, each with such a file.
  ///
  /// The words are looked at and nothing is parsed: this is for advice, not for a walk.
  ///
  /// - Parameters:
  ///   - names: Names that a file uses and does not declare.
  ///   - path: The file.
  /// - Returns: For each name that was found the path of the file that has it.
  public static func neighbours(declaring names: Set<String>, of path: String) -> [String: String] {
    var found: [String: String] = [:]
    for other in FolderReader.neighbours(of: path).prefix(mostNeighbours)
    where found.count < names.count {
      guard let text = try? text(at: other) else { continue }
      for name in declaredNames(in: text) where names.contains(name) && found[name] == nil {
        found[name] = other
      }
    }
    return found
  }

  private static let introducers: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// The names that stand behind a word that introduces one, outside all braces and comments.
  private static func declaredNames(in text: String) -> [String] {
    let words = outermost(of: text).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { introducers.contains($0.0) }.map {
      String($0.1)
    }
  }

  /// The code of a file that is in no braces, without comments.
  ///
  /// A brace in a text counts as one: what is missed then is advice.
  private static func outermost(of text: String) -> String {
    var depth = 0
    var isBlock = false
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line
      while let character = rest.first {
        if isBlock {
          isBlock = !rest.hasPrefix("*/")
          rest = rest.dropFirst(isBlock ? 1 : 2)
          continue
        }
        if rest.hasPrefix("//") { break }
        isBlock = rest.hasPrefix("/*")
        if character == "{" { depth += 1 }
        if character == "}" { depth = max(0, depth - 1) }
        if depth == 0, !isBlock { result.append(character) }
        rest = rest.dropFirst(isBlock ? 2 : 1)
      }
      result.append("\n")
    }
    return result
  }
}
