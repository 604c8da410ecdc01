public import Canvas
import AccessibilityTree
import VoiceOver

/// The one table of keys: dispatch, help and tests read it.
///
/// - Source: arrows beside hjkl, digits in every list and `?` as people who use terminal programs
///   expect them; MoonshotAI/kimi-code#1846 and jesseduffield/lazygit#233.
public enum KeyTable {
  /// Every row, in the order of the help.
  public static let bindings: [Binding] = gestures + text + lists + keyboard + learning + leaving

  /// Finds what a key does in a context; a printable character in a text is inserted.
  public static func deed(for key: Key, in context: Context) -> Deed? {
    if let found = deeds[context]?[key] { return found }
    guard context.takesText, case .character = key else { return nil }
    return .insert
  }

  /// The rows of a context.
  public static func bindings(in context: Context) -> [Binding] {
    bindings.filter { $0.contexts.contains(context) }
  }

  /// The rows that do in a walk what a gesture word stands for.
  ///
  /// - Parameter word: The word without its argument.
  /// - Returns: The rows; none for what is no gesture word.
  public static func bindings(forWord word: String) -> [Binding] {
    guard let deed = deed(forWord: word) else { return [] }
    return bindings.filter { binding in
      binding.deed == deed && binding.contexts.contains { $0 == .walk || $0 == .editing }
    }
  }

  private static func deed(forWord word: String) -> Deed? {
    switch word {
    case "touch": .touch
    case "item": .chooseItem
    case "type": .insert
    case "backspace": .erase
    case "label": .label
    default: (try? Gesture.parse(word))?.first.map(Deed.gesture)
    }
  }

  private static let deeds: [Context: [Key: Deed]] = {
    var table: [Context: [Key: Deed]] = [:]
    for binding in bindings {
      for context in binding.contexts {
        for key in binding.keys { table[context, default: [:]][key] = binding.deed }
      }
    }
    return table
  }()

  private static let gestures: [Binding] = [
    Binding([.walk], [.right], "l", .gesture(.swipeRight), "swipe right: next element"),
    Binding([.walk], [.left], "h", .gesture(.swipeLeft), "swipe left: element before"),
    Binding([.walk], [.up], "k", .gesture(.swipeUp), "swipe up: adjust, choose an action"),
    Binding([.walk], [.down], "j", .gesture(.swipeDown), "swipe down: adjust, choose an action"),
    Binding([.walk], [.enter], " ", .gesture(.doubleTap), "double tap"),
    Binding([.walk], [.escape], .gesture(.scrub), "two-finger scrub: back, dismiss"),
    Binding([.walk], [], ",", .gesture(.rotorPrevious), "rotor: item before"),
    Binding([.walk], [], ".", .gesture(.rotorNext), "rotor: next item"),
    Binding([.walk], [], "x", .gesture(.doubleTapHold), "double tap and hold"),
    Binding([.walk], [], "m", .gesture(.magicTap), "magic tap"),
    Binding([.walk], [], "a", .gesture(.readFromHere), "read all from here"),
    Binding([.walk], [], "b", .gesture(.readAll), "read all from the top"),
    Binding([.walk], [], "r", .gesture(.repeat), "repeat what was last spoken"),
    Binding([.walk], [.home], "g", .gesture(.first), "first element"),
    Binding([.walk], [.end], "e", .gesture(.last), "last element"),
    Binding(
      [.walk],
      [.pageDown],
      "d",
      .gesture(.scroll(.down)),
      "three-finger scroll to what is below"
    ),
    Binding(
      [.walk],
      [.pageUp],
      "u",
      .gesture(.scroll(.up)),
      "three-finger scroll to what is above"
    ),
    Binding([.walk], [], "<", .gesture(.scroll(.left)), "three-finger scroll to what is left"),
    Binding([.walk], [], ">", .gesture(.scroll(.right)), "three-finger scroll to what is right"),
    Binding([.walk], [], "i/", .chooseItem, "item chooser"),
    Binding([.walk], [], "t", .touch, "explore by touch: asks for a name"),
    Binding([.walk], [], ":", .gestureWords, "gestures in words, such as right*3 double-tap"),
    Binding([.walk], [], "c", .gesture(.curtain), "screen curtain"),
    Binding([.walk], [], "p", .gesture(.pause), "pause, go on reading"),
    Binding(
      [.walk],
      [],
      ";",
      .gesture(.listen(milliseconds: 1_000)),
      "listens for a second to what comes next, then cuts it off"
    ),
    Binding([.walk], [], "I", .gesture(.summary), "item summary: its place and its groups"),
    Binding([.walk], [], "M", .gesture(.mute), "speech off, on"),
    Binding([.walk], [], "C", .gesture(.copySpeech), "copies what was spoken last"),
    Binding([.walk], [], "G", .gesture(.helpMode), "gesture help: gestures are named only"),
    Binding([.walk], [], "X", .gesture(.splitTap), "split tap: activates as a double tap does"),
    Binding([.walk], [], "T", .gesture(.tripleTap), "triple tap: double taps the item"),
    Binding([.walk], [], "L", .label, "labels the element: asks for its name"),
    Binding([.walk], [], "N", .gesture(.nextHeading), "keyboard command: next heading"),
    Binding([.walk], [], "P", .gesture(.previousHeading), "keyboard command: heading before"),
    Binding([.walk], [], "J", .gesture(.nextControl), "keyboard command: next control"),
    Binding([.walk], [], "K", .gesture(.previousControl), "keyboard command: control before"),
    Binding([.walk], [], "}", .gesture(.enterGroup), "two-finger swipe right: into the group"),
    Binding([.walk], [], "{", .gesture(.leaveGroup), "two-finger swipe left: out of the group"),
  ]

  private static let text: [Binding] = [
    Binding([.editing], [], .insert, "types into the field"),
    Binding([.prompt], [], .insert, "writes"),
    Binding([.chooser], [], .insert, "searches"),
    Binding([.editing, .prompt, .chooser], [.backspace, .delete], .erase, "takes the last back"),
    Binding([.editing], [.enter], .endEditing, "submits and ends editing"),
    Binding([.editing], [.escape], .gesture(.scrub), "two-finger scrub: ends editing"),
    Binding([.editing], [.right], .gesture(.swipeRight), "swipe right: next element"),
    Binding([.editing], [.left], .gesture(.swipeLeft), "swipe left: element before"),
    Binding([.editing], [.up], .gesture(.swipeUp), "swipe up: by the rotor"),
    Binding([.editing], [.down], .gesture(.swipeDown), "swipe down: by the rotor"),
    Binding([.editing], [.tab], .gesture(.rotorNext), "rotor: next item"),
    Binding([.editing], [.backTab], .gesture(.rotorPrevious), "rotor: item before"),
    Binding([.prompt], [.enter], .choose, "does it"),
    Binding([.quiz], [], .insert, "writes the answer"),
    Binding([.quiz], [.backspace, .delete], .erase, "takes the last back"),
    Binding([.quiz], [.enter], .choose, "gives the answer"),
    Binding([.verdict], [.enter], " ", .choose, "goes on to the next puzzle"),
    Binding([.quiz, .source], [.tab], .passOver, "passes over this puzzle"),
  ]

  private static let lists: [Binding] =
    [
      Binding(
        [.menu, .scene, .chooser],
        [],
        "0123456789",
        .chooseNumber,
        "opens the entry of that number"
      ),
      Binding([.menu, .scene], [.backspace], .erase, "takes the last digit back"),
      Binding([.menu], [], "/", .search, "searches titles, topics and names"),
      Binding([.menu], [], "n", .nextHit, "next scene that was found"),
      Binding([.menu], [], "N", .previousHit, "found scene before"),
      Binding([.search], [], .insert, "searches"),
      Binding([.search], [.backspace, .delete], .erase, "takes the last back"),
      Binding([.search], [.up], .previous, "found scene before"),
      Binding([.search], [.down], .next, "next scene that was found"),
      Binding([.search], [.enter], .choose, "opens the scene"),
      Binding([.menu, .scene], [.up], "k", .previous, "entry before"),
      Binding([.menu, .scene], [.down], "j", .next, "next entry"),
      Binding([.menu, .scene], [.enter, .right], " l", .choose, "opens the entry"),
      Binding([.menu, .scene], [.home], "g", .toFirst, "first entry"),
      Binding([.menu, .scene], [.end], "e", .toLast, "last entry"),
      Binding([.menu, .scene, .chooser, .search], [.pageUp], .pageBack, "a page back"),
      Binding([.menu, .scene, .chooser, .search], [.pageDown], .pageOn, "a page on"),
      Binding([.chooser], [.up], .previous, "entry before"),
      Binding([.chooser], [.down], .next, "next entry"),
      Binding([.chooser], [.enter], .choose, "goes to the entry"),
      Binding([.source], [.up], "k", .previous, "line before"),
      Binding([.source], [.down], "j", .next, "next line"),
      Binding([.source], [.home], "g", .toFirst, "first line"),
      Binding([.source], [.end], "e", .toLast, "last line"),
      Binding([.source], [.pageUp], "u", .pageBack, "a page back"),
      Binding([.source], [.pageDown], "d", .pageOn, "a page on"),
      Binding([.source], [], "0123456789", .lineNumber, "goes to the line of that number"),
      Binding([.source], [], "s", .sure, "you are sure, or not"),
      Binding([.source], [.enter], " ", .choose, "picks the line"),
      Binding([.quiz, .verdict], [.up], .previous, "shows what is above"),
      Binding([.quiz, .verdict], [.down], .next, "shows what is below"),
      Binding([.quiz, .verdict], [.pageUp], .pageBack, "a page back"),
      Binding([.quiz, .verdict], [.pageDown], .pageOn, "a page on"),
      Binding([.report, .help], [.up], "k", .previous, "shows what is above"),
      Binding([.report, .help], [.down], "j", .next, "shows what is below"),
      Binding([.report, .help], [.pageUp], "u", .pageBack, "a page back"),
      Binding([.report, .help], [.pageDown], "d ", .pageOn, "a page on"),
    ]

  /// The commands of a hardware keyboard, after a prefix that stands for Control and Option.
  private static let keyboard: [Binding] =
    [
      Binding([.walk, .editing], [Key.chordPrefix], .holdKeys, "keyboard: holds Control-Option"),
      Binding([.keyboard], [Key.chordPrefix], .holdKeys, "holds Command as well"),
      Binding([.keyboard, .keyboardCommand], [.escape], .releaseKeys, "lets the keys go"),
    ]
    + KeyboardCommand.all.compactMap { command in
      let context: Context = command.modifiers.contains(.command) ? .keyboardCommand : .keyboard
      return command.terminalKey.map { key in
        Binding([context], [key], .keyboard(command), "\(command.name): \(command.meaning)")
      }
    }

  private static let learning: [Binding] = [
    Binding(
      [.walk, .report, .verdict],
      [],
      "y",
      .certainty,
      "why it is so: ~ marks what is inferred"
    ),
    Binding([.walk], [.tab], "v", .nextVariant, "next variant of this scene"),
    Binding([.walk], [], "n", .nextTask, "next task of this scene"),
    Binding([.walk], [], "z", .restart, "begins this walk again"),
    Binding([.walk], [], "f", .hint, "says the next gesture of a best walk"),
    Binding([.walk, .report], [], "s", .score, "how this walk did"),
    Binding([.walk, .scene, .report], [], "w", .compare, "the variants side by side"),
    Binding([.scene, .walk, .report], [], "+", .nextStep, "the next step of this scene's lesson"),
    Binding([.walk], [], "Y", .predict, "your guess: how many gestures it takes"),
    Binding([.menu], [], "r", .review, "the questions that are due today"),
    Binding([.menu], [], "p", .progress, "what you have done, part by part"),
    Binding(
      [.walk, .scene, .report],
      [],
      "D",
      .why,
      "which lines make the difference, and the rule"
    ),
    Binding([.walk, .scene, .report], [], "R", .lesson, "the lesson; again for the next depth"),
    Binding([.walk, .scene, .report], [], "Q", .puzzles, "the puzzles of this scene"),
    Binding(
      [.walk, .scene, .report],
      [],
      "E",
      .mend,
      "a copy of the poor variant to repair in your editor"
    ),
    Binding([.walk], [], "H", .captions, "captions of what was said before: back, faded again"),
    Binding([.walk], [], "o", .code, "the source, at the line of the current stop"),
    Binding([.walk], [], "[", .codeUp, "source: what is above"),
    Binding([.walk], [], "]", .codeDown, "source: what is below"),
  ]

  private static let leaving: [Binding] = [
    Binding(
      [.menu, .scene, .walk, .keyboard, .keyboardCommand, .report, .chooser, .source, .verdict],
      [],
      "?",
      .help,
      "these keys"
    ),
    Binding([.editing, .prompt, .quiz], [.control("g")], .help, "these keys"),
    Binding([.help], [.escape, .enter], "?q", .help, "closes the keys"),
    Binding([.scene, .report], [.escape, .left], "qh", .back, "back"),
    Binding([.prompt, .chooser, .quiz], [.escape], .back, "closes this"),
    Binding([.source, .verdict], [.escape], "q", .back, "closes this"),
    Binding([.search], [.escape], .back, "ends the search"),
    Binding([.menu], [.escape], .leave, "ends a search; quits"),
    Binding([.menu], [], "q", .leave, "quits"),
    Binding([.walk], [], "q", .leave, "leaves the walk"),
    Binding(Context.allCases, [.control("l")], .redraw, "draws the screen again"),
    Binding(Context.allCases, [.control("c")], .quit, "quits"),
  ]
}
