import Foundation
import TestSupport
import Testing

@Suite("A file that is one of several")
struct FolderAdviceTests {
  private func withFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("advice-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let home =
      "struct Home: View { var body: some View { VStack { Badge(count: 2); Text(\"x\") } } }"
    let badge =
      "struct Badge: View { let count: Int; var body: some View { Text(\"\\(count) new\") } }"
    for (name, text) in [("Home.swift", home), ("Badge.swift", badge)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try work(folder.path)
  }

  @Test("walked alone, it is told which of its names the other files declare")
  func alone() throws {
    try withFolder { folder in
      let run = try CommandRun(["walk", "Home.swift"], in: folder)
      #expect(
        run.messages.hasSuffix(
          "note: 'Badge' is declared in other files beside Home.swift:"
            + " walk the folder, with --view Home\n"
        )
      )
    }
  }

  @Test("walked as a folder, it is told which view was chosen, unless one was asked for")
  func chosen() throws {
    try withFolder { folder in
      let run = try CommandRun(["walk", "."], in: folder)
      #expect(run.output.hasPrefix("1. 2 new\n2. x\n"))
      #expect(run.messages == "note: . shows Home; --view takes another: Badge\n")
      #expect(try CommandRun(["walk", ".", "--view", "Home"], in: folder).messages == "")
    }
  }

  @Test("a name that no file declares is left to its warning")
  func unknown() throws {
    try withFolder { folder in
      let text = "struct Map: View { var body: some View { Nowhere() } }"
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/Map.swift"))
      let run = try CommandRun(["walk", "Map.swift"], in: folder)
      #expect(run.messages.contains("'Nowhere' is not supported"))
      #expect(!run.messages.contains("note:"))
    }
  }
}
