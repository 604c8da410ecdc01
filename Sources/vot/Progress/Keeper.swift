import Trainer

/// Keeps what a learner does, and knows the editor that a person works with.
struct Keeper {
  private let file: ProgressFile
  /// The editor; absent where none is chosen.
  let editor: Editor?

  /// Finds file and editor.
  init(environment: [String: String]) {
    file = ProgressFile(environment: environment)
    editor = Editor(environment: environment)
  }

  /// The learner with what was kept; what had to be left out is said.
  func learner(on today: Day) -> Learner {
    let (progress, remarks) = file.load()
    for remark in remarks { Output.message("warning: \(remark)") }
    return Learner(progress: progress, today: today)
  }

  /// Adds records; learning goes on where that is impossible.
  ///
  /// - Returns: Why they cannot be kept; absent where they are.
  func keep(_ records: [ProgressRecord]) -> String? {
    do {
      for record in records { try file.add(record) }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Adds records and says where that is impossible.
  func keepOrSay(_ records: [ProgressRecord]) {
    if let complaint = keep(records) { Output.message(complaint) }
  }
}
