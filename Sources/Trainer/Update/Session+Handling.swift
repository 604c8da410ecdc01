public import Canvas
import Scenes
import Scoring
import VoiceOver

extension Session {
  /// Changes the state by what reached the program.
  ///
  /// - Returns: What the loop is to do.
  public mutating func handle(_ event: InputEvent) -> [Command] {
    switch event {
    case .key(let key) where isSearching: return interrupt(key)
    case .mousePressed where isSearching, .mouseReleased where isSearching,
      .wheel where isSearching:
      return []
    case .key(let key): return handle(key)
    case .resized(let columns, let rows):
      size = (columns, rows)
      keepView()
      return []
    case .ended, .signal: return finish()
    case .mousePressed(let column, let row):
      pressed = (column, row)
      return []
    case .mouseReleased(let column, let row): return release(column: column, row: row)
    case .wheel(let isUp, _, _): return wheel(isUp: isUp)
    }
  }

  private mutating func handle(_ key: Key) -> [Command] {
    guard let deed = KeyTable.deed(for: key, in: context), isAvailable(deed) else {
      return releaseKeys()
    }
    message = nil
    if ![.chooseNumber, .lineNumber, .erase].contains(deed) {
      let isTaken = key == .escape && takeTyped()
      typed = ""
      guard !isTaken else {
        keepView()
        return []
      }
    }
    // The picture holds the log: let go before the log grows, it need not be copied.
    kept = nil
    let commands = perform(deed, key)
    keepView()
    return commands
  }

  /// Ends a search, or the program; other keys wait for nothing and do nothing.
  private mutating func interrupt(_ key: Key) -> [Command] {
    switch key {
    case .escape: endSearch()
    case .control("c"): return finish()
    case .control("l"): return [.redraw]
    default: break
    }
    return []
  }

  /// Whether a deed does something now; the help lists no other.
  func isAvailable(_ deed: Deed) -> Bool {
    let origin = lessonOrigin
    switch deed {
    case .review: return learner.today != nil
    case .progress: return learner.today != nil
    case .nextVariant: return (origin?.scene.variants.count ?? 0) > 1
    case .nextTask: return (origin?.scene.tasks.count ?? 0) > 1
    case .hint: return origin?.task != nil && page?.guidance.remarksAtOnce == true
    case .captions: return page?.hasFadingCaptions == true
    case .certainty where context != .walk: return !shownCertainty.isEmpty
    case .predict: return page?.session.walk.isDone == false && mayGuess
    case .why: return origin.map(isDifferenceKnown) ?? false
    case .lesson: return origin != nil
    case .puzzles: return origin?.scene.puzzles.isEmpty == false
    case .mend: return origin?.scene.poor != nil
    case .nextStep: return origin?.task != nil
    case .score:
      return origin?.task != nil && levels.contains(.walk) && shownReport?.subject != .score
    case .compare: return comparable != nil && !isComparisonShown
    case .codeUp, .codeDown: return isCodeInView
    case .code: return page?.hasCode == true
    case .choose where context == .menu: return !course.scenes.isEmpty
    case .search: return !course.scenes.isEmpty
    case .nextHit, .previousHit: return !filter.isEmpty
    default: return true
    }
  }

  private var mayGuess: Bool {
    guard let origin = page?.origin, let task = origin.task else { return false }
    return learner.mayGuess(origin.scene, task, origin.variant)
  }

  /// The report that is on top.
  var shownReport: Report? {
    guard case .report(let report) = levels.last else { return nil }
    return report
  }

  private var isComparisonShown: Bool {
    guard case .comparison = shownReport?.subject else { return false }
    return true
  }

  private mutating func perform(_ deed: Deed, _ key: Key) -> [Command] {
    switch deed {
    case .gesture, .hint, .score, .compare, .nextVariant, .nextTask, .restart, .code, .codeUp,
      .codeDown, .captions, .chooseItem, .touch, .label, .gestureWords, .endEditing, .certainty:
      return walkOn(deed)
    case .predict, .why, .lesson, .puzzles, .mend, .nextStep: return learn(deed)
    case .review: return [.work(.review)]
    case .progress:
      let lines = learner.report(on: course.scenes) ?? []
      present(Report(subject: .progress, title: "Progress", lines: lines))
      return []
    case .holdKeys:
      heldKeys += 1
      return []
    case .releaseKeys: return releaseKeys()
    case .keyboard(let command): return perform(command)
    case .insert, .erase: return write(deed, key)
    case .previous, .next, .pageBack, .pageOn, .toFirst, .toLast: return move(deed)
    case .choose: return choose()
    case .chooseNumber: return choose(number: key)
    case .lineNumber: return goToLine(key)
    case .search, .nextHit, .previousHit: return search(deed)
    case .sure:
      quiz?.isSure.toggle()
      return []
    case .passOver: return goOnAsking()
    case .back: return goBack()
    case .leave: return leave()
    case .help: return toggleHelp()
    case .quit: return finish()
    case .redraw: return [.redraw]
    }
  }

  /// Lets go what is held as on a hardware keyboard.
  private mutating func releaseKeys() -> [Command] {
    guard heldKeys > 0, levels.last == .walk else { return [] }
    heldKeys = 0
    keepView()
    return []
  }

  private mutating func perform(_ command: KeyboardCommand) -> [Command] {
    heldKeys = 0
    switch command.effect {
    case .gesture(let gesture): return perform(gesture)
    case .itemChooser: return walkOn(.chooseItem)
    case .home:
      message =
        KeyboardCommand.homeNote.prefix(1).uppercased()
        + KeyboardCommand.homeNote.dropFirst() + "."
      return []
    }
  }

  private mutating func toggleHelp() -> [Command] {
    if case .help = levels.last {
      levels.removeLast()
    } else {
      levels.append(.help(context))
    }
    scroll = 0
    return []
  }

  /// Takes the topmost level away, or what is asked for over a walk.
  mutating func goBack() -> [Command] {
    scroll = 0
    if isFiltering {
      endFilter()
      return []
    }
    guard asking == nil || context == .report else {
      // Who closes the question of the first step without a guess goes on without one.
      if case .guess = asking, let scene = lessonOrigin?.scene {
        learner.pass(.predict, of: scene)
      }
      asking = nil
      return []
    }
    guard levels.count > 1 else { return finish() }
    levels.removeLast()
    return []
  }

  /// Ends the trainer; a walk that was begun is left.
  private mutating func finish() -> [Command] {
    // A guess about it stays open: its answer is searched, and nobody is there to read it.
    _ = leaving()
    return [.finish(outcome: outcome)]
  }

  /// Leaves the walk, quits at the top level.
  private mutating func leave() -> [Command] {
    guard levels.count > 1 else { return finish() }
    message = page.map(\.outcome)
    levels.removeLast()
    return leaving() + (levels.last == .menu && course.isPartial ? [.work(.menu)] : [])
  }
}
