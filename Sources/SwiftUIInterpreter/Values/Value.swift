/// What an expression of interpreted code yields.
///
/// An optional that holds something is what it holds. Nothing here refers to the host: mutable state
/// lives in the `Store` and is named by ids, so a copy of the store is a snapshot.
enum Value: Sendable {
  /// `()`.
  case void
  /// `nil`.
  case none
  case bool(Bool)
  case int(Int)
  /// A whole number of a type with a fixed width: `UInt8`.
  indirect case sized(SizedInteger)
  case double(Double)
  /// A `String`, `Substring` or `Character`.
  indirect case string(String)
  /// A literal handed to a SwiftUI view or modifier: numbers grouped, Markdown marks still in it.
  indirect case localized(String)
  case array([Value])
  indirect case dictionary(DictionaryValue)
  indirect case set(SetValue)
  indirect case range(RangeValue)
  indirect case tuple(TupleValue)
  /// A case of an enum; one written `.name` whose type is not known yet has no type.
  indirect case enumeration(EnumerationValue)
  /// A value of a struct declared in the source.
  indirect case structure(StructureValue)
  /// An instance of a class declared in the source, in the store.
  case object(ObjectID)
  indirect case closure(ClosureValue)
  indirect case binding(BindingValue)
  /// A type as a value: `Int.self`, `Color` before `.red`.
  indirect case type(TypeReference)
  case keyPath([String])
  /// A view of SwiftUI's own, or any view with modifiers.
  indirect case view(ViewValue)
  /// A value of a system type that only flows through: `Font.title`, `Color.red.opacity(0.5)`.
  indirect case system(SystemValue)
  /// What could not be known, by its name: shown as ⟨name⟩, false as a condition.
  indirect case unknown(String)
}

/// A dictionary that keeps the order of insertion, so that every run is alike.
struct DictionaryValue: Hashable, Sendable {
  var keys: [Value] = []
  var values: [Value: Value] = [:]
}

/// A set that keeps the order of insertion, so that every run is alike.
struct SetValue: Hashable, Sendable {
  var elements: [Value] = []
  var members: Set<Value> = []
}

/// `a...b`, `a..<b`, `a...`, `...b`, `..<b`; the bounds are int or double.
struct RangeValue: Hashable, Sendable {
  var lower: Value?
  var upper: Value?
  var includesUpper: Bool
}

/// A tuple with the labels of its elements.
struct TupleValue: Hashable, Sendable {
  var labels: [String?]
  var elements: [Value]
}

/// A case of an enum with its payload.
struct EnumerationValue: Sendable {
  /// Absent for `.name` whose type the context decides, or for an enum of the system.
  var type: TypeID?
  var name: String
  var payload: [Argument] = []
}

/// A value of a struct declared in the source.
struct StructureValue: Hashable, Sendable {
  var type: TypeID
  /// The stored properties, in order of declaration; wrapped ones hold what their wrapper holds:
  /// `@State` its initial value, `@Binding` a binding, `@StateObject` an object.
  var fields: [Value]
  /// Where a view stands in the view tree once its state is installed; 0 before.
  var identity: Identity = .none
}

/// A function or closure with what it captured, by value; captured variables are cells.
struct ClosureValue: Hashable, Sendable {
  /// The lowered function in the program.
  var function: FunctionID
  /// What it captured, in the order that lowering settled.
  var captures: [Value]
  /// `self` of a method or of a closure inside one.
  var receiver: Value?
  /// Whether it is handed to a `@ViewBuilder` parameter, so that calling it gives its views.
  var isBuilder = false
  /// The builder of the source's own that puts together what it lists.
  var builder: TypeID?
}

/// A type that is declared in the source, or one of the system's by its name.
enum TypeReference: Hashable, Sendable {
  case declared(TypeID)
  case system(String)
}

/// A value of a system type, kept as it was made.
struct SystemValue: Hashable, Sendable {
  /// The type, such as `Color`; for a chain the member after it stands in `members`.
  var type: String
  /// `.red`, `.opacity(0.5)`, or `init` with its arguments.
  var members: [Member]

  struct Member: Hashable, Sendable {
    var name: String
    var arguments: [Argument]
  }
}

extension Value {
  /// Whether nothing is known of it but a name.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// An argument of a call, with its place.
struct Argument: Hashable, Sendable {
  var label: String?
  var value: Value
  var place: PlaceID = .none
}

/// A type of the program, by its place in `Program`'s table.
struct TypeID: Hashable, Sendable { var index: Int32 }
/// A lowered function, by its place in `Program`'s table.
struct FunctionID: Hashable, Sendable { var index: Int32 }
/// A place in the source, by its place in `Program`'s table.
struct PlaceID: Hashable, Sendable {
  var index: Int32
  static let none = PlaceID(index: -1)
}
/// An instance of a class, by the order of its making.
struct ObjectID: Hashable, Sendable { var index: Int32 }
