extension Inference {
  /// Whether it is about a view of the source, rather than about VoiceOver itself.
  public var isOfView: Bool {
    switch self {
    case .boundary, .touchedElement, .scrolledFocus, .nearestElement, .itemChooser, .groups,
      .afterMenu, .afterSheet, .afterPickerMenu, .scrolledElsewhere, .nestedContainers,
      .dimmedHint, .verbosity, .personalLabel, .summaryElement, .readAll, .pageTurn,
      .changedWords, .adjustedLabel, .adjustmentLimit, .click, .noAnswer, .interruption,
      .percentages, .rotorName, .rotorPlace, .rotorStart, .automaticRotor, .textRanges,
      .chartDescriptor, .actionRing, .visitedLinks, .editing, .typing, .misspelledWords,
      .typingMode,
      .systemPhrase, .muted, .gestureHelp, .summary, .scrollStatus, .trainer:
      false
    case .view, .unsupportedName, .readingOrder, .background, .combined, .actionOrder,
      .derivedActions, .hitTesting, .listRow, .showMenu, .progress, .chart, .datePicker,
      .primaryAction, .inlinePicker,
      .pickerInList, .pickerWheel, .sliderStep, .placeholder, .liveText, .viewInText,
      .unknownValue, .linkInText, .readOnlyText, .severalTitles, .labeledContent, .labeledPair,
      .badge, .loadedImage, .systemButton, .searchSuggestions, .collapsibleSection, .editedRow:
      true
    }
  }

  /// Whether it is about the name of an element alone, so that it goes when the author writes one.
  public var isOfName: Bool {
    switch self {
    case .liveText, .viewInText, .unknownValue, .severalTitles: true
    default: false
    }
  }
}
