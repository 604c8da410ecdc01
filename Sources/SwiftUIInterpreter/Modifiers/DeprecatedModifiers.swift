// Accessibility modifiers of before iOS 14, which still do their work.
//
// Source: Apple, SwiftUI accessibility(label:) and its like: deprecated, renamed.

/// The deprecated forms of `accessibility(…)` by the label of their argument.
enum DeprecatedAccessibility {
  /// The modifier that took the place of a form.
  static func replacement(of label: String) -> String? {
    switch label {
    case "label": "accessibilityLabel"
    case "value": "accessibilityValue"
    case "hint": "accessibilityHint"
    case "hidden": "accessibilityHidden"
    case "identifier": "accessibilityIdentifier"
    case "sortPriority": "accessibilitySortPriority"
    case "addTraits": "accessibilityAddTraits"
    case "removeTraits": "accessibilityRemoveTraits"
    case "inputLabels": "accessibilityInputLabels"
    case "activationPoint": "accessibilityActivationPoint"
    default: nil
    }
  }
}

extension Resolver {
  /// `.accessibility(label:)` as the modifier that took its place, and a note that tells which.
  mutating func oldForm(
    _ modifier: Modification,
    _ views: inout [ResolvedView],
    _ context: Context
  ) {
    for argument in modifier.arguments {
      guard let label = argument.label,
        let name = DeprecatedAccessibility.replacement(of: label),
        let known = ModifierName.named[name]
      else { continue }
      evaluator.noteOnce(
        "'.accessibility(\(label):)' is deprecated: write '.\(name)(_:)'",
        name: "accessibility(\(label):)",
        at: modifier.place
      )
      var modern = modifier
      modern.name = known
      modern.arguments = [Argument(label: nil, value: argument.value, place: argument.place)]
      property(modern, &views, context)
    }
  }
}
