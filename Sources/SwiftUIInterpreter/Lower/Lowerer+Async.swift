internal import SwiftParser
internal import SwiftSyntax

// `for await` and `async let`.
//
// Source: The Swift Programming Language, "Asynchronous Sequences" and "Calling Asynchronous Functions
// in Parallel".

extension Lowerer {
  /// Streams and groups of tasks, parsed once for all modules.
  static let parsedStreams = Parser.parse(source: StreamPrelude.source)

  /// `for await x in s` as `while let x = await s.next()`; absent where the module has no streams.
  mutating func lowerForAwait(_ it: ForStmtSyntax) -> Int32? {
    guard it.awaitKeyword != nil, usesStreams,
      let functions = code.globalFunctions[code.intern(StreamPrelude.elements)]
    else { return nil }
    let place = place(of: it)
    let sequence = lower(it.sequence)
    return withBlock { lowerer in
      let slot = lowerer.scopes[lowerer.scopes.count - 1].newSlot()
      let candidates = lowerer.list(functions.map(\.index))
      let site = lowerer.callSite([sequence])
      let made = lowerer.add(
        .callFunction,
        candidates.start,
        candidates.count,
        site,
        at: place
      )
      let pattern = lowerer.add(.bindPattern, slot, 0, -1, at: place)
      let declared = lowerer.add(.declare, pattern, made, at: place)
      let loop = lowerer.lowerRounds(it, over: slot, at: place)
      let items = lowerer.list([declared, loop])
      return lowerer.add(.block, items.start, items.count, at: place)
    }
  }

  private mutating func lowerRounds(
    _ it: ForStmtSyntax,
    over slot: Int32,
    at place: PlaceID
  ) -> Int32 {
    withBlock { lowerer in
      let elements = lowerer.add(.local, slot, at: place)
      let none = lowerer.callSite([])
      let next = lowerer.add(.callMember, elements, lowerer.code.intern("next"), none, at: place)
      let awaited = lowerer.add(.awaited, next, 0, at: place)
      let binds = it.caseKeyword == nil
      let element = lowerer.lower(it.pattern, binding: binds, isVariable: false, type: .unknown)
      let condition = lowerer.add(.optionalBinding, element, awaited, at: place)
      let wanted = it.whereClause.map { lowerer.lower($0.condition) }
      var body = lowerer.lowerBlock(it.body.statements)
      if let wanted { body = lowerer.add(.ifElse, wanted, body, -1, at: place) }
      return lowerer.add(.whileLoop, condition, body, at: place)
    }
  }

  /// `async let name = value`: a task that begins at once, whose value reading the name awaits.
  mutating func lowerAsyncLet(_ value: ExprSyntax, as type: TypeHint, at place: PlaceID) -> Int32 {
    var function = Function(name: "async let")
    function.hasReceiver = scopes.last?.hasReceiver ?? false
    function.returnsLast = true
    function.place = place
    var scope = FunctionScope(hasReceiver: function.hasReceiver)
    scope.isClosure = true
    scopes.append(scope)
    let awaited = add(.awaited, lower(value, as: type), 0, at: place)
    let items = list([add(.expression, awaited, at: place)])
    function.body = add(.block, items.start, items.count, at: place)
    let finished = scopes.removeLast()
    let closure = finish(&function, finished, at: place)
    return add(.callSystem, code.intern("Task"), callSite([closure]), at: place)
  }
}
