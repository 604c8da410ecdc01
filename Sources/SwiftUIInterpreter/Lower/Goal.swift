import AccessibilityTree
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftSyntax

/// A Swift expression over a view's state and its event log, lowered once.
public struct Goal: Hashable, Sendable {
  /// The expression as it was written.
  public let source: String
  /// The variant's names for those that the goal uses.
  let names: [String: String]
  /// Whether it can never become false once it is true: it asks for nothing but calls in the event
  /// log, which only grows.
  public let isPermanent: Bool
  /// The functions whose calls it asks about, by the variant's names; absent where any may be meant.
  let calledNames: Set<String>?
  /// The module with the expression lowered into it.
  let program: Program
  let function: FunctionID

  /// Compares by source and names.
  public static func == (left: Goal, right: Goal) -> Bool {
    left.source == right.source && left.names == right.names
  }

  /// Hashes source and names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(names)
  }
}

/// Why a text is no Swift expression, with its place in the text.
public struct ExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong, lower case, without a final period.
  public let message: String

  /// What is wrong, with its column.
  public var description: String { "\(message) (column \(column))" }
}

extension Program {
  /// Lowers a goal: a Swift expression over a view's properties and `called("name", arguments…)`.
  ///
  /// - Parameters:
  ///   - source: The expression.
  ///   - names: The variant's names for those that the goal uses.
  ///   - view: The view whose properties it reads; the default view when absent.
  /// - Returns: The goal.
  /// - Throws: `ExpressionError` where it is no expression or uses a name that nothing declares.
  public func goal(
    _ source: String,
    names: [String: String] = [:],
    view: String? = nil
  ) throws(ExpressionError) -> Goal {
    let type = (view ?? defaultView).flatMap { self.type(named: $0) }
    let parsed = try Self.parse(source)
    let lowered = try expression(source, in: type, names: names, isStrict: true)
    return Goal(
      source: source,
      names: names,
      isPermanent: Self.isPermanent(parsed),
      calledNames: Self.calledNames(parsed).map { Set($0.map { names[$0] ?? $0 }) },
      program: lowered.program,
      function: lowered.function
    )
  }

  /// Lowers an expression into a copy of the module.
  func expression(
    _ source: String,
    in type: TypeID?,
    names: [String: String] = [:],
    isStrict: Bool = false
  ) throws(ExpressionError) -> (program: Program, function: FunctionID) {
    let syntax = try Self.parse(source)
    var lowerer = Lowerer()
    lowerer.code = code
    lowerer.renames = names
    let firstNode = code.nodes.count
    let function = lowerer.lowerAlone(syntax, in: type, file: Int32(files.count))
    let lines = LineTable(source)
    func error(_ place: PlaceID, _ message: String) -> ExpressionError {
      let offset =
        lowerer.code.places.indices.contains(Int(place.index))
        ? Int(lowerer.code.places[Int(place.index)].offset) : 0
      let found = lines.place(of: offset, in: SourceFile(path: "", text: source))
      return ExpressionError(line: found.line, column: found.column, message: message)
    }
    if let finding = lowerer.findings.first { throw error(finding.place, finding.message) }
    if isStrict, let node = lowerer.firstUndeclared(from: firstNode) {
      throw error(node.place, undeclaredMessage(lowerer.code.name(node.first), in: type))
    }
    var program = self
    program.code = lowerer.code
    return (program, function)
  }

  /// Whether an expression is made of `called(…)`, `&&`, `||` and parentheses alone.
  private static func isPermanent(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { element in
        guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
          return isPermanent(element)
        }
        return symbol == "&&" || symbol == "||"
      }
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.allSatisfy { isPermanent($0.expression) }
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "called"
  }

  /// The names in every `called("name", …)` of an expression; nil where one is not written out.
  private static func calledNames(_ expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    for token in expression.tokens(viewMode: .sourceAccurate) where token.text == "called" {
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self)
      let literal = call?.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      guard let name = literal?.representedLiteralValue else { return nil }
      names.append(name)
    }
    return names
  }

  private static func parse(_ source: String) throws(ExpressionError) -> ExprSyntax {
    let file = SourceFile(path: "", text: source)
    if let offset = NestingGuard(source).offset {
      let place = LineTable(source).place(of: offset, in: file)
      throw ExpressionError(line: place.line, column: place.column, message: Lowerer.tooDeep)
    }
    let tree = Parser.parse(source: source)
    if tree.hasError, let first = SyntaxErrors.found(in: tree).first {
      let place = LineTable(source).place(of: first.position.utf8Offset, in: file)
      throw ExpressionError(
        line: place.line,
        column: place.column,
        message: ParsedFile.message(first.message)
      )
    }
    guard tree.statements.count == 1,
      let expression = tree.statements.first?.item.as(ExprSyntax.self)
    else { throw ExpressionError(line: 1, column: 1, message: "this is not one Swift expression") }
    return expression
  }

  private func undeclaredMessage(_ name: String, in type: TypeID?) -> String {
    var known = code.types.map(\.name) + ["called"]
    if let type { known += code[type].members.keys.map { code.name($0) }.sorted() }
    return "'\(name)' is not declared" + NearestName.advice(for: name, among: known)
  }
}

extension Lowerer {
  /// Lowers an expression that stands alone as a function of `self`.
  mutating func lowerAlone(_ expression: ExprSyntax, in type: TypeID?, file: Int32) -> FunctionID {
    var function = Function(name: "expression", hasReceiver: type != nil)
    function.owner = type
    let id = addFunction(function)
    let context = Context(file: file, type: type)
    pending.append(Pending(function: id, context: context, body: .expression(expression)))
    lowerPending()
    return id
  }

  /// The first use of a name that nothing declares.
  func firstUndeclared(from start: Int) -> CodeNode? {
    code.nodes[start...].first { node in
      switch node.operation {
      case .undeclared: true
      case .callUndeclared: !FreeFunction.isKnown(code.name(node.first))
      default: false
      }
    }
  }
}
