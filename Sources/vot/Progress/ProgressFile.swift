import Trainer

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

  /// The most that is read of the file, in bytes: its end, where the newest records are.
  ///
  /// A learner who does a hundred things a week fills it in three years.
  static let mostRead = 2 * 1024 * 1024

  /// Reads what was kept, the newest of it where there is very much.
  ///
  /// - Parameter most: How many bytes are read at most.
  /// - Returns: The progress, and what had to be left out, a sentence each.
  func load(reading most: Int = mostRead) -> (progress: LearnerProgress, remarks: [String]) {
    guard let file else { return (LearnerProgress(), []) }
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = errno == ENOENT ? nil : String(cString: strerror(errno))
      return (LearnerProgress(), reason.map { ["\(file.path): cannot be read: \($0)"] } ?? [])
    }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    guard let (data, isWhole) = Self.end(of: descriptor, bytes: most) else {
      return (LearnerProgress(), ["\(file.path): cannot be read"])
    }
    var remarks: [String] = []
    if !isWhole {
      remarks.append(
        "\(file.path): is over \(most / 1024) KiB; only the newest records are read."
          + " 'vot progress --reset' moves it aside"
      )
    }
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let last = lines.popLast(), !last.isEmpty {
      if Self.record(last) == nil {
        remarks.append("\(file.path): a half-written record at its end is dropped")
      } else {
        lines.append(last)
      }
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

  /// The lines at the end of a file, and whether they are all of it.
  private static func end(of file: Int32, bytes most: Int) -> (Data, Bool)? {
    // A pipe has no size; what it holds is read from its beginning.
    let start = max(lseek(file, 0, SEEK_END) - off_t(most), 0)
    _ = lseek(file, start, SEEK_SET)
    guard let bytes = FileBytes.read(from: file, upTo: most) else { return nil }
    guard start > 0 else { return (Data(bytes), true) }
    let cut = bytes.firstIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)...] } ?? []
    return (Data(cut), false)
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
    let names = (1...999).lazy.map { file.path + ($0 == 1 ? ".old" : ".old\($0)") }
    let aside = names.first { access($0, F_OK) != 0 } ?? file.path + ".old"
    guard rename(file.path, aside) == 0 else {
      throw UsageError("\(file.path): error: \(String(cString: strerror(errno)))")
    }
    return aside
  }

  /// Writes a line at the end of the file, whole or not at all.
  private func append(_ line: Data) throws {
    guard let file else { return }
    let flags = O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(file.path, flags, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFIFO else {
      throw CocoaError(.fileWriteUnknown)
    }
    flock(descriptor, LOCK_EX)
    let line = Self.endRecord(of: descriptor) + line
    let end = lseek(descriptor, 0, SEEK_END)
    let count = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == line.count, fsync(descriptor) == 0 || errno == EINVAL else {
      if end >= 0 { _ = ftruncate(descriptor, end) }
      throw CocoaError(.fileWriteOutOfSpace)
    }
  }

  /// The longest record that is looked for at the end of the file, in bytes.
  private static let longestRecord = 4096

  /// Makes the end of the file ready for a record: a whole one that lacks its line end gets it, a
  /// half-written one goes.
  ///
  /// - Returns: What has to be written before the next record.
  private static func endRecord(of file: Int32) -> Data {
    let end = lseek(file, 0, SEEK_END)
    guard end > 0 else { return Data() }
    let start = max(end - off_t(longestRecord), 0)
    var bytes = [UInt8](repeating: 0, count: Int(end - start))
    let count = pread(file, &bytes, bytes.count, start)
    guard count == bytes.count, bytes.last != UInt8(ascii: "\n") else { return Data() }
    let tail = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    if record(Data(bytes[tail...])) != nil { return Data("\n".utf8) }
    // What has no beginning in sight is no record that was being written: it is left, and ended.
    guard tail > 0 || start == 0 else { return Data("\n".utf8) }
    _ = ftruncate(file, start + off_t(tail))
    return Data()
  }

  private static func record(_ line: Data) -> ProgressRecord? {
    try? JSONDecoder().decode(ProgressRecord.self, from: Data(line))
  }
}
