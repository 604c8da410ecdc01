import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Views that no struct declares, and values that nobody gave")
struct FragmentTests {
  /// Source with what is spoken at its stops.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var source: String
    var spoken: [String]

    var testDescription: String { name }
  }

  @Test(
    "a fragment is the body of a view of its own",
    arguments: [
      Case(name: "an expression", source: "Text(\"Hi\").font(.title)", spoken: ["Hi"]),
      Case(
        name: "several expressions",
        source: "Text(\"One\")\nButton(\"Two\") { }",
        spoken: ["One", "Two, button"]
      ),
      Case(
        name: "an expression beside a declared view",
        source: """
          struct Row: View { let name: String; var body: some View { Text(name) } }
          List { Row(name: "a"); Row(name: "b") }
          """,
        spoken: ["a", "b"]
      ),
      Case(
        name: "a body without its struct",
        source: """
          @State private var isOn = true
          var body: some View { Toggle("Sound", isOn: $isOn) }
          """,
        spoken: ["Sound, switch button, on"]
      ),
      Case(
        name: "a function beside an expression",
        source: """
          func row(_ name: String) -> some View { Text(name) }
          VStack { row("a"); row("b") }
          """,
        spoken: ["a", "b"]
      ),
      Case(
        name: "a preview that shows no declared view",
        source: "#Preview { VStack { Text(\"Hello\"); Button(\"Go\") { } } }",
        spoken: ["Hello", "Go, button"]
      ),
      Case(
        name: "what a preview puts around a view",
        source: """
          struct Page: View { var body: some View { Text("In").navigationTitle("Title") } }
          #Preview { NavigationStack { Page() } }
          """,
        spoken: ["Title, heading", "In"]
      ),
      Case(
        name: "the first of the views that a preview shows beside each other",
        source: """
          struct Page: View { let n: Int; var body: some View { Text("\\(n)") } }
          struct Page_Previews: PreviewProvider {
            static let first = 7
            static var previews: some View { Group { Page(n: first); Page(n: 2) } }
          }
          """,
        spoken: ["7"]
      ),
    ]
  )
  func fragments(_ given: Case) throws {
    #expect(try walk(given.source).spoken == given.spoken)
  }

  @Test(
    "what code binds to and nothing declares is state of the type that its use implies",
    arguments: [
      Case(
        name: "a stepper starts at its lower bound",
        source: "Stepper(\"Quantity: \\(quantity)\", value: $quantity, in: 2...9)",
        spoken: ["Quantity: 2, adjustable"]
      ),
      Case(
        name: "a switch is off",
        source: "Toggle(\"Wifi\", isOn: $wifi)",
        spoken: ["Wifi, switch button, off"]
      ),
      Case(
        name: "a field is empty",
        source: "TextField(\"Name\", text: $name)",
        spoken: ["Name, text field"]
      ),
      Case(
        name: "a slider is a fraction",
        source: "Slider(value: $volume) { Text(\"Volume\") }",
        spoken: ["Volume, 0%, adjustable"]
      ),
      Case(
        name: "a picker has its first choice",
        source: """
          Picker("Size", selection: $size) { Text("S").tag("s"); Text("M").tag("m") }
            .pickerStyle(.segmented)
          """,
        spoken: ["selected, S, button, 1 of 2", "M, button, 2 of 2"]
      ),
      Case(
        name: "a sheet is closed",
        source: "Text(\"A\").sheet(isPresented: $shows) { Text(\"B\") }",
        spoken: ["A"]
      ),
      Case(
        name: "a date is that of the clock",
        source: "DatePicker(\"Due\", selection: $due, displayedComponents: .date)",
        spoken: ["Due", "Jan 1, 2026, button"]
      ),
    ]
  )
  func implied(_ given: Case) throws {
    let walk = try walk(given.source)
    #expect(walk.spoken == given.spoken)
    #expect(walk.reader.screen.diagnostics.map(\.severity) == [.note])
  }

  @Test("implied state changes, by a control and by an assignment")
  func changes() throws {
    var walk = try walk(
      """
      Stepper("Count: \\(count)", value: $count)
      Button("Reset \\(count)") { count = 0; isDone.toggle() }
      Text(isDone ? "done" : "open")
      """
    )
    #expect(walk.perform(.swipeUp) == ["Count: 1"])
    #expect(walk.spoken[1] == "Reset 1, button")
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Count: 0, adjustable", "Reset 0, button", "done"])
    let note = walk.reader.screen.diagnostics.first
    #expect(
      note?.message
        == "made up: $count = 0, $isDone = false; hand in others with --with"
    )
  }

  @Test("a value handed in goes before one that is made up")
  func handedIn() throws {
    let source = "Stepper(\"Count: \\(count)\", value: $count)"
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let screen = try LiveScreen(
      program,
      values: [LiveScreen.HandedIn(name: "count", expression: "4")]
    )
    #expect(Walk(screen).spoken == ["Count: 4, adjustable"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test(
    "a value handed in that stops is refused with the reason",
    arguments: [
      Expectation("1 / 0", "division by zero in '/'"),
      Expectation("[1][4]", "index 4 is out of range for an array of 1"),
      Expectation("Int.max + 1", "arithmetic overflow in '+'"),
    ]
  )
  func faultyValue(_ expectation: Expectation) throws {
    let source = "struct Q: View { @State var q = 1; var body: some View { Text(\"a\") } }"
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let values = [LiveScreen.HandedIn(name: "q", expression: expectation.source)]
    #expect(throws: LiveScreen.OpenError.faultyValue("q", reason: expectation.result)) {
      try LiveScreen(program, values: values)
    }
  }

  @Test("what a handed-in value does not know is told with its name")
  func unknownInValue() throws {
    let source = "struct Q: View { @State var q = 1; var body: some View { Text(\"a\") } }"
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let screen = try LiveScreen(program, values: [.init(name: "q", expression: "x")])
    #expect(screen.diagnostics.map(\.message) == ["--with 'q': 'x' is not declared"])
  }

  @Test("a required property gets a sample value by its type, told in one note")
  func samples() throws {
    var walk = try walk(
      """
      enum Kind: String { case new, used }
      struct Maker { let name: String }
      struct Row: View {
        let title: String
        let count: Int
        @Binding var isOn: Bool
        let kind: Kind
        let maker: Maker
        let tags: [String]
        var onTap: (Int) -> Void
        var body: some View {
          VStack {
            Text(title); Text("\\(count)"); Toggle("On", isOn: $isOn); Text(kind.rawValue)
            Text(maker.name)
            ForEach(tags, id: \\.self) { Text($0) }
            Button("Go") { onTap(3) }
          }
        }
      }
      """
    )
    #expect(
      walk.spoken == [
        "title", "1", "On, switch button, off", "new", "name", "tags", "Go, button",
      ]
    )
    let found = walk.reader.screen.diagnostics
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.place?.line == 3)
    walk.go(to: 7)
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.calls == ["onTap(3)"])
    walk.go(to: 3)
    #expect(walk.perform(.doubleTap) == ["on"])
  }

  @Test("what cannot be guessed is marked and told")
  func unknown() throws {
    let walk = try walk(
      """
      struct Row: View {
        let order: Order
        var body: some View { Text(order.name); Button("Send", action: send) }
      }
      """
    )
    #expect(walk.spoken == ["⟨order.name⟩", "Send, button"])
    #expect(walk.reader.screen.diagnostics.map(\.severity) == [.warning, .warning])
  }

  @Test("a binding whose use says nothing of its type is told")
  func unknownBinding() throws {
    let walk = try walk("Text(\"A\").foo($it)")
    let found = walk.reader.screen.diagnostics
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.contains { $0.message == "'it' has no value, hand one in with --with" })
  }

  @Test("an undeclared function that a button names is an entry in the log")
  func logged() throws {
    var walk = try walk("Button(\"Send\", action: send)")
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.calls == ["send()"])
  }

  @Test("an object that no view hands down is made up once")
  func environmentObject() throws {
    var walk = try walk(
      """
      class Cart: ObservableObject { @Published var count = 2 }
      struct Page: View {
        @EnvironmentObject var cart: Cart
        var body: some View { Button("Add \\(cart.count)") { cart.count += 1 } }
      }
      """
    )
    #expect(walk.spoken == ["Add 2, button"])
    #expect(walk.perform(.doubleTap) == ["Add 3"])
    #expect(walk.reader.screen.diagnostics.map(\.severity) == [.note])
  }

  @Test("a type that is declared twice is told, and the first holds")
  func duplicates() throws {
    let program = Program(files: [
      SourceFile(
        path: "Test.swift",
        text: """
          struct A: View { var body: some View { Text("one") } }
          struct A: View { var body: some View { Text("two") } }
          """
      )
    ])
    #expect(
      program.diagnostics.map(\.description) == [
        "Test.swift:2:1: warning: 'A' is declared already, this declaration is left out"
      ]
    )
    #expect(Walk(try LiveScreen(program)).spoken == ["one"])
  }
}

@Suite("Values handed in")
struct HandedInTests {
  /// A property with an expression for it, and the type that it is refused for.
  struct Case: CustomTestStringConvertible, Sendable {
    var property: String
    var expression: String
    var refusal: String?

    var testDescription: String { property + " = " + expression }
  }

  @Test(
    "a value of another type is refused with the place and the type that is wanted",
    arguments: [
      Case(property: "let it: Int", expression: "3", refusal: nil),
      Case(property: "let it: Double", expression: "3", refusal: nil),
      Case(property: "let it: String?", expression: "nil", refusal: nil),
      Case(property: "let it: [Int]", expression: "[1, 2]", refusal: nil),
      Case(property: "let it: Kind", expression: ".a", refusal: nil),
      Case(property: "let it: Int", expression: "\"x\"", refusal: "Int"),
      Case(property: "let it: [Int]", expression: "[\"x\"]", refusal: "[Int]"),
      Case(property: "@State var it = false", expression: "3", refusal: "Bool"),
      Case(property: "@Binding var it: String", expression: "3", refusal: "String"),
      Case(property: "let it: Int?", expression: "true", refusal: "Int?"),
    ]
  )
  func types(_ given: Case) throws {
    let source = """
      enum Kind { case a }
      struct Shown: View {
        \(given.property)
        var body: some View { Text("A") }
      }
      """
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let values = [LiveScreen.HandedIn(name: "it", expression: given.expression)]
    guard let refusal = given.refusal else {
      _ = try LiveScreen(program, values: values)
      return
    }
    do {
      _ = try LiveScreen(program, values: values)
      Issue.record("the value was taken")
    } catch {
      guard case .wrongType("it", given.expression, refusal, let place) = error else {
        return #expect(Bool(false), "another error: \(error)")
      }
      #expect(place?.line == 3)
    }
  }
}
