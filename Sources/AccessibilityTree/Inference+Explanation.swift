extension Inference {
  /// What is inferred and why, as one sentence for people.
  ///
  /// A table of all rules, so that a new one does not compile without a sentence.
  public var explanation: String {
    switch self {
    case .boundary:
      "No source tells what happens at an end or where nothing answers; a short sound, the element"
        + " again and no wrap are what people describe."
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
    case .afterMenu:
      "Guides say that focus does not return to the button of a menu; that it goes to the first"
        + " element is assumed."
    case .afterSheet:
      "Guides have focus return to what opened a sheet; where that is gone, users see both the first"
        + " element and what is near."
    case .afterPickerMenu:
      "Guides say that focus does not return to the button of a menu; that it returns to a picker"
        + " is assumed."
    case .scrolledElsewhere:
      "No source tells what scrolls while the cursor stands outside; the first part of the screen"
        + " that goes that way is assumed."
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
    case .readAll:
      "Guides have the gesture and its pause; that hints are left out while reading is assumed."
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
    case .noAnswer:
      "No source tells what a double tap on a dimmed or plain element says; nothing is assumed."
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
    case .rotorStart:
      "No source tells on which item the rotor stands at first; Headings is assumed."
    case .automaticRotor:
      "Guides swipe up and down without turning the rotor; by which rule it turns to the element's"
        + " item and back is assumed."
    case .textRanges:
      "Apple documents rotors of parts of a text; that the part alone is said is assumed."
    case .chartDescriptor:
      "Apple documents the descriptor of a chart and its rotor; how it is described and what its"
        + " details look like is assumed."
    case .actionRing:
      "One log has Activate last and one tester has it first; a ring that stands on it fits both."
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
      "A log steps through actions in their order, two trees list them turned around; the order of"
        + " the source is assumed."
    case .derivedActions:
      "Swipe actions are observed as actions; that deleting and the items of a context menu are"
        + " actions as well is assumed."
    case .hitTesting:
      "Apple tells that touches go through to what is behind; that a double tap still performs the"
        + " action of a control is assumed."
    case .listRow:
      "Apple has sort priorities among the elements of one container; that a row of a list is one"
        + " is assumed."
    case .showMenu:
      "Apple names this kind of action; the name that people hear is assumed."
    case .progress:
      "No recording has progress or a gauge; name and percentage are said as those of a slider."
    case .chart:
      "Apple documents that each mark is an element with its values; the words are assumed."
    case .datePicker:
      "A recording has the wheels of a time; how days, months and compact dates are said is assumed."
    case .primaryAction:
      "Apple says what a tap and a held one do to a menu with a primary action; that it is heard as"
        + " a plain button is assumed."
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
    case .systemButton:
      "The system names this button; the word is taken from what it shows."
    case .searchSuggestions:
      "No recording has suggestions or scopes of a search; they are assumed to be buttons and"
        + " segments."
    case .collapsibleSection:
      "No recording has a section that closes; its header is said as a disclosure is."
    case .editedRow:
      "No recording has a list in edit mode; the names of its buttons are assumed."
    }
  }
}
