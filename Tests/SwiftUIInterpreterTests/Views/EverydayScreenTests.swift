import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Sheets, alerts, menus and screens of everyday apps")
struct EverydayScreenTests {
  @Test("a sheet hides what is behind it and closes by its own button, the scrub and dismiss")
  func sheet() throws {
    var walk = try walk(
      """
      struct Detail: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { VStack { Text("Detail"); Button("Close") { dismiss() } } }
      }
      struct Shown: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Detail() }
        }
      }
      """
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["dismiss pop-up window, button", "Detail", "Close, button"])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Open, button"])
    walk.perform(.doubleTap)
    walk.perform(.scrub)
    #expect(walk.spoken == ["Open, button"])
  }

  @Test("an alert reads title, message and buttons; each button closes it")
  func alert() throws {
    var walk = try walk(
      showing: """
        Button("Erase") { isAsking = true }
          .alert("Erase all?", isPresented: $isAsking) {
            Button("Erase", role: .destructive) { erased = true }
            Button("Cancel", role: .cancel) { }
          } message: { Text("This cannot be undone.") }
        """,
      with: "@State private var isAsking = false\n@State private var erased = false"
    )
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == ["Erase all?", "This cannot be undone.", "Erase, button", "Cancel, button"]
    )
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Erase, button"])
    #expect(walk.reader.screen.state.last == StateValue.Field("erased", .bool(true)))
  }

  @Test("a menu picker opens its choices and takes one")
  func menuPicker() throws {
    var walk = try walk(
      showing: """
        Picker("Output", selection: $output) {
          Text("Speaker").tag(0); Text("Headphones").tag(1)
        }
        """,
      with: "@State private var output = 0"
    )
    #expect(walk.spoken == ["Output, Speaker, pop up button"])
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == [
        "selected, Speaker, button", "Headphones, button", "Dismiss context menu, button",
      ]
    )
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Output, Headphones, pop up button"])
  }

  @Test("a pushed screen has a back button and goes back by the scrub")
  func navigation() throws {
    var walk = try walk(
      showing: """
        NavigationStack {
          List { NavigationLink("Details") { Text("More").navigationTitle("Details") } }
            .navigationTitle("Home")
        }
        """
    )
    #expect(walk.spoken == ["Home, heading", "Details, button"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Home, back button", "Details, heading", "More"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Home, heading", "Details, button"])
  }

  @Test("tabs are read last, and only the chosen one's content")
  func tabs() throws {
    var walk = try walk(
      showing: """
        TabView {
          Text("First").tabItem { Label("Home", systemImage: "house") }
          Text("Second").tabItem { Label("Search", systemImage: "magnifyingglass") }
        }
        """
    )
    #expect(walk.spoken == ["First", "selected, Home, tab, 1 of 2", "Search, tab, 2 of 2"])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Second", "Home, tab, 1 of 2", "selected, Search, tab, 2 of 2"])
  }
}
