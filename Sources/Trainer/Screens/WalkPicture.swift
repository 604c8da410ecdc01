import AccessibilityTree
import Canvas

/// All that the screen of a walk shows, apart from where it stands.
struct WalkPicture: Sendable {
  /// The scene and its variant, or the view.
  var title: String
  /// The mock screen.
  var rows: MockRows
  /// The element under the cursor.
  var target: MockLayout.Target?
  /// The first row of the mock screen that was in view.
  var mockTop: Int
  /// The part in view as it was laid out last, with its pane; used where the pane is the same.
  var kept: KeptLayout?
  /// Whether the screen curtain is on.
  var isCurtainOn: Bool
  /// The speech log, oldest first.
  var entries: [LogEntry]
  /// The part of it in view as it was last; used where the pane is the same.
  var keptLog: LogView?
  /// How many of the last gestures keep the caption of what was said; absent for all.
  var captions: Int?
  /// What is to be done; absent for a look around.
  var task: String?
  /// Gestures, seconds and rotor.
  var status: String
  /// The last remark of the trainer.
  var note: String?
  /// Whether the task is done, so that a long remark may stand in its place.
  var isDone = false
  /// The source of the screen.
  var code: CodePane?
  /// Whether the source stands in place of the mock screen and the log.
  var isCodeShown: Bool
  /// What the bottom line says after "? keys", most important first.
  var keys: [String]
}

/// A layout with the pane that it was made for.
struct KeptLayout: Sendable {
  /// The layout.
  var layout: MockLayout
  /// The pane.
  var pane: Area
}
