import AccessibilityTree
import Foundation
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Runs on a thread with an eighth of the stack that threads of Linux have.
private func onSmallStack(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    let thread = Thread {
      body()
      continuation.resume()
    }
    thread.stackSize = 1024 * 1024
    thread.start()
  }
}

@Suite("Views beyond what can be shown")
struct LimitTests {
  @Test("a view inside itself is stopped at its place, and the rest is shown")
  func endless() async throws {
    let program = Program(files: [
      SourceFile(
        path: "Test.swift",
        text: """
          struct Loop: View {
            var body: some View { VStack { Text("Again"); Loop().padding() } }
          }
          struct Shown: View {
            var body: some View { VStack { Loop(); Text("After") } }
          }
          """
      )
    ])
    await onSmallStack {
      guard let screen = try? LiveScreen(program, view: "Shown") else {
        Issue.record("it does not open")
        return
      }
      let walk = Walk(screen)
      #expect(walk.spoken.first == "Again")
      #expect(walk.spoken.last == "After")
      #expect(screen.diagnostics.count == 1)
      #expect(screen.diagnostics.first?.place?.line == 2)
    }
  }

  @Test("stacks that are nested very deeply fit a small stack")
  func deep() async throws {
    // Two brackets a level stay under the 300 that are read and make more views than are nested.
    let depth = 140
    let body =
      String(repeating: "HStack { VStack { Text(\"x\"); ", count: depth) + "Text(\"core\")"
      + String(repeating: " } }", count: depth)
    let program = Program(files: [
      SourceFile(path: "Test.swift", text: "struct Deep: View { var body: some View { \(body) } }")
    ])
    await onSmallStack {
      guard let screen = try? LiveScreen(program, view: "Deep") else {
        Issue.record("it does not open")
        return
      }
      #expect(Walk(screen).spoken.first == "x")
      #expect(!screen.diagnostics.isEmpty)
    }
  }

  @Test("a view with very many paddings fits a small stack")
  func wrappers() async throws {
    let paddings = String(repeating: ".padding(1)", count: 30)
    let body = "Text(\"core\")" + String(repeating: ".padded()", count: 15)
    let program = Program(files: [
      SourceFile(
        path: "Test.swift",
        text: """
          extension View { func padded() -> some View { self\(paddings) } }
          struct Wrapped: View {
            var body: some View { VStack { \(body); Text("After") } }
          }
          """
      )
    ])
    await onSmallStack {
      guard let screen = try? LiveScreen(program) else {
        Issue.record("it does not open")
        return
      }
      #expect(Walk(screen).spoken == ["⟨Text⟩", "After"])
      #expect(!screen.diagnostics.isEmpty)
    }
  }

  @Test("a view that is not understood is marked, reported once, and shows what it holds")
  func unknown() throws {
    let walk = try walk(showing: "VStack { MapView { Text(\"Inside\") }; Txt(\"Near\") }")
    #expect(walk.spoken == ["⟨MapView⟩", "Inside", "⟨Txt⟩"])
    let found = walk.reader.screen.diagnostics
    #expect(found.map(\.name) == ["MapView", "Txt"])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.last?.message == "'Txt' is not supported; did you mean 'Text'?")
  }

  @Test("an unknown modifier is reported with the nearest name, a visual one is not")
  func modifiers() throws {
    let walk = try walk(
      showing: "Text(\"A\").accesibilityLabel(\"B\").foregroundStyle(.red).shadow(radius: 2)"
    )
    #expect(walk.spoken == ["A"])
    let found = walk.reader.screen.diagnostics
    #expect(
      found.map(\.message) == [
        "'.accesibilityLabel' is not supported; did you mean 'accessibilityLabel'?"
      ]
    )
  }

  @Test("joined texts are one element without a separator")
  func joinedTexts() throws {
    let walk = try walk(showing: "Text(\"Hello \") + Text(\"**World**\").bold()")
    #expect(walk.spoken == ["Hello World"])
  }

  @Test("an action that faults has no effect and the session goes on")
  func fault() throws {
    var walk = try walk(
      showing: """
        VStack {
          Button("Break") { count += 1; count = [1, 2][count + 5] }
          Button("Count \\(count)") { count += 1 }
        }
        """,
      with: "@State private var count = 0"
    )
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "Count 0, button")
    #expect(walk.reader.screen.diagnostics.count == 1)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "Count 1, button")
  }

  @Test("equal states have equal hashes, whatever led to them")
  func hashes() throws {
    var screen = try open(
      """
      struct Shown: View {
        @State private var count = 0
        var body: some View {
          VStack { Button("Up") { count += 1 }; Button("Down") { count -= 1 } }
        }
      }
      """
    )
    let before = screen.stateHash
    let stops = Walk(screen).elements
    _ = screen.perform(.activate, on: stops[0].id)
    #expect(screen.stateHash != before)
    _ = screen.perform(.activate, on: stops[1].id)
    #expect(screen.stateHash == before)
  }
}
