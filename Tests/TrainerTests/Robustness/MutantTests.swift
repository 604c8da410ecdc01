import AccessibilityTree
import Foundation
import Scenes
import SwiftUIInterpreter
import Testing
import VoiceOver

@testable import Trainer

@Suite("Damaged scenes")
struct MutantTests {
  /// The files of the shipped scenes.
  static let sources: [String] = SceneLibrary.located().entries().compactMap(\.scene)
    .flatMap { scene in
      scene.variants.compactMap { try? String(contentsOfFile: scene.path(of: $0), encoding: .utf8) }
    }

  /// How many are tried for each file: a few of very many files; MUTANTS asks for more.
  static var count: Int {
    ProcessInfo.processInfo.environment["MUTANTS"].flatMap { Int($0) } ?? 2
  }

  /// The words of all files, to damage one with those of another.
  static let words = sources.flatMap(Mutator.tokens)

  static let gestures =
    "right double-tap right up right down double-tap type \"x\" scroll-down right*3 double-tap"
    + " rotor-next up down scrub item \"Reorder\" double-tap left*9 magic-tap double-tap-hold last"

  @Test("a damaged scene is loaded, opened and walked, or refused", arguments: sources.indices)
  func walks(_ index: Int) throws {
    let gestures = try Gesture.parse(Self.gestures)
    for number in 0..<Self.count {
      var mutator = Mutator(seed: UInt64(index * 1_000_003 + number))
      let source = mutator.damage(Self.sources[index], with: Self.words)
      let program = Program(files: [SourceFile(path: "Mutant.swift", text: source)])
      check(program.diagnostics, of: source)
      guard let screen = try? LiveScreen(program) else { continue }
      var session = WalkSession(screen: screen)
      for gesture in gestures { session.perform(gesture) }
      #expect(session.transcript.count == gestures.count + 1)
      check(session.reader.screen.diagnostics, of: source)
      for stop in session.stops {
        let frame = stop.element.frame
        #expect(frame.origin.x.isFinite && frame.size.width.isFinite, "\(source)")
      }
    }
  }

  /// A place is a place of the file.
  private func check(_ diagnostics: [Diagnostic], of source: String) {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for case let (place?, message) in diagnostics.map({ ($0.place, $0.message) }) {
      #expect(lines.indices.contains(place.line - 1), "\(message)\n\(source)")
      #expect(!message.isEmpty)
    }
  }

  @Test("the same damage gives the same walk")
  func repeats() throws {
    let gestures = try Gesture.parse(Self.gestures)
    for seed in 0..<10 as Range<UInt64> {
      let reports = try (0..<2).map { _ in
        var mutator = Mutator(seed: seed)
        let source = mutator.damage(try #require(Self.sources.first))
        let program = Program(files: [SourceFile(path: "Mutant.swift", text: source)])
        return try? LiveScreen(program)
      }.map { screen in
        screen.map { screen in
          WalkReport(
            screen: screen,
            path: "Mutant.swift",
            variant: nil,
            gestures: gestures,
            settings: Settings()
          ).json.json
        }
      }
      #expect(reports.first == reports.last)
    }
  }
}
