import AccessibilityTree
import Foundation
import Testing

@testable import SwiftUIInterpreter

@Suite("The names that source uses")
struct NameUseTests {
  /// A name in a small view.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var kind: NameUse.Kind
    var support: NameUse.Support
    var body: String
    var properties = ""
    var testDescription: String { name + " in " + body }
  }

  static let cases: [Case] = [
    Case(
      name: "accessibility(label:)",
      kind: .modifier,
      support: .simulated,
      body: #"Text("a").accessibility(label: Text("b"))"#
    ),
    Case(
      name: "@State",
      kind: .wrapper,
      support: .simulated,
      body: #"Text("a")"#,
      properties: "@State var x = 1"
    ),
    Case(
      name: "@Fancy",
      kind: .wrapper,
      support: .unsupported,
      body: #"Text("a")"#,
      properties: "@Fancy var x = 1"
    ),
    Case(name: "if-else", kind: .construct, support: .simulated, body: "if 1 > 2 {} else {}"),
    Case(name: "#colour", kind: .construct, support: .unsupported, body: "Text(#colour)"),
    Case(name: "onDrop", kind: .modifier, support: .ignored, body: #"Text("a").onDrop(of: [])"#),
    Case(name: "Text", kind: .view, support: .simulated, body: #"Text("a")"#),
    Case(name: "Circle", kind: .view, support: .ignored, body: "Circle()"),
    Case(name: "MapView", kind: .view, support: .unsupported, body: "MapView()"),
    Case(name: "WebView", kind: .view, support: .unsupported, body: "VStack { WebView() }"),
    Case(
      name: "FlowShape",
      kind: .view,
      support: .unsupported,
      body: #"Text("a").clipShape(FlowShape())"#
    ),
    Case(
      name: "accessibilityHint",
      kind: .modifier,
      support: .simulated,
      body: #"Text("a").accessibilityHint("b")"#
    ),
    Case(name: "blur", kind: .modifier, support: .ignored, body: #"Text("a").blur(radius: 2)"#),
    Case(
      name: "keyboardShortcut",
      kind: .modifier,
      support: .ignored,
      body: #"Button("a") {}.keyboardShortcut("a")"#
    ),
    Case(
      name: "searchSuggestions",
      kind: .modifier,
      support: .simulated,
      body: #"List { Text("a") }.searchSuggestions { Text("b") }"#
    ),
    Case(
      name: "shadow",
      kind: .modifier,
      support: .ignored,
      body: #"VStack { Text("a") }.padding().shadow(radius: 2)"#
    ),
    Case(
      name: "month",
      kind: .call,
      support: .simulated,
      body: #"Text(Date.now, format: Date.FormatStyle().month())"#
    ),
    Case(
      name: "Measurement",
      kind: .call,
      support: .simulated,
      body: #"Text(Measurement(value: 1, unit: UnitLength.meters).formatted())"#
    ),
    Case(
      name: "UnitLength",
      kind: .call,
      support: .simulated,
      body: #"Text(Measurement(value: 1, unit: UnitLength.meters).formatted())"#
    ),
    Case(
      name: "filter",
      kind: .call,
      support: .simulated,
      body: #"Text("\(items.filter { $0 > 1 }.count)")"#,
      properties: "let items = [1, 2]"
    ),
    Case(
      name: "chunked",
      kind: .call,
      support: .unsupported,
      body: #"Text("\(items.chunked(2))")"#,
      properties: "let items = [1, 2]"
    ),
    Case(
      name: "Calendar",
      kind: .call,
      support: .simulated,
      body: #"Text(Calendar.current.isDateInToday(Date()) ? "a" : "b")"#
    ),
    Case(
      name: "nextWeekend",
      kind: .call,
      support: .unsupported,
      body: #"Text("\(Calendar.current.nextWeekend(startingAfter: Date()))")"#
    ),
    Case(
      name: "LegacyStore",
      kind: .call,
      support: .unsupported,
      body: #"Text("\(LegacyStore.shared.count)")"#
    ),
    Case(name: "max", kind: .call, support: .simulated, body: #"Text("\(max(1, 2))")"#),
    Case(name: "greeting", kind: .call, support: .unsupported, body: #"Text(greeting())"#),
    Case(
      name: "Animation",
      kind: .call,
      support: .ignored,
      body: #"Text("a").animation(Animation.easeIn, value: 1)"#
    ),
    Case(name: "Row", kind: .view, support: .own, body: "Row()"),
    Case(name: "boxed", kind: .modifier, support: .own, body: #"Text("a").boxed()"#),
    Case(
      name: "title",
      kind: .call,
      support: .own,
      body: #"Text(title(1))"#,
      properties: #"func title(_ number: Int) -> String { "a" }"#
    ),
  ]

  private func program(_ example: Case) -> Program {
    let text = """
      import SwiftUI
      struct Shown: View {
        \(example.properties)
        var body: some View { \(example.body) }
      }
      struct Row: View { var body: some View { Text("row") } }
      extension View { func boxed() -> some View { padding() } }
      """
    return Program(files: [SourceFile(path: "Test.swift", text: text)])
  }

  /// The names in warnings of a view as it opens.
  private func reported(_ program: Program) throws -> Set<String> {
    let screen = try LiveScreen(program, view: program.viewNames.first)
    let found = program.diagnostics + screen.diagnostics
    return Set(found.filter { $0.severity == .warning }.compactMap(\.name))
  }

  @Test(
    "each name has its support, and exactly the unsupported ones are reported",
    arguments: cases
  )
  func support(_ example: Case) throws {
    let program = program(example)
    let use = program.nameUses.first { $0.name == example.name }
    #expect(use?.kind == example.kind)
    #expect(use?.support == example.support)
    #expect(try reported(program).contains(example.name) == (example.support == .unsupported))
  }

  // MARK: Whole tables

  static let modifiers =
    ModifierName.allCases.map(\.rawValue) + QuietNames.modifiers.sorted()
    + ["onDrop", "fancyBorder"]

  @Test("a modifier is reported exactly where it counts as unsupported", arguments: modifiers)
  func modifierAgrees(_ name: String) throws {
    let example = Case(
      name: name,
      kind: .modifier,
      support: NameSupport.modifier(name),
      body: "Text(\"a\").\(name)()"
    )
    let program = program(example)
    #expect(program.nameUses.contains { $0.name == name && $0.support == example.support })
    let screen = try LiveScreen(program, view: "Shown")
    let isReported = screen.diagnostics.contains { $0.message.contains("is not supported") }
    #expect(isReported == (example.support == .unsupported))
  }

  static let types =
    ViewName.named.keys.sorted() + SystemTypes.simulated.subtracting(["Self"]).sorted()
    + SystemTypes.quiet.sorted()
    + SystemObject.names.sorted() + ["MapView", "VideoPlayer", "Store"]

  @Test("a view or type is reported exactly where it counts as unsupported", arguments: types)
  func typeAgrees(_ name: String) throws {
    let example = Case(
      name: name,
      kind: .view,
      support: NameSupport.type(name, usesUIKit: false),
      body: "Text(\"a\").tag(\(name)())"
    )
    let program = program(example)
    #expect(program.nameUses.contains { $0.name == name && $0.support == example.support })
    let screen = try LiveScreen(program, view: "Shown")
    let isReported = screen.diagnostics.contains { $0.message.contains("is not supported") }
    #expect(isReported == (example.support == .unsupported))
  }

  // MARK: Whole files

  /// Every file of the shipped scenes; the files of apps are one module, counted as one elsewhere.
  static var files: [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return [root.appendingPathComponent("scenes")].flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
        .compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swift.txt") }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }
  }

  @Test("coverage and the warnings of a walk name the same things", arguments: files)
  func filesAgree(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let program = Program(files: [SourceFile(path: path, text: text)])
    let screen = try LiveScreen(program)
    let reported = Set(
      screen.diagnostics.filter { $0.message.contains("is not supported") }.compactMap(\.name)
    )
    let unsupported = Set(program.nameUses.filter { $0.support == .unsupported }.map(\.name))
    #expect(reported == unsupported)
  }

  @Test("there are files to compare")
  func hasFiles() {
    #expect(Self.files.count > 20)
  }

  @Test("a use stands at its name, once, though previews lower their code again")
  func places() throws {
    let program = Program(files: [
      SourceFile(
        path: "Test.swift",
        text: """
          struct Shown: View {
            var body: some View {
              Text("a")
                .padding()
            }
          }
          #Preview { VStack { Shown() } }
          """
      )
    ])
    let found = program.nameUses.filter { $0.kind != .construct }
      .map { "\($0.name) \($0.place.line):\($0.place.column)" }
    #expect(found == ["Text 3:5", "padding 4:8", "VStack 7:12", "Shown 7:21"])
  }
}
