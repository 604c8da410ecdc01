import AccessibilityTree
import Scenes
import SwiftUIInterpreter
import Trainer

/// Tells which names of SwiftUI files are understood.
struct CoverageCommand {
  let opener: Opener

  func run() throws -> ExitStatus {
    var uses: [NameUse] = []
    var paths: Set<String> = []
    var status = ExitStatus.done
    for operand in opener.arguments.operands {
      do throws(LoadingError) {
        for module in try modules(of: operand) {
          let program = Program(files: module.files)
          Output.diagnostics(module.diagnostics)
          Output.diagnostics(program.diagnostics.filter { $0.severity == .error })
          uses += program.nameUses.filter { !paths.contains($0.place.path) }
          paths.formUnion(module.files.map(\.path))
        }
      } catch {
        Output.message("\(error)")
        status = .misuse
      }
    }
    guard !paths.isEmpty else { return status }
    let report = CoverageReport(uses, fileCount: paths.count, paths: opener.paths)
    let lines = opener.arguments.has(.json) ? [report.json.json] : report.lines
    for line in lines { try Output.result(line) }
    return status
  }

  /// What is read as one module each: a file, a folder, the variants of a scene.
  private func modules(of operand: String) throws(LoadingError) -> [SourceLoader.Module] {
    switch try opener.library.subject(operand) {
    case .source(let path): return [try SourceLoader.module(at: path)]
    case .scene(let scene):
      var modules: [SourceLoader.Module] = []
      for variant in scene.variants { modules.append(try scene.module(of: variant)) }
      return modules
    }
  }
}
