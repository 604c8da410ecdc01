import Scenes
import Scoring

extension SceneWalk {
  /// How this walk did, against the best on its variant and on the reference.
  func score(_ comparison: SceneComparison) -> Score? {
    guard let best = comparison.bestWalk(on: variant.name) else { return nil }
    return Score(
      walk: session.walk.measure,
      best: best,
      reference: comparison.referenceWalk,
      pricing: session.walk.pricing
    )
  }
}
