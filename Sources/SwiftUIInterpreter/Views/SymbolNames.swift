import AccessibilityTree

/// What VoiceOver calls system symbols that have no label.
///
/// - Source: names heard by testers and read off reference pictures of CVS Health's SwiftUI
///   accessibility techniques and cashapp/AccessibilitySnapshot, matched exactly; that any other is
///   said by the words of its identifier is claimed by CVS Health, Images, and unreliable.
enum SymbolNames {
  static let observed: [String: String] = [
    "star": "Favorite", "star.fill": "Favorite", "exclamationmark.circle": "Error",
    "globe": "Globe", "tray": "Inbox", "plus": "Add", "arrow.clockwise": "Refresh",
    "chevron.left": "Back", "chevron.backward": "Back", "trash": "Remove",
  ]

  /// The name of a symbol and where it comes from.
  static func name(of symbol: String) -> (name: String, origin: NameOrigin) {
    if let name = observed[symbol] { return (name, .knownSymbol) }
    return (String(symbol.map { $0 == "." ? " " : $0 }), .symbolIdentifier)
  }
}
