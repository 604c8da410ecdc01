extension Inference {
  /// Whether it is about a view of the source, rather than about VoiceOver itself.
  public var isOfView: Bool { ofView != nil }

  /// What is inferred of a view; absent for the rules of the screen reader itself.
  var ofView: String? {
    switch self {
    case .view:
      "No recording or document shows this view; its speech follows from views that are like it."
    case .unsupportedName:
      "A name in the source is not simulated here, and it may change what is said."
    case .readingOrder:
      "Order by frames is observed, but the frames here are estimates, so it may differ on a device."
    case .background:
      "No source tells when a view in the background is read; its place is where it begins."
    case .combined:
      "Pictures show combined texts; what controls, values and choices hand over is assumed to"
        + " follow them."
    case .actionOrder:
      "A log has the actions of one modifier in their order; how those of several follow each"
        + " other is assumed."
    case .showMenu:
      "Apple names this kind of action; the name that people hear is assumed."
    default: ofControl ?? ofText
    }
  }

  /// What is inferred of controls.
  private var ofControl: String? {
    switch self {
    case .progress:
      "No recording has progress or a gauge; name and percentage are said as those of a slider."
    case .chart:
      "Apple documents that each mark is an element with its values; the words are assumed."
    case .datePicker:
      "A recording has the wheels of a time; how days, months and compact dates are said is assumed."
    case .inlinePicker:
      "Segments and menus are recorded; choices in rows are assumed to be buttons of which one is"
        + " selected."
    case .pickerInList:
      "A menu picker is recorded outside lists; that a row of a list says the same is assumed."
    case .pickerWheel:
      "Wheels are recorded for times; that other choices on a wheel say the same is assumed."
    case .sliderStep:
      "A recording has a slider without a step; that a swipe moves by the step where there is one"
        + " is assumed."
    case .systemButton:
      "The system names this button; the word is taken from what it shows."
    case .searchSuggestions:
      "No recording has suggestions or scopes of a search; they are assumed to be buttons and"
        + " segments."
    case .collapsibleSection:
      "No recording has a section that closes; its header is said as a disclosure is."
    case .editedRow:
      "No recording has a list in edit mode; the names of its buttons are assumed."
    default: nil
    }
  }

  /// What is inferred of texts, fields and pictures.
  private var ofText: String? {
    switch self {
    case .placeholder:
      "A placeholder is observed without a name; that it follows the name where there is one is"
        + " assumed."
    case .liveText:
      "No recording has a text that counts by itself; it says what it shows."
    case .viewInText:
      "No recording has a picture in a text; its name is said in its place."
    case .unknownValue:
      "The value behind this text is not known here, so its name in the source stands for it."
    case .linkInText:
      "Guides find links in texts unreliable; that the whole text is one link is assumed."
    case .readOnlyText:
      "No recording has a text view that cannot be edited; it is said as plain text."
    case .severalTitles:
      "A label with one text is observed; several are assumed to be joined as those of a button."
    case .labeledContent:
      "No recording has a name beside plain content; the two are assumed to be one stop."
    case .labeledPair:
      "Apple documents the pair; that the label is said first and is no stop is assumed."
    case .badge:
      "No recording has a badge in a list; it is assumed to be said at the end of its row."
    case .loadedImage:
      "Nothing is loaded here, so the picture stands without a name."
    default: nil
    }
  }
}
