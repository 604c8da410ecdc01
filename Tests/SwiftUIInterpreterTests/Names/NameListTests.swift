import AccessibilityTree
import Foundation
import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

/// The names that real view files use, ranked, and what becomes of each here.
///
/// - Source: counted with SwiftSyntax in 1,329 view files of twelve open repositories (apps, Apple's
///   samples, teaching material, a component library); names used by two files or more.
@Suite("The names that real files use")
struct NameListTests {
  /// A name with the number of files that use it.
  struct Entry: Sendable {
    var name: String
    var files: Int
  }

  static let lists = [
    "views", "modifiers", "visual-modifiers", "types", "library", "wrappers", "language",
    "operators",
  ]

  static let probes = [
    "wrappers": ConstructProbe.wrappers, "language": ConstructProbe.language,
    "operators": ConstructProbe.operators, "library": ConstructProbe.properties,
  ]

  static func entries(of list: String) throws -> [Entry] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Lists/\(list).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return Entry(name: String(parts[1]), files: try #require(Int(parts[0])))
    }
  }

  @Test("are supported, but for those that are told here, by list")
  func support() throws {
    let lines = try Self.lists.map { list in
      let entries = try Self.entries(of: list)
      let missing = try entries.filter { try !Self.isSupported($0.name, in: list) }
      let names = missing.map { "\($0.name) \($0.files)" }.joined(separator: ", ")
      let count = entries.count - missing.count
      return "\(list): supported \(count) of \(entries.count); unsupported: "
        + (names.isEmpty ? "none" : names)
    }
    try Goldens.compare(lines.joined(separator: "\n"), with: "support.txt")
  }

  @Test(
    "have a probe each where no table names them",
    arguments: ["wrappers", "language", "operators"]
  )
  func probed(_ list: String) throws {
    let names = Set((Self.probes[list] ?? []).map(\.name))
    #expect(try Self.entries(of: list).filter { !names.contains($0.name) }.map(\.name) == [])
  }

  // MARK: The answer for one name

  private static func isSupported(_ name: String, in list: String) throws -> Bool {
    if let probe = probes[list]?.first(where: { $0.name == name }) { return try holds(probe) }
    switch list {
    case "views", "types": return isType(name)
    case "modifiers", "visual-modifiers":
      return NameSupport.modifier(name) != .unsupported || NameSupport.method(name) != .unsupported
    default: return isOfLibrary(name)
    }
  }

  private static func isType(_ name: String) -> Bool {
    NameSupport.type(name, usesUIKit: false) != .unsupported
  }

  /// A method `.name()`, a function `name()`, a property `.name` or a member `Type.name`.
  private static func isOfLibrary(_ name: String) -> Bool {
    let isCall = name.hasSuffix("()")
    let bare = isCall ? String(name.dropLast(2)) : name
    if bare.hasPrefix(".") {
      let member = String(bare.dropFirst())
      return isCall
        ? NameSupport.method(member) != .unsupported : Builtin(rawValue: member) != nil
    }
    if isCall { return NameSupport.function(bare) != .unsupported }
    let path = bare.hasPrefix("SwiftUI.") ? String(bare.dropFirst("SwiftUI.".count)) : bare
    return isType(path)
  }

  /// Whether the view of a probe says what it must, and nothing is found wrong.
  private static func holds(_ probe: ConstructProbe) throws -> Bool {
    let program = Program(files: [SourceFile(path: "Probe.swift", text: probe.source)])
    let screen = try LiveScreen(program, view: "Probe")
    let spoken = ScreenReader(screen: screen).stops().map(\.utterance.spoken)
    let found = program.diagnostics + screen.diagnostics
    return spoken == [probe.spoken] && found.allSatisfy { $0.severity == .note }
  }
}
