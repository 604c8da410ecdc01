import Testing

@testable import SwiftUIInterpreter

@Suite("Views and their state")
struct ViewTests {
  static let timer = """
    struct TeaTimer: View {
      @State private var running = false
      @State private var minutes = 3
      var body: some View {
        VStack {
          Text("Tea timer").font(.title).accessibilityAddTraits(.isHeader)
          Text("\\(minutes) min").foregroundStyle(.secondary)
          Button(running ? "Stop" : "Start") { running.toggle() }
          Button("Longer") { minutes += 1 }.disabled(running)
        }
      }
    }
    """

  @Test("a body gives its views with their arguments and modifiers")
  func body() throws {
    var harness = Harness(Self.timer)
    try harness.open()
    #expect(
      try harness.body() == """
        VStack({})
          Text(‘Tea timer’).font(title).accessibilityAddTraits(isHeader)
          Text(‘3 min’).foregroundStyle(secondary)
          Button(‘Start’, {})
          Button(‘Longer’, {}).disabled(false)
        """
    )
  }

  @Test("an action changes state and the body shows it")
  func action() throws {
    var harness = Harness(Self.timer)
    try harness.open()
    try harness.tap("Longer")
    try harness.tap("Start")
    #expect(try harness.state("minutes") == "4")
    #expect(try harness.body().contains("Button(‘Stop’, {})"))
    #expect(try harness.body().contains("‘4 min’"))
  }
}
