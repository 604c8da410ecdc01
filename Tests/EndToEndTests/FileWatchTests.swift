import Foundation
import Testing

@testable import vot

@Suite("Watching a file")
struct FileWatchTests {
  private func withFile(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("View.swift")
    try Data("one".utf8).write(to: file)
    try work(file)
  }

  /// What so many looks tell.
  private func looks(_ watch: inout FileWatch, _ count: Int) -> [Bool] {
    (0..<count).map { _ in watch.hasChanged() }
  }

  @Test("a save is told once, when the file is the same at two looks")
  func save() throws {
    try withFile { file in
      var watch = FileWatch(file.path)
      #expect(looks(&watch, 1) == [false])
      try Data("two lines".utf8).write(to: file)
      #expect(looks(&watch, 3) == [false, true, false])
    }
  }

  @Test("a file that is still being written is not told")
  func writing() throws {
    try withFile { file in
      var watch = FileWatch(file.path)
      try Data().write(to: file)
      #expect(looks(&watch, 1) == [false])
      try Data("more".utf8).write(to: file)
      #expect(looks(&watch, 2) == [false, true])
    }
  }

  @Test("a new file in its place is a save; its absence is none")
  func replaced() throws {
    try withFile { file in
      var watch = FileWatch(file.path)
      try FileManager.default.removeItem(at: file)
      #expect(looks(&watch, 2) == [false, false])
      try Data("one".utf8).write(to: file, options: .atomic)
      #expect(looks(&watch, 2) == [false, true])
    }
  }

  @Test("a file that stays away is told once")
  func gone() throws {
    try withFile { file in
      var watch = FileWatch(file.path)
      try FileManager.default.removeItem(at: file)
      let told = (0..<30).map { _ in
        _ = watch.hasChanged()
        return watch.hasJustGone
      }
      #expect(told.count { $0 } == 1)
      #expect(told.first == false)
    }
  }

  @Test("a file that was told to be gone is not told again until it was there once more")
  func goneAlready() throws {
    try withFile { file in
      var watch = FileWatch(file.path)
      try FileManager.default.removeItem(at: file)
      _ = looks(&watch, 2)
      watch.noteGone()
      func told() -> Int {
        (0..<30).count { _ in
          _ = watch.hasChanged()
          return watch.hasJustGone
        }
      }
      #expect(told() == 0)
      try Data("one".utf8).write(to: file)
      _ = looks(&watch, 2)
      try FileManager.default.removeItem(at: file)
      #expect(told() == 1)
    }
  }

  @Test("a save is told within three pauses, however many files there are", arguments: [100, 600])
  func manyFiles(count: Int) throws {
    try withFile { file in
      let folder = file.deletingLastPathComponent()
      for number in 1..<count {
        try Data("one".utf8).write(to: folder.appendingPathComponent("View\(number).swift"))
      }
      for before in 0..<4 {
        var watch = FileWatch(folder.path)
        _ = looks(&watch, before)
        try Data("saved \(before) lines".utf8).write(to: file)
        #expect(looks(&watch, 3).contains(true))
      }
    }
  }

  @Test("a file that is added to a folder is a save")
  func folder() throws {
    try withFile { file in
      let folder = file.deletingLastPathComponent()
      var watch = FileWatch(folder.path)
      try Data("other".utf8).write(to: folder.appendingPathComponent("Row.swift"))
      #expect(looks(&watch, 2) == [false, true])
    }
  }

  @Test("the editor is the one of VISUAL, else of EDITOR")
  func editor() {
    #expect(Editor(environment: [:]) == nil)
    #expect(Editor(environment: ["EDITOR": " "]) == nil)
    #expect(Editor(environment: ["EDITOR": "vi", "VISUAL": ""])?.command == "vi")
    let visual = Editor(environment: ["EDITOR": "vi", "VISUAL": "/usr/bin/code -w"])
    #expect(visual?.command == "/usr/bin/code -w")
    #expect(visual?.hasWindow == true)
  }
}
