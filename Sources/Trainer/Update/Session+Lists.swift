import Canvas
import Scenes
import VoiceOver

extension Session {
  /// The scene whose tasks and variants are listed.
  var shownScene: Scene? {
    guard case .scene(let index) = levels.last, course.scenes.indices.contains(index)
    else { return nil }
    return course.scenes[index]
  }

  /// The entry that is chosen in the topmost list, from 0.
  private var chosen: Int {
    get {
      if case .item(_, let selected) = asking { return selected }
      return isInMenu ? hits.firstIndex(of: menuIndex) ?? 0 : sceneIndex
    }
    set {
      let value = min(max(newValue, 0), max(entryCount - 1, 0))
      if case .item(let search, _) = asking {
        asking = .item(search: search, selected: value)
      } else if isInMenu {
        let hits = hits
        menuIndex = hits.indices.contains(value) ? hits[value] : menuIndex
      } else {
        sceneIndex = value
      }
    }
  }

  /// How many entries the topmost list has.
  private var entryCount: Int {
    switch context {
    case .menu, .search: hits.count
    case .scene: shownScene?.entries.count ?? 0
    case .chooser: items.count
    default: 0
    }
  }

  /// Moves in a list, or through lines.
  mutating func move(_ deed: Deed) -> [Command] {
    let page = max(size.rows - (context == .source ? 8 : 4), 1)
    let step: Int
    switch deed {
    case .previous: step = -1
    case .next: step = 1
    case .pageBack: step = -page
    case .pageOn: step = page
    case .toFirst: step = -1_000_000
    default: step = 1_000_000
    }
    if [.report, .help, .quiz, .verdict].contains(context) {
      scroll = min(max(scroll + step, 0), lastScroll)
    } else if context == .source {
      let line = quiz?.line ?? 0
      quiz?.move(to: line + step)
    } else {
      chosen += step
    }
    return []
  }

  /// Goes to the entry of a number that is typed digit by digit.
  ///
  /// It opens once no further digit could make another number of it. Numbers count all entries,
  /// whatever was searched.
  ///
  /// - Source: a list of choices is answered by number, MoonshotAI/kimi-code#1846; how a longer
  ///   number is ended is assumed.
  mutating func choose(number key: Key) -> [Command] {
    guard case .character(let digit) = key, let number = Int(typed + String(digit)), number > 0
    else { return [] }
    endFilter()
    guard number <= entryCount else {
      message = "There is no number \(number) here."
      typed = ""
      return []
    }
    chosen = number - 1
    let isWhole = number > entryCount / 10
    typed = isWhole ? "" : String(number)
    guard !isWhole else { return choose() }
    message = "Number \(number): Enter opens it; or another digit."
    return []
  }

  /// Takes the last digit back, and goes to the entry of what is left.
  mutating func eraseDigit() -> [Command] {
    typed = String(typed.dropLast())
    guard let number = Int(typed) else { return [] }
    chosen = number - 1
    message = "Number \(number): Enter opens it; or another digit."
    return []
  }

  /// Opens
  /// Opens the chosen entry, or does what was asked for.
  mutating func choose() -> [Command] {
    switch context {
    case .menu, .search:
      guard hits.contains(menuIndex) else { return [] }
      isFiltering = false
      sceneIndex = 0
      levels.append(.scene(menuIndex))
      return []
    case .scene:
      guard let scene = shownScene, scene.entries.indices.contains(sceneIndex) else { return [] }
      let entry = scene.entries[sceneIndex]
      return open(WalkPage.Origin(scene: scene, variant: entry.variant, task: entry.task))
    case .chooser, .prompt: return answer()
    case .quiz, .verdict, .source: return answerQuiz()
    default: return []
    }
  }

  /// Goes on with a walk that was left, or has it opened.
  mutating func open(_ origin: WalkPage.Origin) -> [Command] {
    guard page?.origin?.key != origin.key else {
      showWalk()
      return []
    }
    let answers = leaving()
    guard let known = walks.removeValue(forKey: origin.key) else {
      return answers + [.work(.open(origin.scene, origin.variant, origin.task))]
    }
    show(known)
    return answers
  }

  /// Shows a walk and keeps the one before.
  mutating func show(_ next: WalkPage) {
    if let page, let origin = page.origin { walks[origin.key] = page }
    var next = next
    next.isCodeShown = page?.isCodeShown ?? false
    next.showsCaptions = page?.showsCaptions ?? false
    if !next.isBegun { prepare(&next) }
    page = next
    showWalk()
  }

  private mutating func showWalk() {
    asking = nil
    while levels.last != .walk, case .report = levels.last { levels.removeLast() }
    if levels.last != .walk { levels.append(.walk) }
  }
}
