import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

@Suite("Actions and state")
struct ActionTests {
  @Test("state, bindings and nested fields change through actions")
  func state() throws {
    var harness = Harness(
      """
      struct Mail: Identifiable { let id: Int; var read = false; var tags: [String] = [] }
      struct V: View {
        @State private var mails = [Mail(id: 1), Mail(id: 2)]
        @State private var level = 3.0
        @State private var error: String?
        @State private var chosen: Set<Int> = []
        @State private var tab: Tab = .home
        enum Tab { case home, more; var title: String { self == .home ? "Home" : "More" } }
        var body: some View {
          VStack {
            Button("mutate") { mails[1].read = true; mails[0].tags.append("x"); level = 0 }
            Button("remove") { mails.removeAll { $0.id == 1 } }
            Button("error") { fail() }
            Button("choose") { chosen.insert(3); chosen.insert(3); tab = .more }
            Button("animate") { withAnimation(.easeIn) { level += 1 } }
            Button("later") { Task { level = 9 }; level = 1 }
            Button("overflow") { level = 5; _ = [1][3] }
          }
        }
        private func fail() { guard error == nil else { error = nil; return }; error = "bad" }
      }
      """
    )
    try harness.open()
    try harness.tap("mutate")
    #expect(
      try harness.state("mails")
        == "[Mail(id: 1, read: false, tags: [\"x\"]), Mail(id: 2, read: true, tags: [])]"
    )
    #expect(try harness.state("level") == "0.0")
    try harness.tap("remove")
    #expect(try harness.state("mails") == "[Mail(id: 2, read: true, tags: [])]")
    try harness.tap("error")
    #expect(try harness.state("error") == "bad")
    try harness.tap("error")
    #expect(try harness.state("error") == "nil")
    try harness.tap("choose")
    #expect(try harness.state("chosen") == "[3]")
    let root = try #require(harness.root)
    let tab = try harness.evaluator.property("tab", of: .structure(root), at: .none)
    #expect(try harness.evaluator.property("title", of: tab, at: .none) == .string("More"))
    try harness.tap("animate")
    #expect(try harness.state("level") == "1.0")
    try harness.tap("later")
    #expect(try harness.state("level") == "9.0")
    #expect(throws: Fault.self) { try harness.tap("overflow") }
  }

  @Test("calls are logged with their arguments, those of SwiftUI are not")
  func calls() throws {
    var harness = Harness(
      """
      struct V: View {
        var onDone: (Int) -> Void = { _ in }
        @State var n = 0
        var body: some View {
          Button("go") { reorder(42, named: "x"); track("tap"); onDone(7); n = max(n, 2) }
        }
        func reorder(_ id: Int, named: String) { n += 1 }
      }
      """
    )
    try harness.open()
    try harness.tap("go")
    #expect(harness.calls == ["reorder(42, named: x)", "track(tap)", "onDone(7)"])
    #expect(
      harness.evaluator.diagnostics.map(\.description) == [
        "Test.swift:5:45: warning: 'track' is not declared"
      ]
    )
  }

  @Test("objects are shared and bound by their properties")
  func objects() throws {
    var harness = Harness(
      """
      @Observable class Model { var name = "a"; var count = 0; func add() { count += 1 } }
      struct Child: View { @Binding var text: String
        var body: some View { Button("set") { text = "changed" } } }
      struct V: View {
        @State private var model = Model()
        @StateObject private var other = Model()
        var body: some View {
          VStack { TextField("Name", text: $model.name); Button("add") { model.add(); other.add() } }
        }
      }
      """
    )
    try harness.open("V")
    try harness.tap("add")
    try harness.tap("add")
    let root = try #require(harness.root)
    let model = try harness.evaluator.property("model", of: .structure(root), at: .none)
    #expect(try harness.evaluator.property("count", of: model, at: .none) == .int(2))
    #expect(harness.evaluator.store.objects.count == 2)
    #expect(try harness.body().contains("text: $a"))
    _ = try harness.evaluator.body(of: root)
    #expect(harness.evaluator.store.objects.count == 2)
  }

  @Test("writing through bindings reaches what they stand for")
  func bindings() throws {
    var harness = Harness(
      """
      struct P { var name = "n"; var tags = ["a", "b"] }
      struct V: View { @State var p = P(); @State var list = [P(), P()]
        var body: some View {
          VStack { A(text: $p.name, tag: $p.tags[1])
            ForEach($list) { $item in A(text: $item.name, tag: $item.tags[0]) }
            B(value: Binding(get: { p.name }, set: { p.name = $0 + "!" })) } } }
      struct A: View { @Binding var text: String; @Binding var tag: String
        var body: some View { Button("w") { text += "x"; tag = "t" } } }
      struct B: View { @Binding var value: String
        var body: some View { Button("b") { value = "v" } } }
      """
    )
    try harness.open()
    let root = try #require(harness.root)
    let p = CellID(.root, property: 0)
    try harness.evaluator.write(
      .string("z"),
      to: .element(.member(.cell(p), name: "tags"), index: .int(1))
    )
    #expect(try harness.state("p") == "P(name: \"n\", tags: [\"a\", \"z\"])")
    try harness.evaluator.write(
      .string("q"),
      to: .member(.element(.cell(CellID(.root, property: 1)), index: .int(0)), name: "name")
    )
    #expect(try harness.state("list").hasPrefix("[P(name: \"q\""))
    _ = root
  }

  @Test("announcements are effects")
  func announcements() throws {
    var harness = Harness(
      """
      struct V: View { var body: some View {
        Button("say") {
          AccessibilityNotification.Announcement("Added").post()
          UIAccessibility.post(notification: .announcement, argument: "Again")
        } } }
      """
    )
    try harness.open()
    try harness.tap("say")
    #expect(
      harness.evaluator.effects == [
        .announcement("Added", .standard), .announcement("Again", .standard),
      ]
    )
  }

  @Test("an initializer may set the first value of state")
  func initialState() throws {
    var harness = Harness(
      """
      struct V: View {
        @State private var count: Int
        @State private var level: Double
        let label: String
        init(start: Int = 4, label: String = "l") {
          _count = State(initialValue: start * 2); _level = State(wrappedValue: 1)
          self.label = label.uppercased()
        }
        var body: some View { Button("up") { count += 1 } }
      }
      """
    )
    try harness.open()
    #expect(try harness.state("count") == "8")
    #expect(try harness.state("level") == "1.0")
    #expect(try harness.state("label") == "L")
    try harness.tap("up")
    #expect(try harness.state("count") == "9")
  }

  @Test("variables that closures shared are gone after the action")
  func variables() throws {
    var harness = Harness(
      """
      struct V: View {
        @State var n = 0
        @State var kept: (() -> Void)?
        var body: some View {
          VStack {
            Button("sum") { var total = 0; [1, 2, 3].forEach { total += $0 }; n = total }
            Button("keep") { var count = 0; kept = { count += 1; n = count } }
            Button("use") { kept?() }
          }
        }
      }
      """
    )
    try harness.open()
    let before = harness.evaluator.store.cells.count
    try harness.tap("sum")
    #expect(try harness.state("n") == "6")
    #expect(harness.evaluator.store.cells.count == before)
    try harness.tap("keep")
    try harness.tap("use")
    try harness.tap("use")
    #expect(try harness.state("n") == "2")
  }

  @Test("wrappers that are filled from elsewhere need no value")
  func wrappers() throws {
    var harness = Harness(
      """
      struct Item { var id = 1 }
      struct V: View {
        @Query var items: [Item]
        @Namespace private var space
        @Dependency(\\.clock) var clock
        @AppStorage("seen") var seen = false
        @ScaledMetric var size = 12
        let title: LocalizedStringKey
        var body: some View { Text(title); Button("see") { seen.toggle() } }
      }
      #Preview {
        @Previewable @State var unused = 2
        let name: LocalizedStringKey = "**Hi**"
        return V(title: name)
      }
      """
    )
    try harness.open()
    #expect(harness.evaluator.diagnostics.isEmpty)
    #expect(try harness.body() == "Text(‘**Hi**’)\nButton(‘see’, {})")
    #expect(try harness.state("items") == "[]")
    try harness.tap("see")
    #expect(try harness.state("seen") == "true")
  }

  @Test("a preview may bind a variable of its own")
  func previewable() throws {
    var harness = Harness(
      """
      struct V: View { @Binding var n: Int; var body: some View { Button("up") { n += 1 } } }
      #Preview { @Previewable @State var n = 2; V(n: $n) }
      """
    )
    try harness.open()
    try harness.tap("up")
    #expect(try harness.state("n") == "3")
  }
}
