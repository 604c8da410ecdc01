import Foundation

/// Inputs that are tried one after the other in a process of their own, whose place is known when it
/// ends.
struct Batch {
  /// The seed of the run.
  let seed: UInt64
  /// The numbers of the inputs.
  let inputs: Range<Int>
  /// The file that holds the number of the current input, then a line for each finding.
  let log: URL

  /// What the last line of the log says when all inputs were tried.
  static let end = "end"

  /// Tries the inputs.
  func run() throws {
    let corpus = Corpus()
    try Data().write(to: log)
    let file = try FileHandle(forWritingTo: log)
    for number in inputs {
      try file.write(contentsOf: Data("\(number)\n".utf8))
      let before = ProcessUse()
      let views = Trial(Input(number, seed: seed, corpus: corpus)).viewCount
      let after = ProcessUse()
      var line = "views \(views)\n"
      let seconds = after.seconds - before.seconds
      if seconds > Finding.longest { line += "hang \(seconds)\n" }
      if after.peak > Finding.largest { line += "memory \(after.peak)\n" }
      try file.write(contentsOf: Data(line.utf8))
      // The peak never falls again: what follows is measured in a fresh process.
      if after.peak > Finding.largest { return }
    }
    try file.write(contentsOf: Data("peak \(ProcessUse().peak)\n\(Self.end)\n".utf8))
  }
}
