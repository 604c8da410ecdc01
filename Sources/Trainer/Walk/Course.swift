public import Scenes
public import Scoring
import SwiftUIInterpreter
public import VoiceOver

/// The scenes to train on and the way to open them; what a front needs of the outside world.
public struct Course: Sendable {
  /// Opens a variant of a scene for a task.
  public typealias Open =
    @Sendable (Scene, Scene.Variant, Scene.Task?) throws(LoadingError) -> Scene.Opened

  /// The scenes that were read so far, part by part, in the order of the menu.
  public private(set) var scenes: [Scene]
  /// Reads all scenes; absent once they were read.
  private var reading: (@Sendable () -> [Scene])?
  /// How the person listens.
  public let profile: Profile
  /// How VoiceOver is set.
  public let settings: Settings
  /// How paths are written.
  public let paths: ShownPaths
  /// How much the trainer says beside VoiceOver; absent where it follows what was learned.
  public var guidance: Guidance?
  /// Opens a variant.
  public let open: Open

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - scenes: The scenes that were read.
  ///   - reading: Reads all scenes when the menu is asked for, so that one alone opens at once.
  ///   - profile: How the person listens.
  ///   - settings: How VoiceOver is set.
  ///   - paths: How paths are written.
  ///   - open: Opens a variant.
  public init(
    scenes: [Scene],
    reading: (@Sendable () -> [Scene])? = nil,
    profile: Profile = .everyday,
    settings: Settings = Settings(),
    paths: ShownPaths = ShownPaths(),
    open: @escaping Open
  ) {
    self.scenes = scenes.inParts
    self.reading = reading
    self.profile = profile
    self.settings = settings
    self.paths = paths
    self.open = open
  }

  /// Whether scenes are still to be read.
  var isPartial: Bool { reading != nil }

  /// Reads all scenes, where that was not done yet.
  mutating func complete() {
    guard let reading else { return }
    scenes = reading().inParts
    self.reading = nil
  }

  /// Opens a variant and begins a walk on it, as much of it said as the learner needs.
  func walk(
    _ scene: Scene,
    _ variant: Scene.Variant,
    _ task: Scene.Task?,
    for learner: Learner = Learner()
  ) throws(LoadingError) -> SceneWalk {
    let opened = try open(scene, variant, task)
    let session = WalkSession(
      screen: opened.screen,
      assignment: Assignment(opened),
      profile: profile,
      settings: settings(for: learner)
    )
    return SceneWalk(scene: scene, variant: variant, task: task, session: session)
  }

  /// How much is said beside VoiceOver on a scene: what was asked for, else what was reached.
  func guidance(for learner: Learner) -> Guidance {
    guidance ?? Guidance(reachedBy: learner.progress)
  }

  /// How VoiceOver is set when a scene opens.
  public func settings(for learner: Learner) -> Settings {
    var settings = settings
    settings.startsCurtained = guidance(for: learner).beginsCurtained
    return settings
  }

  /// Prepares to search the best walk of each variant of a scene, in slices.
  func search(_ scene: Scene, _ task: Scene.Task) -> SceneComparison.Search {
    SceneComparison.Search(scene: scene, task: task, profile: profile, settings: settings)
  }

  /// Searches the best walk of each variant of a scene.
  public func comparison(
    _ scene: Scene,
    _ task: Scene.Task
  ) throws(LoadingError) -> SceneComparison {
    try SceneComparison(
      scene: scene,
      task: task,
      profile: profile,
      settings: settings
    ) { (variant: Scene.Variant) throws(LoadingError) in try open(scene, variant, task) }
  }
}

/// A walk on a variant of a scene.
public struct SceneWalk: Sendable {
  /// The scene.
  public let scene: Scene
  /// The variant.
  public let variant: Scene.Variant
  /// The task; absent for a look around.
  public let task: Scene.Task?
  /// The walk.
  public var session: WalkSession

  /// Creates a walk.
  public init(scene: Scene, variant: Scene.Variant, task: Scene.Task?, session: WalkSession) {
    self.scene = scene
    self.variant = variant
    self.task = task
    self.session = session
  }
}
