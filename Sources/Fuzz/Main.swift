import Foundation

/// Damages the package's SwiftUI sources, interprets and walks the result, and tells what fails:
/// `swift run -c release Fuzz --seed 1 --count 2000 --jobs 2`.
///
/// An input may not end the process, take more than two seconds of the processor, or make it hold
/// more than 512 MiB. `--input N` prints one input of the seed, then tries it alone.
@main
struct FuzzCommand {
  static func main() throws {
    let arguments = FuzzArguments(CommandLine.arguments.dropFirst())
    guard let arguments else {
      print(FuzzArguments.usage)
      exit(2)
    }
    if let number = arguments.input {
      try show(number, seed: arguments.seed)
    } else if let log = arguments.log {
      let inputs = arguments.inputs
      try Batch(seed: arguments.seed, inputs: inputs, log: URL(fileURLWithPath: log)).run()
    } else {
      let run = FuzzRun(seed: arguments.seed, inputs: arguments.inputs, jobs: arguments.jobs)
      let faults = try run.run()
      exit(faults == 0 ? 0 : 1)
    }
  }

  /// Prints the source of one input, then what becomes of it.
  private static func show(_ number: Int, seed: UInt64) throws {
    let input = Input(number, seed: seed, corpus: Corpus())
    try FileHandle.standardOutput.write(contentsOf: Data((input.source + "\n").utf8))
    let before = ProcessUse()
    let trial = Trial(input)
    let after = ProcessUse()
    let seconds = ((after.seconds - before.seconds) * 100).rounded() / 100
    let line = "// \(trial.viewCount) views, \(seconds) s, peak \(after.peak) MiB\n"
    try FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
