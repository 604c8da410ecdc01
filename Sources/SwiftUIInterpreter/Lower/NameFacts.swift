/// What the library knows of a name: looked up once when the name is lowered, never while it runs.
struct NameFacts: Sendable {
  /// The method or property of the standard library.
  var builtin: Builtin?
  /// The type whose values the library makes itself.
  var constructor: Evaluator.Constructor?
  /// The function of the standard library.
  var function: FreeFunction?
  /// The view of SwiftUI's.
  var view: ViewName?
  /// The modifier of SwiftUI's.
  var modifier: ModifierName?
  /// Whether it is a type of the system's whose objects are kept as they were made.
  var isSystemObject: Bool
  /// Whether a view or modifier of that name takes a plain `String`.
  var isPlain: Bool
  /// Whether an argument of that label takes a plain `String`.
  var isPlainLabel: Bool

  /// Whether a call of it stands for a view, and for no value that the library makes.
  var isShownAsView: Bool { constructor == nil && function == nil && !isSystemObject }

  init(_ name: String) {
    builtin = Builtin(rawValue: name)
    constructor = Evaluator.Constructor(rawValue: name)
    function = FreeFunction(rawValue: name)
    view = ViewName.named[name]
    modifier = ModifierName.named[name]
    isSystemObject = SystemObject.names.contains(name)
    isPlain = PlainText.isPlain(name)
    isPlainLabel = PlainText.labels.contains(name)
  }
}
