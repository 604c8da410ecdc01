import AccessibilityTree
import Scenes
import Scoring
import SwiftUIInterpreter
import Trainer
import VoiceOver

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Opens what the arguments of a command name.
struct Opener {
  /// The scenes that come with the program.
  let library: SceneLibrary
  /// The arguments.
  let arguments: ParsedArguments

  /// A view that is open, with where it came from.
  struct Opened {
    /// The path that was asked for, or that of the variant's file.
    var path: String
    /// The scene; absent for a file or folder of the person's own.
    var scene: Scene?
    /// The variant and the judged task; absent outside a scene.
    var variant: Scene.Opened?
    /// The screen as it opens.
    var screen: LiveScreen
    /// What was left out while reading.
    var diagnostics: [Diagnostic]
    /// What is told of a folder, or of a file that is one of several.
    var advice: [Diagnostic] = []

    /// What reading, parsing and opening found, in source order.
    var allDiagnostics: [Diagnostic] {
      diagnostics + (screen.program.diagnostics + screen.diagnostics).inSourceOrder + advice
    }
  }

  /// Opens a scene's variant or a source of the person's own.
  ///
  /// - Parameters:
  ///   - argument: A scene, a file or a folder.
  ///   - takesFirst: Whether the first variant is taken without a choice, not the reference.
  /// - Returns: The screen as it opens, with where it came from.
  /// - Throws: `LoadingError` or `UsageError` when there is nothing to open.
  func open(_ argument: String, takesFirst: Bool = false) throws -> Opened {
    switch try library.subject(argument) {
    case .scene(let scene): try open(scene, takesFirst: takesFirst)
    case .source(let path): try open(path: path)
    }
  }

  /// Opens a variant of a scene: the one asked for, else the first or the reference.
  func open(_ scene: Scene, takesFirst: Bool = false) throws -> Opened {
    let fallback = takesFirst ? scene.variants.first : scene.reference ?? scene.variants.first
    let chosen = try arguments.value(.variant).map(scene.variant(named:)) ?? fallback
    guard let chosen else { throw UsageError("\(scene.id): error: the scene has no variant") }
    let opened = try scene.open(
      chosen,
      task: try task(of: scene),
      view: arguments.value(.view),
      values: try handedIn(),
      options: options
    )
    return Opened(
      path: scene.path(of: chosen),
      scene: scene,
      variant: opened,
      screen: opened.screen,
      diagnostics: []
    )
  }

  /// The task asked for, else the first.
  func task(of scene: Scene) throws -> Scene.Task? {
    try arguments.value(.task).map(scene.task(named:)) ?? scene.tasks.first
  }

  /// The scenes to train on, as the arguments have them opened.
  ///
  /// - Parameters:
  ///   - scenes: The scenes that were read.
  ///   - reading: Reads all scenes when the menu is asked for.
  /// - Returns: The course.
  func course(_ scenes: [Scene], reading: (@Sendable () -> [Scene])?) -> Course {
    let options = options
    var course = Course(
      scenes: scenes,
      reading: reading,
      profile: profile,
      settings: settings,
      paths: paths
    ) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task, options: options)
    }
    course.guidance = arguments.value(.guidance).flatMap(Guidance.init)
    return course
  }

  /// How VoiceOver is set.
  var settings: Settings {
    var settings = Settings(system: system)
    settings.verbosity.speaksHints = arguments.value(.hints) != "off"
    settings.verbosity.speaksContainers = arguments.value(.containers) != "off"
    settings.verbosity.actions = feedback(.actions)
    settings.verbosity.moreContent = feedback(.moreContent)
    if let style = arguments.value(.navigation).flatMap(Settings.NavigationStyle.init) {
      settings.navigationStyle = style
    }
    let words = arguments.allValues(.rotor)
    if !words.isEmpty {
      let items = RotorItem.choices.filter { words.contains($0.word) || words.contains("all") }
      settings.choose(rotorItems: Set(items))
    }
    for setting in arguments.allValues(.verbosity) {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first.flatMap(Verbosity.Name.init), let value = parts.last else {
        continue
      }
      settings.verbosity.set(name, to: value)
    }
    return settings
  }

  /// How something is told apart; spoken unless told otherwise.
  private func feedback(_ option: Option) -> Verbosity.Feedback {
    arguments.value(option).flatMap(Verbosity.Feedback.init) ?? .speak
  }

  /// How paths are written: from the working folder, or from that of the scenes.
  var paths: ShownPaths {
    ShownPaths(from: FileManager.default.currentDirectoryPath, library: library.folder)
  }

  /// How the person listens.
  var profile: Profile {
    arguments.value(.profile).flatMap(Profile.init(named:)) ?? .everyday
  }

  /// Every constant of the score with its basis, where `--explain-score` asks for it.
  func explanation(_ pricing: Pricing) -> [String] {
    arguments.has(.explainScore) ? [""] + pricing.explanation : []
  }

  /// What a view is opened with.
  var options: LiveScreen.Options {
    var options = LiveScreen.Options()
    options.system = system.rawValue
    if arguments.value(.device) == "ipad" { options.device = .pad }
    if let style = arguments.value(.stepper).flatMap(LiveScreen.Options.StepperStyle.init) {
      options.stepperStyle = style
    }
    if let size = arguments.value(.typeSize).flatMap(TypeSize.init) { options.typeSize = size }
    if let scheme = arguments.value(.colorScheme).flatMap(LiveScreen.Options.ColorScheme.init) {
      options.colorScheme = scheme
    }
    options.tellsColors = arguments.command == .walk && arguments.has(.json)
    return options
  }

  private var system: Settings.System {
    arguments.value(.system).flatMap { Int($0) }.flatMap(Settings.System.init) ?? .iOS26
  }

  private func open(path: String) throws -> Opened {
    if let variant = arguments.value(.variant) {
      throw UsageError(
        "\(path): error: variant '\(variant)' is asked for, but only scenes have variants;"
          + " choose a view of the file with --view"
      )
    }
    let loaded = try SourceLoader.program(at: path)
    do {
      let screen = try LiveScreen(
        loaded.program,
        view: arguments.value(.view),
        values: try handedIn(),
        options: options
      )
      let advice = FolderAdvice(path: path, screen: screen)
      return Opened(
        path: path,
        screen: screen,
        diagnostics: loaded.diagnostics,
        advice: advice.chosenView(isAsked: arguments.value(.view) != nil) + advice.missingNames()
      )
    } catch let error as LiveScreen.OpenError {
      throw LoadingError.notOpened(path: path, error)
    }
  }

  private func handedIn() throws -> [LiveScreen.HandedIn] {
    try arguments.allValues(.with).map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop(while: \.isWhitespace))
      }
      guard parts.count == 2, let name = parts.first?.split(separator: " ").first,
        let expression = parts.last, !expression.isEmpty
      else { throw UsageError("error: '\(text)' is not of the form 'NAME = VALUE'") }
      return LiveScreen.HandedIn(name: String(name), expression: expression)
    }
  }
}
