import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Source: The Swift Programming Language, "Concurrency"; Apple, AsyncStream and TaskGroup.
@Suite("Streams, groups of tasks and values that are awaited later")
struct StreamTests {
  /// The log of a view as a button is pressed, and after each so many seconds.
  private func logs(_ action: String, after seconds: [Double]) throws -> [String] {
    var walk = try walk(
      """
      enum Oops: Error { case bad }
      @MainActor final class Model: ObservableObject {
        @Published var log = ""
        func load(_ n: Int) async throws -> Int {
          try await Task.sleep(for: .seconds(n))
          return n * 10
        }
        func fail(_ n: Int) async throws -> Int {
          try await Task.sleep(for: .seconds(n))
          throw Oops.bad
        }
        func ticks(_ count: Int) -> AsyncStream<Int> {
          AsyncStream { continuation in
            let task = Task {
              for n in 1...count {
                try? await Task.sleep(for: .seconds(4))
                continuation.yield(n)
              }
              continuation.finish()
            }
            continuation.onTermination = { @Sendable _ in task.cancel() }
          }
        }
      }
      struct Shown: View {
        @StateObject private var model = Model()
        @State private var log = ""
        func note(_ text: String) { log += text }
        var body: some View {
          Button("Go") { Task { \(action) } }
          Text(verbatim: "<" + log + ">")
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
    #expect(screen.diagnostics.map(\.message) == [])
    return logs
  }

  @Test(
    "come at their times",
    arguments: [
      ("for await n in model.ticks(2) { note(\"\\(n)\") }; note(\".\")", "", "1", "12."),
      (
        "for await n in model.ticks(9) where n != 2 { note(\"\\(n)\"); if n == 3 { break } }; note(\".\")",
        "", "1", "13."
      ),
      (
        "let (s, c) = AsyncStream.makeStream(of: String.self); "
          + "Task { try? await Task.sleep(for: .seconds(5)); c.yield(\"a\"); c.yield(\"b\"); c.finish() }; "
          + "for await x in s { note(x) }; note(\".\")",
        "", "ab.", "ab."
      ),
      (
        "for await n in model.ticks(3).map({ $0 * 2 }).prefix(2) { note(\"\\(n)\") }; note(\".\")",
        "", "2", "24."
      ),
      (
        "let s = AsyncThrowingStream<Int, any Error> { c in c.yield(1); c.finish(throwing: Oops.bad) }; "
          + "do { for try await n in s { note(\"\\(n)\") } } catch Oops.bad { note(\"bad\") } catch { }",
        "1bad", "1bad", "1bad"
      ),
      (
        "await withTaskGroup(of: Void.self) { group in for n in [3, 9] { "
          + "group.addTask { try? await Task.sleep(for: .seconds(n)); note(\"\\(n)\") } } }; note(\".\")",
        "", "3", "39."
      ),
      (
        "let sum = try? await withThrowingTaskGroup(of: Int.self) { group in "
          + "for n in [9, 2, 3] { group.addTask { try await model.load(n) } }; var sum = 0; "
          + "for try await value in group { sum += value; note(\"\\(value) \") }; return sum }; "
          + "note(\"= \\(sum ?? 0)\")",
        "", "20 30 ", "20 30 90 = 140"
      ),
      (
        "do { try await withThrowingTaskGroup(of: Int.self) { group in "
          + "group.addTask { try await model.load(30) }; group.addTask { try await model.fail(3) }; "
          + "while let n = try await group.next() { note(\"\\(n)\") } } } catch { note(\"bad\") }",
        "", "bad", "bad"
      ),
      (
        "async let a = model.load(5); async let b = model.load(4); note(\"x\"); "
          + "let sum = (try? await a + b) ?? 0; note(\"\\(sum)\")",
        "x", "x90", "x90"
      ),
      (
        "async let a = model.fail(3); do { let n = try await a; note(\"\\(n)\") } catch { note(\"bad\") }",
        "", "bad", "bad"
      ),
    ]
  )
  func order(_ body: String, _ first: String, _ second: String, _ third: String) throws {
    #expect(try logs(body, after: [6, 6]) == [first, second, third])
  }

  @Test("a stream ends where the view goes that listens, and what feeds it is cancelled")
  func gone() throws {
    var walk = try walk(
      """
      struct Clock: View {
        @Binding var log: String
        var body: some View {
          Text("in").task {
            let stream = AsyncStream<Int> { continuation in
              let task = Task {
                while !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(4))
                  continuation.yield(1)
                }
              }
              continuation.onTermination = { _ in task.cancel(); log += "t" }
            }
            for await n in stream { log += "\\(n)" }
            log += "."
          }
        }
      }
      struct Shown: View {
        @State private var isOn = true
        @State private var log = ""
        var body: some View {
          Button("Stop") { isOn = false }
          if isOn { Clock(log: $log) }
          Text(verbatim: "<" + log + ">")
        }
      }
      """,
      view: "Shown"
    )
    walk.perform(.doubleTap)
    var screen = walk.reader.screen
    _ = screen.pass(seconds: 30)
    #expect(ScreenReader(screen: screen).stops().last?.utterance.spoken == "<t.>")
    #expect(screen.pass(seconds: 5).isHandled == false)
  }
}
