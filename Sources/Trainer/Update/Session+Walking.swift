import AccessibilityTree
import Canvas
import Scenes
import Scoring
import VoiceOver

extension Session {
  /// Does what a key means within a walk.
  mutating func walkOn(_ deed: Deed) -> [Command] {
    switch deed {
    case .gesture(let gesture): return perform(gesture)
    case .endEditing: return perform(.type("\n"))
    case .nextVariant: return openNextVariant()
    case .nextTask: return openNextTask()
    case .restart: page?.restart()
    case .code: page?.isCodeShown.toggle()
    case .captions: page?.showsCaptions.toggle()
    case .codeUp: page?.codeOffset -= max(size.rows / 3, 1)
    case .codeDown: page?.codeOffset += max(size.rows / 3, 1)
    case .chooseItem:
      items = ChooserItem.items(of: page?.session)
      asking = .item(search: "", selected: focusedItem)
    case .touch: asking = .touch("")
    case .label: asking = .label("")
    case .certainty: tellCertainty()
    case .gestureWords: asking = .gestures("")
    case .hint: return ask(for: .hint)
    case .score: return showAfterGuess(.score)
    case .compare: return compare()
    default: break
    }
    return []
  }

  /// Performs a gesture of the walk.
  mutating func perform(_ gesture: Gesture) -> [Command] {
    let wasDone = page?.session.walk.isDone ?? true
    let isDeadEnd = page?.perform(gesture) ?? false
    let answers = !wasDone && page?.session.walk.isDone == true ? noteDone() : []
    return (isDeadEnd && ringsBell ? [.ring] : []) + answers
  }

  /// The place of the cursor in the item chooser, from 0.
  private var focusedItem: Int {
    items.firstIndex { $0.stop == page?.session.reader.focusedStop } ?? 0
  }

  private mutating func openNextVariant() -> [Command] {
    guard var origin = page?.origin,
      let index = origin.scene.variants.firstIndex(of: origin.variant)
    else { return [] }
    origin.variant = origin.scene.variants[(index + 1) % origin.scene.variants.count]
    return open(origin)
  }

  private mutating func openNextTask() -> [Command] {
    guard var origin = page?.origin, let task = origin.task,
      let index = origin.scene.tasks.firstIndex(of: task)
    else { return [] }
    origin.task = origin.scene.tasks[(index + 1) % origin.scene.tasks.count]
    return open(origin)
  }

  // MARK: Reports

  /// Shows where the last answer comes from.
  private mutating func tellCertainty() {
    guard shownReport == nil, context != .verdict else {
      let lines = shownCertainty
      levels.append(.report(Report(subject: .certainty, title: "Certainty", lines: lines)))
      scroll = 0
      return
    }
    guard let entry = page?.session.transcript.last else { return }
    present(
      Report(
        subject: .certainty,
        title: "Certainty: \(entry.gestureWord)",
        lines: Provenance(entry: entry).lines
      )
    )
  }

  /// What is inferred of the report that is on top, or of what is said of an answer.
  var shownCertainty: [String] {
    shownReport?.inferred ?? (context == .verdict ? quiz?.certainty ?? [] : [])
  }

  /// What is compared from here: the walk's scene and task, or the chosen entry's.
  var comparable: (scene: Scene, task: Scene.Task)? {
    if case .comparison = shownReport?.subject { return nil }
    guard let origin = lessonOrigin, let task = origin.task else { return nil }
    return (origin.scene, task)
  }

  private mutating func compare() -> [Command] {
    guard let (scene, task) = comparable else { return [] }
    return showAfterGuess(.compare(scene, task))
  }

  /// Tells that a search begins.
  mutating func ask(for work: Work) -> [Command] {
    message = "Searching for the best walk… Esc ends it."
    return [.work(work)]
  }

  // MARK: Text

  /// Writes into the field that is edited or the line that is asked for.
  mutating func write(_ deed: Deed, _ key: Key) -> [Command] {
    switch context {
    case .quiz: return writeQuiz(deed, key)
    case .search: return writeFilter(deed, key)
    case .menu, .scene: return eraseDigit()
    default: break
    }
    guard var asked = asking else { return perform(.type(Self.typed(deed, key))) }
    if deed == .erase {
      asked.text = String(asked.text.dropLast())
    } else if case .character(let character) = key {
      asked.text += String(character)
    }
    asking = asked
    if case .item(let search, _) = asked {
      items = ChooserItem.items(of: page?.session, matching: search)
    }
    return []
  }

  /// What a key types: itself, or the control character that takes the last one back.
  private static func typed(_ deed: Deed, _ key: Key) -> String {
    guard deed == .insert, case .character(let character) = key else { return "\u{8}" }
    return String(character)
  }

  /// Does what was asked for.
  mutating func answer() -> [Command] {
    guard let asked = asking else { return [] }
    asking = nil
    switch asked {
    case .label(let name): return perform(.label(name))
    case .touch(let name): return name.isEmpty ? [] : perform(.touchName(name))
    case .item(_, let selected):
      guard items.indices.contains(selected),
        let gesture = page?.session.reader.choosing(stop: items[selected].stop)
      else { return [] }
      return perform(gesture)
    case .gestures(let words): return perform(words: words)
    case .guess(let text, let work): return guess(text, before: work)
    }
  }

  private mutating func perform(words: String) -> [Command] {
    do {
      var commands: [Command] = []
      for gesture in try Gesture.parse(words) {
        for command in perform(gesture) where !commands.contains(command) {
          commands.append(command)
        }
      }
      return commands
    } catch {
      message = "\(error)"
      return []
    }
  }
}
