public import AccessibilityTree

/// An exercise: one thing to do, built well and badly, with what must be heard on the way.
///
/// A scene holds the text of its `scene.json` only; the Swift of a variant is read when it is opened.
public struct Scene: Hashable, Sendable, Identifiable {
  /// The name on the command line: that of its folder.
  public let id: String
  /// The path of its folder, as it was given.
  public let folder: String
  /// What people see in the menu.
  public let title: String
  /// What it is about, in a sentence or two.
  public let summary: String
  /// The part of the course to which it belongs; absent for one of its own.
  public let part: String?
  /// What it teaches, each a word or two.
  public let topics: [String]
  /// Its place in the menu, lowest first; absent after all others.
  public let order: Double?
  /// The ways in which it is built, in the order of a lesson.
  public let variants: [Variant]
  /// What there is to do.
  public let tasks: [Task]
  /// What must hold of a good design.
  public let checks: [Check]
  /// Questions about it.
  public let puzzles: [Puzzle]
  /// What to take away.
  public let lesson: Lesson
  /// Words of the lesson and the puzzles that rest on what is only inferred.
  public internal(set) var inferred: [Inferred] = []
  /// Where the lesson comes from.
  public let sources: [Source]

  /// The variant that the others are measured by; a loaded scene has exactly one.
  public var reference: Variant? {
    variants.first { $0.isReference }
  }

  /// The first variant that is not accessible; a scene may have none.
  public var poor: Variant? {
    variants.first { !$0.isAccessible }
  }
}

extension Scene {
  /// One way of building the scene.
  public struct Variant: Hashable, Sendable, Identifiable {
    /// The name on the command line.
    public let name: String
    /// What people see.
    public let title: String
    /// Its Swift file, relative to the folder of the scene.
    public let file: String
    /// Whether it is meant to serve a VoiceOver user well.
    public let isAccessible: Bool
    /// Whether the others are measured by it.
    public let isReference: Bool
    /// Where it stands in the `scene.json`.
    public let place: SourcePlace
    /// The path of a copy that stands for its file, such as a learner's own.
    public var copy: String?

    /// The name.
    public var id: String { name }
  }

  /// Something to do, with what tells that it is done.
  public struct Task: Hashable, Sendable, Identifiable {
    /// The name on the command line.
    public let id: String
    /// What the person is asked to do.
    public let prompt: String
    /// A Swift expression over the state and the event log that is true when it is done.
    public let goal: String
    /// A Swift expression that is true when something went wrong; absent where nothing can.
    public let harm: String?
    /// What a person must have been told to do it knowingly.
    public let facts: [Fact]
    /// What says that it worked, each a way of saying it; where empty, any answer does.
    public let success: [String]
    /// The texts that a search for the best walk may type.
    public let types: [String]
    /// For a variant by its name: its own names for those that `goal` and `harm` use.
    public let names: [String: [String: String]]
    /// What it is done under.
    public var surroundings: Surroundings
    /// Where `goal` stands in the `scene.json`.
    public let goalPlace: SourcePlace
    /// Where `harm` stands there, or else the task.
    public let harmPlace: SourcePlace
  }

  /// Something a person must have been told.
  public struct Fact: Hashable, Sendable {
    /// What it is, for people: "the order number".
    public let name: String
    /// The ways of saying it, any of which counts, as whole words.
    public let spellings: [String]
  }

  /// What to take away from a scene, at three depths.
  public struct Lesson: Hashable, Sendable {
    /// The idea, with its example.
    public let idea: String
    /// The way there, a step a line.
    public let steps: [String]
    /// What to look up later, a line each.
    public let cheatSheet: [String]
  }

  /// A public source of the lesson.
  public struct Source: Hashable, Sendable {
    /// Its title.
    public let title: String
    /// Its address.
    public let url: String
  }
}
