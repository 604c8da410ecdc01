import Scenes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes the folder of a new scene, with files to begin from.
struct NewSceneCommand {
  let arguments: ParsedArguments

  func run() throws -> ExitStatus {
    let path = arguments.operands.first ?? ""
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      throw UsageError("\(path): error: a scene is named with letters, digits, '-' and '_'")
    }
    guard !path.isEmpty else {
      throw UsageError("error: a scene needs a name, as in 'vot new-scene my-scene'")
    }
    guard mkdir(path, 0o777) == 0 else {
      guard errno != EEXIST else {
        throw UsageError(
          "\(path): error: is there already; choose another name, or remove it first"
        )
      }
      throw UsageError("\(path): error: \(String(cString: strerror(errno)))")
    }
    let title = name.replacing("-", with: " ")
    let files = SceneTemplate.files(title: title.prefix(1).uppercased() + title.dropFirst())
    for file in files {
      let target = "\(path)/\(file.name)"
      guard FileBytes.write(file.text, at: target) else {
        throw UsageError("\(target): error: the file cannot be written")
      }
    }
    try Output.result("\(path): \(files.map(\.name).joined(separator: ", "))")
    let shown = path.hasPrefix("/") || path.hasPrefix(".") ? path : "./\(path)"
    try Output.result("Try it with 'vot check \(shown)' and 'vot play \(shown)'.")
    return .done
  }
}
