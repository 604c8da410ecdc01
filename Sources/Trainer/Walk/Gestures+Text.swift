public import VoiceOver

extension [Gesture] {
  /// The gestures as they are written, repeats joined: `right*2 double-tap`.
  public var text: String {
    var runs: [(word: String, count: Int)] = []
    for word in map(\.word) {
      if runs.last?.word == word {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((word, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.word : "\($0.word)*\($0.count)" }
      .joined(separator: " ")
  }
}
