import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Code that moves keyboard focus and opens alerts")
struct ReaderStoryTests {
  @Test("submitting a field goes on in the one that code puts the focus into")
  func keyboardFocus() throws {
    var walk = try walk(
      """
      struct Names: View {
        @State private var first = ""
        @State private var last = ""
        @FocusState private var field: Int?
        @AccessibilityFocusState private var isGreeted: Bool
        var body: some View {
          VStack {
            TextField("First", text: $first).focused($field, equals: 1).onSubmit { field = 2 }
            TextField("Last", text: $last).focused($field, equals: 2)
              .onSubmit { isGreeted = true }
            Text("Hello \\(first) \\(last)").accessibilityFocused($isGreeted)
          }
        }
      }
      """
    )
    walk.perform(.doubleTap)
    #expect(walk.perform(.type("Al\n")) == ["Cap A, l", "Last, text field, is editing"])
    #expect(walk.perform(.type("Li\n")) == ["Cap L, i", "Hello Al Li"])
    #expect(walk.perform(.type("x")) == [])
  }

  @Test("an alert opens with its title and message; a dialog says its title alone")
  func alert() throws {
    var walk = try walk(
      """
      struct Orders: View {
        @State private var asks = false
        @State private var sorts = false
        var body: some View {
          VStack {
            Button("Delete") { asks = true }
            Button("Sort") { sorts = true }
          }
          .alert("Delete order?", isPresented: $asks) {
            Button("Keep", role: .cancel) {}
          } message: { Text("It is gone for good.") }
          .confirmationDialog("Sort by", isPresented: $sorts, titleVisibility: .visible) {
            Button("Name") {}
          }
        }
      }
      """
    )
    #expect(walk.perform(.doubleTap) == ["Alert, Delete order?, It is gone for good."])
    #expect(walk.spoken == ["Delete order?", "It is gone for good.", "Keep, button"])
    #expect(walk.perform(.scrub) == ["Delete, button"])
    walk.perform(.swipeRight)
    #expect(walk.perform(.doubleTap).first == "Sort by")
  }
}
