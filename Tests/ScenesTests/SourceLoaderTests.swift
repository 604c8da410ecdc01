import AccessibilityTree
import Foundation
import SwiftUIInterpreter
import Testing

@testable import Scenes

@Suite("Reading sources")
struct SourceLoaderTests {
  /// An input that cannot be read, and the sentence about it.
  struct Bad: CustomTestStringConvertible, Sendable {
    let name: String
    let message: String
    let bytes: [UInt8]

    init(_ name: String, _ message: String, _ bytes: some Sequence<UInt8>) {
      self.name = name
      self.message = message
      self.bytes = Array(bytes)
    }

    var testDescription: String { name }
  }

  static let bad = [
    Bad("NUL", "is not text in UTF-8", [0x61, 0, 0x62]),
    Bad("invalid UTF-8", "is not text in UTF-8", [0x61, 0xFF, 0xFE]),
    Bad("UTF-16", "is not text in UTF-8", [0xFF, 0xFE, 0x61, 0]),
    Bad("nothing", "is empty", []),
    Bad("white space", "is empty", " \r\n\t\n".utf8),
    Bad("only a byte order mark", "is empty", [0xEF, 0xBB, 0xBF]),
    Bad("one byte over 2 MiB", "is larger than 2 MiB", repeatElement(0x20, count: 2_097_153)),
  ]

  @Test("a file that cannot be used gives one sentence", arguments: bad)
  func badFile(_ bad: Bad) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("View.swift", bad.bytes)
    let error = #expect(throws: LoadingError.self) { try SourceLoader.module(at: path) }
    #expect(error?.description == "\(path): error: \(bad.message)")
  }

  @Test("a file of exactly 2 MiB is read")
  func largestFile() throws {
    let folder = try TemporaryFolder()
    let text = "//" + String(repeating: "x", count: 2_097_150)
    let path = try folder.write("View.swift", text)
    #expect(try SourceLoader.text(at: path) == text)
  }

  @Test("a path that leads nowhere is missing", arguments: ["", "/nowhere/View.swift", "dangling"])
  func missing(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.link("dangling", to: "nothing")
    let path = name == "dangling" ? folder.path + "/dangling" : name
    #expect(throws: LoadingError.missing(path)) { try SourceLoader.module(at: path) }
  }

  @Test("a device or a pipe is refused without waiting for it", arguments: ["/dev/zero", "pipe"])
  func devices(_ name: String) throws {
    let folder = try TemporaryFolder()
    let path = name == "pipe" ? folder.path + "/pipe" : name
    if name == "pipe" { try #require(mkfifo(path, 0o600) == 0) }
    #expect(throws: LoadingError.notRegular(path)) { try SourceLoader.module(at: path) }
    #expect(LoadingError.notRegular(path).description.contains("is a device or a pipe"))
  }

  @Test("a file without permission is unreadable", .enabled(if: geteuid() != 0))
  func permissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("View.swift", "struct A {}")
    try #require(chmod(path, 0) == 0)
    #expect(throws: LoadingError.unreadable(path)) { try SourceLoader.module(at: path) }
  }

  @Test(
    "a file whose reading fails is unreadable",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"))
  )
  func failingRead() {
    #expect(throws: LoadingError.unreadable("/proc/self/mem")) {
      try SourceLoader.module(at: "/proc/self/mem")
    }
  }

  @Test("a byte order mark is dropped and every line end becomes one newline")
  func lineEnds() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("View.swift", "\u{FEFF}a\r\nb\rc\n")
    #expect(try SourceLoader.text(at: path) == "a\nb\nc\n")
  }

  @Test("a folder gives its Swift files at any depth, sorted, without hidden ones")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a/.git/x.swift", ".build/y.swift", "c.txt", ".d.swift"] {
      try folder.write(name, "// \(name)")
    }
    let module = try SourceLoader.module(at: folder.path)
    #expect(module.files.map(\.path) == ["a/z.swift", "b.swift"].map { folder.path + "/" + $0 })
    #expect(module.files.map(\.text) == ["// a/z.swift", "// b.swift"])
    #expect(module.diagnostics.isEmpty)
  }

  @Test(
    "a link that leads back to itself is named as a loop, with the links it goes through",
    arguments: [
      (["a": "b", "b": "a"], "a", ["a", "b", "a"]),
      (["a": "b", "b": "a"], "b", ["b", "a", "b"]),
      (["a": "b", "b": "c", "c": "b"], "a", ["b", "c", "b"]),
      (["a": "a"], "a/View.swift", ["a", "a"]),
      (["a": "./a/.."], "a", ["a", "a"]),
    ]
  )
  func linkLoops(links: [String: String], opened: String, loop: [String]) throws {
    let folder = try TemporaryFolder()
    for (name, target) in links { try folder.link(name, to: target) }
    let path = folder.path + "/" + opened
    let paths = loop.map { folder.path + "/" + $0 }
    #expect(throws: LoadingError.linkLoop(path, paths)) {
      try SourceLoader.module(at: path)
    }
    #expect(
      LoadingError.linkLoop(path, paths).description
        == "\(path): error: is a link that leads back to itself: "
        + paths.joined(separator: " -> ")
    )
  }

  @Test("a scene whose description is a link in a loop says so, however it is asked for")
  func sceneLoop() throws {
    let folder = try TemporaryFolder()
    try folder.write("lamp/v.swift", "struct Lamp {}")
    try folder.link("lamp/scene.json", to: "scene.json")
    let library = SceneLibrary(folder: folder.path)
    #expect(library.names == ["lamp"])
    for argument in ["lamp", "\(folder.path)/lamp", "\(folder.path)/lamp/scene.json"] {
      let error = #expect(throws: LoadingError.self) { try library.subject(argument) }
      #expect(error?.description.contains("is a link that leads back to itself: ") == true)
      #expect(error?.description.split(separator: "\n").count == 1)
    }
  }

  @Test("links are followed and a loop of links ends")
  func loop() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    try other.write("shared.swift", "// shared")
    try folder.write("deep/a.swift", "// a")
    try folder.link("deep/up", to: "..")
    try folder.link("self", to: ".")
    try folder.link("linked", to: other.path)
    #expect(
      try FolderReader.swiftFiles(in: folder.path) == ["deep/a.swift", "linked/shared.swift"]
    )
  }

  @Test("a bad file among good ones is left out with a warning")
  func partlyBad() throws {
    let folder = try TemporaryFolder()
    try folder.write("bad.swift", [0])
    try folder.write("good.swift", "// good")
    let module = try SourceLoader.module(at: folder.path)
    #expect(module.files.map(\.text) == ["// good"])
    #expect(
      module.diagnostics.map(\.description) == [
        "\(folder.path)/bad.swift:1:1: warning: file left out: it is not text in UTF-8"
      ]
    )
  }

  @Test("a folder with too many entries is refused, counted at every depth")
  func tooMany() throws {
    let folder = try TemporaryFolder()
    for name in ["a.swift", "deep/b.swift", "deep/c.txt"] {
      try folder.write(name, "// \(name)")
    }
    #expect(try FolderReader.swiftFiles(in: folder.path, looking: 4).count == 2)
    #expect(throws: LoadingError.tooMany(folder.path)) {
      try FolderReader.swiftFiles(in: folder.path, looking: 3)
    }
  }

  @Test("a folder without Swift says so")
  func noSwift() throws {
    let folder = try TemporaryFolder()
    try folder.write("readme.txt", "hello")
    let error = #expect(throws: LoadingError.self) { try SourceLoader.module(at: folder.path) }
    #expect(error?.description == "\(folder.path): error: holds no Swift file")
  }

  @Test("source without a View says so")
  func noView() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Model.swift", "struct Order { let id: Int }")
    #expect(throws: LoadingError.noView(path)) { try SourceLoader.program(at: path) }
    #expect(LoadingError.noView(path).description == "\(path): error: declares no View")
  }

  @Test("source whose errors hide its View tells them")
  func invalidSource() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "struct A View { var body: some View { Text(\"x\") } }")
    let error = #expect(throws: LoadingError.self) { try SourceLoader.program(at: path) }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first?.hasPrefix("\(path):1:10: error: ") == true)
    #expect(lines.last == "\(path): error: shows no View as long as it has these errors")
  }

  @Test("a file with a View becomes a program of its own")
  func program() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Hello.swift",
      "import SwiftUI\nstruct Hello: View {\n  var body: some View { Text(\"Hi\") }\n}\n"
    )
    #expect(try SourceLoader.program(at: path).program.viewNames == ["Hello"])
  }
}
