public import AccessibilityTree

extension Element {
  /// The traits whose elements are more than text, so that an identifier is no name for them.
  private static let namedTraits: Traits = [
    .button, .image, .toggle, .adjustable, .popUpButton, .textEntry, .searchField,
  ]

  /// Tells whether people hear a name: a label, or what stands in for one.
  ///
  /// A placeholder, a hint said in place of a label and the page of the system's page indicator
  /// stand in for one. The name of a file or a symbol does not, nor does an identifier.
  ///
  /// - Source: assumed, the definition of an unnamed stop in the cost model.
  func isNamed(promotesHint: Bool) -> Bool {
    guard let text = writtenLabel, !text.isBlank else {
      return promotesHint || showsPlaceholder || isPageIndicator
        || spokenLabel == nil && traits.contains(.backButton)
    }
    return !hasUnreliableName
  }

  /// Whether the name was made from an identifier of a picture or a symbol.
  var hasUnreliableName: Bool {
    switch nameOrigin {
    case .symbolIdentifier, .assetName: true
    case .knownSymbol, .personal: false
    case .written: !traits.isDisjoint(with: Self.namedTraits) && isIdentifier(writtenLabel)
    }
  }

  /// Whether it is the system's page indicator, which says "page 2 of 3".
  ///
  /// - Source: cashapp/AccessibilitySnapshot, testPageControl.
  private var isPageIndicator: Bool {
    writtenValue != nil && systemPart == .pageIndicator
  }

  /// Tells whether a text is one word with a period or an underscore between letters.
  private func isIdentifier(_ text: String?) -> Bool {
    let marks = [UInt8(ascii: "."), UInt8(ascii: "_")]
    guard let text, text.utf8.contains(where: marks.contains),
      !text.contains(where: \.isWhitespace)
    else { return false }
    var before: Character?
    var isAfterMark = false
    for character in text {
      if isAfterMark, character.isLetter { return true }
      isAfterMark = (character == "." || character == "_") && before?.isLetter == true
      before = character
    }
    return false
  }

  /// Whether it takes a default, adjust, edit or custom action or a tap gesture, and is not dimmed.
  ///
  /// - Source: assumed, the definition of an operable stop in the cost model.
  public var isOperable: Bool {
    guard !traits.has(.notEnabled) else { return false }
    return capabilities.rawValue & Self.operating.rawValue != 0 || !customActions.isEmpty
  }

  /// The capabilities that make an element operable.
  private static let operating: Capabilities = [
    .activate, .increment, .decrement, .edit, .tapGesture,
  ]
}

extension String {
  /// Whether there is nothing in it but blanks.
  fileprivate var isBlank: Bool {
    if let first = utf8.first, first > UInt8(ascii: " "), first < 0x7F { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension Traits {
  /// Tells whether a trait, or one of several, is there.
  func has(_ traits: Traits) -> Bool { rawValue & traits.rawValue != 0 }
}
