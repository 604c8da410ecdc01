#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The way of working that a person asked to have remembered: lines of text or the full screen.
///
/// Kept as one word in a file under the XDG configuration folder. A file that cannot be read or
/// holds anything else counts as nothing remembered.
///
/// - Source: `gh config set accessible_prompter enabled` (cli/cli#10710, #10846), asked for by
///   people who use screen readers.
struct RememberedMode {
  /// A way of working.
  enum Mode: String, Equatable, Sendable {
    case plain
    case full
  }

  private let file: URL?

  /// Finds the file; without a home there is none.
  init(environment: [String: String]) {
    let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config" }
    file = (configured ?? home).map {
      URL(fileURLWithPath: $0).appendingPathComponent("vot").appendingPathComponent("mode")
    }
  }

  /// What is remembered; absent when nothing is.
  var mode: Mode? {
    guard let file, let data = FileBytes.read(at: file.path, upTo: 16) else { return nil }
    let word = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
    return word.flatMap { Mode(rawValue: String($0)) }
  }

  /// Remembers a way of working.
  ///
  /// - Throws: `UsageError` when the file cannot be written.
  func remember(_ mode: Mode) throws {
    guard let file else { throw UsageError("error: there is no home folder to remember this in") }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data((mode.rawValue + "\n").utf8).write(to: file, options: .atomic)
    } catch {
      throw UsageError("\(file.path): error: the choice cannot be written")
    }
  }
}
