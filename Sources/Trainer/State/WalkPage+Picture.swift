import AccessibilityTree
import Canvas
import Scenes
import Scoring
import VoiceOver

extension WalkPage {
  /// What the screen of the walk shows.
  func picture(keys: [String]) -> WalkPicture {
    WalkPicture(
      title: title,
      rows: rows,
      target: focused.map { MockLayout.Target(element: $0.id, frame: visibleFrame(of: $0)) },
      mockTop: mockTop,
      isCurtainOn: session.reader.isCurtained,
      entries: entries,
      keptLog: log,
      captions: captions,
      task: origin?.task?.prompt,
      status: status,
      note: note,
      isDone: isDoneTold,
      code: code,
      isCodeShown: isCodeShown,
      keys: keys
    )
  }

  /// Where an element stands on the screen as it is scrolled; its place in the view if out of sight.
  private func visibleFrame(of element: Element) -> Rect {
    session.reader.visibleFrame(of: element.id) ?? element.frame
  }

  private var title: String {
    guard let origin, origin.scene.tasks.count > 1, let task = origin.task,
      let index = origin.scene.tasks.firstIndex(of: task)
    else { return name }
    return "\(name), task \(index + 1) of \(origin.scene.tasks.count)"
  }

  /// Gestures, seconds and rotor.
  private var status: String {
    let done = session.walk.isDone ? "Done · " : ""
    let time = seconds(time)
    let rotor = session.reader.rotorItem.name
    return "\(done)Gestures: \(gestureCount) · \(time) s estimated · Rotor: \(rotor)"
  }
}
