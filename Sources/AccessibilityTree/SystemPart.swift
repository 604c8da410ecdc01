/// A part that the system itself puts on a screen, told apart by what it is and not by its words.
///
/// - Source: a VoiceOver log of iOS 26.5 for the sheet; cashapp/AccessibilitySnapshot,
///   testPageControl and testStepper.
public enum SystemPart: String, Hashable, Sendable, CaseIterable {
  /// The invisible button before the content of a sheet, which closes it.
  case popUpDismissal = "pop-up-dismissal"
  /// The dots of a paged view, which say "page 2 of 3".
  case pageIndicator = "page-indicator"
  /// A half of a stepper, which tells the new value alone.
  case stepperHalf = "stepper-half"
}
