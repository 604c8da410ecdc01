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

@Suite("Classes that inherit in a circle")
struct CircularInheritanceTests {
  @Test(
    "are told at the place of one of them, in the compiler's words",
    arguments: [
      (
        "class First: Second { }\nclass Second: First { }",
        "1:1: warning: 'First' inherits from itself"
      ),
      ("class Own: Own { }", "1:1: warning: 'Own' inherits from itself"),
      (
        "protocol One: Two { }\nprotocol Two: One { }",
        "1:1: warning: protocol 'One' refines itself"
      ),
    ]
  )
  func told(classes: String, message: String) {
    let view = "struct Shown: View { var body: some View { Text(\"x\") } }"
    let program = Program(files: [SourceFile(path: "A.swift", text: classes + "\n" + view)])
    #expect(program.diagnostics.map(\.description) == ["A.swift:" + message])
  }

  @Test("a type inside another that has the name of what it inherits is no circle")
  func sameName() {
    let source =
      "struct Outer { struct View: SwiftUI.View { var body: some View { Text(\"x\") } } }"
    let program = Program(files: [SourceFile(path: "A.swift", text: source)])
    #expect(!program.diagnostics.contains { $0.message.contains("itself") })
  }

  @Test("are opened and end", arguments: ["class A: B {}", "class A: C {}; class C: B {}"])
  func circle(classes: String) throws {
    let walk = try walk(
      """
      import SwiftUI
      \(classes)
      class B: A { var name = "circle" }
      struct Shown: View {
        let thing = B()
        var body: some View { Text(thing.name) }
      }
      """,
      view: "Shown"
    )
    #expect(walk.spoken.count <= 1)
  }
}

@Suite("Whole numbers of fixed width")
struct FixedWidthTests {
  /// Expressions in a text with what is spoken; nothing where it is a fault.
  static let numbers: [(expression: String, spoken: String)] = [
    ("Int8(127)", "127"), ("Int8(-128)", "-128"), ("UInt8(clamping: 300)", "255"),
    ("Int8(truncatingIfNeeded: 300)", "44"), ("UInt8(truncatingIfNeeded: -1)", "255"),
    ("UInt16(65_535)", "65535"), ("Int8(exactly: 300) ?? -1", "-1"), ("UInt(3)", "3"),
  ]

  @Test("are what fits", arguments: numbers)
  func fits(expression: String, spoken: String) throws {
    let walk = try walk(showing: "Text(String(\(expression)))")
    #expect(walk.spoken == [spoken])
  }

  @Test("what does not fit is a fault at its place", arguments: ["Int8(300)", "UInt(-1)"])
  func faults(expression: String) throws {
    let screen = try open(
      "struct Shown: View { var body: some View { Text(String(\(expression))) } }"
    )
    #expect(screen.diagnostics.contains { $0.message.contains("does not fit") && $0.place != nil })
  }
}

@Suite("Types that inherit from what is no protocol")
struct NonProtocolInheritanceTests {
  @Test("are told, and take nothing from it", arguments: ["struct", "enum", "class"])
  func told(kind: String) throws {
    let program = Program(
      files: [
        SourceFile(
          path: "Test.swift",
          text: """
            \(kind) Base { func made() -> Int { count = 3; return count } }
            struct Heir: Base { }
            struct Shown: View { var body: some View { Text("\\(Heir().made()) made") } }
            """
        )
      ]
    )
    #expect(
      program.diagnostics.contains { $0.message == "inheritance from non-protocol type 'Base'" }
    )
    let screen = try LiveScreen(program, view: "Shown")
    #expect(Walk(screen).spoken == ["⟨made⟩ made"])
    #expect(screen.diagnostics.map(\.message) == ["'made' is not a member of 'Heir'"])
  }
}
