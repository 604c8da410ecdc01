import AccessibilityTree
import TestSupport
import Testing

@testable import SwiftUIInterpreter

@Suite("Identities of elements")
struct IdentityTests {
  @Test("no two elements share one, wherever in the file a view stands", arguments: 0..<24)
  func distinct(shift: Int) throws {
    let before = String(repeating: "Text(\"-\"); ", count: shift)
    let walk = try walk(
      """
      import SwiftUI
      struct Before: View { var body: some View { VStack { \(before) } } }
      struct Shown: View {
        @State private var page = 0
        @State private var isOn = false
        var body: some View {
          VStack(spacing: 8) {
            TabView(selection: $page) { Text("A").tag(0); Text("B").tag(1) }.tabViewStyle(.page)
            Picker("Size", selection: $page) { Text("S").tag(0); Text("M").tag(1) }
              .pickerStyle(.segmented)
            Stepper("Bags", value: $page)
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside"); Text("Below") }
            Toggle("On", isOn: $isOn)
          }
        }
      }
      """,
      view: "Shown"
    )
    let ids = walk.elements.map(\.id)
    #expect(ids.count > 8)
    #expect(Set(ids).count == ids.count)
  }
}
