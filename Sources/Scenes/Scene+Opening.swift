public import AccessibilityTree
public import SwiftUIInterpreter

extension Scene {
  /// A variant on the screen, with what judges a task on it.
  public struct Opened: Sendable {
    /// What is shown.
    public let variant: Variant
    /// What there is to do; absent when no task was asked for.
    public let task: Task?
    /// The screen as it opens; its program has the source.
    public var screen: LiveScreen
    /// What must become true.
    public let goal: Goal?
    /// What must not be true.
    public let harm: Goal?
    /// A warning for each shared file that could not be read and is left out.
    public let diagnostics: [Diagnostic]
  }

  /// Returns the variant of that name.
  ///
  /// - Throws: `LoadingError.unknownVariant`.
  public func variant(named name: String) throws(LoadingError) -> Variant {
    if let variant = variants.first(where: { $0.name == name }) { return variant }
    let known = variants.map(\.name)
    let nearest = NearestName.of(name, among: known)
    throw .unknownVariant(name, scene: id, nearest: nearest, known: known)
  }

  /// Returns the task of that name.
  ///
  /// - Throws: `LoadingError.unknownTask`.
  public func task(named name: String) throws(LoadingError) -> Task {
    if let task = tasks.first(where: { $0.id == name }) { return task }
    let known = tasks.map(\.id)
    let nearest = NearestName.of(name, among: known)
    throw .unknownTask(name, scene: id, nearest: nearest, known: known)
  }

  /// Returns the path of a variant's file, or of the copy that stands for it.
  public func path(of variant: Variant) -> String {
    variant.copy ?? FolderReader.join(folder, variant.file)
  }

  /// Reads the module of a variant: its own file, then the Swift files that are no variant's.
  ///
  /// - Throws: `LoadingError` when the variant's own file cannot be read.
  public func module(of variant: Variant) throws(LoadingError) -> SourceLoader.Module {
    let own = SourceFile(
      path: path(of: variant),
      text: try SourceLoader.text(at: path(of: variant))
    )
    let taken = Set(variants.map(\.file))
    let shared = try FolderReader.swiftFiles(in: folder).filter { !taken.contains($0) }
    guard !shared.isEmpty else { return SourceLoader.Module(files: [own], diagnostics: []) }
    let rest = try SourceLoader.module(of: shared.map { FolderReader.join(folder, $0) })
    return SourceLoader.Module(files: [own] + rest.files, diagnostics: rest.diagnostics)
  }

  /// Opens a variant.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - task: What there is to do on it, if anything.
  ///   - view: The view to show; the default view when absent.
  ///   - values: Properties handed in.
  ///   - options: The clock, the seed and the system; what the task asks for goes before them.
  /// - Returns: The screen as it opens, with its goals.
  /// - Throws: `LoadingError` when the source cannot be read or shown, or a goal cannot be judged.
  public func open(
    _ variant: Variant,
    task: Task? = nil,
    view: String? = nil,
    values: [LiveScreen.HandedIn] = [],
    options: LiveScreen.Options = LiveScreen.Options()
  ) throws(LoadingError) -> Opened {
    let module = try module(of: variant)
    let program = Program(files: module.files)
    try SourceLoader.check(program, at: path(of: variant))
    var screen: LiveScreen
    do {
      let options = task?.surroundings.applied(to: options) ?? options
      screen = try LiveScreen(program, view: view, values: values, options: options)
    } catch {
      throw .notOpened(path: path(of: variant), error)
    }
    let names = task?.names[variant.name] ?? [:]
    let goal = try goal(task?.goal, at: task?.goalPlace, names, view, of: variant, in: program)
    let harm = try self.goal(task?.harm, at: task?.harmPlace, names, view, of: variant, in: program)
    if let goal { screen.count(callsFor: [goal] + (harm.map { [$0] } ?? [])) }
    return Opened(
      variant: variant,
      task: task,
      screen: screen,
      goal: goal,
      harm: harm,
      diagnostics: module.diagnostics
    )
  }

  private func goal(
    _ source: String?,
    at place: SourcePlace?,
    _ names: [String: String],
    _ view: String?,
    of variant: Variant,
    in program: Program
  ) throws(LoadingError) -> Goal? {
    guard let source, let place else { return nil }
    do {
      return try program.goal(source, names: names, view: view)
    } catch {
      throw .invalidGoal(source, at: place, variant: variant.name, reason: error.message)
    }
  }
}
