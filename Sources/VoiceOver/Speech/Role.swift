import AccessibilityTree

/// A word for what an element is or how it stands, in the order in which such words are spoken.
///
/// - Source: cashapp/AccessibilitySnapshot, parser rules for the order; testButtonTraits for the
///   part from dimmed to search field.
enum Role: CaseIterable {
  /// Takes no action; before every role. Source: AccessibilitySnapshot, testButtonTraits.
  case dimmed
  /// Silent beside a more telling role. Source: Apple, UIButton, "Make buttons accessible".
  case button
  /// Follows Button. Source: MagentaA11y, recording of a drop-down list.
  case popUpButton
  /// A row's handle. Source: MagentaA11y, recording of reordering rows.
  case draggable
  /// Source: AccessibilitySnapshot, testNavBarBackButtonTraitsWithTitles.
  case backButton
  /// Needs the button trait as well. Source: AccessibilitySnapshot, testSwitchControls.
  case switchButton
  /// On, off, mixed or a text of its own. Source: AccessibilitySnapshot, testSwitchControls.
  case toggleState
  /// Source: AccessibilitySnapshot, testTabBars.
  case tab
  /// Source: AccessibilitySnapshot, testUIKitTextField, testUIKitTextView.
  case textField
  /// Takes the place of the text field. Source: AccessibilitySnapshot, testSwiftUITextEntry.
  case secureTextField
  /// Source: AccessibilitySnapshot, testUIKitTextField; MagentaA11y, recording of a text input.
  case isEditing
  /// With its level where one is set. Source: AccessibilitySnapshot, testButtonTraits.
  case heading
  /// Source: AccessibilitySnapshot, testButtonTraits.
  case link
  /// Source: Apple, UIDatePicker, "Support accessibility".
  case pickerItem
  /// Source: Apple, UISlider, "Make sliders accessible".
  case adjustable
  /// Source: AccessibilitySnapshot, testButtonTraits.
  case image
  /// Source: AccessibilitySnapshot, testButtonTraits; MagentaA11y, recording of a search.
  case searchField
  /// Collapsed or expanded, after every role. Source: CVS Health, Accordions.
  case disclosure
}

extension Role {
  /// All roles, kept so that they need not be listed anew for each element.
  private static let inOrder: [Role] = allCases

  /// The traits that silence Button, being more telling.
  private static let aboveButton: Traits = [.keyboardKey, .toggle, .tabBarItem, .backButton]

  /// The traits of a field for text.
  static let fields: Traits = [.textEntry, .secureTextField, .textArea]

  /// Tells whether the word is spoken of an element.
  func applies(to element: Element) -> Bool {
    let traits = element.traits
    switch self {
    case .dimmed: return traits.has(.notEnabled)
    case .button:
      return traits.has(.button) && !traits.has(Self.aboveButton)
        && !element.isTab
    case .popUpButton: return traits.has(.popUpButton)
    case .draggable: return traits.has(.draggable)
    case .backButton: return traits.has(.backButton)
    case .switchButton: return traits.has(.button) && traits.has(.toggle)
    case .toggleState: return traits.has(.toggle) && element.spokenToggleState != nil
    case .tab: return element.isTab
    case .textField:
      return traits.has(Self.fields)
        && !traits.has(.secureTextField) && !traits.has(.searchField)
    case .secureTextField:
      return traits.has(.secureTextField) && !traits.has(.searchField)
    case .isEditing: return traits.has(.isEditing) && traits.has(Self.fields)
    case .heading: return traits.has(.header)
    case .link: return traits.has(.link)
    case .pickerItem: return traits.has(.pickerItem)
    case .adjustable: return traits.has(.adjustable)
    case .image: return traits.has(.image)
    case .searchField: return traits.has(.searchField)
    case .disclosure: return element.isExpanded != nil
    }
  }

  /// The word as canonical punctuation has it, without its period.
  func text(of element: Element) -> String {
    switch self {
    case .dimmed: "Dimmed"
    case .button: "Button"
    case .popUpButton: "Pop up button"
    case .draggable: "Draggable"
    case .backButton: "Back Button"
    case .switchButton: "Switch Button"
    case .toggleState: element.spokenToggleState?.text ?? ""
    case .tab: "Tab"
    case .textField: "Text Field"
    case .secureTextField: "Secure Text Field"
    case .isEditing: "Is editing"
    case .heading: element.validHeadingLevel.map { "Heading Level \($0)" } ?? "Heading"
    case .link: "Link"
    case .pickerItem: "Picker item"
    case .adjustable: "Adjustable"
    case .image: "Image"
    case .searchField: "Search Field"
    case .disclosure: element.isExpanded == true ? "Expanded" : "Collapsed"
    }
  }

  /// How well the word is sourced.
  func certainty(of element: Element) -> Certainty {
    switch self {
    case .button, .pickerItem, .adjustable: .documented
    case .disclosure: .claimed
    case .heading: element.validHeadingLevel == nil ? .observed : .claimed
    case .searchField: !element.traits.has(Self.fields) ? .observed : .claimed
    default: .observed
    }
  }

  /// The words of an element, in order.
  static func words(of element: Element) -> [RoleWord] {
    if element.traits.isEmpty, element.position == nil, element.isExpanded == nil { return [] }
    var words: [RoleWord] = []
    for role in inOrder where role.applies(to: element) {
      let isOwnText = role == .toggleState && element.spokenToggleState?.isOwnText == true
      words.append(
        RoleWord(
          text: role.text(of: element),
          isOwnText: isOwnText,
          certainty: role.certainty(of: element),
          role: role
        )
      )
    }
    return words
  }
}

/// One role word as it is spoken.
struct RoleWord: Hashable {
  /// The word, capitals as in canonical punctuation.
  var text: String
  /// Whether it is the author's text: its capitals stay, and it takes no period.
  var isOwnText: Bool
  /// How well it is sourced.
  var certainty: Certainty
  /// The role that it tells, where one does.
  var role: Role?

  /// The word as people see it.
  var spoken: String { isOwnText ? text : text.lowercased() }
}

extension Element {
  /// The label, unless it is empty.
  var writtenLabel: String? {
    guard let label, !label.isEmpty else { return nil }
    return label
  }

  /// The value, unless it is empty.
  var writtenValue: String? {
    guard let value, !value.isEmpty else { return nil }
    return value
  }

  /// The label that is said: "Back" is dropped before Back Button.
  ///
  /// - Source: AccessibilitySnapshot, testNavBarBackButtonTraitsWithoutTitles.
  var spokenLabel: String? {
    traits.has(.backButton) && label == "Back" ? nil : writtenLabel
  }

  /// The value that is said as a value: that of a switch is said as its state.
  var spokenValue: String? {
    traits.has(.toggle) ? nil : writtenValue
  }

  /// The state of a switch, and whether it is a text of its own.
  ///
  /// - Source: AccessibilitySnapshot, testSwitchControls.
  var spokenToggleState: (text: String, isOwnText: Bool)? {
    switch writtenValue {
    case nil: nil
    case "1": ("On", false)
    case "0": ("Off", false)
    case "2": ("Mixed", false)
    case .some(let text): (text, true)
    }
  }

  /// The level of the heading, if it is one that exists.
  var validHeadingLevel: Int? {
    guard let headingLevel, (1...6).contains(headingLevel) else { return nil }
    return headingLevel
  }

  /// Whether it is one of a bar of tabs.
  var isTab: Bool {
    switch position {
    case .tab, .tabBarItem: true
    default: traits.has(.tabBarItem)
    }
  }
}
