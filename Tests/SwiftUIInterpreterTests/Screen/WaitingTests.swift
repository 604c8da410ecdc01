import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: The Swift Programming Language, "Concurrency"; Apple, Task, CheckedContinuation.
@Suite("What waits")
struct WaitingTests {
  /// The log of a view after each so many seconds of a button's action.
  private func logs(
    _ action: String,
    after seconds: [Double],
    _ members: String = "",
    diagnostics: [String] = []
  ) throws -> [String] {
    var walk = try walk(
      """
      enum Oops: Error { case bad }
      @MainActor final class Model: ObservableObject {
        @Published var log = ""
        var task: Task<Void, Never>?
        func pause(_ text: String) async -> String {
          try? await Task.sleep(for: .seconds(10))
          return text + "!"
        }
        func join(_ text: String) async -> String { "(" + text + ")" }
        func fail() async throws {
          try await Task.sleep(nanoseconds: 10_000_000_000)
          throw Oops.bad
        }
        \(members)
      }
      struct Shown: View {
        @StateObject private var model = Model()
        @State private var log = ""
        func note(_ text: String) { log += text }
        var body: some View {
          Button("Go") { \(action) }
          Text(verbatim: "<" + log + model.log + ">")
        }
      }
      """,
      view: "Shown"
    )
    walk.perform(.doubleTap)
    var screen = walk.reader.screen
    var logs: [String] = []
    for span in [0] + seconds {
      _ = screen.pass(seconds: span)
      let text = ScreenReader(screen: screen).stops().last?.utterance.spoken ?? ""
      logs.append(String(text.dropFirst().dropLast()))
    }
    #expect(screen.diagnostics.map(\.message) == diagnostics)
    return logs
  }

  @Test(
    "goes on at its time, where it stood",
    arguments: [
      ("note(\"a\"); try? await Task.sleep(for: .seconds(5)); note(\"b\")", "a", "ab", "ab"),
      ("log = await model.pause(\"x\")", "", "", "x!"),
      (
        "for i in 1...3 { try? await Task.sleep(for: .seconds(4)); note(\"\\(i)\") }", "", "1",
        "123"
      ),
      (
        "var n = 0; while n < 9 { n += 1; try? await Task.sleep(for: .seconds(4)); note(\"\\(n)\") }",
        "", "1", "123"
      ),
      (
        "repeat { note(\"r\"); try? await Task.sleep(for: .seconds(4)) } while true", "r", "rr",
        "rrrr"
      ),
      (
        "defer { note(\"d\") }; note(\"a\"); _ = await model.pause(\"\"); note(\"b\")", "a", "a",
        "abd"
      ),
      (
        "do { try await model.fail(); note(\"no\") } catch Oops.bad { note(\"bad\") } catch { }",
        "", "", "bad"
      ),
      ("log = await model.join(model.pause(\"p\"))", "", "", "(p!)"),
      (
        "if await model.pause(\"p\") == \"p!\" { note(\"yes\") } else { note(\"no\") }; note(\".\")",
        "", "", "yes."
      ),
      (
        "switch log { case \"\": note(\"s\"); _ = await model.pause(\"\"); note(\"t\") default: break }",
        "s", "s", "st"
      ),
      ("guard let x = try? await model.pause(\"g\") else { return }; note(x)", "", "", "g!"),
      (
        "outer: for i in 1...3 { for j in 1...3 { try? await Task.sleep(for: .seconds(2)); "
          + "if j == 2 { continue outer }; note(\"\\(i)\\(j) \") } }",
        "", "11 21 ", "11 21 31 "
      ),
      ("let t = Task { await model.pause(\"v\") }; log = await t.value", "", "", "v!"),
      (
        "log = await withCheckedContinuation { c in "
          + "DispatchQueue.main.asyncAfter(deadline: .now() + 5) { c.resume(returning: \"k\") } }",
        "", "k", "k"
      ),
      (
        "await MainActor.run { note(\"m\") }; _ = await model.pause(\"\"); note(\"n\")", "m", "m",
        "mn"
      ),
    ]
  )
  func order(_ body: String, _ first: String, _ second: String, _ third: String) throws {
    let logs = try logs("Task { \(body) }", after: [6, 6])
    #expect(logs == [first, second, third])
  }

  @Test("two awaited calls of one statement wait one after the other, and run once each")
  func twice() throws {
    let logs = try logs(
      "Task { log = await model.pause(\"p\") + model.pause(\"q\") }",
      after: [12, 12]
    )
    #expect(logs == ["", "", "p!q!"])
  }

  @Test("a task that is cancelled is woken with an error, and knows it")
  func cancelled() throws {
    let body = """
      model.task?.cancel()
      model.task = Task {
        try? await Task.sleep(for: .seconds(9))
        guard !Task.isCancelled else { note("c"); return }
        note("done")
      }
      Task { try? await Task.sleep(for: .seconds(4)); model.task?.cancel() }
      """
    #expect(try logs(body, after: [6, 9]) == ["", "c", "c"])
  }

  @Test("what cannot be stopped takes no time, which is told once")
  func unstoppable() throws {
    let body = """
      Task {
        func count(_ text: inout String) async {
          for i in 1...3 { try? await Task.sleep(for: .seconds(5)); text += "\\(i)" }
        }
        var text = ""
        await count(&text)
        note(text)
      }
      """
    #expect(
      try logs(body, after: [], diagnostics: ["a wait in here takes no time"]) == ["123"]
    )
  }

  @Test("the task of a view that goes is cancelled, that of a new id begins anew")
  func views() throws {
    var walk = try walk(
      """
      struct Inner: View {
        var id: Int
        @Binding var log: String
        var body: some View {
          Text("in").task(id: id) {
            do { try await Task.sleep(for: .seconds(5)); log += "\\(id) " } catch { log += "x\\(id) " }
          }
        }
      }
      struct Shown: View {
        @State private var id = 1
        @State private var log = ""
        var body: some View {
          Button("Next") { id += 1 }
          if id < 3 { Inner(id: id, log: $log) }
          Text(verbatim: "<" + log + ">")
        }
      }
      """,
      view: "Shown"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "<x1 >")
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "<x1 x2 >")
    var screen = walk.reader.screen
    _ = screen.pass(seconds: 20)
    #expect(ScreenReader(screen: screen).stops().last?.utterance.spoken == "<x1 x2 >")
  }

  @Test(
    "what an action set going is entered in the event log, and knows its environment, later too"
  )
  func origin() throws {
    var walk = try walk(
      """
      struct Card: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Save") { Task { try? await Task.sleep(for: .seconds(3)); save(7); dismiss() } }
        }
        func save(_ number: Int) {}
      }
      struct Shown: View {
        @State private var isOpen = true
        var body: some View { Text("back").sheet(isPresented: $isOpen) { Card() } }
      }
      """,
      view: "Shown"
    )
    #expect(walk.spoken.last == "Save, button")
    walk.go(to: walk.spoken.count)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "Save, button")
    var screen = walk.reader.screen
    _ = screen.pass(seconds: 3)
    #expect(ScreenReader(screen: screen).stops().map(\.utterance.spoken) == ["back"])
    #expect(screen.isTrue(try screen.program.goal("called(\"save\", 7)", view: "Shown")))
  }
}
