import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// - Source: Apple, Combine, Publishers.CombineLatest, Publishers.Merge, Publisher.
@Suite("Publishers that join others")
struct JoinedPublisherTests {
  private static func walk(_ pipelines: String, _ shown: String) throws -> Walk<LiveScreen> {
    try SwiftUIInterpreterTests.walk(
      """
      import Combine
      struct J: Decodable { let x: Int }
      final class Model: ObservableObject {
        @Published var a = ""
        @Published var b = ""
        @Published var n = 0
        @Published var text = ""
        @Published var isValid = false
        var bag = Set<AnyCancellable>()
        init() { \(pipelines) }
        var long: AnyPublisher<Bool, Never> {
          Publishers.CombineLatest($a, $b).map { $0.count + $1.count > 3 }.eraseToAnyPublisher()
        }
      }
      struct Shown: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("A") { model.a += "x" }
            Button("B") { model.b += "yy" }
            Text("\(shown)")
          }
        }
      }
      """,
      view: "Shown"
    )
  }

  @Test(
    "a value of any of them is joined to the newest of the others",
    arguments: [
      (
        "$a.combineLatest($b).map { $0.count + $1.count }.sink { [weak self] in self?.n = $0 }.store(in: &bag)",
        "\\(model.n)", "0", "1", "3"
      ),
      (
        "$a.combineLatest($b) { $0.count + $1.count }.assign(to: &$n)",
        "\\(model.n)", "0", "1", "3"
      ),
      (
        "Publishers.CombineLatest($a, $b).map { !$0.isEmpty && !$1.isEmpty }.assign(to: &$isValid)",
        "\\(model.isValid)", "false", "false", "true"
      ),
      (
        "Publishers.Merge($a, $b).filter { !$0.isEmpty }.scan(0) { x, _ in x + 1 }.assign(to: &$n)",
        "\\(model.n)", "0", "1", "2"
      ),
      (
        "Publishers.CombineLatest($a.map { !$0.isEmpty }, long).map { $0 && $1 }.assign(to: &$isValid)",
        "\\(model.isValid)", "false", "false", "false"
      ),
    ]
  )
  func joined(
    _ pipeline: String,
    _ shown: String,
    _ first: String,
    _ second: String,
    _ third: String
  ) throws {
    var walk = try Self.walk(pipeline, shown)
    #expect(walk.spoken.last == first)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == second)
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == third)
  }

  @Test("one that joins others can be joined itself")
  func nested() throws {
    var walk = try Self.walk(
      "Publishers.CombineLatest($a.map { !$0.isEmpty }, long).map { $0 && $1 }.assign(to: &$isValid)",
      "\\(model.isValid)"
    )
    walk.perform(.doubleTap)
    walk.perform(.swipeRight)
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "false")
    walk.perform(.doubleTap)
    #expect(walk.spoken.last == "true")
  }

  @Test(
    "values are decoded, and taken together at the end",
    arguments: [
      (
        "Just(Data(\"{\\\"x\\\": 4}\".utf8)).decode(type: J.self, decoder: JSONDecoder()).map(\\.x).replaceError(with: -1).assign(to: &$n)",
        "4"
      ),
      (
        "Just(Data(\"oops\".utf8)).decode(type: J.self, decoder: JSONDecoder()).replaceError(with: J(x: -1)).sink { [weak self] in self?.n = $0.x }.store(in: &bag)",
        "-1"
      ),
      (
        "[1, 2, 3].publisher.collect().map { $0.count }.assign(to: &$n)", "3"
      ),
      ("[1, 2, 3].publisher.reduce(0) { $0 + $1 }.assign(to: &$n)", "6"),
      ("[1, 2, 5].publisher.last().assign(to: &$n)", "5"),
    ]
  )
  func stages(_ pipeline: String, _ spoken: String) throws {
    #expect(try Self.walk(pipeline, "\\(model.n)").spoken.last == spoken)
  }
}
