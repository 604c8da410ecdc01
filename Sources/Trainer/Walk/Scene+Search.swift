import Scenes

extension Scene {
  /// Whether each word of a search stands in the title, a topic, the part or the name.
  ///
  /// - Parameter search: Words or parts of words; capitals do not count.
  /// - Returns: True where all are found, so also for a search without a word.
  func matches(_ search: String) -> Bool {
    let words = search.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return true }
    let text = ([title, id, part ?? ""] + topics).joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
