import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Scrolling")
struct ScrollingTests {
  /// A list of so many rows, 44 points each: 17 of them are seen whole.
  private static func list(_ rows: Int = 40, _ kind: String = "List") -> String {
    "\(kind) { ForEach(1...\(rows), id: \\.self) { number in Text(\"Row \\(number)\") } }"
  }

  /// What is heard of gestures on a view.
  private func heard(_ body: String, _ gestures: String, with properties: String = "") throws
    -> [String]
  {
    var walk = try walk(showing: body, with: properties)
    var heard: [String] = []
    for gesture in try Gesture.parse(gestures) { heard = walk.perform(gesture) }
    return heard
  }

  /// The texts that are drawn, from top to bottom.
  private func drawn(_ screen: LiveScreen) -> [String] {
    screen.drawing.figures.compactMap { figure in
      if case .text(let text, _) = figure.kind { return text }
      return nil
    }
  }

  // MARK: Status

  @Test(
    "a list tells which rows are seen whole, and the cursor is on the first of them",
    arguments: [
      ("List", "scroll-down", ["Rows 18 to 34 of 40", "Row 18"]),
      ("Form", "scroll-down", ["Rows 18 to 34 of 40", "Row 18"]),
      ("List", "scroll-down*2", ["Rows 24 to 40 of 40", "Row 24"]),
      ("List", "scroll-down*3 scroll-up", ["Rows 18 to 34 of 40", "Row 18"]),
      ("List", "scroll-down scroll-up", ["Rows 1 to 17 of 40", "Row 1"]),
    ]
  )
  func rows(_ kind: String, _ gestures: String, _ lines: [String]) throws {
    #expect(try heard(Self.list(40, kind), gestures) == lines)
  }

  @Test("the same status twice is the end, with the sound of it")
  func end() throws {
    var walk = try walk(showing: Self.list())
    walk.perform(.scroll(.down))
    walk.perform(.scroll(.down))
    var reader = walk.reader
    let events = reader.perform(.scroll(.down))
    #expect(events.first == .sound(.boundary))
    #expect(events.compactMap(\.utterance?.spoken) == ["Rows 24 to 40 of 40"])
    #expect(events.last?.certainty == .inferred)
  }

  @Test("a list that is seen whole says its rows, and the sound tells that it is the end")
  func short() throws {
    #expect(try heard(Self.list(3), "scroll-down") == ["Rows 1 to 3 of 3"])
    #expect(try heard(Self.list(1), "scroll-up") == ["Row 1 of 1"])
  }

  @Test(
    "what is hidden, or stands for nothing in the tree, does not scroll",
    arguments: [
      ".accessibilityHidden(true)", ".accessibilityElement(children: .ignore)",
      ".accessibilityRepresentation { Text(\"Other\") }",
      ".accessibilityChildren { Text(\"Other\") }",
    ]
  )
  func hidden(_ modifier: String) throws {
    var walk = try walk(showing: "VStack { Text(\"Top\"); \(Self.list())\(modifier) }")
    #expect(walk.perform(.scroll(.down)) == [])
  }

  @Test("what follows something hidden scrolls")
  func afterHidden() throws {
    let body =
      "VStack { Text(\"A\"); \(Self.list(30)).accessibilityHidden(true); \(Self.list(50)) }"
    #expect(try heard(body, "scroll-down").first?.hasSuffix("of 50") == true)
  }

  @Test("headers and footers are no rows, and a page begins with the header of its first row")
  func sections() throws {
    let section = { (name: String, count: Int) in
      """
      Section {
        ForEach(1...\(count), id: \\.self) { number in Text("\(name) \\(number)") }
      } header: { Text("Header \(name)") } footer: { Text("Footer \(name)") }
      """
    }
    let body = "List { \(section("A", 15)); \(section("B", 20)) }"
    #expect(try heard(body, "scroll-down") == ["Rows 16 to 31 of 35", "Header B, heading"])
  }

  @Test(
    "other scroll views tell their page",
    arguments: [
      ("scroll-down", ["Page 2 of 3", "Row 21"]), ("scroll-down*2", ["Page 3 of 3", "Row 31"]),
      ("scroll-down*2 scroll-up", ["Page 2 of 3", "Row 21"]),
      ("scroll-up", ["Page 1 of 3"]),
    ]
  )
  func pages(_ gestures: String, _ lines: [String]) throws {
    let body = """
      ScrollView {
        VStack(spacing: 15.96) {
          ForEach(1...50, id: \\.self) { number in Text("Row \\(number)") }
        }
      }
      """
    #expect(try heard(body, gestures) == lines)
  }

  @Test("a row of cards scrolls sideways, and the screen around it up and down")
  func sideways() throws {
    let body = """
      ScrollView {
        VStack {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(1...10, id: \\.self) { number in Text("Card \\(number)").frame(width: 125) }
            }
          }
          ForEach(1...60, id: \\.self) { number in Text("Row \\(number)") }
        }
      }
      """
    #expect(try heard(body, "scroll-right") == ["Page 2 of 4", "Card 4"])
    #expect(try heard(body, "scroll-right*3 scroll-left") == ["Page 3 of 4", "Card 7"])
    #expect(try heard(body, "scroll-down").first == "Page 2 of 3")
    #expect(try heard(body, "scroll-right scroll-left") == ["Page 1 of 4", "Card 1"])
    #expect(try heard(Self.list(), "scroll-right") == [])
  }

  @Test("a tab view of pages turns them")
  func tabPages() throws {
    let body = """
      TabView(selection: $page) {
        ForEach(0..<3, id: \\.self) { number in
          VStack { Text("Card \\(number)"); Button("Open \\(number)") {} }.tag(number)
        }
      }
      .tabViewStyle(.page)
      """
    let state = "@State private var page = 0"
    #expect(try heard(body, "scroll-right", with: state) == ["Page 2 of 3", "Card 1"])
    #expect(try heard(body, "scroll-right*3", with: state) == ["Page 3 of 3"])
    #expect(
      try heard(body, "scroll-right*2 scroll-left", with: state) == ["Page 2 of 3", "Card 1"]
    )
  }

  @Test("what a sheet covers does not scroll")
  func covered() throws {
    let body = Self.list() + ".sheet(isPresented: $isShown) { Text(\"Sheet\") }"
    #expect(try heard(body, "scroll-down", with: "@State private var isShown = true") == [])
  }

  // MARK: What can be seen

  @Test("the drawing shows what is scrolled to, and nothing else")
  func drawing() throws {
    var walk = try walk(showing: Self.list())
    #expect(drawn(walk.reader.screen) == (1...17).map { "Row \($0)" })
    walk.perform(.scroll(.down))
    #expect(drawn(walk.reader.screen) == (18...34).map { "Row \($0)" })
  }

  @Test(
    "what the cursor reaches comes into view",
    arguments: [
      ("right*17", "Row 18"), ("last", "Row 40"), ("item \"Row 30\"", "Row 30"),
      ("rotor-next down", "Row 40"), ("read-all", "Row 40"), ("last first", "Row 1"),
      ("last left*20", "Row 20"),
    ]
  )
  func reaching(_ gestures: String, _ row: String) throws {
    var walk = try walk(
      showing: """
        List {
          ForEach(1...40, id: \\.self) { number in
            if number == 40 { Link("Row 40", destination: url) } else { Text("Row \\(number)") }
          }
        }
        """,
      with: "let url = URL(string: \"https://example.org\")!"
    )
    for gesture in try Gesture.parse(gestures) { walk.perform(gesture) }
    let element = try #require(walk.reader.focusedElement)
    #expect(element.label == row)
    let frame = try #require(walk.reader.visibleFrame(of: element.id))
    #expect(frame.size == element.frame.size)
    #expect(drawn(walk.reader.screen).contains(row))
    #expect(drawn(walk.reader.screen).count < 20)
  }

  @Test("an element on which code puts the focus comes into view")
  func focusByCode() throws {
    let body = """
      List {
        Button("Go") { target = 35 }
        ForEach(1...40, id: \\.self) { number in
          Text("Row \\(number)").accessibilityFocused($target, equals: number)
        }
      }
      """
    var walk = try walk(
      showing: body,
      with: "@AccessibilityFocusState private var target: Int?"
    )
    #expect(walk.perform(.doubleTap) == ["Row 35"])
    #expect(drawn(walk.reader.screen).contains("Row 35"))
  }

  @Test("a finger finds what stands there as it is scrolled, and not what is out of sight")
  func touch() throws {
    var walk = try walk(showing: Self.list())
    let point = Gesture.touchPoint(Point(x: 40, y: 72))
    #expect(walk.perform(point) == ["Row 1"])
    walk.perform(.scroll(.down))
    #expect(walk.perform(point) == ["Row 18"])
    var reader = walk.reader
    let events = reader.perform(.touchName("Row 3"))
    #expect(
      events == [.refused("'Row 3' is scrolled out of sight, so no finger reaches it.")]
    )
    #expect(walk.perform(.touchName("Row 20")) == ["Row 20"])
  }

  @Test("a card of a row further down is brought into view both ways")
  func nested() throws {
    let body = """
      ScrollView {
        VStack(spacing: 0) {
          ForEach(1...40, id: \\.self) { number in Text("Row \\(number)") }
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(1...10, id: \\.self) { number in Text("Card \\(number)").frame(width: 125) }
            }
          }
        }
      }
      """
    var walk = try walk(showing: body)
    walk.perform(.item("Card 9"))
    #expect(drawn(walk.reader.screen).contains("Card 9"))
    #expect(!drawn(walk.reader.screen).contains("Card 1"))
  }

  @Test("a list that becomes shorter is scrolled no further than it goes")
  func shrinking() throws {
    let body = """
      List {
        ForEach(1...count, id: \\.self) { number in Button("Row \\(number)") { count = 3 } }
      }
      """
    var walk = try walk(showing: body, with: "@State private var count = 40")
    walk.perform(.last)
    walk.perform(.doubleTap)
    #expect(drawn(walk.reader.screen) == ["Row 1", "Row 2", "Row 3"])
    #expect(walk.reader.screen.scrollOffsets == ScrollOffsets())
  }
}
