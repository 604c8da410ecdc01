public import Scenes
public import Scoring
public import SwiftUIInterpreter

extension Assignment where Shown == LiveScreen {
  /// A look around, with nothing to be done.
  static var lookAround: Assignment {
    Assignment(id: "look-around", prompt: "Look around.", goal: { _ in false })
  }

  /// A task of a scene on an opened variant, judged by the interpreter; absent without a task.
  public init?(_ opened: Scene.Opened) {
    guard let task = opened.task, let goal = opened.goal else { return nil }
    self.init(
      id: task.id,
      prompt: task.prompt,
      goal: Self.judge(goal),
      harm: opened.harm.map(Self.judge),
      harmIsPermanent: opened.harm?.isPermanent ?? false,
      facts: task.facts.map { Fact(name: $0.name, spellings: $0.spellings) },
      successSpellings: task.success,
      types: task.types
    )
  }

  private static func judge(_ goal: Goal) -> @Sendable (LiveScreen) -> Bool {
    { screen in screen.isTrue(goal) }
  }
}
