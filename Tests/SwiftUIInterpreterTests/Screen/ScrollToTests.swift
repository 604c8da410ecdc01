import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Scrolling by code, and what code says of the place")
struct ScrollToTests {
  /// A long column with buttons that scroll it.
  private static func column(_ target: String, rows: Int = 100) -> String {
    """
    struct Shown: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { withAnimation { \(target) } }
          ScrollView {
            ForEach(0..<\(rows), id: \\.self) { row in
              Text("Row \\(row)").frame(height: 50).id("row \\(row)")
            }
          }
        }
      }
    }
    """
  }

  /// The rows that can be seen after the button was pressed.
  private func seen(_ walk: Walk<LiveScreen>) -> [String] {
    walk.elements.filter {
      walk.reader.visibleFrame(of: $0.id)?.size == $0.frame.size && $0.traits.contains(.staticText)
    }.compactMap(\.label)
  }

  @Test(
    "what bears an id is brought to the point of the anchor, or just into sight without one",
    arguments: [
      ("proxy.scrollTo(\"row 50\", anchor: .top)", "Row 50", nil),
      ("proxy.scrollTo(\"row 50\", anchor: .bottom)", nil, "Row 50"),
      ("proxy.scrollTo(\"row 50\")", nil, "Row 50"),
      ("proxy.scrollTo(\"row 2\")", "Row 0", nil),
      ("proxy.scrollTo(50, anchor: .top)", "Row 50", nil),
      ("proxy.scrollTo(\"row 99\", anchor: .top)", nil, "Row 99"),
      ("proxy.scrollTo(\"elsewhere\")", "Row 0", nil),
    ] as [(String, String?, String?)]
  )
  func scrolls(_ call: String, first: String?, last: String?) throws {
    var walk = try walk(Self.column(call))
    #expect(walk.reader.screen.program.diagnostics + walk.reader.screen.diagnostics == [])
    #expect(seen(walk).first == "Row 0")
    #expect(walk.perform(.doubleTap) == [])
    let rows = seen(walk)
    if let first { #expect(rows.first == first) }
    if let last { #expect(rows.last == last) }
    #expect(walk.reader.focusedElement?.label == "Go")
  }

  @Test("the next page is counted from there")
  func pages() throws {
    var walk = try walk(Self.column("proxy.scrollTo(\"row 99\")"))
    walk.perform(.doubleTap)
    walk.perform(.touchName("Row 99"))
    let heard = walk.perform(.scroll(.up))
    #expect(heard.first == "Page 7 of 8")
  }

  @Test("a view that scrolls as it appears opens on what can be seen")
  func opens() throws {
    let walk = try walk(
      """
      struct Shown: View {
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              ForEach(0..<100) { Text("Row \\($0)").frame(height: 50) }
            }.onAppear { proxy.scrollTo(50, anchor: .top) }
          }
        }
      }
      """
    )
    #expect(walk.reader.focusedElement?.label == "Row 50")
  }

  @Test("code brings into sight what is hidden from VoiceOver: the end of a column")
  func hiddenTarget() throws {
    var walk = try walk(
      showing: """
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo("end") }
          ScrollView {
            ForEach(0..<100) { Text("Row \\($0)").frame(height: 50) }
            Text("End").accessibilityHidden(true).id("end")
          }
        }
        """
    )
    walk.perform(.doubleTap)
    #expect(seen(walk).last == "Row 99")
  }

  @Test(
    "the status that code gives is said in place of the page",
    arguments: [
      ("ScrollView { rows }.accessibilityScrollStatus(\"Days \\(first) and on\")", "Days 1 and on"),
      ("VStack { ScrollView { rows } }.accessibilityScrollStatus(Text(\"Days\"))", "Days"),
      ("List { rows }.accessibilityScrollStatus(\"Days\")", "Days"),
      ("ScrollView { rows }.accessibilityScrollStatus(\"Days\", isEnabled: false)", "Page 2 of 4"),
    ]
  )
  func status(_ view: String, _ heard: String) throws {
    var walk = try walk(
      showing: view,
      with: """
        let first = 1
        var rows: some View { ForEach(0..<40) { Text("Row \\($0)").frame(height: 50) } }
        """
    )
    let events = walk.reader.screen.scroll(.down)
    #expect(events.status?.text == heard)
    #expect(walk.perform(.scroll(.down)).first == heard)
  }
}

extension LiveScreen {
  /// What a scroll at the first element would bring about.
  fileprivate func scroll(_ direction: ScrollDirection) -> ScrollOutcome {
    var copy = self
    return copy.scroll(direction, at: nil)
  }
}
