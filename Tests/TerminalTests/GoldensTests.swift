import Foundation
import TestSupport
import Testing

@Suite("Golden files")
struct GoldensTests {
  @Test("a missing file fails, updating accepts, a difference is shown")
  func cycle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("Test.swift").path
    func compare(_ text: String, _ environment: [String: String]) throws {
      try Goldens.compare(text, with: "a.txt", beside: test, environment: environment)
    }
    #expect(throws: Goldens.Mismatch.self) { try compare("one\ntwo", [:]) }
    try compare("one\ntwo", ["UPDATE_GOLDENS": "1"])
    try compare("one\ntwo\n", [:])
    let error = #expect(throws: Goldens.Mismatch.self) { try compare("one\n2", [:]) }
    #expect(error?.description.contains(" one\n-two\n+2") == true)
    #expect(throws: Goldens.Mismatch.self) {
      try compare("three", ["UPDATE_GOLDENS": "1", "CI": "true"])
    }
  }
}
