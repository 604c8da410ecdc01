import Scenes
import SwiftUIInterpreter
import Testing

@testable import Trainer

@Suite("Faults in plain mode")
struct PlainFaultTests {
  @Test("an action that faults says why, changes nothing, and the walk goes on")
  func saysFaults() throws {
    let source = """
      struct A: View {
        @State var n = 0
        let zero = 0
        var body: some View {
          VStack { Button("Divide") { n += 1; n = n / zero }; Text("\\(n)") }
        }
      }
      """
    let program = Program(files: [SourceFile(path: "A.swift", text: source)])
    let walk = WalkSession(screen: try LiveScreen(program))
    let course = Course(scenes: []) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    var session = PlainSession(course: course, session: walk)
    #expect(session.handle("double-tap").contains { $0.hasPrefix("Error: division by zero") })
    #expect(session.handle("right") == ["VoiceOver: 0"])
  }
}
