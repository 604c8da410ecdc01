// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: SwiftSyntax

/// The folder of the toolchain in use that holds its own build of SwiftSyntax.
///
/// The manifest runs inside that toolchain, so on Linux its loaded libraries name the place; elsewhere
/// the first `swiftc` on the search path does. Absent where a toolchain ships without host libraries.
func hostLibraries() -> String? {
  var roots: [String] = []
  if let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) {
    roots += maps.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: "/lib/swift/pm/"), let start = line.firstIndex(of: "/")
      else { return nil }
      return String(line[start..<end.lowerBound])
    }
  }
  let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
  roots += search.split(separator: ":").compactMap { folder in
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { return nil }
    return compiler.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }
  return roots.map { $0 + "/lib/swift/host" }.first { folder in
    FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
  }
}

let host = hostLibraries()

/// What every target needs that sees SwiftSyntax, however indirectly.
let syntaxSearch: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []

let syntaxLinking: [LinkerSetting] =
  host.map { folder in
    [
      .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftDiagnostics"),
      .linkedLibrary("SwiftParserDiagnostics"),
    ]
  } ?? []

let syntaxProducts: [Target.Dependency] =
  host == nil
  ? ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics"]
    .map { .product(name: $0, package: "swift-syntax") } : []

let syntaxPackage: [Package.Dependency] =
  host == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"700.0.0")] : []

// MARK: Settings

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let interpreting: [SwiftSetting] = strict + syntaxSearch

// MARK: Package

let package = Package(
  name: "voiceover-trainer",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "vot", targets: ["vot"])],
  dependencies: syntaxPackage,
  targets: [
    // Elements, traits, containers and the door to a screen: values only.
    .target(name: "AccessibilityTree", swiftSettings: strict),
    // SwiftUI source to a live screen; the only importer of SwiftSyntax.
    .target(
      name: "SwiftUIInterpreter",
      dependencies: ["AccessibilityTree"] + syntaxProducts,
      swiftSettings: interpreting,
      linkerSettings: syntaxLinking
    ),
    // Cursor, gestures, rotor and speech of the simulated screen reader.
    .target(
      name: "VoiceOver",
      dependencies: ["AccessibilityTree"],
      exclude: ["VoiceOver.docc"],
      swiftSettings: strict
    ),
    // What a person does by voice alone: names, commands, how many it takes.
    .target(name: "VoiceControl", dependencies: ["AccessibilityTree"], swiftSettings: strict),
    // Scenes and speech cases, copied beside the executable.
    .target(
      name: "ShippedFiles",
      path: ".",
      exclude: [
        "Sources/AccessibilityTree", "Sources/SwiftUIInterpreter", "Sources/VoiceOver",
        "Sources/VoiceControl", "Sources/Scoring", "Sources/Canvas", "Sources/CNcurses",
        "Sources/Terminal", "Sources/Trainer", "Sources/vot", "Sources/Benchmarks",
        "Sources/Scenes", "Sources/Fuzz", "Tests", "README.md", "CONTRIBUTING.md", "LICENSE",
      ],
      sources: ["Sources/ShippedFiles/ShippedFiles.c"],
      resources: [.copy("scenes"), .copy("Sources/ShippedFiles/Cases")],
      publicHeadersPath: "Sources/ShippedFiles/include"
    ),
    // Scene folders: variants, tasks, goals and facts.
    .target(
      name: "Scenes",
      dependencies: ["AccessibilityTree", "ShippedFiles", "SwiftUIInterpreter"],
      swiftSettings: interpreting
    ),
    // What a walk costs, the cheapest walk, and both explained.
    .target(
      name: "Scoring",
      dependencies: ["AccessibilityTree", "VoiceOver"],
      swiftSettings: strict
    ),
    // Cells, keys and the width of text.
    .target(name: "Canvas", swiftSettings: strict),
    // ncurses, imported as it is.
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    // The one owner of the terminal.
    .target(name: "Terminal", dependencies: ["Canvas", "CNcurses"], swiftSettings: strict),
    // The program's state, its update function and its screens.
    .target(
      name: "Trainer",
      dependencies: [
        "AccessibilityTree", "Canvas", "Scenes", "Scoring", "SwiftUIInterpreter", "VoiceControl",
        "VoiceOver",
      ],
      swiftSettings: interpreting
    ),
    // Arguments, wiring, exit status.
    .executableTarget(
      name: "vot",
      dependencies: [
        "AccessibilityTree", "Canvas", "Scenes", "Scoring", "SwiftUIInterpreter", "Terminal",
        "Trainer", "VoiceOver",
      ],
      swiftSettings: interpreting
    ),
    // The budgets of speed and memory, printed.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AccessibilityTree", "Canvas", "Scenes", "Scoring", "SwiftUIInterpreter", "Trainer",
        "VoiceOver",
      ],
      swiftSettings: interpreting
    ),
    // Damaged sources, interpreted and walked.
    .executableTarget(
      name: "Fuzz",
      dependencies: ["AccessibilityTree", "SwiftUIInterpreter", "VoiceOver"],
      swiftSettings: interpreting
    ),

    // Builders, goldens and marked sources for the tests.
    .target(
      name: "TestSupport",
      dependencies: ["AccessibilityTree", "Canvas", "CPseudoTerminal", "VoiceOver"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    // A pseudo-terminal for the test of the real program.
    .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "AccessibilityTreeTests",
      dependencies: ["AccessibilityTree", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftUIInterpreterTests",
      dependencies: ["AccessibilityTree", "SwiftUIInterpreter", "TestSupport", "VoiceOver"],
      exclude: ["Apps/Files", "Apps/Goldens", "Names/Lists", "Names/Goldens"],
      swiftSettings: interpreting
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["Fuzz"],
      swiftSettings: interpreting
    ),
    .testTarget(
      name: "VoiceOverTests",
      dependencies: [
        "AccessibilityTree", "Scenes", "SwiftUIInterpreter", "TestSupport", "VoiceOver",
      ],
      exclude: ["Gestures/Goldens", "Rotor/Goldens", "Screens"],
      swiftSettings: interpreting
    ),
    .testTarget(
      name: "VoiceControlTests",
      dependencies: ["AccessibilityTree", "TestSupport", "VoiceControl"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["AccessibilityTree", "Scenes", "SwiftUIInterpreter", "TestSupport"],
      swiftSettings: interpreting
    ),
    .testTarget(
      name: "ScoringTests",
      dependencies: ["AccessibilityTree", "Scoring", "TestSupport", "VoiceOver"],
      exclude: ["Cases"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CanvasTests",
      dependencies: ["Canvas", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Canvas", "CNcurses", "CPseudoTerminal", "Terminal", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TrainerTests",
      dependencies: [
        "AccessibilityTree", "Canvas", "Scenes", "Scoring", "SwiftUIInterpreter", "TestSupport",
        "Trainer", "VoiceOver",
      ],
      exclude: ["Goldens"],
      swiftSettings: interpreting
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AccessibilityTree", "CPseudoTerminal", "Scenes", "TestSupport", "Trainer", "vot",
      ],
      exclude: ["Goldens"],
      swiftSettings: interpreting
    ),
  ]
)
