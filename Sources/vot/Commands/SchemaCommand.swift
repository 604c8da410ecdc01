import Trainer

/// Prints the JSON schema of a `scene.json`.
struct SchemaCommand {
  func run() throws -> ExitStatus {
    try Output.result(SchemaReport.json.json)
    return .done
  }
}
