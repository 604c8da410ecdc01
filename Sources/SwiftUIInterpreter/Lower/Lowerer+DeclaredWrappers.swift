internal import SwiftSyntax

// Property wrappers that the source declares: `@Clamped(0...10) var level = 3` is a stored property
// `_level` of the wrapper's type, with `level` and `$level` computed from it.
//
// Source: The Swift Programming Language, "Property Wrappers".

extension Lowerer {
  /// A wrapper of the source's own among attributes, with the arguments it is given.
  func declaredWrapper(
    _ attributes: AttributeListSyntax
  ) -> (type: TypeID, arguments: LabeledExprListSyntax?)? {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      guard Self.wrappers[name] == nil, !name.hasSuffix("Builder"), let type = typeID(named: name),
        code[type].kind == .structure || code[type].kind == .object, !code[type].isResultBuilder
      else { continue }
      if case .argumentList(let list) = attribute.arguments { return (type, list) }
      return (type, nil)
    }
    return nil
  }

  /// Enters a property with such a wrapper.
  mutating func collectWrapped(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ wrapper: (type: TypeID, arguments: LabeledExprListSyntax?)
  ) {
    guard let owner = context.type else { return }
    let place = place(of: binding)
    var property = StoredProperty(name: "_" + name, type: .declared(wrapper.type))
    property.place = place
    property.initial = wrapperMaker(wrapper, binding.initializer?.value, at: place)
    let index = Int(owner.index)
    let stored = code.intern(property.name)
    code.types[index].members[stored] = .stored(code.types[index].stored.count)
    code.types[index].stored.append(property)
    for (member, part) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      let getter = wrapperGetter(member, stored, part, at: place)
      let setter = part == "wrappedValue" ? wrapperSetter(member, stored, at: place) : nil
      code.types[index].members[code.intern(member)] = .computed(getter: getter, setter: setter)
    }
  }

  private mutating func wrapperMaker(
    _ wrapper: (type: TypeID, arguments: LabeledExprListSyntax?),
    _ value: ExprSyntax?,
    at place: PlaceID
  ) -> FunctionID {
    var function = Function(name: "initial value", hasReceiver: true)
    function.isThunk = true
    function.owner = context.type
    function.place = place
    let id = addFunction(function)
    var context = context
    context.isStatic = true
    pending.append(
      Pending(
        function: id,
        context: context,
        body: .wrapper(wrapper.type, wrapper.arguments, value)
      )
    )
    return id
  }

  /// Makes a wrapper: the first value, then what its attribute gives.
  mutating func lowerWrapper(
    _ type: TypeID,
    _ arguments: LabeledExprListSyntax?,
    _ value: ExprSyntax?
  ) -> Int32 {
    let place = code[type].place
    let site = wrapperSite(value, arguments)
    return add(.expression, add(.construct, type.index, site, at: place), at: place)
  }

  /// `_name.wrappedValue` of `self`.
  private mutating func wrapperPart(_ stored: Int32, _ part: String, at place: PlaceID) -> Int32 {
    let wrapper = add(.member, add(.local, 0, at: place), stored, at: place)
    return add(.member, wrapper, code.intern(part), at: place)
  }

  private mutating func wrapperGetter(
    _ name: String,
    _ stored: Int32,
    _ part: String,
    at place: PlaceID
  ) -> FunctionID {
    var function = Function(name: name, hasReceiver: true)
    function.owner = context.type
    function.place = place
    function.slotCount = 1
    function.returnsLast = true
    function.body = add(.expression, wrapperPart(stored, part, at: place), at: place)
    return addFunction(function)
  }

  private mutating func wrapperSetter(
    _ name: String,
    _ stored: Int32,
    at place: PlaceID
  ) -> FunctionID {
    var function = Function(name: name, hasReceiver: true)
    function.isMutating = true
    function.owner = context.type
    function.place = place
    function.slotCount = 2
    function.parameters = [Parameter(name: "newValue", slot: 1)]
    let target = wrapperPart(stored, "wrappedValue", at: place)
    let assignment = add(.assign, target, add(.local, 1, at: place), at: place)
    function.body = add(.expression, assignment, at: place)
    return addFunction(function)
  }
}
