/// A rule that no public source gives, with what it was concluded from.
///
/// Whatever is marked `inferred` names one of these, so that people can be told what is not ground
/// truth and why it is as it is. An iPhone at hand may prove each of them wrong.
public enum Inference: String, Hashable, Sendable, CaseIterable {
  // MARK: Where the cursor goes

  /// The end of the screen, of a list or of a text, and a gesture that nothing answers.
  case boundary
  /// Which of several elements at a point is touched, and what an empty point answers.
  case touchedElement = "touched-element"
  /// The first element in sight after a page was scrolled.
  case scrolledFocus = "scrolled-focus"
  /// The element nearest to one that has gone.
  case nearestElement = "nearest-element"
  /// The order and the search of the item chooser.
  case itemChooser = "item-chooser"
  /// Groups that are met whole.
  case groups

  // MARK: What an element says

  /// A view of which no speech is known.
  case view
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
  /// What is said while something else is to be said.
  case interruption

  // MARK: The rotor

  /// Percentages of speaking rate and volume.
  case percentages
  /// The name of a rotor item.
  case rotorName = "rotor-name"
  /// The place of a rotor item in the ring, and when it is there.
  case rotorPlace = "rotor-place"
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
}

extension Inference {
  /// What is inferred and why, as one sentence for people.
  public var explanation: String {
    switch self {
    case .boundary:
      "No source tells what happens at an end; a short sound, the element again and no wrap are"
        + " what people describe."
    case .touchedElement:
      "No source tells which of several elements at a point is taken; the smallest one is what a"
        + " finger means."
    case .scrolledFocus:
      "No source tells where the cursor is after a page was scrolled; the first element in sight"
        + " is where reading goes on."
    case .nearestElement:
      "Reports differ on where the cursor goes when its element is gone; the nearest place is one"
        + " of the two that users see."
    case .itemChooser:
      "The item chooser is only described as an alphabetic list with search; how it sorts and"
        + " matches is concluded from that."
    case .groups:
      "What is said of a group that is met whole has no source; its name and the word group are"
        + " assumed."
    case .view:
      "No recording or document shows this view; its speech follows from views that are like it."
    case .nestedContainers:
      "No source enters several named containers at once; outermost first is the order in which"
        + " they are crossed."
    case .dimmedHint:
      "Other controls lose the system's hint when they are dimmed, so this one is taken to do"
        + " the same."
    case .verbosity:
      "The setting exists on devices, but no source gives what exactly is said or played under it."
    case .personalLabel:
      "Guides tell that an element can be labelled; that its new name is said at once is assumed."
    case .summaryElement:
      "Apple tells that a summary is read when the app starts; that it comes after the first"
        + " element is assumed."
    case .pageTurn:
      "Apple tells that reading goes on with the next page; which element is read then is assumed."
    case .changedWords:
      "Recordings show values, switches and disclosures; what is said of other changes is taken"
        + " from them."
    case .adjustedLabel:
      "Recordings of adjusting have a value; an element without one can only say its label."
    case .adjustmentLimit:
      "No source has a slider at its limit; Apple documents a repeated text as the end for"
        + " scrolling, and this does alike."
    case .click:
      "Guides mention a sound on activation; that it stands where nothing is spoken is assumed."
    case .interruption:
      "Apple documents priorities, and reports tell of lost announcements; which of several"
        + " utterances wins is concluded from both."
    case .percentages:
      "A recording shows steps of ten in Settings; steps of five in the rotor and the values at"
        + " the start are assumed."
    case .rotorName:
      "Apple describes what this rotor item does and not how it is called; the name is assumed."
    case .rotorPlace:
      "A log shows the ring up to Actions; where this item stands and when it is there is assumed."
    case .visitedLinks:
      "On web pages the browser knows what was visited; here a link counts once a double tap"
        + " has opened it."
    case .editing:
      "Guides list what can be done with the text; the words said afterwards are assumed."
    case .typing:
      "A recording has capitals and letters; the words for blanks, bullets and deleted"
        + " characters are assumed."
    case .misspelledWords:
      "The system's dictionary is not at hand; a list of common misspellings stands in for it."
    case .typingMode:
      "Guides name the typing modes; how a key that is drawn by the app answers in them is assumed."
    case .systemPhrase:
      "That this can be switched has sources; the phrase that is said of it has none."
    case .muted:
      "Guides tell that speech can be switched off; that moves and sounds go on is assumed."
    case .gestureHelp:
      "Guides tell that gestures are named in help; the sentence follows a list of command names."
    case .summary:
      "Guides tell that the summary has more, such as the position; its words are assumed."
    case .scrollStatus:
      "Devices say rows for lists as people describe it; no source has the exact phrase."
    case .trainer:
      "VoiceOver itself has nothing like it; the trainer adds it for whoever learns."
    }
  }
}
