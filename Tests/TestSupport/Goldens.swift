internal import Foundation

/// Compares text with files that lie in `Goldens/` beside a test.
public enum Goldens {
  /// Why a text does not pass.
  public struct Mismatch: Error, CustomStringConvertible {
    /// What differs, and how to accept it.
    public let description: String
  }

  /// Compares a text with its golden file.
  ///
  /// With `UPDATE_GOLDENS` set the file is rewritten instead; in checks, where `CI` is set, that
  /// fails all the same.
  ///
  /// - Parameters:
  ///   - text: What was produced; a final line feed is not part of the comparison.
  ///   - name: The file's name, its ending included.
  ///   - testFile: The file of the test.
  ///   - environment: The variables of the environment; those of this process where nil.
  /// - Throws: `Mismatch` where they differ, where the file is missing or was rewritten in checks.
  public static func compare(
    _ text: String,
    with name: String,
    beside testFile: String = #filePath,
    environment: [String: String]? = nil
  ) throws {
    let environment = environment ?? ProcessInfo.processInfo.environment
    let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent(name)
    let known = try? String(contentsOf: file, encoding: .utf8)
    guard known.map(withoutFinalLineFeed) != withoutFinalLineFeed(text) else { return }
    guard isSet("UPDATE_GOLDENS", in: environment) else {
      throw Mismatch(description: message(name: name, known: known, text: text))
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try (withoutFinalLineFeed(text) + "\n").write(to: file, atomically: true, encoding: .utf8)
    guard isSet("CI", in: environment) else { return }
    throw Mismatch(description: "'\(name)' was rewritten, which checks may not do")
  }

  /// Returns the lines of two texts with a minus before those of the first alone, a plus before
  /// those of the second alone.
  public static func difference(from old: String, to new: String) -> String {
    let old = old.components(separatedBy: "\n")
    let new = new.components(separatedBy: "\n")
    let changes = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append("-" + old[oldIndex])
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        lines.append("+" + new[newIndex])
        newIndex += 1
      } else {
        lines.append(" " + new[newIndex])
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func message(name: String, known: String?, text: String) -> String {
    let how = "accept with UPDATE_GOLDENS=1 swift test --filter …"
    guard let known else { return "no golden file '\(name)'; \(how)\n\(text)" }
    let lines = difference(from: withoutFinalLineFeed(known), to: withoutFinalLineFeed(text))
    return "'\(name)' differs; \(how)\n\(lines)"
  }

  private static func withoutFinalLineFeed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func isSet(_ name: String, in environment: [String: String]) -> Bool {
    environment[name].map { !$0.isEmpty && $0 != "0" } ?? false
  }
}
