internal import SwiftSyntax

/// Turns syntax into code.
///
/// First all declarations are collected, so that names mean the same wherever they stand; then the
/// bodies are lowered.
struct Lowerer {
  var code = Code()
  var findings: [Finding] = []
  var previews: [Program.Preview] = []
  /// The first app, with the view that it shows.
  var app: Program.App?
  var pending: [Pending] = []
  /// The functions being lowered, the innermost last.
  var scopes: [FunctionScope] = []
  var context = Context()
  /// Whether the variable being declared has a property wrapper, so that `$name` binds it.
  var isWrapped = false
  /// Whether the chain being lowered has a `?` in it.
  var hasChainPoint = false
  /// Other names for those that an expression uses.
  var renames: [String: String] = [:]
  /// The views that no struct declares, in source order.
  var fragments: [String] = []
  /// The class of members that override, with the file in which they stand.
  var overriding: (file: Int32, type: TypeID)?
  /// Whether lines outside all functions make views of UIKit's.
  var hasUIKitLines = false
  /// The views that are only extended.
  var extendedViews: [TypeID] = []
  /// The previews that show no declared view, with where they stand.
  var barePreviews: [(Context, CodeBlockItemListSyntax)] = []
  /// The nodes of names that nothing declares so far.
  var undeclaredNodes: [UndeclaredName: [Int32]] = [:]
  /// The members of names that nothing declares, by their nodes: `model.name`.
  var undeclaredMembers: [Int32: String] = [:]
  /// The operators that the source declares, with how tightly they bind.
  var operators: [String: Precedence] = [:]
  /// The precedence groups that the source declares.
  var precedenceGroups: [String: Precedence] = [:]
  /// Other names for types that are not resolved yet, and their order.
  var writtenAliases: [String: WrittenAlias] = [:]
  var aliasOrder: [String] = []
  /// The generic parameters of the alias being resolved.
  var aliasParameters: [String] = []
  /// Types that are declared a second time.
  var duplicates: Set<SyntaxIdentifier> = []
  /// The calls of modifiers with which fragments begin: what they are written on was not pasted.
  var bareModifiers: Set<SyntaxIdentifier> = []
  /// The paths of the files, in their order.
  var paths: [String] = []
  /// What tells the lines of files, by their numbers, made when it is first asked for.
  var converters: [Int32: SourceLocationConverter] = [:]
  /// The function being lowered, as `#function` has it.
  var functionName = ""
  /// Whether the source uses streams or groups of tasks.
  var usesStreams = false
  /// How deeply the syntax at hand is nested.
  var depth = 0
  /// Whether there is a quotient of literals that is no whole number.
  var hasFractions = false
  /// The types of collections that are made empty by their type: `[Double]()`.
  var emptyCollections: [Int32: TypeHint] = [:]
  /// The views that other views use.
  var usedTypes: Set<TypeID> = []
  /// The types that have what they inherit.
  var settled: Set<Int> = []
  /// The names used in closures of the function being lowered, found when they are first asked for.
  var sharing = Sharing.known([])

  enum Sharing {
    case waiting(Syntax)
    case known(Set<String>)
  }

  /// Nesting beyond which source is not lowered, so that no source can use up the stack.
  static let maximumDepth = 300

  /// Something to tell the author.
  struct Finding {
    var message: String
    var name: String?
    var place: PlaceID
    /// Whether it is no fault of the source's.
    var isNote = false
  }

  /// Where code stands.
  struct Context {
    var file: Int32 = 0
    var type: TypeID?
    /// Whether `self` is the type itself.
    var isStatic = false
  }

  /// A body that waits until all declarations are known.
  struct Pending {
    var function: FunctionID
    var context: Context
    var body: Body
    var parameters: FunctionParameterListSyntax?
    /// Names of parameters that are given without syntax: `newValue`.
    var implicit: [String] = []

    enum Body {
      case statements(CodeBlockItemListSyntax)
      case expression(ExprSyntax)
      /// The declarations before the view of a preview, and that view.
      case preview(CodeBlockItemListSyntax, ExprSyntax)
      /// The body of a view that no struct declares.
      case fragment(CodeBlockItemListSyntax, keepsDeclarations: Bool)
      /// A preview that gives a view or a controller of UIKit's.
      case host(CodeBlockItemListSyntax)
      /// Lines that make views of UIKit's, with the number of the file for what is added to them.
      case lines(CodeBlockItemListSyntax, made: Int32)
      /// The first value of a property with a wrapper of the source's own.
      case wrapper(TypeID, LabeledExprListSyntax?, ExprSyntax?)
      /// The query that a property shows the result of.
      case query(LabeledExprListSyntax?)
      case none
    }
  }

  /// Lowers files as one module.
  mutating func lower(_ files: [SourceFileSyntax]) {
    for (index, file) in files.enumerated() {
      context = Context(file: Int32(index))
      collectTypes(in: file.statements)
      collectOperators(in: file.statements)
    }
    for (index, file) in files.enumerated() {
      context = Context(file: Int32(index))
      collectOverrides(in: file.statements)
    }
    hasUIKitLines = files.contains { !Self.viewVariables(in: $0.statements).isEmpty }
    let own = files
    code.usesUIKit = uiKit != nil
    let preludes = [uiKit, usesStreams ? Self.parsedStreams : nil].compactMap { $0 }
    /// What is made up for parts of code stands in no file.
    let made = Int32(own.count + preludes.count)
    let files = files + preludes
    for (index, prelude) in preludes.enumerated() {
      context = Context(file: Int32(own.count + index))
      collectTypes(in: prelude.statements)
    }
    resolveAliases()
    for (index, file) in own.enumerated() {
      context = Context(file: Int32(index))
      collectExtendedViews(in: file.statements)
    }
    for (index, file) in files.enumerated() {
      context = Context(file: Int32(index))
      if let (number, type) = overriding, number == context.file {
        collectOverriding(file.statements, in: type, made: made)
      } else if isFragment(file.statements) {
        collectFragment(file.statements)
      } else {
        collectMembers(in: file.statements)
      }
    }
    finishExtendedViews()
    collectPreviewFragment()
    if shownClass == nil {
      if code.usesUIKit { collectUIKitLines(own, made: made) }
      collectSample(in: own, made: made)
    }
    settleTypes()
    lowerPending()
    if code.usesUIKit { collectUIKitFragment(ownFiles: own.count) }
  }

  /// Lowers every body that waits, and those that come up meanwhile.
  mutating func lowerPending() {
    while !pending.isEmpty {
      let batch = pending
      pending = []
      for item in batch { lowerBody(item) }
    }
    settleCalls()
    markLazyMembers()
  }

  /// The first view that no other view uses; the first view where each is used.
  var firstUnusedView: String? {
    let views = code.types.indices.filter {
      code.types[$0].isShownView
    }
    let unused = views.first { !usedTypes.contains(TypeID(index: Int32($0))) }
    return (unused ?? views.first).map { code.types[$0].name }
  }

  // MARK: Entering code

  mutating func place(of syntax: some SyntaxProtocol) -> PlaceID {
    let offset = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    code.places.append(
      Code.Place(file: context.file, offset: Int32(truncatingIfNeeded: offset))
    )
    return PlaceID(index: Int32(truncatingIfNeeded: code.places.count - 1))
  }

  mutating func add(
    _ operation: Operation,
    _ first: Int32 = -1,
    _ second: Int32 = -1,
    _ third: Int32 = -1,
    at place: PlaceID
  ) -> Int32 {
    code.nodes.append(
      CodeNode(operation: operation, first: first, second: second, third: third, place: place)
    )
    return Int32(truncatingIfNeeded: code.nodes.count - 1)
  }

  mutating func addConstant(_ value: Value, at place: PlaceID) -> Int32 {
    add(.constant, constant(value), at: place)
  }

  mutating func constant(_ value: Value) -> Int32 {
    code.constants.append(value)
    return Int32(truncatingIfNeeded: code.constants.count - 1)
  }

  mutating func list(_ items: [Int32]) -> (start: Int32, count: Int32) {
    let start = Int32(truncatingIfNeeded: code.lists.count)
    code.lists += items
    return (start, Int32(truncatingIfNeeded: items.count))
  }

  mutating func hint(_ type: TypeHint) -> Int32 {
    code.hints.append(type)
    return Int32(truncatingIfNeeded: code.hints.count - 1)
  }

  mutating func addFunction(_ function: Function) -> FunctionID {
    code.functions.append(function)
    return FunctionID(index: Int32(truncatingIfNeeded: code.functions.count - 1))
  }

  /// Reports what cannot be lowered, and gives an unknown value in its place.
  mutating func unsupported(_ what: String, _ syntax: some SyntaxProtocol) -> Int32 {
    let place = place(of: syntax)
    findings.append(Finding(message: "\(what) is not supported", name: what, place: place))
    return addConstant(.unknown(what), at: place)
  }

  /// Lowers something nested, unless it is nested too deeply.
  mutating func nested(
    _ syntax: some SyntaxProtocol,
    _ lower: (inout Lowerer) -> Int32
  ) -> Int32 {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      let place = place(of: syntax)
      if findings.last?.message != Self.tooDeep {
        findings.append(Finding(message: Self.tooDeep, name: nil, place: place))
      }
      return addConstant(.unknown("…"), at: place)
    }
    return lower(&self)
  }

  static let tooDeep = "the source is nested too deeply here"
}
