/// The keyboards that have figures only.
///
/// - Source: Apple, UIKeyboardType: numberPad, decimalPad, phonePad, asciiCapableNumberPad.
enum KeyboardTypes {
  private static let ofFigures: Set<String> = [
    "numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad",
  ]

  /// Whether a value names one of them.
  static func takesFigures(_ value: Value?) -> Bool {
    value?.memberName.map(ofFigures.contains) ?? false
  }
}
