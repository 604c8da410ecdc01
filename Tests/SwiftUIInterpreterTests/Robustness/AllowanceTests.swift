import AccessibilityTree
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("What a screen may spend")
struct AllowanceTests {
  @Test("code that used up everything gets less at the next gesture, but always some")
  func lessens() {
    var allowance = Allowance()
    var steps: [Int] = []
    for _ in 0..<8 {
      allowance.renew()
      var budget = allowance.budget
      steps.append(budget.steps)
      budget.steps = -1
      allowance.take(budget)
    }
    #expect(steps.first == 1_000_000)
    #expect(steps == steps.sorted(by: >))
    #expect((20_000...50_000).contains(steps.last ?? 0))
    #expect(allowance.isSpent)
  }

  @Test("all that one gesture sets going shares it")
  func shared() {
    var allowance = Allowance()
    for _ in 0..<3 {
      var budget = allowance.budget
      budget.steps -= 300_000
      allowance.take(budget)
    }
    #expect(!allowance.isSpent)
    #expect(allowance.budget.steps == 125_000)
    allowance.renew()
    #expect(allowance.budget.steps == 1_000_000)
  }

  @Test("an action of which nothing ends has no effect, the next one works")
  func endlessAction() throws {
    let screen = try open(
      """
      struct Shown: View {
        @State var n = 0
        var body: some View {
          Button("for ever") { n = 5; while true { n &+= 1 } }
          Button("once") { n += 1 }
          Text("\\(n)")
        }
      }
      """,
      view: "Shown"
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    for gesture in [Gesture.doubleTap, .swipeRight, .doubleTap] {
      _ = reader.perform(gesture)
    }
    #expect(reader.stops().map(\.utterance.spoken).last == "1")
    #expect(reader.screen.diagnostics.map(\.message) == ["stopped: the budget of steps is spent"])
  }

  @Test(
    "thousands of views that appear share one budget",
    arguments: ["for _ in 0..<1_000 { work &+= 1 }", "if i > 0 { while true { work &+= 1 } }"]
  )
  func appearing(work: String) throws {
    let screen = try open(
      """
      struct Shown: View {
        @State var n = 0
        @State var work = 0
        var body: some View {
          ForEach(0..<2_000) { i in
            Text("row \\(i)").onAppear { \(work); n += 1 }
          }
        }
      }
      """,
      view: "Shown"
    )
    #expect(screen.allowance.isSpent)
    guard case .int(let ran)? = screen.state.first?.value else {
      Issue.record("the state has no number")
      return
    }
    #expect((1..<2_000).contains(ran))
    #expect(ScreenReader(screen: screen).stops().count > 100)
  }

  @Test("a long list of objects that hold each other has a state all the same")
  func chain() throws {
    let screen = try open(
      """
      class Link { var next: Link? }
      struct Shown: View {
        @State var first: Link? = nil
        var body: some View {
          Button("make") {
            var last: Link? = nil
            for _ in 0..<20_000 { let link = Link(); link.next = last; last = link }
            first = last
          }
        }
      }
      """,
      view: "Shown"
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let before = reader.screen.stateHash
    _ = reader.perform(.doubleTap)
    #expect(reader.screen.stateHash != before)
    #expect(reader.screen.state.count == 1)
  }

  @Test("a state that holds a value many times over is refused, and described where it is made")
  func sharedState() throws {
    let made = "var a: [Any] = [1]; for _ in 0..<40 { a = [a, a] }; return a"
    let screen = try open(
      """
      func made() -> [Any] { \(made) }
      struct Shown: View {
        @State var opened = made()
        @State var all: [Any] = []
        var body: some View { Button("make") { all = made() } }
      }
      """,
      view: "Shown"
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let before = (reader.screen.state, reader.screen.stateHash)
    _ = reader.perform(.doubleTap)
    #expect(reader.screen.state == before.0)
    #expect(reader.screen.stateHash == before.1)
    #expect(reader.screen.state.map(\.name) == ["opened", "all"])
    #expect(reader.screen.isTrue(try reader.screen.program.goal("all.isEmpty")))
    #expect(
      reader.screen.diagnostics.map(\.message) == ["stopped: the budget of elements is spent"]
    )
  }

  @Test("of thousands of faults a thousand are told, and that there are more")
  func diagnostics() throws {
    let faults = String(repeating: "Text(\"\\(1 / zero)\")\n", count: 3_000)
    let screen = try open(
      "struct Shown: View { let zero = 0\n var body: some View { VStack {\n\(faults)} } }",
      view: "Shown"
    )
    #expect(screen.diagnostics.count == 1_001)
    #expect(screen.diagnostics.last?.severity == .note)
  }
}
