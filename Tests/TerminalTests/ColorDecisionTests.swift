import Terminal
import Testing

@Suite("The decision on colour")
struct ColorDecisionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var choice: ColorDecision.Choice?
    var environment: [String: String] = [:]
    var isTerminal = true
    var colors = 256
    var depth: ColorDepth
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "terminfo, 256", depth: .palette),
    Case(name: "terminfo, 16", colors: 16, depth: .sixteen),
    Case(name: "terminfo, 8", colors: 8, depth: .eight),
    Case(name: "terminfo, none", colors: -1, depth: .none),
    Case(name: "true colour", environment: ["COLORTERM": "truecolor"], colors: 8, depth: .full),
    Case(name: "24 bits", environment: ["COLORTERM": "24bit"], depth: .full),
    Case(name: "unknown COLORTERM", environment: ["COLORTERM": "yes"], depth: .palette),
    Case(name: "NO_COLOR", environment: ["NO_COLOR": "1"], depth: .none),
    Case(name: "NO_COLOR is 0", environment: ["NO_COLOR": "0"], depth: .none),
    Case(name: "NO_COLOR is empty", environment: ["NO_COLOR": ""], depth: .palette),
    Case(
      name: "NO_COLOR beats FORCE_COLOR",
      environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"],
      depth: .none
    ),
    Case(
      name: "a flag beats NO_COLOR",
      choice: .always,
      environment: ["NO_COLOR": "1"],
      depth: .palette
    ),
    Case(name: "never", choice: .never, environment: ["FORCE_COLOR": "1"], depth: .none),
    Case(name: "16 asked for", choice: .sixteen, depth: .sixteen),
    Case(name: "256 asked for", choice: .palette, colors: 8, depth: .palette),
    Case(name: "24 bits asked for", choice: .truecolor, isTerminal: false, depth: .full),
    Case(name: "always, piped", choice: .always, isTerminal: false, colors: 0, depth: .eight),
    Case(name: "piped", isTerminal: false, depth: .none),
    Case(
      name: "piped and forced",
      environment: ["CLICOLOR_FORCE": "1"],
      isTerminal: false,
      depth: .palette
    ),
    Case(
      name: "forced with 0",
      environment: ["FORCE_COLOR": "0"],
      isTerminal: false,
      depth: .none
    ),
    Case(
      name: "dumb",
      environment: ["TERM": "dumb", "COLORTERM": "truecolor"],
      depth: .none
    ),
    Case(
      name: "dumb and forced",
      environment: ["TERM": "dumb", "FORCE_COLOR": "1"],
      colors: 0,
      depth: .eight
    ),
  ]

  @Test("the first rule that applies decides", arguments: cases)
  func decides(_ example: Case) {
    let decision = ColorDecision(
      choice: example.choice,
      environment: example.environment,
      isTerminal: example.isTerminal,
      terminalColors: example.colors
    )
    #expect(decision.depth == example.depth)
  }
}
