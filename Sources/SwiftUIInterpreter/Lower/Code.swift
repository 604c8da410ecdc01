/// The tables that lowered code lives in.
struct Code: Sendable {
  var nodes: [CodeNode] = []
  /// Lists of nodes, functions or slots, one after the other.
  var lists: [Int32] = []
  var constants: [Value] = []
  var names: [String] = []
  /// What the library knows of each name.
  var facts: [NameFacts] = []
  var nameIndex: [String: Int32] = [:]
  var sites: [CallSite] = []
  var arguments: [ArgumentNode] = []
  var segments: [Segment] = []
  var functions: [Function] = []
  var types: [TypeDeclaration] = []
  var typeIndex: [String: TypeID] = [:]
  /// Other names for types, by their qualified names.
  var aliases: [String: TypeAlias] = [:]
  var hints: [TypeHint] = []
  var globals: [Global] = []
  var globalFunctions: [Int32: [FunctionID]] = [:]
  var places: [Place] = []
  /// What writes through a declared subscript, by what reads through it.
  var subscriptSetters: [FunctionID: FunctionID] = [:]
  /// Whether classes of UIKit's are lowered beside the module.
  var usesUIKit = false
  /// The names that extensions add to types of the system.
  var extendedNames: Set<Int32> = []
  /// The initializers that extensions add to types of the system, by the names of the types.
  var addedInitializers: [String: [FunctionID]] = [:]
  /// The operators for which the source has functions of its own.
  var ownOperators: Set<Int32> = []

  /// A call's arguments, in the table of arguments.
  struct CallSite: Sendable {
    var start: Int32
    var count: Int32
  }

  /// An argument before it is evaluated.
  struct ArgumentNode: Sendable {
    /// The number of its label's name, or -1.
    var label: Int32
    var node: Int32
    var place: PlaceID
  }

  /// A piece of an interpolated string.
  struct Segment: Sendable {
    /// The constant of a literal piece, or -1.
    var text: Int32
    /// The call site of what is interpolated, with its arguments, or -1.
    var site: Int32
  }

  /// A variable outside all types.
  struct Global: Sendable {
    var name: String
    var initial: FunctionID?
    var getter: FunctionID?
    var setter: FunctionID?
    var type: TypeHint = .unknown
  }

  /// A place as file and offset in UTF-8.
  struct Place: Sendable {
    var file: Int32
    var offset: Int32
  }

  /// The number of a name, entered when it is new.
  mutating func intern(_ name: String) -> Int32 {
    if let known = nameIndex[name] { return known }
    let index = Int32(truncatingIfNeeded: names.count)
    names.append(name)
    facts.append(NameFacts(name))
    nameIndex[name] = index
    return index
  }

  func name(_ index: Int32) -> String {
    names.indices.contains(Int(index)) ? names[Int(index)] : ""
  }

  func list(_ start: Int32, _ count: Int32) -> ArraySlice<Int32> {
    lists[Int(start)..<Int(start) + Int(count)]
  }

  subscript(_ id: TypeID) -> TypeDeclaration { types[Int(id.index)] }
  subscript(_ id: FunctionID) -> Function {
    get { functions[Int(id.index)] }
    set { functions[Int(id.index)] = newValue }
  }
}
