public import VoiceOver

/// What a key does.
public enum Deed: Hashable, Sendable {
  /// Performs a gesture.
  case gesture(Gesture)
  /// Goes to the entry before, or shows what is above.
  case previous
  /// Goes to the next entry, or shows what is below.
  case next
  /// Goes a page back.
  case pageBack
  /// Goes a page on.
  case pageOn
  /// Goes to the first entry.
  case toFirst
  /// Goes to the last entry.
  case toLast
  /// Opens the entry, takes the line.
  case choose
  /// Opens the entry of the number to which the key adds a digit.
  case chooseNumber
  /// Goes to the line of the number to which the key adds a digit.
  case lineNumber
  /// Searches the scenes.
  case search
  /// Goes to the next scene that was found.
  case nextHit
  /// Goes to the scene that was found before.
  case previousHit
  /// Tells that the learner is sure of an answer, or not.
  case sure
  /// Goes on to the next puzzle without an answer.
  case passOver
  /// Goes back one level.
  case back
  /// Leaves the walk; quits at the top level.
  case leave
  /// Quits from everywhere.
  case quit
  /// Shows or hides the keys.
  case help
  /// Opens the next variant of the scene.
  case nextVariant
  /// Takes the next task of the scene.
  case nextTask
  /// Begins the walk again.
  case restart
  /// Says the next gesture of a best walk.
  case hint
  /// Shows how the walk did.
  case score
  /// Puts the variants side by side.
  case compare
  /// Asks for a guess before the walk.
  case predict
  /// Shows which lines make the difference, and the rule.
  case why
  /// Shows the lesson, a depth further each time.
  case lesson
  /// Asks the puzzles of the scene.
  case puzzles
  /// Asks the questions that are due.
  case review
  /// Shows what was done, part by part.
  case progress
  /// Gives a copy of the poor variant to repair.
  case mend
  /// Does the next step of the learning loop.
  case nextStep
  /// Shows or hides the source.
  case code
  /// Brings faded captions of what was said before back, or lets them fade again.
  case captions
  /// Shows what is above in the source.
  case codeUp
  /// Shows what is below in the source.
  case codeDown
  /// Lists the stops to choose from.
  case chooseItem
  /// Asks for the name of what is touched.
  case touch
  /// Asks for a name to give to the element.
  case label
  /// Tells where the last answer comes from.
  case certainty
  /// Holds Control and Option as on a hardware keyboard; then Command as well.
  case holdKeys
  /// Lets them go.
  case releaseKeys
  /// Performs a command of a hardware keyboard.
  case keyboard(KeyboardCommand)
  /// Asks for gesture words.
  case gestureWords
  /// Types a character into the text.
  case insert
  /// Takes the last character back.
  case erase
  /// Ends editing.
  case endEditing
  /// Sends the whole picture again.
  case redraw
}
