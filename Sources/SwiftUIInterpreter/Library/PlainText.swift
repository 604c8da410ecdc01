/// Where a literal is a plain `String` rather than a text that is localized.
///
/// - Source: Apple, the declarations of the initializers and modifiers of SwiftUI.
enum PlainText {
  /// The labels of arguments that take a `String`.
  static let labels: Set<String> = [
    "verbatim", "systemName", "systemImage", "named", "image", "imageName", "id", "tableName",
    "identifier", "specifier", "decorative", "icon", "format", "url", "string",
  ]

  private static let names: Set<String> = [
    "Image", "Color", "UIImage", "UIColor", "URL", "Notification", "NSNotification", "Logger",
    "DispatchQueue", "UserDefaults", "AppStorage", "NSPredicate", "SortDescriptor", "String",
    "Int", "Double", "Date", "UUID", "Data", "Bundle", "NSLocalizedString", "Character", "Array",
    "tag", "id", "accessibilityIdentifier", "matchedGeometryEffect", "userActivity", "environment",
    "preferredColorScheme", "custom", "keyboardShortcut", "onContinueUserActivity",
    "previewDisplayName", "previewDevice", "coordinateSpace", "symbolEffect", "transformEffect",
  ]

  /// Whether a view or modifier of that name takes a `String`.
  static func isPlain(_ name: String) -> Bool { names.contains(name) }
}
