import Foundation
import Testing
import Trainer

@testable import vot

@Suite("The file that keeps progress")
struct ProgressFileTests {
  /// Runs something with a state folder of its own.
  private func withFile(_ work: (ProgressFile, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = ProgressFile(environment: ["XDG_STATE_HOME": folder.path])
    try work(file, folder.appendingPathComponent("vot/progress.jsonl"))
  }

  private func record(_ scene: String) throws -> ProgressRecord {
    ProgressRecord(.compared, on: try #require(Day("2026-11-30")), scene: scene, task: "on")
  }

  @Test("what is added is there at the next start")
  func keeps() throws {
    try withFile { file, _ in
      #expect(file.load().progress.records == [])
      let records = try ["lamp", "knob"].map(record)
      for record in records { try file.add(record) }
      #expect(file.load().progress.records == records)
      #expect(file.load().remarks == [])
    }
  }

  @Test("a half-written record is dropped and said so, and the next one stands on its own line")
  func half() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("{\"kind\":\"comp".utf8))
      try handle.close()
      let (progress, remarks) = file.load()
      #expect(progress.records.map(\.scene) == ["lamp"])
      #expect(remarks.count == 1)
      #expect(remarks.first?.contains("half-written") == true)
      try file.add(try record("knob"))
      #expect(file.load().progress.records.map(\.scene) == ["lamp", "knob"])
      #expect(file.load().remarks == [])
    }
  }

  @Test("a whole record that lacks its line end is kept, and reading writes nothing")
  func wholeWithoutEnd() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      let whole = try Data(contentsOf: url).dropLast()
      try whole.write(to: url)
      #expect(file.load().progress.records.map(\.scene) == ["lamp"])
      #expect(file.load().remarks == [])
      #expect(try Data(contentsOf: url) == whole)
      try file.add(try record("knob"))
      #expect(file.load().progress.records.map(\.scene) == ["lamp", "knob"])
    }
  }

  @Test("of a file that has become very large the newest records are read, and it is said")
  func large() throws {
    try withFile { file, url in
      for number in 0..<50 { try file.add(try record("lamp-\(number)")) }
      let (progress, remarks) = file.load(reading: 1000)
      let scenes = progress.records.map(\.scene)
      #expect(scenes.count > 5 && scenes.count < 20)
      #expect(scenes.last == "lamp-49")
      #expect(remarks.count == 1)
      #expect(remarks.first?.contains("only the newest records are read") == true)
      #expect(try file.load(reading: Data(contentsOf: url).count).remarks == [])
    }
  }

  @Test("a hundred megabytes without a line end cost one sentence, and the next record is kept")
  func nonsense() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      let handle = try FileHandle(forWritingTo: url)
      try handle.truncate(atOffset: 100 * 1024 * 1024)
      try handle.close()
      let (progress, remarks) = file.load()
      #expect(progress.records == [])
      #expect(remarks.count == 1)
      try file.add(try record("knob"))
      #expect(file.load().progress.records.map(\.scene) == ["knob"])
    }
  }

  @Test("a pipe in its place is refused, not waited for")
  func pipe() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      try FileManager.default.removeItem(at: url)
      #expect(mkfifo(url.path, 0o600) == 0)
      #expect(throws: UsageError.self) { try file.add(try record("knob")) }
    }
  }

  @Test("records that cannot be read are left out and counted, and stay in the file")
  func spoilt() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      let lines = Data(
        "nonsense\n{\"kind\":\"danced\",\"day\":\"x\",\"scene\":\"y\"}\n\u{0}\n".utf8
      )
      try (try Data(contentsOf: url) + lines).write(to: url)
      #expect(file.load().progress.records.count == 1)
      #expect(
        file.load().remarks.first?.hasSuffix("3 records that cannot be read are left out") == true
      )
      try file.add(try record("knob"))
      #expect(try Data(contentsOf: url).range(of: Data("nonsense".utf8)) != nil)
    }
  }

  @Test("a file that cannot be read is said so, and is not taken for no progress")
  func unreadable() throws {
    try withFile { file, url in
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let (progress, remarks) = file.load()
      #expect(progress.records == [])
      #expect(remarks == ["\(url.path): cannot be read"])
    }
  }

  @Test("reading waits for another program that is adding a record, and drops none of it")
  func together() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      let line = [UInt8](try JSONEncoder().encode(try record("knob"))) + [10]
      let other = open(url.path, O_WRONLY | O_APPEND)
      try #require(flock(other, LOCK_EX) == 0)
      #expect(write(other, Array(line.prefix(9)), 9) == 9)
      Thread.detachNewThread {
        _ = write(other, Array(line.dropFirst(9)), line.count - 9)
        close(other)
      }
      let (progress, remarks) = file.load()
      #expect(progress.records.map(\.scene) == ["lamp", "knob"])
      #expect(remarks == [])
    }
  }

  @Test("a full disk is said, and what was kept before is still there")
  func full() throws {
    try withFile { file, url in
      try file.add(try record("lamp"))
      let kept = url.appendingPathExtension("kept")
      try FileManager.default.moveItem(at: url, to: kept)
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "/dev/full")
      #expect(throws: UsageError.self) { try file.add(try record("knob")) }
      try FileManager.default.removeItem(at: url)
      try FileManager.default.moveItem(at: kept, to: url)
      #expect(file.load().progress.records.map(\.scene) == ["lamp"])
    }
  }

  @Test("a reset moves what was kept aside")
  func reset() throws {
    try withFile { file, url in
      #expect(try file.reset() == nil)
      try file.add(try record("lamp"))
      #expect(try file.reset() == url.path + ".old")
      #expect(file.load().progress.records == [])
    }
  }

  @Test("without a home there is nowhere to keep it, and that is said")
  func homeless() throws {
    let file = ProgressFile(environment: ["XDG_STATE_HOME": "relative"])
    #expect(file.load().progress.records == [])
    #expect(throws: UsageError.self) { try file.add(try record("lamp")) }
  }
}
