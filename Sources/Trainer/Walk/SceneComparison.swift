public import Scenes
public import Scoring
import SwiftUIInterpreter
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
    var search = Search(scene: scene, task: task, profile: profile, settings: settings)
    var found: SceneComparison?
    while found == nil {
      var states = Int.max
      found = try search.advance(within: &states, open: open)
    }
    self = found ?? SceneComparison(search)
  }

  /// Puts together what was found.
  private init(_ search: Search) {
    scene = search.scene
    task = search.task
    pricing = Pricing(profile: search.profile)
    walks = search.walks
    stopCounts = search.stopCounts
  }

  /// The rows with their scores.
  public var comparison: Comparison {
    Comparison(
      variants: walks.map { ($0.variant.name, $0.best) },
      reference: scene.reference?.name ?? "",
      pricing: pricing
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

extension SceneComparison {
  /// The search of the best walks, variant by variant, in slices.
  public struct Search: Sendable {
    /// The scene.
    let scene: Scene
    /// The task.
    let task: Scene.Task
    /// How the person listens.
    let profile: Profile
    /// How VoiceOver is set.
    let settings: Settings
    /// The best walks that were found.
    private(set) var walks: [(variant: Scene.Variant, best: BestWalk)] = []
    /// The stops of those variants as they open.
    private(set) var stopCounts: [Int] = []
    /// The search on the next variant, with the number of its stops.
    private var current: (solver: Solver<LiveScreen>, stopCount: Int)?

    /// Prepares to search.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - task: The task to be done in each variant.
    ///   - profile: How the person listens.
    ///   - settings: How VoiceOver is set.
    public init(scene: Scene, task: Scene.Task, profile: Profile, settings: Settings) {
      self.scene = scene
      self.task = task
      self.profile = profile
      self.settings = settings
    }

    /// Searches on.
    ///
    /// - Parameters:
    ///   - states: How many states may be expanded before it returns; those used are taken off.
    ///   - open: Opens a variant for the task.
    /// - Returns: The comparison; absent while it is not complete.
    /// - Throws: What `open` throws.
    public mutating func advance<Failure: Error>(
      within states: inout Int,
      open: (Scene.Variant) throws(Failure) -> Scene.Opened
    ) throws(Failure) -> SceneComparison? {
      while walks.count < scene.variants.count {
        let variant = scene.variants[walks.count]
        if current == nil { current = begin(try open(variant)) }
        guard let best = current?.solver.best(within: &states) else { return nil }
        walks.append((variant, best))
        stopCounts.append(current?.stopCount ?? 0)
        current = nil
      }
      return SceneComparison(self)
    }

    private func begin(_ opened: Scene.Opened) -> (solver: Solver<LiveScreen>, stopCount: Int) {
      let session = WalkSession(
        screen: opened.screen,
        assignment: Assignment(opened),
        profile: profile,
        settings: settings
      )
      return (session.solver(), session.stops.count)
    }
  }
}

// MARK: The contrast

extension SceneComparison {
  /// What a comparison ends on: the scores of the poor designs against that of the reference.
  ///
  /// Absent where there is nothing to compare, or a search knows nothing.
  var contrast: String? {
    let scores = zip(walks, comparison.rows).map { ($0.variant, $1.design) }
    let poor = scores.filter { !$0.0.isAccessible }.compactMap(\.1)
    guard let best = scores.first(where: { $0.0.isReference })?.1, !poor.isEmpty else { return nil }
    let texts = poor.map { "\(Int($0.rounded()))" }
    let last = texts.last ?? ""
    let list = texts.count == 1 ? last : texts.dropLast().joined(separator: ", ") + " and " + last
    let designs = texts.count == 1 ? "two designs" : "\(texts.count + 1) designs"
    return "Same goal, \(designs): \(list) against \(Int(best.rounded()))."
  }
}
