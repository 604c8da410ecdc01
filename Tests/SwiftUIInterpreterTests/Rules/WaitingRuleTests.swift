import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let address = "URL(string: \"https://example.com/a.png\")"

private let rules = [
  Rule(
    "a picture from elsewhere never loads: its placeholder stands",
    "AsyncImage(url: \(address)) { $0.resizable() } placeholder: { ProgressView() }",
    says: ["In progress"]
  ),
  Rule(
    "the phase of loading is the empty one",
    """
    AsyncImage(url: \(address)) { phase in
      switch phase {
      case .empty: Text("Empty")
      case .success(let image): image
      case .failure: Text("Failed")
      @unknown default: EmptyView()
      }
    }
    """,
    says: ["Empty"]
  ),
  Rule(
    "that phase has neither a picture nor an error",
    """
    AsyncImage(url: \(address)) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Text("Failed")
      } else {
        Text("Waiting")
      }
    }
    """,
    says: ["Waiting"]
  ),
  Rule("without either it is a picture", "AsyncImage(url: \(address))", says: ["image"]),
  Rule(
    "a timeline is handed the moment",
    """
    VStack {
      TimelineView(.periodic(from: start, by: 60)) { Text($0.date, style: .time) }
      TimelineView(.everyMinute) { context in
        Text(context.date.formatted(date: .omitted, time: .shortened))
      }
      TimelineView(.animation) { context in
        Text("\\(Calendar.current.component(.minute, from: context.date))")
      }
    }
    """,
    with: "let start = Date().addingTimeInterval(-90)",
    says: ["9:40 AM", "9:41 AM", "41"]
  ),
  Rule(
    "progress without an end keeps its state under another name",
    "ProgressView().accessibilityLabel(\"A\").accessibilityLabel(\"Fetching\")",
    says: ["Fetching, in progress"]
  ),
  Rule(
    "a search without results says for what",
    """
    List { }.searchable(text: $query).overlay {
      VStack {
        ContentUnavailableView.search.padding()
        ContentUnavailableView.search(text: "abc")
      }
    }
    """,
    with: "@State var query = \"zzz\"",
    says: [
      "No Results for “zzz”, heading", "Check the spelling or try a new search.",
      "No Results for “abc”, heading", "Check the spelling or try a new search.",
    ]
  ),
  Rule(
    "only a placeholder hides text",
    """
    VStack {
      Text("a").redacted(reason: .placeholder)
      Text("b").redacted(reason: .invalidated)
      Text("c").redacted(reason: [])
    }
    """,
    says: ["b", "c"]
  ),
]

@Suite("What stands while something is awaited")
struct WaitingRuleTests {
  @Test("it is heard", arguments: rules)
  func heard(_ rule: Rule) throws { try rule.check() }
}
