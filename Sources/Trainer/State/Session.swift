public import Canvas
import Scenes
import Scoring
import VoiceOver

/// The full screen as a value: what is shown, and how keys change it.
///
/// Nothing outside is touched while an event is handled; what needs files or time is handed to the
/// loop as a command.
public struct Session: Sendable {
  /// The scenes and the way to open them.
  var course: Course
  /// What is drawn with.
  let glyphs: Glyphs
  /// Whether a dead end rings the bell.
  let ringsBell: Bool
  /// The size of the window, in cells, as it was told last.
  var size: (columns: Int, rows: Int) = (80, 24)
  /// What fills the window, the topmost last; never empty.
  var levels: [Level]
  /// The walk; absent before one was opened.
  var page: WalkPage?
  /// Walks that were left, to go on with.
  var walks: [WalkPage.Key: WalkPage] = [:]
  /// The person who learns.
  public var learner = Learner()
  /// The puzzles that are being asked.
  var quiz: QuizPage?
  /// The best walks that were searched.
  var comparisons = KnownComparisons()
  /// The search that goes on between keys.
  var search: OngoingSearch?
  /// What is asked for over a walk.
  var asking: Asking?
  /// How often the prefix of keyboard commands was pressed: once for Control and Option, twice for
  /// Command as well.
  var heldKeys = 0
  /// What the item chooser lists for what is searched.
  var items: [ChooserItem] = []
  /// What the menu is searched for; empty where it lists all scenes.
  var filter = ""
  /// Whether that is being typed.
  var isFiltering = false
  /// The digits of a number that were typed so far in a list, or for a line of source.
  var typed = ""
  /// The entry of the menu that is chosen, from 0.
  var menuIndex = 0
  /// The entry of the scene's list that is chosen, from 0.
  var sceneIndex = 0
  /// How far the topmost report or help is scrolled, in lines.
  var scroll = 0
  /// What a guess came to, told when the search for it is over.
  var revealedAnswer: String?
  /// How far each scene of the menu has come, as it was made last.
  var standing: CourseStanding?
  /// The level of guidance that was told to be reached.
  var told: Guidance?
  /// What is being done, or what went wrong.
  var message: String?
  /// What the walk's screen shows, made ready after every change.
  var kept: WalkPicture?
  /// Where a mouse button went down.
  var pressed: (column: Int, row: Int)?

  /// Opens the menu of scenes.
  public init(
    course: Course,
    learner: Learner = Learner(),
    glyphs: Glyphs = .unicode,
    ringsBell: Bool = false
  ) {
    self.init(course, learner, levels: [.menu], glyphs, ringsBell: ringsBell)
    keepView()
  }

  private init(
    _ course: Course,
    _ learner: Learner,
    levels: [Level],
    _ glyphs: Glyphs,
    ringsBell: Bool
  ) {
    self.course = course
    self.learner = learner
    self.levels = levels
    self.glyphs = glyphs
    self.ringsBell = ringsBell
  }

  /// Opens a walk on a variant of a scene; the menu lies below.
  public init(
    course: Course,
    walk: SceneWalk,
    learner: Learner = Learner(),
    glyphs: Glyphs = .unicode,
    ringsBell: Bool = false
  ) {
    let levels: [Level] =
      course.scenes.isEmpty && !course.isPartial ? [.walk] : [.menu, .walk]
    self.init(course, learner, levels: levels, glyphs, ringsBell: ringsBell)
    let origin = WalkPage.Origin(scene: walk.scene, variant: walk.variant, task: walk.task)
    var page = WalkPage(
      walk.session,
      origin: origin,
      guidance: course.guidance(for: learner)
    )
    prepare(&page)
    self.page = page
    menuIndex = course.scenes.firstIndex(of: walk.scene) ?? 0
  }

  /// Opens a walk on a view of the person's own; leaving it quits.
  public init(
    course: Course,
    session: WalkSession,
    glyphs: Glyphs = .unicode,
    ringsBell: Bool = false
  ) {
    self.init(course, Learner(), levels: [.walk], glyphs, ringsBell: ringsBell)
    page = WalkPage(session, origin: nil, guidance: course.guidance ?? .full)
  }

  /// The line that is left in the scrollback: how the last walk ended.
  public var outcome: String { page?.outcome ?? "No walk was made." }

  /// Takes what was spoken since it was taken last, a line a gesture, to be recorded.
  public mutating func takeTranscript() -> [String] {
    page?.takeTranscript() ?? []
  }

  /// Where the person is.
  public var context: Context {
    switch levels.last {
    case .scene: return asking == nil ? .scene : .prompt
    case .walk: return walkContext
    case .report: return .report
    case .quiz:
      return quiz?.isAnswered == true ? .verdict : quiz?.isPicking == true ? .source : .quiz
    case .help: return .help
    case .menu, nil: return isFiltering ? .search : .menu
    }
  }

  private var keyboardContext: Context { heldKeys == 1 ? .keyboard : .keyboardCommand }

  private var walkContext: Context {
    switch asking {
    case .item: .chooser
    case .touch, .label, .gestures, .guess: .prompt
    case nil: heldKeys > 0 ? keyboardContext : page?.isEditing == true ? .editing : .walk
    }
  }
}

/// A task with a variant to do it on: an entry of a scene's list.
struct SceneEntry: Hashable, Sendable {
  /// The task; absent where the scene has none.
  var task: Scene.Task?
  /// The variant.
  var variant: Scene.Variant
}

extension Scene {
  /// What can be opened: each variant for each task.
  var entries: [SceneEntry] {
    guard !tasks.isEmpty else { return variants.map { SceneEntry(task: nil, variant: $0) } }
    return tasks.flatMap { task in variants.map { SceneEntry(task: task, variant: $0) } }
  }
}
