extension Inference {
  /// What is inferred and why, as one sentence for people.
  public var explanation: String { ofView ?? ofReader }

  /// What is inferred of the simulated screen reader itself.
  private var ofReader: String {
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
    case .nestedContainers:
      "No source enters several named containers at once; outermost first is the order in which"
        + " they are crossed."
    case .afterMenu:
      "Guides say that focus does not return to the button of a menu; that it goes to the first"
        + " element is assumed."
    case .readAll:
      "Guides have the gesture and its pause; that hints are left out while reading is assumed."
    case .noAnswer:
      "No source tells what a double tap on a dimmed or plain element says; nothing is assumed."
    case .rotorStart:
      "No source tells on which item the rotor stands at first; Headings is assumed."
    case .automaticRotor:
      "Guides swipe up and down without turning the rotor; by which rule it turns to the element's"
        + " item and back is assumed."
    case .actionRing:
      "One log has Activate last and one tester has it first; a ring that stands on it fits both."
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
    default: ""
    }
  }
}
