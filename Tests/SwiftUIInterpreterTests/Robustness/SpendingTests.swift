import AccessibilityTree
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("What is left after much was spent")
struct SpendingTests {
  private func opened(_ source: String) throws -> ScreenReader<LiveScreen> {
    var reader = ScreenReader(screen: try open(source, view: "Shown"))
    _ = reader.open()
    return reader
  }

  @Test("a button that works hard without a fault works as well each time")
  func recovers() throws {
    var reader = try opened(
      """
      struct Shown: View {
        @State var n = 0
        var body: some View {
          Button("work \\(n)") { var m = 0; for _ in 0..<150_000 { m &+= 1 }; n += 1 }
        }
      }
      """
    )
    for _ in 0..<4 { _ = reader.perform(.doubleTap) }
    #expect(reader.stops().map(\.utterance.spoken) == ["work 4, button"])
    #expect(reader.screen.diagnostics == [])
  }

  @Test("code that no longer runs because the gesture has spent all is told of")
  func tells() throws {
    let reader = try opened(
      """
      struct Shown: View {
        @State var n = 0
        @State var late = 0
        var body: some View {
          Text("n \\(n) late \\(late)")
            .onAppear { while true { n &+= 1 } }
            .onAppear { while true { n &+= 2 } }
            .onAppear { late = 1 }
        }
      }
      """
    )
    let told = reader.screen.diagnostics.filter {
      $0.message == "stopped: the budget of steps is spent"
    }
    #expect(told.contains { $0.place != nil })
    #expect(told.contains { $0.place == nil })
    #expect(reader.stops().first?.utterance.spoken.hasSuffix(" late 0") == true)
  }

  @Test("a state that is large from the start does not keep a button from working")
  func largeState() throws {
    var reader = try opened(
      """
      struct Shown: View {
        @State var all = Array(repeating: Array(1...60), count: 20_000)
        @State var n = 0
        var body: some View { Button("once \\(n)") { n += 1 } }
      }
      """
    )
    _ = reader.perform(.doubleTap)
    #expect(reader.stops().map(\.utterance.spoken) == ["once 1, button"])
  }

  @Test("a label nested forty deep takes no longer than one as wide")
  func nestedLabel() throws {
    let depth = 40
    let label =
      String(repeating: "VStack { ", count: depth) + "Image(\"\")"
      + String(repeating: " }", count: depth)
    let reader = try opened(
      "struct Shown: View { var body: some View { Button { } label: { \(label); Text(\"Go\") } } }"
    )
    #expect(reader.stops().map(\.utterance.spoken) == ["Go, button"])
  }

  @Test("decoding is paid for by what is read")
  func decoding() {
    var harness = Harness(
      """
      import Foundation
      func test() -> Int {
        let json = Data(("[" + String(repeating: "1,", count: 100_000) + "1]").utf8)
        var n = 0
        for _ in 0..<50 { n &+= (try? JSONDecoder().decode([Int].self, from: json).count) ?? 0 }
        return n
      }
      """
    )
    #expect(harness.call("test").hasPrefix("budget of"))
  }
}
