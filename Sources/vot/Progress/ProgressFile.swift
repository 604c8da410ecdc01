import Foundation
import Trainer

/// Where a learner's progress is kept: a line of JSON for each thing done, only ever added to.
///
/// Each record is one write at the end of the file, so that a sudden end loses at most the record
/// that was being written. Such a half-written record is dropped at the next start, and said so.
///
/// - Source: XDG Base Directory Specification 0.8, `XDG_STATE_HOME`.
struct ProgressFile {
  private let file: URL?

  /// Finds the file; without a home there is none.
  init(environment: [String: String]) {
    let configured = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
    file = (configured ?? home).map {
      URL(fileURLWithPath: $0).appendingPathComponent("vot").appendingPathComponent(
        "progress.jsonl"
      )
    }
  }

  /// The path, for messages; absent where there is no home.
  var path: String? { file?.path }

  /// Reads what was kept.
  ///
  /// - Returns: The progress, and what had to be left out, a sentence each.
  func load() -> (progress: LearnerProgress, remarks: [String]) {
    guard let file, let data = try? Data(contentsOf: file), !data.isEmpty else {
      return (LearnerProgress(), [])
    }
    var remarks: [String] = []
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = lines.removeLast()
    if !last.isEmpty {
      remarks.append("\(file.path): a half-written record at its end was dropped")
      truncate(to: data.count - last.count)
    }
    var records: [ProgressRecord] = []
    var unread = 0
    for line in lines where !line.isEmpty {
      if let record = try? JSONDecoder().decode(ProgressRecord.self, from: Data(line)) {
        records.append(record)
      } else {
        unread += 1
      }
    }
    if unread > 0 {
      let what =
        unread == 1
        ? "1 record that cannot be read is" : "\(unread) records that cannot be read are"
      remarks.append("\(file.path): \(what) left out")
    }
    return (LearnerProgress(records), remarks)
  }

  /// Adds a record.
  ///
  /// - Throws: `UsageError` when it cannot be kept, as on a full disk; what was kept before stays.
  func add(_ record: ProgressRecord) throws {
    guard let file else { throw UsageError("error: there is no home folder to keep progress in") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let folder = file.deletingLastPathComponent()
    do {
      let line = try encoder.encode(record) + Data("\n".utf8)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try append(line)
    } catch {
      throw UsageError("\(file.path): error: progress cannot be kept")
    }
  }

  /// Moves what was kept aside, so that a slip can be undone.
  ///
  /// - Returns: The path to which it was moved; absent when there was nothing.
  func reset() throws -> String? {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
    let aside = file.path + ".old"
    guard rename(file.path, aside) == 0 else {
      throw UsageError("\(file.path): error: \(String(cString: strerror(errno)))")
    }
    return aside
  }

  /// Writes a line at the end of the file, whole or not at all.
  private func append(_ line: Data) throws {
    guard let file else { return }
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    let end = lseek(descriptor, 0, SEEK_END)
    let count = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == line.count, fsync(descriptor) == 0 || errno == EINVAL else {
      if end >= 0 { _ = ftruncate(descriptor, end) }
      throw CocoaError(.fileWriteOutOfSpace)
    }
  }

  private func truncate(to count: Int) {
    guard let file else { return }
    _ = Foundation.truncate(file.path, off_t(count))
  }
}
