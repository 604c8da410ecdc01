import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Alerts, dialogs, sheets and covers")
struct PresentationRuleTests {
  private let alert = """
    VStack {
      Text("log \\(log)")
      Button("Ask") { asks = true }
    }
    .alert("Delete?", isPresented: $asks) {
      Button("Delete", role: .destructive) { log = "deleted" }
      Button("Keep", role: .cancel) { log = "kept" }
    } message: { Text("It is gone then.") }
    """
  private let asking = "@State var asks = false\n@State var log = \"\""

  @Test("an alert is title, message and buttons, and alone in reach")
  func alertStops() throws {
    var walk = try walk(showing: alert, with: asking)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Delete?", "It is gone then.", "Delete, button", "Keep, button"])
    #expect(walk.reader.focusedElement?.label == "Delete?")
  }

  @Test("the scrub runs the cancel button's action and returns to the trigger")
  func alertScrub() throws {
    var walk = try walk(showing: alert, with: asking)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.perform(.scrub)
    #expect(walk.spoken == ["log kept", "Ask, button"])
    #expect(walk.reader.focusedElement?.label == "Ask")
  }

  @Test("each button of an alert runs its action and closes it")
  func alertButtons() throws {
    var walk = try walk(showing: alert, with: asking)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["log deleted", "Ask, button"])
  }

  @Test("an alert without buttons has OK; one of two and no cancel button stays at a scrub")
  func alertWithoutCancel() throws {
    var plain = try walk(
      showing: "Text(\"A\").alert(\"Hi\", isPresented: $asks) { }",
      with: "@State var asks = true"
    )
    #expect(plain.spoken == ["Hi", "OK, button"])
    plain.go(to: 2)
    plain.perform(.doubleTap)
    #expect(plain.spoken == ["A"])
    var other = try walk(
      showing: """
        Text("A").alert("Hi", isPresented: $asks) { Button("Go") { }; Button("No") { } }
        """,
      with: "@State var asks = true"
    )
    other.perform(.scrub)
    #expect(other.spoken == ["Hi", "Go, button", "No, button"])
  }

  @Test("a dialog adds Cancel at its end, and its own cancel button stands last")
  func dialogs() throws {
    var automatic = try walk(
      showing: """
        Text("A").confirmationDialog("Sort", isPresented: $asks) { Button("Name") { } }
        """,
      with: "@State var asks = true"
    )
    #expect(automatic.spoken == ["Name, button", "Cancel, button"])
    automatic.perform(.scrub)
    #expect(automatic.spoken == ["A"])
    var written = try walk(
      showing: """
        Text("A \\(log)")
          .confirmationDialog("Sort", isPresented: $asks, titleVisibility: .visible) {
            Button("Never", role: .cancel) { log = "never" }
            Button("Name") { }
          } message: { Text("How?") }
        """,
      with: "@State var asks = true\n@State var log = \"\""
    )
    #expect(written.spoken == ["Sort", "How?", "Name, button", "Never, button"])
    written.perform(.scrub)
    #expect(written.spoken == ["A never"])
  }

  private let sheet = """
    VStack {
      Text("closed \\(closed)")
      Button("Open") { shows = true }
    }
    .sheet(isPresented: $shows, onDismiss: { closed += 1 }) {
      VStack { Text("Inside"); Button("Done") { shows = false } }
    }
    """
  private let showing = "@State var shows = false\n@State var closed = 0"

  @Test("onDismiss runs once, however the sheet is closed, and the trigger is found again")
  func onDismiss() throws {
    var walk = try walk(showing: sheet, with: showing)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["dismiss pop-up window, button", "Inside", "Done, button"])
    #expect(walk.reader.focusedElement?.label == "Inside")
    walk.perform(.scrub)
    #expect(walk.spoken.first == "closed 1")
    #expect(walk.reader.focusedElement?.label == "Open")
    walk.perform(.doubleTap)
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "closed 2")
  }

  @Test("a sheet that may not be dismissed has neither scrub nor stop for it")
  func interactiveDismissDisabled() throws {
    var walk = try walk(
      showing: """
        Text("A").sheet(isPresented: $shows) { Text("Inside").interactiveDismissDisabled(locks) }
        """,
      with: "@State var shows = true\n@State var locks = true"
    )
    #expect(walk.spoken == ["Inside"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Inside"])
  }

  @Test("interactiveDismissDisabled(false) locks nothing")
  func interactiveDismissEnabled() throws {
    var walk = try walk(
      showing: """
        Text("A").sheet(isPresented: $shows) { Text("Inside").interactiveDismissDisabled(false) }
        """,
      with: "@State var shows = true"
    )
    walk.perform(.scrub)
    #expect(walk.spoken == ["A"])
  }

  @Test("a cover closes by its own button or escape action only")
  func cover() throws {
    var walk = try walk(
      showing: """
        Text("A").fullScreenCover(isPresented: $shows) {
          VStack { Text("Inside"); Button("Done") { shows = false } }
        }
        """,
      with: "@State var shows = true"
    )
    #expect(walk.spoken == ["Inside", "Done, button"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Inside", "Done, button"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["A"])
  }

  @Test("a sheet for an item shows the item and forgets it")
  func item() throws {
    var walk = try walk(
      showing: """
        VStack { Button("Open") { item = Item(id: 4) }; Text(item == nil ? "none" : "some") }
          .sheet(item: $item, onDismiss: { log = "left" }) { Text("Item \\($0.id) \\(log)") }
        """,
      with: """
        struct Item: Identifiable, Equatable { var id: Int }
        @State var item: Item?
        @State var log = "new"
        """
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "Item 4 new")
    walk.perform(.scrub)
    #expect(walk.spoken == ["Open, button", "none"])
  }

  @Test("an alert above a sheet closes back to the sheet")
  func nested() throws {
    var walk = try walk(
      showing: """
        Text("A").sheet(isPresented: $shows) {
          Button("Ask") { asks = true }
            .alert("Sure?", isPresented: $asks) { Button("No", role: .cancel) { } }
        }
        """,
      with: "@State var shows = true\n@State var asks = false"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Sure?", "No, button"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["dismiss pop-up window, button", "Ask, button"])
  }
}
