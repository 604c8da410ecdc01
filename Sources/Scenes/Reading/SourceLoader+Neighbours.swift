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

  private static func declaredNames(in text: String) -> [String] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { introducers.contains($0.0) }.map {
      String($0.1)
    }
  }
}
