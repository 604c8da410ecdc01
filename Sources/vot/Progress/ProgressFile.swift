import Foundation
import Trainer

/// Where a learner's progress is kept: a line of JSON for each thing done, only ever added to.
///
/// Each record is one write at the end of the file, so that a sudden end loses at most the record
/// that was being written. Such a half-written record is dropped at the next start, and said so.
/// The file is locked meanwhile, so that two programs at once never take each other's records.
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
    guard let file else { return (LearnerProgress(), []) }
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = errno == ENOENT ? nil : String(cString: strerror(errno))
      return (LearnerProgress(), reason.map { ["\(file.path): cannot be read: \($0)"] } ?? [])
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    flock(descriptor, LOCK_EX)
    guard let data = try? handle.readToEnd() ?? Data() else {
      return (LearnerProgress(), ["\(file.path): cannot be read"])
    }
    var remarks: [String] = []
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let last = lines.popLast(), !last.isEmpty {
      remarks.append("\(file.path): a half-written record at its end was dropped")
      truncate(to: data.count - last.count)
    }
    let (records, unread) = Self.records(in: lines)
    if unread > 0 {
      let what =
        unread == 1
        ? "1 record that cannot be read is" : "\(unread) records that cannot be read are"
      remarks.append("\(file.path): \(what) left out")
    }
    return (LearnerProgress(records), remarks)
  }

  /// The records of lines, and how many lines hold none.
  private static func records(in lines: [Data]) -> (records: [ProgressRecord], unread: Int) {
    let decoder = JSONDecoder()
    let written = lines.filter { !$0.isEmpty }
    let records = written.compactMap { try? decoder.decode(ProgressRecord.self, from: Data($0)) }
    return (records, written.count - records.count)
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
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
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
