import AccessibilityTree
import SwiftUIInterpreter

/// How long a folder of view files takes to load and walk, beside the parser alone.
enum LoadBenchmarks {
  static func rows() -> [Row] {
    let files = Sources.app(files: 100)
    let parsing = Measurement(runs: 5) { files.map(Program.parseOnly) }
    let lowering = Measurement(runs: 5) { Program(files: files) }
    let walking = Measurement(runs: 5) { walk(files) }
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    return [
      Row(
        name: "SwiftParser alone, 100 files on one thread",
        value: parsing.median * 1e3,
        unit: "ms",
        note: "\(bytes / 1024) KiB"
      ),
      Row(
        name: "parse and lower 100 files",
        value: lowering.median / parsing.median,
        budget: 1.5,
        unit: "× SwiftParser"
      ),
      Row(
        name: "load 100 files and open each view",
        value: walking.median / parsing.median,
        budget: 1.5,
        unit: "× SwiftParser"
      ),
    ]
  }

  private static func walk(_ files: [SourceFile]) -> Int {
    let program = Program(files: files)
    return program.viewNames.reduce(0) { count, name in
      count + ((try? LiveScreen(program, view: name))?.tree.roots.count ?? 0)
    }
  }
}
