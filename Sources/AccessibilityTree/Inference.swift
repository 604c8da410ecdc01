/// A rule that no public source gives, with what it was concluded from.
///
/// Whatever is marked `inferred` names one of these, so that people can be told what is not ground
/// truth and why it is as it is. An iPhone at hand may prove each of them wrong.
public enum Inference: String, Hashable, Sendable, CaseIterable {
  // MARK: Where the cursor goes

  /// The end of the screen, of a list or of a text, a point at which nothing lies, and a gesture
  /// that nothing answers.
  case boundary
  /// Which of several elements at a point is touched.
  case touchedElement = "touched-element"
  /// The first element in sight after a page was scrolled.
  case scrolledFocus = "scrolled-focus"
  /// The element nearest to one that has gone.
  case nearestElement = "nearest-element"
  /// The order and the search of the item chooser.
  case itemChooser = "item-chooser"
  /// Groups that are met whole.
  case groups
  /// The first element after a menu was closed.
  case afterMenu = "after-menu"
  /// The first element after a sheet was closed whose opener is gone.
  case afterSheet = "after-sheet"
  /// The picker again after its menu was closed.
  case afterPickerMenu = "after-picker-menu"
  /// What scrolls while the cursor stands outside of all that goes that way.
  case scrolledElsewhere = "scrolled-elsewhere"

  // MARK: What an element says

  /// Several named containers that are entered at once.
  case nestedContainers = "nested-containers"
  /// Hints of a dimmed element that are left out.
  case dimmedHint = "dimmed-hint"
  /// Words that are left out because of a verbosity setting.
  case verbosity
  /// A name that the person gave to an element.
  case personalLabel = "personal-label"
  /// An element that sums up, when the app starts.
  case summaryElement = "summary-element"
  /// Reading on, where hints are left out.
  case readAll = "read-all"
  /// Reading on where a page is turned.
  case pageTurn = "page-turn"

  // MARK: What a change says

  /// Changes of labels, selection and traits under the cursor.
  case changedWords = "changed-words"
  /// An adjustment of an element that has no value.
  case adjustedLabel = "adjusted-label"
  /// An adjustment that changes nothing.
  case adjustmentLimit = "adjustment-limit"
  /// The sound of a double tap after which nothing is said.
  case click
  /// A double tap on what is dimmed or has nothing to do.
  case noAnswer = "no-answer"
  /// What is said while something else is to be said.
  case interruption

  // MARK: The rotor

  /// Percentages of speaking rate and volume.
  case percentages
  /// The name of a rotor item.
  case rotorName = "rotor-name"
  /// The place of a rotor item in the ring, and when it is there.
  case rotorPlace = "rotor-place"
  /// The item on which the rotor starts.
  case rotorStart = "rotor-start"
  /// The item to which an element turns the rotor by itself.
  case automaticRotor = "automatic-rotor"
  /// Parts of a text that a rotor of code finds.
  case textRanges = "text-ranges"
  /// What a chart says that has a descriptor.
  case chartDescriptor = "chart-descriptor"
  /// The place of Activate among the actions.
  case actionRing = "action-ring"
  /// Links that count as visited.
  case visitedLinks = "visited-links"

  // MARK: Editing

  /// Words for selecting, cutting, copying and pasting.
  case editing
  /// Words for blanks, deleted characters and hidden ones.
  case typing
  /// Words that count as misspelled.
  case misspelledWords = "misspelled-words"
  /// How keys answer in the typing modes.
  case typingMode = "typing-mode"

  // MARK: VoiceOver itself

  /// Phrases about speech, curtain and pasteboard.
  case systemPhrase = "system-phrase"
  /// What is left while speech is off.
  case muted
  /// The words of gesture help.
  case gestureHelp = "gesture-help"
  /// The words of the item summary.
  case summary
  /// The range of rows after a scroll.
  case scrollStatus = "scroll-status"
  /// What only the trainer tells.
  case trainer

  // MARK: Views

  /// A view of which no speech is known.
  case view
  /// A name in the source that is not simulated.
  case unsupportedName = "unsupported-name"
  /// Elements in the order of their frames, which are estimates.
  case readingOrder = "reading-order"
  /// What stands behind a view.
  case background
  /// Controls, values or a choice that were combined with texts.
  case combined
  /// The order of several actions.
  case actionOrder = "action-order"
  /// Actions that deleting and a context menu give.
  case derivedActions = "derived-actions"
  /// What a double tap does where hit testing is off.
  case hitTesting = "hit-testing"
  /// A row of a list inside which sort priorities count.
  case listRow = "list-row"
  /// The action that shows a menu.
  case showMenu = "show-menu"
  /// Progress, gauges and activity.
  case progress
  /// Marks of a chart.
  case chart
  /// Dates and months that are chosen.
  case datePicker = "date-picker"
  /// A menu that does something by itself.
  case primaryAction = "primary-action"
  /// Choices of a picker that stand in rows.
  case inlinePicker = "inline-picker"
  /// A picker in a row of a list.
  case pickerInList = "picker-in-list"
  /// A picker that is a wheel.
  case pickerWheel = "picker-wheel"
  /// How far a swipe moves a slider that has a step.
  case sliderStep = "slider-step"
  /// A placeholder beside a name.
  case placeholder
  /// Texts that count by themselves.
  case liveText = "live-text"
  /// Pictures in a text.
  case viewInText = "view-in-text"
  /// A value that is not known here.
  case unknownValue = "unknown-value"
  /// A link in a text.
  case linkInText = "link-in-text"
  /// A text that can be selected and not edited.
  case readOnlyText = "read-only-text"
  /// A label made of several texts.
  case severalTitles = "several-titles"
  /// A name with its content.
  case labeledContent = "labeled-content"
  /// A label and its content that code has paired.
  case labeledPair = "labeled-pair"
  /// A badge on a row.
  case badge
  /// A picture that is still loaded.
  case loadedImage = "loaded-image"
  /// Buttons that the system names.
  case systemButton = "system-button"
  /// What stands below a search field.
  case searchSuggestions = "search-suggestions"
  /// A section that can be closed.
  case collapsibleSection = "collapsible-section"
  /// Buttons of a row in edit mode.
  case editedRow = "edited-row"
}
