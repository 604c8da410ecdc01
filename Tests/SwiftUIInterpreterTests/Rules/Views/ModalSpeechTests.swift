import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let shown = "@State var shows = true\n@State var log = \"-\""

private let rules = [
  Rule(
    "nothing of what could be presented is there before it is",
    from: "Apple, SwiftUI modal presentations",
    """
    Text("A").sheet(isPresented: $no) { Text("S") }.alert("T", isPresented: $no) { }
      .fullScreenCover(isPresented: $no) { Text("C") }.popover(isPresented: $no) { Text("P") }
      .confirmationDialog("D", isPresented: $no) { Button("B") { } }
    """,
    with: "@State var no = false",
    says: ["A"]
  ),
  Rule(
    "an alert: title without a role, message, fields, buttons; nothing behind it",
    from: "CVS Health, Alerts; MagentaA11y, alert dialog",
    """
    VStack { Text("Behind") }.alert("Sign in", isPresented: $shows) {
      TextField("Name", text: $log); Button("OK") { }; Button("Cancel", role: .cancel) { }
    } message: { Text("To go on.") }
    """,
    with: "@State var shows = true\n@State var log = \"\"",
    says: ["Sign in", "To go on.", "Name, text field", "OK, button", "Cancel, button"]
  ),
  Rule(
    "a dialog: its title where it is visible, message, buttons, Cancel last",
    from: "Apple, confirmationDialog(_:isPresented:titleVisibility:actions:message:)",
    """
    Text("A").confirmationDialog("Sort", isPresented: $shows, titleVisibility: .visible) {
      Button("Name") { }; Button("Date") { }
    } message: { Text("How?") }
    """,
    with: shown,
    says: ["Sort", "How?", "Name, button", "Date, button", "Cancel, button"]
  ),
  Rule(
    "a dialog hides its title unless it is asked for",
    from: "Apple, confirmationDialog(_:isPresented:titleVisibility:actions:)",
    """
    Text("A").confirmationDialog("Sort", isPresented: $shows, titleVisibility: .hidden) {
      Button("Delete", role: .destructive) { }
    }
    """,
    with: shown,
    says: ["Delete, button", "Cancel, button"]
  ),
  Rule(
    "a popover is alone in reach, after the stop that dismisses it",
    from: "MagentaA11y, sheet; CVS Health, Popovers",
    "VStack { Text(\"Behind\") }.popover(isPresented: $shows) { Text(\"Inside\") }",
    with: shown,
    says: ["dismiss pop-up window, button", "Inside"]
  ),
  Rule(
    "a cover is alone in reach, without such a stop",
    from: "Apple, fullScreenCover(isPresented:onDismiss:content:)",
    "VStack { Text(\"Behind\") }.fullScreenCover(isPresented: $shows) { Text(\"Inside\") }",
    with: shown,
    says: ["Inside"]
  ),
]

/// What presents something, and what is left of it after the scrub.
private let scrubs = [
  (".sheet(isPresented: $shows) { Text(\"In\") }", true),
  (".popover(isPresented: $shows) { Text(\"In\") }", true),
  (".sheet(isPresented: $shows) { Text(\"In\").interactiveDismissDisabled() }", false),
  (".fullScreenCover(isPresented: $shows) { Text(\"In\") }", false),
  (
    """
    .fullScreenCover(isPresented: $shows) {
      VStack { Text("In") }.accessibilityAction(.escape) { shows = false }
    }
    """, true
  ),
  (".alert(\"In\", isPresented: $shows) { Button(\"No\", role: .cancel) { } }", true),
  (".alert(\"In\", isPresented: $shows) { Button(\"Go\") { } }", true),
  (".alert(\"In\", isPresented: $shows) { Button(\"Go\") { }; Button(\"Stay\") { } }", false),
  (".confirmationDialog(\"In\", isPresented: $shows) { Button(\"Go\") { } }", true),
]

@Suite("What is presented over a screen")
struct ModalSpeechTests {
  @Test("is alone in reach", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: CVS Health, Escape Action, Sheets, Alerts; Apple, interactiveDismissDisabled(_:).
  @Test("the scrub closes what can be closed", arguments: scrubs)
  func scrub(_ presented: String, _ closes: Bool) throws {
    var walk = try walk(showing: "Text(\"A\")\(presented)", with: shown)
    #expect(walk.spoken != ["A"])
    walk.perform(.scrub)
    #expect((walk.spoken == ["A"]) == closes)
  }

  /// Source: CVS Health, Alerts, Sheets, Popovers: focus returns to what opened it.
  @Test(
    "focus goes into it, and after it back to what opened it",
    arguments: [
      (".sheet(isPresented: $shows) { Text(\"In\") }", "In"),
      (".popover(isPresented: $shows) { Text(\"In\") }", "In"),
      (".alert(\"Sure?\", isPresented: $shows) { Button(\"No\", role: .cancel) { } }", "Sure?"),
      (".confirmationDialog(\"In\", isPresented: $shows) { Button(\"Go\") { } }", "Go"),
    ]
  )
  func focus(_ presented: String, _ first: String) throws {
    var walk = try walk(
      showing: """
        VStack { Text("Top"); Button("Open") { shows = true }; Text("End") }\(presented)
        """,
      with: "@State var shows = false"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.reader.focusedElement?.label == first)
    walk.perform(.scrub)
    #expect(walk.reader.focusedElement?.label == "Open")
  }

  /// Source: Apple, AccessibilityFocusState; CVS Health, Sheets.
  @Test("code that sets the focus as a sheet goes wins over that")
  func byCode() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("Top").accessibilityFocused($onTop); Button("Open") { shows = true }
        }
        .sheet(isPresented: $shows, onDismiss: { onTop = true }) { Text("In") }
        """,
      with: "@State var shows = false\n@AccessibilityFocusState var onTop: Bool"
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.perform(.scrub)
    #expect(walk.reader.focusedElement?.label == "Top")
  }

  /// Source: MagentaA11y, recording of an alert: one utterance of the word, title and message.
  @Test("an alert says its title and its message as it opens")
  func opening() throws {
    var walk = try walk(
      showing: """
        Button("Delete") { shows = true }.alert("Sure?", isPresented: $shows) {
          Button("No", role: .cancel) { }
        } message: { Text("It is gone then.") }
        """,
      with: "@State var shows = false"
    )
    #expect(walk.perform(.doubleTap) == ["Alert, Sure?, It is gone then."])
  }
}
