import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let links = "CVS Health, Links"
private let rows = "AccessibilitySnapshot, iOS 17.5: testSwiftUINavigationLink; CVS Health, Lists"
private let address = "URL(string: \"https://example.com\")!"

private let rules = [
  Rule(
    "a link is a button and a link until one of them is taken away",
    from: links,
    """
    VStack {
      Link("Terms", destination: \(address))
      Link(destination: \(address)) { HStack { Image("x"); Text("Terms"); Text("of use") } }
      Link(destination: \(address)) { Image(systemName: "globe") }
      Link("Terms", destination: \(address)).accessibilityRemoveTraits(.isButton)
      Link("Terms", destination: \(address)).accessibilityRemoveTraits(.isLink)
    }
    """,
    says: [
      "Terms, button, link", "Terms, of use, button, link", "Globe, button, link", "Terms, link",
      "Terms, button",
    ],
    certainty: Array(repeating: .observed, count: 5)
  ),
  Rule(
    "a link that shares is a button, with a name of the system's where code gives none",
    from: "Apple, ShareLink; the role is inferred",
    "VStack { ShareLink(\"Share\", item: \"x\"); ShareLink(item: \"x\") }",
    says: ["Share, button", "Share…, button"],
    certainty: [.inferred, .inferred]
  ),
  Rule(
    "a link row is one button of all its texts, without its pictures and its chevron",
    from: rows,
    """
    NavigationStack {
      List {
        NavigationLink("Sound") { Text("x") }
        NavigationLink(value: 1) { HStack { Image(systemName: "bell"); Text("Alerts"); Text("On") } }
        NavigationLink { Text("x") } label: { VStack { Text("Ada"); Text("Hello there") } }
        NavigationLink { Text("x") } label: { Image("face").accessibilityLabel("Face"); Text("Bo") }
        NavigationLink(destination: Text("x")) { Label("Mail", systemImage: "envelope") }
      }
    }
    """,
    says: [
      "Sound, button", "Alerts, On, button", "Ada, Hello there, button", "Face, Bo, button",
      "Mail, button",
    ],
    hints: ["", "", "", "", ""]
  ),
  Rule(
    "the names of controls inside a link row do not enter its name",
    from: rows,
    """
    NavigationStack {
      List {
        NavigationLink(value: 1) { HStack { Text("Wi-Fi"); Button("Info") { } } }
        NavigationLink(value: 2) { HStack { Text("Mode"); Toggle("Fast", isOn: .constant(true)) } }
      }
    }
    """,
    says: ["Wi-Fi, button", "Mode, button"]
  ),
]

@Suite("What links say")
struct LinkSpeechTests {
  @Test("is all of their label in one stop", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: Apple, OpenURLAction.
  @Test(
    "a double tap on a text opens its only link, as it opens a link that stands by itself",
    arguments: [
      ("Text(\"Read the [terms](https://a.b/c) first\")", "https://a.b/c"),
      ("Text(\"Read \") + Text(\"[terms](https://a.b)\")", "https://a.b"),
      ("Text(\"[terms](https://a.b \\\"Terms\\\")\")", "https://a.b"),
      ("Text(LocalizedStringKey(\"[terms](https://a.b)\"))", "https://a.b"),
      ("Text(try! AttributedString(markdown: \"[terms](https://a.b)\"))", "https://a.b"),
      ("Link(\"Terms\", destination: URL(string: \"https://a.b\")!)", "https://a.b"),
      ("Text(\"[one](https://a.b) or [two](https://c.d)\")", "-"),
      ("Text(\"`[code](https://a.b)`\")", "-"), ("Text(verbatim: \"[a](b)\")", "-"),
    ]
  )
  func opens(_ link: String, _ opened: String) throws {
    var walk = try walk(
      showing: """
        VStack { \(link); Text(log) }
          .environment(\\.openURL, OpenURLAction { url in
            log = url.absoluteString
            return .handled
          })
        """,
      with: "@State var log = \"-\""
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == opened)
    #expect(walk.reader.screen.diagnostics == [])
  }

  /// Source: CVS Health, Links; Apple, Text with Markdown.
  @Test("a link inside a text is found by the rotor for links")
  func rotor() throws {
    let walk = try walk(
      showing: "VStack { Text(\"Top\"); Text(\"Read the [terms](https://example.com) first\") }"
    )
    #expect(walk.spoken == ["Top", "Read the terms first, link"])
    #expect(walk.elements.map { $0.traits.contains(.link) } == [false, true])
    #expect(walk.elements.map { $0.capabilities.contains(.activate) } == [false, true])
    #expect(walk.elements.map(\.certainty) == [.observed, .inferred])
  }
}
