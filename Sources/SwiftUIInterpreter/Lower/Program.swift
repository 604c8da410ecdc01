public import AccessibilityTree

/// A module of SwiftUI source, parsed and lowered once; it never changes.
public struct Program: Sendable {
  /// The files, in the order in which they were given.
  public let files: [SourceFile]
  /// What parsing and lowering found, in source order.
  public let diagnostics: [Diagnostic]

  /// Parses and lowers files as one module.
  public init(files: [SourceFile]) {
    self.files = files
    diagnostics = []
  }

  /// The names of the declared types that conform to `View`, in source order.
  public var viewNames: [String] { [] }

  /// The view shown without a choice: the one of a preview, else the first that no other view uses.
  public var defaultView: String? { nil }

  /// The place with that id; absent for none.
  func place(_ id: PlaceID) -> SourcePlace? { nil }
}
