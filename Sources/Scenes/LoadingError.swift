public import AccessibilityTree
public import SwiftUIInterpreter

/// Why a file, a folder or a scene cannot be opened.
public enum LoadingError: Error, Equatable, Sendable {
  /// Nothing has that path.
  case missing(String)
  /// The file or folder may not be read, or reading failed.
  case unreadable(String)
  /// Links lead from one to the next and back again; the paths in turn, the first one last as well.
  case linkLoop(String, [String])
  /// It is a folder, where a file is wanted.
  case isFolder(String)
  /// It is a device, a pipe or a socket.
  case notRegular(String)
  /// The file holds a NUL or is not UTF-8.
  case notText(String)
  /// The file holds nothing but white space.
  case empty(String)
  /// At that place it holds what is no text, or nothing.
  case invalidText(SourcePlace, String)
  /// The file is over `SourceLoader.largestFile` bytes.
  case tooLarge(String)
  /// The folder holds more than `SourceLoader.mostEntries` entries.
  case tooMany(String)
  /// The folder holds no Swift file.
  case noSwift(String)
  /// The source declares no view.
  case noView(String)
  /// The source declares no view, and has errors.
  case invalidSource(path: String, [Diagnostic])
  /// No scene has that name; the nearest name, if one is near, and all of them.
  case unknownScene(String, nearest: String?, known: [String])
  /// No variant of the scene has that name; the nearest name, if one is near, and all of them.
  case unknownVariant(String, scene: String, nearest: String?, known: [String])
  /// No task of the scene has that name; the nearest name, if one is near, and all of them.
  case unknownTask(String, scene: String, nearest: String?, known: [String])
  /// The `scene.json` of a folder has errors.
  case invalidScene([Diagnostic])
  /// The view of a source cannot be shown.
  case notOpened(path: String, LiveScreen.OpenError)
  /// A goal is not an expression that the source can judge.
  case invalidGoal(String, at: SourcePlace, variant: String, reason: String)
}

extension LoadingError: CustomStringConvertible {
  /// One sentence in the form `path: error: message`; for a scene file, one line for each finding.
  public var description: String {
    switch self {
    case .invalidScene(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .invalidSource(let path, let diagnostics):
      (diagnostics.map(\.description) + ["\(path): error: \(reason)"]).joined(separator: "\n")
    case .unknownScene(let name, let nearest, let known):
      "error: no scene, file or folder is named '\(name)'"
        + Self.advice(nearest, among: known)
    case .unknownVariant(let name, let scene, let nearest, let known):
      "\(scene): error: no variant is named '\(name)'"
        + NearestName.advice(nearest, among: known, listing: "the variants are")
    case .unknownTask(let name, let scene, let nearest, let known):
      "\(scene): error: no task is named '\(name)'"
        + NearestName.advice(nearest, among: known, listing: "the tasks are")
    case .notOpened(let path, let error):
      "\(Self.place(of: error) ?? path): error: \(Self.reason(error))"
    case .invalidGoal(let goal, let place, let variant, let reason):
      "\(Self.text(of: place)): error: cannot judge '\(goal)' on variant '\(variant)': \(reason)"
    case .invalidText(let place, let reason): "\(Self.text(of: place)): error: \(reason)"
    default:
      "\(path ?? ""): error: \(reason)"
    }
  }

  /// The path that cannot be read, where the error is about one.
  public var path: String? {
    switch self {
    case .missing(let path), .unreadable(let path), .linkLoop(let path, _),
      .isFolder(let path), .notRegular(let path), .notText(let path),
      .empty(let path), .tooLarge(let path), .tooMany(let path), .noSwift(let path),
      .noView(let path), .invalidSource(let path, _), .notOpened(let path, _):
      path
    case .invalidGoal(_, let place, _, _), .invalidText(let place, _): place.path
    case .unknownScene, .unknownVariant, .unknownTask, .invalidScene:
      nil
    }
  }

  /// What is wrong with the path, without it.
  var reason: String {
    switch self {
    case .missing: "no such file or folder"
    case .unreadable: "cannot be read; check its permissions"
    case .linkLoop(_, let links):
      "is a link that leads back to itself: \(links.joined(separator: " -> "))"
    case .isFolder: "is a folder; give a file"
    case .notRegular: "is a device or a pipe; give a file or a folder"
    case .notText: "is not text in UTF-8"
    case .empty: "is empty"
    case .tooLarge: "is larger than 2 MiB"
    case .tooMany: "holds more than \(SourceLoader.mostEntries) entries; choose a smaller folder"
    case .noSwift: "holds no Swift file"
    case .noView: "declares no View"
    case .invalidSource: "shows no View as long as it has these errors"
    default: description
    }
  }

  /// Where the source says what it takes; absent for other errors.
  private static func place(of error: LiveScreen.OpenError) -> String? {
    guard case .wrongType(_, _, _, let place?) = error else { return nil }
    return text(of: place)
  }

  private static func text(of place: SourcePlace) -> String {
    "\(place.path):\(place.line):\(place.column)"
  }

  /// The nearest scene, else all of them; where they are too many, how to list them.
  private static func advice(_ nearest: String?, among scenes: [String]) -> String {
    let advice = NearestName.advice(nearest, among: scenes, listing: "the scenes are")
    return advice.isEmpty && !scenes.isEmpty ? "; 'vot list' lists the scenes" : advice
  }

  private static func reason(_ error: LiveScreen.OpenError) -> String {
    switch error {
    case .noView:
      "declares no View"
    case .unknownView(let name, let nearest):
      "no View is named '\(name)'" + NearestName.advice(nearest)
    case .invalidValue(let expression):
      "'\(expression)' is not a Swift expression"
    case .faultyValue(let name, let reason):
      "--with '\(name)': \(reason)"
    case .wrongType(let name, let expression, let expected, _):
      "'\(name)' takes a value of type '\(expected)', and '\(expression)' is none"
    }
  }
}
