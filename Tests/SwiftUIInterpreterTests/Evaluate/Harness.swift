import AccessibilityTree
import Testing

@testable import SwiftUIInterpreter

/// Runs source in a test and shows what came of it as text.
struct Harness {
  var evaluator: Evaluator
  private(set) var root: StructureValue?

  /// Lowers a module.
  init(_ source: String) {
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    evaluator = Evaluator(program: program, store: Store())
    evaluator.budget.steps = 150_000
    evaluator.budget.elements = 20_000
  }

  /// The text of an expression beside some declarations, or its fault.
  static func value(_ expression: String, after declarations: String = "") -> String {
    var harness = Harness(declarations + "\nfunc testedValue() -> Any { return \(expression) }")
    return harness.call("testedValue")
  }

  /// The text of what a function gives, or its fault.
  mutating func call(_ name: String, _ arguments: Value...) -> String {
    guard let number = evaluator.program.code.nameIndex[name],
      let function = evaluator.program.code.globalFunctions[number]?.first
    else { return "no function \(name)" }
    let closure = ClosureValue(function: function, captures: [], receiver: nil)
    do {
      let value = try evaluator.call(
        .closure(closure),
        arguments.map { Argument(label: nil, value: $0) }
      )
      return evaluator.text(of: value)
    } catch {
      return text(of: error)
    }
  }

  /// A fault as `line:column: reason`.
  func text(of fault: Fault) -> String {
    func place(_ id: PlaceID) -> String {
      evaluator.program.place(id).map { "\($0.line):\($0.column): " } ?? ""
    }
    switch fault {
    case .trap(let reason, let id): return place(id) + reason
    case .budget(let budget, _): return "budget of \(budget.rawValue)"
    case .thrown(let value, let id): return place(id) + "thrown " + evaluator.text(of: value)
    case .suspended(let id): return place(id) + "suspended"
    }
  }

  // MARK: Views

  /// Makes the default view and installs it at the root.
  mutating func open(_ name: String? = nil) throws {
    let name = try #require(name ?? evaluator.program.defaultView)
    let view = try evaluator.makeView(named: name)
    root = try evaluator.installed(view, at: .root)
  }

  /// The views of the body, one a line, those in containers indented.
  mutating func body() throws -> String {
    let root = try #require(root)
    return try outline(try evaluator.body(of: root), indent: "").joined(separator: "\n")
  }

  private mutating func outline(_ items: [ViewItem], indent: String) throws -> [String] {
    var lines: [String] = []
    for item in items { lines += try outline(item.value, indent: indent) }
    return lines
  }

  private mutating func outline(_ value: Value, indent: String) throws -> [String] {
    switch value {
    case .view(let view):
      let modifiers = try view.modifiers.map { "." + $0.name + (try list($0.arguments)) }.joined()
      switch view.base {
      case .system(let name, let arguments):
        var lines = [indent + name + (try list(arguments)) + modifiers]
        for argument in arguments {
          guard case .closure = argument.value, argument.label != "action" else { continue }
          if name == "Button", argument.label == nil { continue }
          let items = try evaluator.content(of: argument.value)
          lines += try outline(items, indent: indent + "  ")
        }
        return lines
      case .declared(let structure):
        let lines = try outline(.structure(structure), indent: indent)
        return [(lines.first ?? "") + modifiers] + lines.dropFirst()
      case .content(let items):
        return [indent + "content" + modifiers] + (try outline(items, indent: indent + "  "))
      }
    case .structure(let structure):
      let name = evaluator.program.code[structure.type].name
      let placed = try evaluator.installed(structure, at: Identity.root.appending(7))
      return [indent + name]
        + (try outline(try evaluator.body(of: placed), indent: indent + "  "))
    default: return [indent + evaluator.text(of: value)]
    }
  }

  private mutating func list(_ arguments: [Argument]) throws -> String {
    let parts = arguments.compactMap { argument -> String? in
      if argument.value.isClosure { return argument.label.map { $0 + ": {}" } ?? "{}" }
      let label = argument.label.map { $0 + ": " } ?? ""
      switch argument.value {
      case .localized(let text): return label + "‘" + text + "’"
      case .binding(let binding):
        return label + "$" + evaluator.text(of: (try? evaluator.read(binding)) ?? .none)
      case .view: return label + "view"
      default: return label + evaluator.text(of: argument.value)
      }
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// Runs the action of the button with that title.
  mutating func tap(_ title: String) throws {
    let root = try #require(root)
    let action = try #require(try find(title, in: try evaluator.body(of: root)))
    evaluator.isPerformingAction = true
    defer { evaluator.isPerformingAction = false }
    _ = try evaluator.call(action)
  }

  private mutating func find(_ title: String, in items: [ViewItem]) throws -> Value? {
    for item in items {
      guard case .view(let view) = item.value else { continue }
      guard case .system(let name, let arguments) = view.base else { continue }
      if name == "Button", arguments.first?.value.plainText == title {
        return arguments.last?.value
      }
      for argument in arguments where argument.value.isClosure && name != "Button" {
        let inner = try evaluator.content(of: argument.value)
        if let found = try find(title, in: inner) { return found }
      }
    }
    return nil
  }

  /// The text of a property of the root view.
  mutating func state(_ name: String) throws -> String {
    let root = try #require(root)
    return evaluator.text(of: try evaluator.property(name, of: .structure(root), at: .none))
  }

  /// The event log.
  var calls: [String] {
    evaluator.store.calls.map { call in
      let arguments = call.arguments.map { argument in
        (argument.label.map { $0 + ": " } ?? "") + evaluator.text(of: argument.value)
      }
      return call.name + "(" + arguments.joined(separator: ", ") + ")"
    }
  }
}
