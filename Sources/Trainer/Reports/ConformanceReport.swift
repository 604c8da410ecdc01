public import AccessibilityTree
public import Scenes
public import SwiftUIInterpreter
public import VoiceOver

/// How the simulated VoiceOver agrees with the shipped speech cases, as `conformance` prints it.
public struct ConformanceReport: Sendable {
  /// The cases in order, each with its result.
  public let results: [SpeechAgreement]
  /// The cases that are not compared, each at its place with the reason.
  public let omissions: [Diagnostic]

  /// Compares cases.
  ///
  /// - Parameters:
  ///   - cases: The shipped cases.
  ///   - systems: The systems to which the comparison is limited.
  public init(_ cases: [ElementCase], systems: [Settings.System] = Settings.System.allCases) {
    results = cases.compactMap { SpeechAgreement($0, systems: systems) }
    omissions = cases.compactMap { Self.omission($0, systems) }
  }

  /// Why a case is not compared; absent where it is.
  private static func omission(
    _ content: ElementCase,
    _ systems: [Settings.System]
  ) -> Diagnostic? {
    let head = "case '\(content.id)' is not compared: "
    guard content.expectation != nil else {
      return Diagnostic(.note, at: content.place, head + "it does not say what is 'spoken'")
    }
    guard !systems.contains(where: { content.systems.contains($0.rawValue) }) else { return nil }
    let asked = systems.map { "\($0.rawValue)" }.joined(separator: ", ")
    let reason = "it holds for iOS \(Self.text(of: content.systems)), not for iOS \(asked)"
    return Diagnostic(.note, at: content.place, head + reason)
  }

  private static func text(of systems: ClosedRange<Int>) -> String {
    systems.count == 1 ? "\(systems.lowerBound)" : "\(systems.lowerBound)-\(systems.upperBound)"
  }

  /// Whether every case agrees.
  public var agrees: Bool { results.allSatisfy(\.agrees) }

  /// One sentence that sums up.
  public var summary: String {
    let agreeing = results.count { $0.agrees }
    let parts = Certainty.allCases.map { certainty in
      "\(results.count { $0.certainty == certainty }) \(certainty.rawValue)"
    }
    return "\(agreeing) of \(results.count) cases agree (\(parts.joined(separator: ", ")))."
  }

  /// The areas that have cases, in order, each with its own.
  private var areas: [(area: SpeechAgreement.Area, results: [SpeechAgreement])] {
    SpeechAgreement.Area.allCases.compactMap { area in
      let own = results.filter { $0.area == area }
      return own.isEmpty ? nil : (area, own)
    }
  }

  // MARK: Forms

  /// A paragraph an area, a line a case, and the sum.
  public var lines: [String] {
    areas.flatMap { area, results in
      [area.rawValue + ":"] + results.flatMap(Self.lines)
    } + [summary]
  }

  private static func lines(of result: SpeechAgreement) -> [String] {
    let head = "  \(result.id), \(result.certainty.rawValue), \(result.source): "
    let expected = result.expected.isEmpty ? "(nothing spoken)" : result.expected
    guard let difference = result.difference else { return [head + "agrees: " + expected] }
    return [head + "differs", "    expected: " + expected, "    spoken: " + difference]
  }

  /// A table an area and the sum, as the documentation of the module keeps it.
  public var markdown: String {
    var lines = [
      "# Agreement", "",
      "What public sources say that VoiceOver speaks, and whether this VoiceOver says the same.",
      "`vot conformance --markdown` prints this page.", "", summary,
    ]
    for (area, results) in areas {
      lines += ["", "## \(area.rawValue)", "", "| case | source | certainty | spoken | result |"]
      lines.append("|---|---|---|---|---|")
      lines += results.map(Self.row)
    }
    return lines.joined(separator: "\n")
  }

  private static func row(of result: SpeechAgreement) -> String {
    let outcome = result.difference.map { "differs: " + code($0) } ?? "agrees"
    let cells = [
      result.id, escaped(result.source), result.certainty.rawValue, code(result.expected), outcome,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// A text as code in a cell.
  private static func code(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : "`" + escaped(text) + "`"
  }

  /// A text that ends no cell.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// The documented shape of `conformance --json`.
  public var json: StateValue {
    .object([
      .init("cases", .array(results.map(Self.json))),
      .init("count", .int(results.count)),
      .init("agreeing", .int(results.count { $0.agrees })),
    ])
  }

  private static func json(_ result: SpeechAgreement) -> StateValue {
    .object([
      .init("id", .string(result.id)),
      .init("area", .string(result.area.rawValue)),
      .init("source", .string(result.source)),
      .init("certainty", .string(result.certainty.rawValue)),
      .init("agrees", .bool(result.agrees)),
      .init("expected", .string(result.expected)),
      .init("spoken", .string(result.difference ?? result.expected)),
    ])
  }
}
