import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Time and what is published")
struct ClockTests {
  private func state(of screen: LiveScreen, _ name: String) -> StateValue? {
    screen.state.first { $0.name == name }?.value
  }

  @Test("a timer that a view receives ticks as time passes, and not before")
  func timer() throws {
    var screen = try open(
      """
      struct Shown: View {
        @State private var count = 0
        let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\\(count)").onReceive(timer) { _ in count += 1 }
        }
      }
      """
    )
    #expect(state(of: screen, "count") == .int(0))
    _ = screen.pass(seconds: 1.5)
    #expect(state(of: screen, "count") == .int(0))
    _ = screen.pass(seconds: 5)
    #expect(state(of: screen, "count") == .int(3))
    #expect(screen.program.diagnostics + screen.diagnostics == [])
  }

  @Test(
    "a task that waits in a loop is left where it would never end, and keeps what it did",
    arguments: [
      ("while !Task.isCancelled { try? await Task.sleep(for: .seconds(0)); count += 1 }", 3_600),
      ("while true { count += 1; await Task.yield() }", 3_600),
      ("repeat { count += 1; await Task.yield() } while true", 3_600),
      ("while count < 150 { await Task.yield(); count += 1 }", 150),
    ]
  )
  func waitingLoop(_ loop: String, _ count: Int) throws {
    let screen = try open(
      """
      struct Shown: View {
        @State private var count = 0
        var body: some View { Text("\\(count)").task { \(loop) } }
      }
      """
    )
    #expect(state(of: screen, "count") == .int(count))
    let severities = screen.diagnostics.map(\.severity)
    #expect(severities == (count == 3_600 ? [.note] : []))
  }

  @Test("a scheduled timer runs its block until it is invalidated")
  func scheduledTimer() throws {
    var walk = try walk(
      """
      struct Shown: View {
        @State private var left = 3
        @State private var timer: Timer?
        var body: some View {
          Text("\\(left)")
          Button("Start") {
            timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { t in
              left -= 1
              if left == 1 { t.invalidate() }
            }
          }
        }
      }
      """
    )
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    var screen = walk.reader.screen
    _ = screen.pass(seconds: 60)
    #expect(state(of: screen, "left") == .int(1))
  }

  @Test("what waits for less than a gesture is heard with it, what waits longer later")
  func delays() throws {
    var walk = try walk(
      """
      struct Shown: View {
        @State private var note = "none"
        var body: some View {
          Text(note)
          Button("Go") {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note = "soon" }
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(30)) { note = "late" }
          }
        }
      }
      """
    )
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "soon")
    var screen = walk.reader.screen
    _ = screen.pass(seconds: 29)
    #expect(state(of: screen, "note") == .string("late"))
  }

  @Test(
    "a pipeline of a published property runs its stages",
    arguments: [
      ("$query.sink { self.found = $0 }", "ab"),
      ("$query.map { $0 + \"!\" }.sink { self.found = $0 }", "ab!"),
      ("$query.dropFirst().filter { !$0.isEmpty }.assign(to: &$found)", "ab"),
      ("$query.removeDuplicates().map(\\.count).sink { self.found = \"\\($0)\" }", "2"),
      ("$query.receive(on: RunLoop.main).assign(to: \\.found, on: self)", "ab"),
      (
        "$query.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink { self.found = $0 }",
        "ab"
      ),
      ("$query.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { self.found = $0 }", "ab"),
      ("$query.compactMap { Int($0) }.sink { self.found = \"\\($0)\" }", ""),
      ("$words.map(\\.count).removeDuplicates().sink { self.found = \"\\($0)\" }", "1"),
      ("self.$words.filter { $0.count == 1 }.sink { self.found = $0[0] }", "ab"),
      ("$query.combineLatest($count).map { \"\\($0) \\($1)\" }.sink { self.found = $0 }", "ab 7"),
      ("$query.scan(\"\") { $0 + $1 }.sink { self.found = $0 }", "ab"),
    ]
  )
  func pipelines(_ pipeline: String, _ found: String) throws {
    var walk = try walk(
      """
      final class Model: ObservableObject {
        @Published var query = ""
        @Published var count = 7
        @Published var words: [String] = []
        @Published var found = ""
        private var bag = Set<AnyCancellable>()
        init() { \(pipeline)\(pipeline.contains("&$") ? "" : ".store(in: &bag)") }
      }
      struct Shown: View {
        @StateObject private var model = Model()
        var body: some View {
          Text(verbatim: "found " + model.found)
          Button("Type") { model.query = "ab"; model.words = ["ab"] }
        }
      }
      """
    )
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == (found.isEmpty ? "found " : "found \(found)"))
    let screen = walk.reader.screen
    #expect(screen.program.diagnostics + screen.diagnostics == [])
  }

  @Test("a parameter of the same name does not hide what a property publishes")
  func parameter() throws {
    let walk = try walk(
      """
      final class Model: ObservableObject {
        @Published var words: [String]
        @Published var count = 0
        init(words: [String]) {
          self.words = words
          $words.map(\\.count).removeDuplicates().assign(to: &$count)
        }
      }
      struct Shown: View {
        @StateObject private var model = Model(words: ["a", "b"])
        var body: some View { Text(verbatim: "\\(model.count) words") }
      }
      """
    )
    #expect(walk.spoken == ["2 words"])
  }

  @Test("subjects and notifications reach who waits for them")
  func subjects() throws {
    var walk = try walk(
      """
      extension Notification.Name { static let saved = Notification.Name("saved") }
      final class Hub: ObservableObject {
        let taps = PassthroughSubject<Int, Never>()
        let level = CurrentValueSubject<Int, Never>(5)
      }
      struct Shown: View {
        @StateObject private var hub = Hub()
        @State private var taps = 0
        @State private var level = 0
        @State private var saves = 0
        var body: some View {
          Text("\\(taps) \\(level) \\(saves)")
            .onReceive(hub.taps) { taps += $0 }
            .onReceive(hub.level) { level = $0 }
            .onReceive(NotificationCenter.default.publisher(for: .saved)) { _ in saves += 1 }
          Button("Tap") {
            hub.taps.send(2)
            hub.level.send(hub.level.value + 1)
            NotificationCenter.default.post(name: .saved, object: nil)
          }
        }
      }
      """
    )
    #expect(walk.spoken.first == "0 5 0")
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.first == "2 6 1")
  }

  @Test("a view that is gone receives nothing more")
  func goneView() throws {
    var walk = try walk(
      """
      struct Ticker: View {
        @Binding var count: Int
        var body: some View {
          Text("Ticking")
            .onReceive(Timer.publish(every: 3, on: .main, in: .common).autoconnect()) { _ in
              count += 1
            }
        }
      }
      struct Shown: View {
        @State private var count = 0
        @State private var isOn = true
        var body: some View {
          Button("Stop") { isOn = false }
          if isOn { Ticker(count: $count) }
        }
      }
      """,
      view: "Shown"
    )
    walk.perform(.doubleTap)
    var screen = walk.reader.screen
    _ = screen.pass(seconds: 20)
    #expect(state(of: screen, "count") == .int(0))
  }

  @Test("a stage that is not simulated is told once")
  func unsupported() throws {
    let screen = try open(
      """
      final class Model: ObservableObject {
        @Published var query = ""
        init() { _ = $query.ignoreOutput().sink { print($0) } }
      }
      struct Shown: View {
        @StateObject private var model = Model()
        var body: some View { Text("a") }
      }
      """
    )
    #expect(
      screen.diagnostics.map(\.message) == [
        "'.ignoreOutput' of a Combine pipeline is not supported: nothing passes it here"
      ]
    )
  }
}
