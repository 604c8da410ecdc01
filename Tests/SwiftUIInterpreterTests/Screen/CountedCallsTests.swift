import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Calls that tell states apart")
struct CountedCallsTests {
  private static let source = """
    struct Desk: View {
      var body: some View {
        Button("Ring") { ring() }
        Button("Knock") { knock(2) }
      }
      func ring() {}
      func knock(_ times: Int) {}
    }
    """

  /// Whether a double tap on each of both buttons gives another state, for a search with a goal.
  private func tells(_ goal: String?, names: [String: String] = [:]) throws -> [Bool] {
    let file = SourceFile(path: "Desk.swift", text: Self.source)
    let program = Program(files: [file])
    var screen = try LiveScreen(program)
    if let goal { screen.count(callsFor: [try program.goal(goal, names: names)]) }
    let before = screen.callsHash
    return [[.doubleTap], [.swipeRight, .doubleTap]].map { (gestures: [Gesture]) in
      var reader = ScreenReader(screen: screen)
      _ = reader.open()
      for gesture in gestures { _ = reader.perform(gesture) }
      #expect(reader.screen.calls.count == 1)
      return reader.screen.callsHash != before
    }
  }

  @Test("without a goal every call counts")
  func all() throws {
    #expect(try tells(nil) == [true, true])
  }

  @Test("with a goal those count that it asks about, by the names of the variant")
  func asked() throws {
    #expect(try tells("called(\"ring\")") == [true, false])
    #expect(try tells("called(\"knock\", 2) && !called(\"ring\")") == [true, true])
    #expect(try tells("1 == 1") == [false, false])
    #expect(try tells("called(\"rap\", 2)", names: ["rap": "knock"]) == [false, true])
  }

  @Test("a function that is handed on by its name is entered by both names")
  func handedOn() throws {
    let source = """
      struct Desk: View {
        var body: some View { Row(onRetry: recover) }
        func recover() {}
      }
      struct Row: View {
        let onRetry: () -> Void
        var body: some View { Button("Retry") { onRetry() } }
      }
      """
    let program = Program(files: [SourceFile(path: "Desk.swift", text: source)])
    var reader = ScreenReader(screen: try LiveScreen(program, view: "Desk"))
    _ = reader.open()
    _ = reader.perform(.doubleTap)
    #expect(reader.screen.calls == ["onRetry()", "recover()"])
  }

  @Test("a name that is worked out may be any")
  func workedOut() throws {
    #expect(try tells("called(\"r\" + \"ing\")") == [true, true])
  }
}
