import Foundation
import TestSupport
import Testing

@Suite("Comparing cases of one's own")
struct ConformanceCommandTests {
  /// One case that can be compared, and others that cannot.
  private static let mixed = """
    [
      {"id": "a", "spoken": "Save. Button.", "element": {"label": "Save", "traits": ["button"]}},
      {"id": "b", "spokn": "Save.", "element": {"label": "Save"}},
      {"id": "c", "ios": "27", "spoken": "Save.", "element": {"label": "Save"}}
    ]
    """

  /// Runs the command in a folder that holds nothing but a file of cases.
  private func run(_ json: String, _ arguments: [String]) throws -> CommandRun {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cases-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: folder.appendingPathComponent("cases.json"))
    return try CommandRun(arguments, in: folder.path)
  }

  @Test("names each case that is not compared, with the reason")
  func omitted() throws {
    let run = try run(Self.mixed, ["conformance", "cases.json"])
    #expect(run.status == 0)
    #expect(run.output.contains("1 of 1 cases agree"))
    let messages = run.messages.split(separator: "\n").map(String.init)
    #expect(messages.count == 3)
    #expect(messages[0].hasPrefix("cases.json:3:15: warning: unknown name 'spokn'"))
    #expect(
      messages.dropFirst() == [
        "cases.json:3:3: note: case 'b' is not compared: it does not say what is 'spoken'",
        "cases.json:4:3: note: case 'c' is not compared: it holds for iOS 27, not for iOS 17, 18, 26",
      ]
    )
  }

  @Test(
    "ends with status 2 where there is nothing to compare, and says why",
    arguments: [
      (#"{"spokn": "A.", "element": {"label": "A"}}"#, "cases.json:1:2: warning: unknown name"),
      (#"{"spoken": "A.", "ios": "25", "element": {}}"#, "it holds for iOS 25, not for iOS 17"),
      ("[]", "cases.json: error: it holds no case to compare"),
    ]
  )
  func nothing(_ json: String, _ message: String) throws {
    let run = try run(json, ["conformance", "cases.json"])
    #expect(run.status == 2)
    #expect(run.messages.contains(message))
  }

  @Test("a folder is no file of cases", arguments: ["speak", "conformance"])
  func folder(_ command: String) throws {
    let run = try run("[]", [command, "."])
    #expect(run.status == 2)
    #expect(run.messages == ".: error: is a folder; give a file\n")
  }
}
