/// An entry of the Edit rotor.
///
/// - Source: Appt, AppleVis and AFB: Select, Select All, Cut, Copy, Paste.
enum EditEntry: String, Hashable, Sendable, CaseIterable {
  /// Selects the word at the insertion point.
  case select = "Select"
  /// Selects the whole text.
  case selectAll = "Select All"
  /// Takes the selection onto the pasteboard.
  case cut = "Cut"
  /// Copies the selection onto the pasteboard.
  case copy = "Copy"
  /// Puts in what is on the pasteboard.
  case paste = "Paste"
}
