import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// - Source: Apple, AccessibilityFocusState; that waiting takes time is assumed.
@Suite("Waiting for what code does later")
struct WaitingTests {
  private static func reader(_ action: String) throws -> ScreenReader<LiveScreen> {
    let source = """
      struct Shown: View {
        @AccessibilityFocusState private var isThere: Bool
        @State private var text = "start"
        var body: some View {
          VStack {
            Button("Go") { \(action) }
            Text(text)
            Text("Target").accessibilityFocused($isThere)
            Button("Other") {}
          }
        }
      }
      """
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    var reader = ScreenReader(screen: try LiveScreen(program))
    _ = reader.open()
    return reader
  }

  /// What code does after two seconds and a half.
  private static let actions = [
    "Task { try? await Task.sleep(nanoseconds: 2_500_000_000); text = \"done\"; isThere = true }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { text = \"done\"; isThere = true }",
  ]

  @Test(
    "the cursor goes where code sends it later, however the time passed",
    arguments: actions,
    ["pause pause", "right right", "pause right", "listen 3 repeat"]
  )
  func focus(_ action: String, _ gestures: String) throws {
    var reader = try Self.reader(action)
    _ = reader.perform(.doubleTap)
    var said: [String] = []
    for gesture in try Gesture.parse(gestures) {
      said += reader.perform(gesture).compactMap { $0.utterance?.spoken }
    }
    #expect(reader.focusedElement?.label == "Target")
    #expect(said.last == "Target")
    #expect(reader.screen.state.first { $0.name == "isThere" }?.value == .bool(true))
    _ = reader.perform(.swipeRight)
    #expect(reader.focusedElement?.label == "Other")
    #expect(reader.screen.state.first { $0.name == "isThere" }?.value == .bool(false))
  }

  @Test("a pause waits a second, and nothing happens before its time")
  func pause() throws {
    var reader = try Self.reader(Self.actions[0])
    _ = reader.perform(.doubleTap)
    _ = reader.perform(.pause)
    #expect(reader.stops()[1].utterance.spoken == "start")
    _ = reader.perform(.pause)
    #expect(reader.stops()[1].utterance.spoken == "done")
  }

  @Test("listening for long waits as long, with the gesture that it is listened to")
  func listening() throws {
    var reader = try Self.reader(Self.actions[0])
    for gesture in try Gesture.parse("listen 10 double-tap") { _ = reader.perform(gesture) }
    #expect(reader.stops()[1].utterance.spoken == "done")
    #expect(reader.focusedElement?.label == "Target")
  }
}
