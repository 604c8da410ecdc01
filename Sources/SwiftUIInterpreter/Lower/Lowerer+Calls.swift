internal import SwiftSyntax

extension Lowerer {
  // MARK: Arguments

  mutating func callSite(
    _ arguments: LabeledExprListSyntax,
    _ trailing: ClosureExprSyntax? = nil,
    _ additional: MultipleTrailingClosureElementListSyntax = [],
    lazily: Bool = false
  ) -> Int32 {
    var nodes: [Code.ArgumentNode] = []
    for argument in arguments {
      let node =
        lazily && Self.hasCall(argument.expression)
        ? lowerThunk(argument.expression, as: .unknown) : lower(argument.expression)
      nodes.append(entry(argument.label?.text.trimmingBackticks, node))
    }
    if let trailing { nodes.append(entry(nil, lowerNestedClosure(trailing))) }
    for element in additional {
      nodes.append(entry(element.label.text, lowerNestedClosure(element.closure)))
    }
    return enter(nodes)
  }

  mutating func callSite(_ nodes: [Int32], _ label: String? = nil) -> Int32 {
    enter(nodes.map { entry(label, $0) })
  }

  /// The arguments of a wrapper's initializer.
  mutating func wrapperSite(_ value: ExprSyntax?, _ arguments: LabeledExprListSyntax?) -> Int32 {
    var nodes: [Code.ArgumentNode] = []
    if let value { nodes.append(entry("wrappedValue", lower(value))) }
    for argument in arguments ?? [] {
      nodes.append(entry(argument.label?.text.trimmingBackticks, lower(argument.expression)))
    }
    return enter(nodes)
  }

  private mutating func enter(_ nodes: [Code.ArgumentNode]) -> Int32 {
    let start = Int32(truncatingIfNeeded: code.arguments.count)
    code.arguments += nodes
    code.sites.append(
      Code.CallSite(start: start, count: Int32(truncatingIfNeeded: nodes.count))
    )
    return Int32(truncatingIfNeeded: code.sites.count - 1)
  }

  private mutating func entry(_ label: String?, _ node: Int32) -> Code.ArgumentNode {
    Code.ArgumentNode(
      label: label.map { code.intern($0) } ?? -1,
      node: node,
      place: code.nodes[Int(node)].place
    )
  }

  private mutating func lowerNestedClosure(_ closure: ClosureExprSyntax) -> Int32 {
    nested(closure) { $0.lowerClosure(closure) }
  }

  /// Whether an expression may make something new each time it is evaluated.
  private static func hasCall(_ expression: ExprSyntax) -> Bool {
    expression.is(FunctionCallExprSyntax.self)
  }

  // MARK: Calls

  mutating func lowerCall(_ it: FunctionCallExprSyntax) -> Int32 {
    let callee = it.calledExpression
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return lowerNamedCall(reference.baseName.text.trimmingBackticks, it, reference)
    }
    if let member = callee.as(MemberAccessExprSyntax.self) { return lowerMemberCall(member, it) }
    if let special = callee.as(GenericSpecializationExprSyntax.self),
      let name = special.expression.as(DeclReferenceExprSyntax.self)
    {
      return lowerNamedCall(name.baseName.text, it, name, special)
    }
    if let special = callee.as(GenericSpecializationExprSyntax.self),
      let member = special.expression.as(MemberAccessExprSyntax.self)
    {
      return lowerMemberCall(member, it, special)
    }
    if callee.is(ArrayExprSyntax.self) {
      return lowerEmptyCollection("Array", it)
    }
    if callee.is(DictionaryExprSyntax.self) { return lowerEmptyCollection("Dictionary", it) }
    return callValue(lower(callee), it, at: place(of: it))
  }

  /// A call of a function that is a value; its type tells what its arguments are.
  private mutating func callValue(
    _ callee: Int32,
    _ it: FunctionCallExprSyntax,
    at place: PlaceID
  ) -> Int32 {
    let site = site(of: it)
    if case .function(let types, _) = staticType(of: callee).unwrapped {
      settle(site, inOrder: types)
    }
    return add(.callValue, callee, site, at: place)
  }

  private mutating func lowerEmptyCollection(_ name: String, _ it: FunctionCallExprSyntax) -> Int32
  {
    let made = add(.callSystem, code.intern(name), site(of: it), at: place(of: it))
    let element = it.calledExpression.as(ArrayExprSyntax.self)?.elements.first?.expression
    if let element = element?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      emptyCollections[made] = .array(named(element))
    }
    return made
  }

  private mutating func site(of it: FunctionCallExprSyntax, lazily: Bool = false) -> Int32 {
    callSite(
      it.arguments,
      it.trailingClosure,
      it.additionalTrailingClosures,
      lazily: lazily
    )
  }

  /// A call of a plain name: a variable, a method of `self`, a function, a type.
  private mutating func lowerNamedCall(
    _ name: String,
    _ it: FunctionCallExprSyntax,
    _ reference: DeclReferenceExprSyntax,
    _ types: GenericSpecializationExprSyntax? = nil
  ) -> Int32 {
    let place = place(of: reference)
    if let variable = variable(name) {
      let callee = add(variable.isBoxed ? .boxed : .local, variable.slot, at: place)
      return callValue(callee, it, at: place)
    }
    if name == "Self", let type = context.type {
      return add(.construct, type.index, site(of: it), at: place)
    }
    if let own = ownCall(name, it, at: place) { return own }
    if let generic = genericType(name, at: place) {
      return add(.callValue, generic, site(of: it), at: place)
    }
    let number = code.intern(systemName(name))
    if let functions = code.globalFunctions[number] {
      let candidates = list(functions.map(\.index))
      return add(.callFunction, candidates.start, candidates.count, site(of: it), at: place)
    }
    if let type = typeID(named: name), code[type].kind != .system {
      use(type)
      let arguments = site(of: it)
      return add(.construct, type.index, arguments, specialization(types), at: place)
    }
    if let index = code.globals.firstIndex(where: { $0.name == name }) {
      return callValue(add(.global, Int32(index), at: place), it, at: place)
    }
    if let first = name.unicodeScalars.first, first.properties.isUppercase,
      FreeFunction(rawValue: name) == nil
    {
      let lazily = name == "State" || name == "StateObject"
      let arguments = site(of: it, lazily: lazily)
      if name == "String", it.arguments.first?.label?.text == "describing" {
        describeOptional(in: arguments)
      }
      return add(.callSystem, number, arguments, at: place)
    }
    if isOpenContext, !FreeFunction.isKnown(name) {
      return add(
        .callMember,
        add(.local, 0, at: place),
        number,
        site(of: it),
        at: place
      )
    }
    let arguments = site(of: it)
    settle(arguments, ofFunction: name)
    return add(.callUndeclared, number, arguments, at: place)
  }

  /// Notes that a view is used by another one; an app only shows it.
  private mutating func use(_ type: TypeID) {
    guard let user = context.type, user != type, !code[user].isApp, !isDelegateOfApp(user) else {
      return
    }
    usedTypes.insert(type)
  }

  /// Whether a class sets an app or its window up, and so only shows what it makes.
  private func isDelegateOfApp(_ type: TypeID) -> Bool {
    code[type].inherited.contains { $0.hasSuffix("SceneDelegate") || $0 == "UIApplicationDelegate" }
  }

  /// A call of a member of `self` or of its type.
  private mutating func ownCall(
    _ name: String,
    _ it: FunctionCallExprSyntax,
    at place: PlaceID
  ) -> Int32? {
    guard let type = context.type, scopes.last?.hasReceiver == true,
      let number = code.nameIndex[name]
    else { return nil }
    if !context.isStatic, !code.types[Int(type.index)].methods(number).isEmpty {
      let base = add(.local, 0, at: place)
      return add(.callMember, base, number, site(of: it), at: place)
    }
    guard let member = ownMember(name, at: place) else { return nil }
    let node = code.nodes[Int(member)]
    if node.operation == .member {
      return add(.callMember, node.first, node.second, site(of: it), at: place)
    }
    return callValue(member, it, at: place)
  }

  private mutating func lowerMemberCall(
    _ member: MemberAccessExprSyntax,
    _ it: FunctionCallExprSyntax,
    _ types: GenericSpecializationExprSyntax? = nil
  ) -> Int32 {
    let place = place(of: member.declName)
    let name = member.declName.baseName.text.trimmingBackticks
    let number = code.intern(name)
    guard let base = member.base else {
      if bareModifiers.contains(it.id) {
        let view = addConstant(.unknown("view"), at: place)
        return add(.callMember, view, number, site(of: it), at: place)
      }
      return add(.implicitMember, number, site(of: it), at: place)
    }
    if base.is(SuperExprSyntax.self) {
      return add(.callSuper, number, site(of: it), context.type?.index ?? -1, at: place)
    }
    if let own = ownMemberCall(base, name, it, at: place) { return own }
    if let type = typeNamed(base, name) {
      use(type)
      let arguments = site(of: it)
      return add(.construct, type.index, arguments, specialization(types), at: place)
    }
    if case .system(let real)? = nestedAlias(base, name)?.reference {
      return add(.callSystem, code.intern(real), site(of: it), at: place)
    }
    let receiver = lower(base)
    if name == "map" || name == "flatMap", isOptional(receiver) {
      return add(.mapOptional, receiver, site(of: it), at: place)
    }
    if name == "toggle" { implyTarget(receiver, nil, isBool: true) }
    let arguments = site(of: it)
    settle(arguments, ofMethod: name, on: staticType(of: receiver))
    return add(.callMember, receiver, number, arguments, at: place)
  }

  private mutating func ownMemberCall(
    _ base: ExprSyntax,
    _ name: String,
    _ it: FunctionCallExprSyntax,
    at place: PlaceID
  ) -> Int32? {
    switch base.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "self": return name == "init" ? delegation(it, at: place) : ownCall(name, it, at: place)
    case "SwiftUI", "Foundation", "Swift":
      if FreeFunction.isKnown(name) {
        return add(.callUndeclared, code.intern(name), site(of: it), at: place)
      }
      return add(.callSystem, code.intern(name), site(of: it), at: place)
    default: return nil
    }
  }

  /// `self.init(…)` in an initializer of an enum: the value that it makes becomes `self`.
  private mutating func delegation(_ it: FunctionCallExprSyntax, at place: PlaceID) -> Int32? {
    guard let type = context.type, code[type].kind == .enumeration, !context.isStatic,
      scopes.last?.hasReceiver == true
    else { return nil }
    let made = add(.construct, type.index, site(of: it), -1, at: place)
    return add(.assign, add(.local, 0, at: place), made, at: place)
  }

  /// `Outer.Inner(…)` and `Name.init(…)`.
  private func typeNamed(_ base: ExprSyntax, _ name: String) -> TypeID? {
    guard let outer = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let owner = outer == "Self" ? context.type : typeID(named: outer)
    guard let owner, code[owner].kind != .system else { return nil }
    if name == "init" { return owner }
    if let type = code.typeIndex[qualified(name, in: owner)] { return type }
    if case .declared(let type)? = nestedAlias(base, name)?.reference { return type }
    return nil
  }
}
