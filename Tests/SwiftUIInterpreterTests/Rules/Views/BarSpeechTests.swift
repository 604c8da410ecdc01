import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let bars = "AccessibilitySnapshot, iOS 17.5 and 26.2: testNavBar"
private let tabs = "AccessibilitySnapshot, iOS 17.5 and 26.2: testTabBars"

private let rules = [
  Rule(
    "a title is a heading inside any of the containers of navigation",
    from: bars,
    """
    VStack {
      NavigationStack { Text("a").navigationTitle("One") }
      NavigationView { Text("b").navigationBarTitle("Two") }
      NavigationStack { Text("c").navigationTitle(Text("Three")) }
      NavigationStack { VStack { Text("d") }.navigationTitle("Four")
        .navigationBarTitleDisplayMode(.inline) }
    }
    """,
    says: [
      "One, heading", "a", "Two, heading", "b", "Three, heading", "c", "Four, heading", "d",
    ]
  ),
  Rule(
    "without such a container there is no title, no bar and no item",
    from: bars,
    """
    VStack {
      Text("a").navigationTitle("One")
      Text("b").toolbar { ToolbarItem { Button("Add") { } } }
      Text("c").navigationBarItems(trailing: Button("Old") { })
    }
    """,
    says: ["a", "b", "c"]
  ),
  Rule(
    "a title has the level of no heading, whatever it is asked for",
    from: "CVS Health, Headings",
    "NavigationStack { Text(\"a\").navigationTitle(\"One\").accessibilityHeading(.h2) }",
    says: ["One, heading", "a"]
  ),
  Rule(
    "an inline bar: leading items, title, trailing items, search, content, bottom items",
    from: bars,
    """
    NavigationStack {
      Text("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Low") { } }
        ToolbarItem(placement: .topBarTrailing) { Button("R", systemImage: "plus") { } }
        ToolbarItem(placement: .topBarLeading) { Button("L") { } }
      }.searchable(text: .constant(""), prompt: "Find")
    }
    """,
    says: ["L, button", "T, heading", "R, button", "Find, search field", "a", "Low, button"]
  ),
  Rule(
    "a large one: leading items, trailing items, title, content, bottom items",
    from: bars,
    """
    NavigationStack {
      Text("a").navigationTitle("T").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("R") { } }
        ToolbarItem(placement: .navigationBarLeading) { Button("L") { } }
        ToolbarItem(placement: .bottomBar) { Button("Low") { } }
      }
    }
    """,
    says: ["L, button", "R, button", "T, heading", "a", "Low, button"]
  ),
  Rule(
    "only the chosen tab's content is there, and the tabs come after it",
    from: tabs,
    """
    TabView(selection: $tab) {
      Text("One").tabItem { Label("Home", systemImage: "house") }.tag(0)
      VStack { Text("Two"); Button("Go") { } }
        .tabItem { Image(systemName: "tray"); Text("Mail") }.tag(1)
      Text("Three").tabItem { Text("More") }.tag(2)
    }
    """,
    with: "@State var tab = 1",
    says: [
      "Two", "Go, button", "Home, tab, 1 of 3", "selected, Mail, tab, 2 of 3", "More, tab, 3 of 3",
    ]
  ),
  Rule(
    "a badge is not heard, a value of the tab's content is",
    from: "\(tabs); CVS Health, Tabs",
    """
    TabView {
      Text("One").tabItem { Text("Home") }.badge(3)
      Text("Two").tabItem { Text("Mail") }.accessibilityValue("2 unread")
    }
    """,
    says: ["One", "selected, Home, tab, 1 of 2", "Mail, 2 unread, tab, 2 of 2"],
    certainty: [.observed, .observed, .observed]
  ),
  Rule(
    "pages end with an indicator that says which one it is",
    from: "AccessibilitySnapshot, iOS 17.5: testPageControl",
    """
    TabView(selection: $tab) { Text("A").tag(0); Text("B").tag(1); Text("C").tag(2) }
      .tabViewStyle(.page)
    """,
    with: "@State var tab = 1",
    says: ["B", "page 2 of 3, adjustable"]
  ),
  Rule(
    "a page has no tab, so its value stays its own",
    from: "Apple, PageTabViewStyle",
    """
    TabView { Text("A").accessibilityValue("one"); Text("B") }.tabViewStyle(.page)
    """,
    says: ["A, one", "page 1 of 2, adjustable"]
  ),
]

@Suite("What bars and tabs say")
struct BarSpeechTests {
  @Test("and where they stand", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: AccessibilitySnapshot, testNavBar: a label equal to "Back" is dropped.
  @Test(
    "a back button says the title before, or its role alone",
    arguments: [
      (".navigationTitle(\"Shop\")", "", "Shop, back button"), ("", "", "back button"),
      (".navigationTitle(\"Back\")", "", "back button"),
      (".navigationTitle(\"Shop\")", ".navigationBarBackButtonHidden()", nil),
      (".navigationTitle(\"Shop\")", ".navigationBarBackButtonHidden(false)", "Shop, back button"),
    ] as [(String, String, String?)]
  )
  func back(_ title: String, _ hidden: String, _ spoken: String?) throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          NavigationLink("Go") { Text("There")\(hidden) }\(title)
        }
        """
    )
    walk.perform(.last)
    walk.perform(.doubleTap)
    #expect(walk.spoken == [spoken, "There"].compactMap { $0 })
    #expect(walk.reader.focusedElement?.label == "There")
  }

  /// Source: a VoiceOver log of iOS 26.5: push and pop land on the content below the bar.
  @Test("a pushed screen and the one gone back to begin below their bars")
  func landing() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          List { NavigationLink("First") { Text("a").navigationTitle("A") }
            NavigationLink("Second") { VStack { Text("b"); Text("c") }.navigationTitle("B") } }
            .navigationTitle("Root")
        }
        """
    )
    #expect(walk.reader.focusedElement?.label == "Root")
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Root, back button", "B, heading", "b", "c"])
    #expect(walk.reader.focusedElement?.label == "b")
    walk.perform(.scrub)
    #expect(walk.spoken == ["Root, heading", "First, button", "Second, button"])
    #expect(walk.reader.focusedElement?.label == "First")
  }

  /// Source: AccessibilitySnapshot, testTabBars; a VoiceOver log of iOS 26.5.
  @Test("a double tap on a tab changes the content and the selection")
  func tabs() throws {
    var walk = try walk(
      showing: """
        TabView {
          Text("One").tabItem { Text("Home") }
          NavigationStack { Text("Two").navigationTitle("Mail") }.tabItem { Text("Mail") }
        }
        """
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "Mail, heading", "Two", "Home, tab, 1 of 2", "selected, Mail, tab, 2 of 2",
      ]
    )
    #expect(walk.reader.focusedElement?.label == "Mail")
    #expect(walk.reader.focusedStop == 1)
  }
}
