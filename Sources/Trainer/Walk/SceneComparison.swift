public import Scenes
public import Scoring
public import VoiceOver

/// The best walks of a scene's variants for one task, side by side.
public struct SceneComparison: Sendable {
  /// The scene.
  public let scene: Scene
  /// The task.
  public let task: Scene.Task
  /// What things cost.
  public let pricing: Pricing
  /// The best walk of each variant, in the order of the scene.
  public let walks: [(variant: Scene.Variant, best: BestWalk)]
  /// How many stops each variant has as it opens, in the same order.
  public let stopCounts: [Int]

  /// Searches the best walk of each variant.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - task: The task to be done in each.
  ///   - profile: How the person listens.
  ///   - settings: How VoiceOver is set.
  ///   - open: Opens a variant for the task.
  /// - Throws: What `open` throws.
  public init<Failure: Error>(
    scene: Scene,
    task: Scene.Task,
    profile: Profile,
    settings: Settings,
    open: (Scene.Variant) throws(Failure) -> Scene.Opened
  ) throws(Failure) {
    self.scene = scene
    self.task = task
    pricing = Pricing(profile: profile)
    var walks: [(variant: Scene.Variant, best: BestWalk)] = []
    var counts: [Int] = []
    for variant in scene.variants {
      let opened = try open(variant)
      let session = WalkSession(
        screen: opened.screen,
        assignment: Assignment(opened),
        profile: profile,
        settings: settings
      )
      var solver = session.solver()
      walks.append((variant, solver.best()))
      counts.append(session.stops.count)
    }
    self.walks = walks
    stopCounts = counts
  }

  /// The rows with their scores.
  public var comparison: Comparison {
    Comparison(
      variants: walks.map { ($0.variant.name, $0.best) },
      reference: scene.reference?.name ?? ""
    )
  }

  /// The best walk on the reference.
  public var referenceWalk: BestWalk? {
    walks.first { $0.variant.isReference }?.best
  }

  /// The best walk on a variant.
  public func bestWalk(on variant: String) -> BestWalk? {
    walks.first { $0.variant.name == variant }?.best
  }
}
