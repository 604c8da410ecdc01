import VoiceOver

/// An item of the item chooser: a name with the stop that it stands for.
struct ChooserItem: Hashable, Sendable {
  /// What is listed.
  var name: String
  /// The stop, from 1.
  var stop: Int

  /// What the item chooser lists on the screen of a walk for a search.
  static func items(of session: WalkSession?, matching search: String = "") -> [ChooserItem] {
    session?.reader.chooserItems(matching: search).map {
      ChooserItem(name: $0.name, stop: $0.stop)
    } ?? []
  }
}
