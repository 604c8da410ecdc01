/// A type declared in the source, or what the source adds to one of the system's.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable {
    case structure, enumeration, object, interface
    /// A type of the system that the source extends.
    case system
  }

  var name: String
  var kind: Kind
  /// The names of its protocols and of its superclass, as written.
  var inherited: [String] = []
  /// The names of all types that its values are of, by what it inherits and what that inherits.
  var conformances: Set<String> = []
  var superclass: TypeID?
  var outer: TypeID?
  /// Stored properties, those of the superclass first.
  var stored: [StoredProperty] = []
  /// What a value has: by the number of the name.
  var members: [Int32: Member] = [:]
  /// The methods whose names properties have, too: `title` and `title(for:)`.
  var overloads: [Int32: [FunctionID]] = [:]
  /// What the type itself has.
  var statics: [Int32: StaticMember] = [:]
  /// The static methods whose names static properties have, too.
  var staticOverloads: [Int32: [FunctionID]] = [:]
  var initializers: [FunctionID] = []
  /// What the memberwise initializer takes; the slot is the index of the property.
  var memberwise: [Parameter] = []
  var cases: [EnumCase] = []
  /// The cases by the number of their name.
  var caseIndex: [Int32: Int] = [:]
  /// Whether it conforms to `View`.
  var isView = false
  /// Whether it conforms to `Shape`: a view without a body.
  var isShape = false
  /// Whether it conforms to `App`: what it shows are scenes.
  var isApp = false
  /// Whether it is a result builder: `@resultBuilder`.
  var isResultBuilder = false
  /// Whether its values have state of their own where they are properties of a view.
  var isDynamicProperty = false
  /// Whether some property is of such a type.
  var hasDynamicProperties = false
  /// The names of its generic parameters.
  var generics: [String] = []
  /// The properties that tell what its generic parameters stand for.
  var genericSources: [String: GenericSource] = [:]
  /// The builders of what a protocol asks for, by the number of the name.
  var builders: [Int32: TypeID] = [:]
  var place: PlaceID = .none
}

extension TypeDeclaration {
  /// The methods of a name, whether or not a property has it, too.
  func methods(_ name: Int32) -> [FunctionID] {
    if case .methods(let methods)? = members[name] { return methods }
    return overloads[name] ?? []
  }

  /// Enters a property; methods of its name stay beside it.
  mutating func enter(_ property: Member, _ name: Int32) {
    if case .methods(let methods)? = members[name] { overloads[name, default: []] += methods }
    members[name] = property
  }

  /// Enters a method beside others of its name.
  mutating func enter(_ method: FunctionID, _ name: Int32) {
    switch members[name] {
    case nil: members[name] = .methods([method])
    case .methods(let known): members[name] = .methods(known + [method])
    case .stored, .computed: overloads[name, default: []].append(method)
    }
  }

  /// The static methods of a name, whether or not a property or a case has it, too.
  func staticMethods(_ name: Int32) -> [FunctionID] {
    if case .methods(let methods)? = statics[name] { return methods }
    return staticOverloads[name] ?? []
  }

  /// Whether something else than a static method has a name: only what fits a method calls it then.
  func sharesStatic(_ name: Int32) -> Bool {
    staticOverloads[name] != nil || caseIndex[name] != nil
  }

  /// Enters a static property; static methods of its name stay beside it.
  mutating func enter(static property: StaticMember, _ name: Int32) {
    if case .methods(let methods)? = statics[name] {
      staticOverloads[name, default: []] += methods
    }
    statics[name] = property
  }

  /// Enters a static method beside others of its name.
  mutating func enter(static method: FunctionID, _ name: Int32) {
    switch statics[name] {
    case nil: statics[name] = .methods([method])
    case .methods(let known): statics[name] = .methods(known + [method])
    case .stored, .computed, .type: staticOverloads[name, default: []].append(method)
    }
  }

  /// Takes what another type itself has under a name; its own comes first.
  mutating func inherit(static name: Int32, from source: TypeDeclaration) {
    let methods = staticMethods(name)
    let more = methods + source.staticMethods(name).filter { !methods.contains($0) }
    switch (statics[name], source.statics[name]) {
    case (.stored, _), (.computed, _), (.type, _): break
    case (_, let property?) where !property.isMethods: statics[name] = property
    default: statics[name] = .methods(more)
    }
    if statics[name]?.isMethods == false, !more.isEmpty { staticOverloads[name] = more }
  }

  /// Takes what another type has under a name; its own comes first.
  mutating func inherit(_ name: Int32, from source: TypeDeclaration) {
    let methods = methods(name)
    let more = methods + source.methods(name).filter { !methods.contains($0) }
    switch (members[name], source.members[name]) {
    case (.stored, _), (.computed, _): break
    case (_, let property?) where !property.isMethods: members[name] = property
    default: members[name] = .methods(more)
    }
    if members[name]?.isMethods == false, !more.isEmpty { overloads[name] = more }
  }
}

/// What a value of a type has under a name.
enum Member: Sendable {
  case stored(Int)
  case computed(getter: FunctionID, setter: FunctionID?)
  case methods([FunctionID])

  /// Whether it is methods and no property.
  var isMethods: Bool { if case .methods = self { true } else { false } }
}

/// What a type has under a name.
enum StaticMember: Sendable {
  /// The key in the store, and what gives the first value.
  case stored(key: String, initial: FunctionID?)
  case computed(getter: FunctionID, setter: FunctionID?)
  case methods([FunctionID])
  case type(TypeID)

  /// Whether it is methods and nothing else.
  var isMethods: Bool { if case .methods = self { true } else { false } }
}

/// A case of a declared enum.
struct EnumCase: Sendable {
  var name: String
  var labels: [String?]
  var types: [TypeHint]
  var rawValue: Value?
}

/// A stored property.
struct StoredProperty: Sendable {
  var name: String
  var wrapper: Wrapper = .plain
  /// The wrapper as written, without arguments: `State`.
  var wrapperName: String?
  /// The key of `@Environment`, or the name of the type it asks for.
  var key: String?
  var type: TypeHint = .unknown
  /// Its value where that is a literal.
  var constant: Value?
  /// What gives its first value.
  var initial: FunctionID?
  var isConstant = false
  var isBuilder = false
  /// The builder of the source's own by which a closure handed to it is built.
  var builder: TypeID?
  var isLazy = false
  /// Whether nothing declares it: a binding or an assignment implies it.
  var isImplied = false
  var willSet: FunctionID?
  var didSet: FunctionID?
  var place: PlaceID = .none
}

/// What stands between a stored property and those who use it.
enum Wrapper: UInt8, Sendable {
  /// Nothing that matters here.
  case plain
  /// A cell of the store: `@State`, `@AppStorage`, `@GestureState`.
  case state
  /// A cell of the store that holds where the focus is.
  case focus
  /// A cell of the store that holds an object made on first sight.
  case stateObject
  /// A binding.
  case binding
  /// An object whose properties can be bound: `@ObservedObject`, `@Bindable`.
  case observed
  /// `@Environment`, `@EnvironmentObject`.
  case environment
  /// The models that are kept: `@Query`, `@FetchRequest`.
  case query

  /// Whether the value lives in a cell.
  var isCell: Bool { self == .state || self == .focus || self == .stateObject }
}

/// A lowered function, closure, accessor or initial value.
struct Function: Sendable {
  var name: String
  var parameters: [Parameter] = []
  var slotCount: Int = 0
  /// The block or expression; -1 where there is none, as in a protocol.
  var body: Int32 = -1
  /// The slots that take what a closure captured.
  var captureSlots: [Int32] = []
  /// Whether slot 0 holds `self`.
  var hasReceiver = false
  var isMutating = false
  /// Whether its views are collected: `@ViewBuilder`.
  var isBuilder = false
  /// The builder of the source's own that puts together what it lists.
  var builder: TypeID?
  /// Whether the value of its only statement is what it returns.
  var returnsLast = false
  var isInitializer = false
  var isFailable = false
  /// Whether it gives the first value of a property wrapper.
  var isThunk = false
  var result: TypeHint = .unknown
  var owner: TypeID?
  var place: PlaceID = .none

  /// Whether it was declared with a name: it is no closure.
  var isNamed: Bool { name != "closure" }

  /// Whether it gives a view.
  var isViewGetter: Bool { result == .system("View") }
}

/// A parameter of a function.
struct Parameter: Sendable {
  var label: String?
  var name: String
  var slot: Int32
  var type: TypeHint = .unknown
  /// The default value in the frame of the function; -1 where there is none.
  var initial: Int32 = -1
  /// Whether it can be left out though `initial` says nothing, as in a memberwise initializer.
  var isOptional = false
  var isBoxed = false
  var isBuilder = false
  /// The builder of the source's own by which a closure handed to it is built.
  var builder: TypeID?
  var isVariadic = false
  var isInout = false
}

/// As much of a written type as matters at run time.
indirect enum TypeHint: Hashable, Sendable {
  case unknown
  case int, double, string, bool
  /// A whole number of a fixed width.
  case sized(SizedInteger.Kind)
  case array(TypeHint)
  case dictionary(TypeHint, TypeHint)
  case set(TypeHint)
  case optional(TypeHint)
  case tuple([TypeHint], labels: [String?])
  case range(TypeHint)
  /// What a function takes and what it gives.
  case function([TypeHint], TypeHint)
  case binding(TypeHint)
  case declared(TypeID)
  case system(String)

  /// Whether a value may have to change to be of this type.
  var changesValues: Bool {
    switch self {
    case .double, .sized, .set, .declared, .dictionary, .binding: true
    case .system(let name): name == "LocalizedStringKey" || name == "LocalizedStringResource"
    case .array(let element), .optional(let element), .range(let element): element.changesValues
    case .tuple(let elements, let labels):
      labels.contains { $0 != nil } || elements.contains { $0.changesValues }
    default: false
    }
  }

  /// Whether its values are numbers, texts or truths, which are never written as `.name` in a set.
  var isPlain: Bool {
    switch self {
    case .int, .double, .string, .bool, .sized: true
    default: false
    }
  }

  /// Whether it is a type of the source, or an optional of one: a literal may make a value of it.
  var isDeclared: Bool {
    switch self {
    case .declared: true
    case .optional(let inner): inner.isDeclared
    default: false
    }
  }

  /// Whether a value may be missing.
  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// Whether a closure can be handed to it.
  var isFunction: Bool {
    switch self {
    case .function, .unknown: true
    case .optional(let inner): inner.isFunction
    default: false
    }
  }
}
