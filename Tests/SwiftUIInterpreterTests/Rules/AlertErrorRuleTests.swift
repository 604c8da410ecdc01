import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let failure = """
  enum Failure: LocalizedError {
    case net
    var errorDescription: String? { "Network down" }
    var recoverySuggestion: String? { "Try later" }
  }
  @State var shows = true
  @State var failure: Failure? = .net
  """

private let rules = [
  Rule(
    "an alert for an error has its description as the title",
    "Text(\"a\").alert(isPresented: $shows, error: failure) { Button(\"Retry\") { } }",
    with: failure,
    says: ["Network down", "Retry, button"]
  ),
  Rule(
    "its closures are handed the error",
    """
    Text("a").alert(isPresented: $shows, error: failure) { error in
      Button("Again") { }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
    """,
    with: failure,
    says: ["Network down", "Try later", "Again, button"]
  ),
  Rule(
    "without an error there is no alert",
    "Text(\"a\").alert(isPresented: $shows, error: none) { Button(\"Retry\") { } }",
    with: failure + "\n@State var none: Failure?",
    says: ["a"]
  ),
  Rule(
    "nor is there one without what it presents",
    """
    Text("a").alert("Gone", isPresented: $shows, presenting: item) { item in Button(item) { } }
    """,
    with: failure + "\n@State var item: String?",
    says: ["a"]
  ),
]

@Suite("Alerts for errors")
struct AlertErrorRuleTests {
  @Test("an alert says what went wrong", arguments: rules)
  func heard(_ rule: Rule) throws { try rule.check() }
}
