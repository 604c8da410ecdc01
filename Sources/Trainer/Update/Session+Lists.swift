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
      return context == .menu ? menuIndex : sceneIndex
    }
    set {
      let value = min(max(newValue, 0), max(entryCount - 1, 0))
      if case .item(let search, _) = asking {
        asking = .item(search: search, selected: value)
      } else if context == .menu {
        menuIndex = value
      } else {
        sceneIndex = value
      }
    }
  }

  /// How many entries the topmost list has.
  private var entryCount: Int {
    switch context {
    case .menu: course.scenes.count
    case .scene: shownScene?.entries.count ?? 0
    case .chooser: items.count
    default: 0
    }
  }

  /// Moves in a list, or through lines.
  mutating func move(_ deed: Deed) -> [Command] {
    let page = max(size.rows - 4, 1)
    let step: Int
    switch deed {
    case .previous: step = -1
    case .next: step = 1
    case .pageBack: step = -page
    case .pageOn: step = page
    case .toFirst: step = -1_000_000
    default: step = 1_000_000
    }
    if [.report, .help, .quiz].contains(context) {
      scroll = min(max(scroll + step, 0), lastScroll)
    } else {
      chosen += step
    }
    return []
  }

  /// Opens the entry of a digit.
  mutating func choose(number key: Key) -> [Command] {
    guard case .character(let digit) = key, let number = digit.wholeNumberValue,
      number <= entryCount
    else { return [] }
    chosen = number - 1
    return choose()
  }

  /// Opens the chosen entry, or does what was asked for.
  mutating func choose() -> [Command] {
    switch context {
    case .menu:
      guard course.scenes.indices.contains(menuIndex) else { return [] }
      sceneIndex = 0
      levels.append(.scene(menuIndex))
      return []
    case .scene:
      guard let scene = shownScene, scene.entries.indices.contains(sceneIndex) else { return [] }
      let entry = scene.entries[sceneIndex]
      return open(WalkPage.Origin(scene: scene, variant: entry.variant, task: entry.task))
    case .chooser, .prompt: return answer()
    case .quiz: return answerQuiz()
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
