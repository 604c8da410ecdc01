internal import SwiftSyntax

extension Lowerer {
  /// Lowers an expression whose type is known, so that literals and `.name` take it.
  mutating func lower(_ expression: ExprSyntax, as type: TypeHint?) -> Int32 {
    if case .function? = type?.unwrapped, let closure = expression.as(ClosureExprSyntax.self) {
      return nested(closure) { $0.lowerClosure(closure, as: type ?? .unknown) }
    }
    guard let type, type.changesValues || Self.isImplicit(expression) else {
      return lower(expression)
    }
    if !type.isDeclared, let value = literal(expression, type: type) {
      return addConstant(value, at: place(of: expression))
    }
    let value = lower(expression)
    settle(value, as: type)
    if type == .double, staticType(of: value) == .double,
      code.nodes[Int(value)].operation == .constant
    {
      return value
    }
    return add(.coerce, value, hint(type), at: code.nodes[Int(value)].place)
  }

  mutating func lower(_ expression: ExprSyntax) -> Int32 {
    nested(expression) { $0.lowerInner(expression) }
  }

  private mutating func lowerInner(_ expression: ExprSyntax) -> Int32 {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let it):
      let name = it.baseName.text
      if name.utf8.first == UInt8(ascii: "$"), let implied = impliedBinding(it) { return implied }
      return lowerName(name.trimmingBackticks, at: place(of: it))
    case .memberAccessExpr(let it): return lowerChain(expression) { $0.lowerMember(it) }
    case .functionCallExpr(let it): return lowerChain(expression) { $0.lowerCall(it) }
    case .subscriptCallExpr(let it): return lowerChain(expression) { $0.lowerSubscript(it) }
    case .closureExpr(let it): return lowerClosure(it)
    case .sequenceExpr(let it): return lowerSequence(it)
    case .tupleExpr(let it): return lowerTuple(it)
    case .prefixOperatorExpr(let it): return lowerPrefix(it)
    case .postfixOperatorExpr(let it): return lowerPostfix(it)
    case .optionalChainingExpr(let it):
      let inner = lower(it.expression)
      hasChainPoint = true
      return add(.chainPoint, inner, at: place(of: it))
    case .forceUnwrapExpr(let it):
      return add(.forceUnwrap, lower(it.expression), at: place(of: it.exclamationMark))
    default: return lowerLess(expression)
    }
  }

  /// The less frequent expressions.
  private mutating func lowerLess(_ expression: ExprSyntax) -> Int32 {
    let place = place(of: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let it): return lowerString(it)
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      let value = literal(expression, type: .unknown)
      return addConstant(value ?? .unknown(expression.trimmedDescription), at: place)
    case .arrayExpr(let it):
      let elements = it.elements.map { lower($0.expression) }
      unify(elements)
      let items = list(elements)
      return add(.array, items.start, items.count, at: place)
    case .dictionaryExpr(let it): return lowerDictionary(it)
    case .ifExpr(let it): return add(.statementValue, lowerIf(it), at: place)
    case .switchExpr(let it): return add(.statementValue, lowerSwitch(it), at: place)
    case .inOutExpr(let it): return add(.inOut, lower(it.expression), at: place)
    case .tryExpr(let it): return lowerTry(it, lower(it.expression))
    case .awaitExpr(let it): return add(.awaited, lower(it.expression), 0, at: place)
    case .keyPathExpr(let it): return lowerKeyPath(it)
    case .macroExpansionExpr(let it): return lowerMacro(it)
    case .genericSpecializationExpr(let it): return lower(it.expression)
    case .superExpr:
      return scopes.last?.hasReceiver == true
        ? add(.local, 0, at: place)
        : addConstant(.unknown("super"), at: place)
    case .discardAssignmentExpr: return addConstant(.void, at: place)
    case .regexLiteralExpr(let it): return lowerRegex(it)
    case .typeExpr(let it): return addConstant(typeValue(it.type), at: place)
    case .packExpansionExpr(let it): return lower(it.repetitionPattern)
    case .packElementExpr(let it): return lower(it.pack)
    case .missingExpr: return addConstant(.unknown("…"), at: place)
    default: return unsupported("this expression", expression)
    }
  }

  /// `/pattern/`, or `#/pattern/#`, over several lines with blanks that do not count.
  private mutating func lowerRegex(_ it: RegexLiteralExprSyntax) -> Int32 {
    let place = place(of: it)
    let text = it.regex.text
    let isExtended = text.contains(where: \.isNewline)
    do {
      _ = try Pattern(text, isExtended: isExtended)
    } catch {
      let message = "the regular expression is not understood: \(error.message)"
      findings.append(Finding(message: message, name: nil, place: place))
    }
    return addConstant(Evaluator.regex(text, isExtended: isExtended), at: place)
  }

  func typeValue(_ type: TypeSyntax) -> Value {
    switch hint(of: type) {
    case .declared(let id): .type(.declared(id))
    case .int: .type(.system("Int"))
    case .double: .type(.system("Double"))
    case .sized(let kind): .type(.system(kind.rawValue))
    case .string: .type(.system("String"))
    case .bool: .type(.system("Bool"))
    case .array: .type(.system("Array"))
    case .set: .type(.system("Set"))
    case .dictionary: .type(.system("Dictionary"))
    case .system(let name): .type(.system(name))
    default: .type(.system(type.trimmedDescription))
    }
  }

  mutating func lowerTry(_ it: TryExprSyntax, _ value: Int32) -> Int32 {
    switch it.questionOrExclamationMark?.text {
    case "?": add(.tryOptional, value, at: place(of: it))
    case "!": add(.tryForced, value, at: place(of: it))
    default: value
    }
  }

  private mutating func lowerTuple(_ it: TupleExprSyntax) -> Int32 {
    if it.elements.count == 1, let only = it.elements.first, only.label == nil {
      return lower(only.expression)
    }
    if it.elements.isEmpty { return addConstant(.void, at: place(of: it)) }
    return add(.tuple, callSite(it.elements, nil, []), at: place(of: it))
  }

  private mutating func lowerDictionary(_ it: DictionaryExprSyntax) -> Int32 {
    let place = place(of: it)
    var items: [Int32] = []
    if case .elements(let elements) = it.content {
      for element in elements {
        items.append(lower(element.key))
        items.append(lower(element.value))
      }
    }
    unify(stride(from: 0, to: items.count, by: 2).map { items[$0] })
    unify(stride(from: 1, to: items.count, by: 2).map { items[$0] })
    let list = list(items)
    return add(.dictionary, list.start, list.count, at: place)
  }

  private mutating func lowerKeyPath(_ it: KeyPathExprSyntax) -> Int32 {
    var path: [String] = []
    for component in it.components {
      switch component.component {
      case .property(let property): path.append(property.declName.baseName.text)
      default: break
      }
    }
    return addConstant(.keyPath(path), at: place(of: it))
  }

  // MARK: Names

  /// What a name means here: a variable, a member of `self`, something of the module.
  mutating func lowerName(_ written: String, at place: PlaceID) -> Int32 {
    let name = renames[written] ?? written
    if let variable = variable(name) {
      let read = add(variable.isBoxed ? .boxed : .local, variable.slot, at: place)
      return variable.isTask ? add(.member, read, code.intern("value"), at: place) : read
    }
    if let value = scopes.last(where: { $0.aliases[name] != nil })?.aliases[name],
      value.trimmedDescription != name
    {
      return lower(value)
    }
    if BinaryOperator.symbols[name] != nil {
      // `reduce(0, +)`
      return addConstant(.enumeration(EnumerationValue(type: nil, name: name)), at: place)
    }
    if name == "self" { return lowerSelf(at: place) }
    if name == "Self", let type = context.type {
      return addConstant(.type(.declared(type)), at: place)
    }
    if name.hasPrefix("$"), let found = projection(String(name.dropFirst()), at: place) {
      return found
    }
    if let found = ownMember(name, at: place) { return found }
    if let found = genericType(name, at: place) { return found }
    if let found = moduleMember(name, at: place) { return found }
    if let found = synthesizedMember(name, at: place) { return found }
    if name == "objectWillChange" {
      return addConstant(.system(SystemValue(type: "Publisher", members: [])), at: place)
    }
    return undeclared(name, at: place)
  }

  private mutating func lowerSelf(at place: PlaceID) -> Int32 {
    guard scopes.last?.hasReceiver == true else {
      return addConstant(.unknown("self"), at: place)
    }
    return add(.local, 0, at: place)
  }

  /// `$name`: the projected value of a variable or of a property of `self`.
  mutating func projection(_ name: String, at place: PlaceID) -> Int32? {
    let variable = variable(name)
    if let variable, !variable.isParameter {
      // A local `@Bindable var model`.
      return add(.local, variable.slot, at: place)
    }
    guard let type = context.type, !context.isStatic, let number = code.nameIndex[name],
      case .stored(let index) = code[type].members[number]
    else { return variable.map { add(.local, $0.slot, at: place) } }
    return add(.projected, Int32(index), at: place)
  }

  /// A member of `self`, or of its type.
  mutating func ownMember(_ name: String, at place: PlaceID) -> Int32? {
    guard let type = context.type, scopes.last?.hasReceiver == true else { return nil }
    let number = code.intern(name)
    if !context.isStatic, let member = code.types[Int(type.index)].members[number] {
      if case .stored(let index) = member, code[type].kind == .structure {
        let property = code[type].stored[index]
        if !property.isLazy, property.willSet == nil, property.didSet == nil {
          let operation: Operation = property.wrapper == .plain ? .field : .wrapped
          return add(operation, Int32(index), at: place)
        }
      }
      return add(.member, add(.local, 0, at: place), number, at: place)
    }
    if !context.isStatic, name.hasPrefix("_"), let raw = code.nameIndex[String(name.dropFirst())],
      case .stored(let index) = code[type].members[raw]
    {
      return add(.field, Int32(index), at: place)
    }
    return staticMember(name, number, of: type, at: place)
  }

  private mutating func staticMember(
    _ name: String,
    _ number: Int32,
    of type: TypeID,
    at place: PlaceID
  ) -> Int32? {
    var outer: TypeID? = type
    while let owner = outer {
      if code[owner].statics[number] != nil || code[owner].caseIndex[number] != nil {
        let base = addConstant(.type(.declared(owner)), at: place)
        return add(.member, base, number, at: place)
      }
      outer = code[owner].outer
    }
    return nil
  }

  /// Something declared outside all types, or a type.
  private mutating func moduleMember(_ name: String, at place: PlaceID) -> Int32? {
    if let index = code.globals.firstIndex(where: { $0.name == name }) {
      return add(.global, Int32(index), at: place)
    }
    if let type = typeID(named: name) {
      return addConstant(.type(typeReference(type)), at: place)
    }
    if let number = code.nameIndex[name], let functions = code.globalFunctions[number],
      let first = functions.first
    {
      let closure = ClosureValue(function: first, captures: [], receiver: nil)
      return addConstant(.closure(closure), at: place)
    }
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else {
      return isOpenContext
        ? add(.member, add(.local, 0, at: place), code.intern(name), at: place) : nil
    }
    return addConstant(.type(.system(systemName(name))), at: place)
  }

  func typeReference(_ type: TypeID) -> TypeReference {
    code[type].kind == .system ? .system(code[type].name) : .declared(type)
  }

  /// Whether `self` may have members that the source does not declare: in extensions of the
  /// system's types and of protocols.
  var isOpenContext: Bool {
    guard let type = context.type, scopes.last?.hasReceiver == true else { return false }
    switch code[type].kind {
    case .system, .interface: return true
    case .object: return code[type].superclass != nil && isUIKit(type)
    default: return false
    }
  }

  /// A member that the compiler gives an enum: `rawValue` of a value, `allCases` of the type.
  private mutating func synthesizedMember(_ name: String, at place: PlaceID) -> Int32? {
    guard let type = context.type, code[type].kind == .enumeration else { return nil }
    switch name {
    case "rawValue", "hashValue":
      guard scopes.last?.hasReceiver == true else { return nil }
      return add(.member, add(.local, 0, at: place), code.intern(name), at: place)
    case "allCases":
      let base = addConstant(.type(.declared(type)), at: place)
      return add(.member, base, code.intern(name), at: place)
    default: return nil
    }
  }
}
