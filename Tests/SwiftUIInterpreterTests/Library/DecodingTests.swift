import Testing

@testable import SwiftUIInterpreter

@Suite("Decoding")
struct DecodingTests {
  static let types = #"""
    enum Kind: String, Codable { case bird, tree }
    struct Owner: Codable { var name: String; let homepage: URL? }
    struct Item: Decodable, Identifiable {
      let id: Int
      var fullName: String
      var rating: Double
      var kind: Kind
      var owner: Owner?
      var tags: [String]
      let updatedAt: Date?
      var isNew = false
      enum CodingKeys: String, CodingKey {
        case id, rating, kind, owner, tags
        case fullName = "full_name"
        case updatedAt = "updated_at"
      }
    }
    struct Plain: Decodable { var firstName: String; var age: Int? }
    struct Shape: Decodable {
      let side: Double
      let name: String
      enum Keys: String, CodingKey { case side = "s", name }
      init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        side = try container.decode(Double.self, forKey: .side) * 2
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? "unnamed"
      }
    }
    func decoder() -> JSONDecoder {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return decoder
    }
    let text = """
      [{"id": 1, "full_name": "Jay \\u00e9", "rating": 4, "kind": "bird", "tags": ["a", "b"],
        "owner": {"name": "Ann", "homepage": null}, "updated_at": "2025-12-30T10:00:00Z"}]
      """
    func first() throws -> Item {
      try decoder().decode([Item].self, from: Data(text.utf8))[0]
    }
    func snake() throws -> String {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let json = "{\"first_name\": \"Bo\"}".data(using: .utf8)!
      let plain = try decoder.decode(Plain.self, from: json)
      return plain.firstName + " \(plain.age ?? 0)"
    }
    func failure(_ json: String) -> String {
      do {
        _ = try JSONDecoder().decode(Plain.self, from: Data(json.utf8))
        return "decoded"
      } catch is CancellationError {
        return "cancelled"
      } catch DecodingError.keyNotFound {
        return "no key"
      } catch is DecodingError {
        return "other"
      } catch {
        return "unknown"
      }
    }
    func roundTrip() throws -> String {
      let data = try JSONEncoder().encode(Owner(name: "Kim", homepage: nil))
      return try JSONDecoder().decode(Owner.self, from: data).name
    }

    """#

  @Test(
    "values of the source's own types are made of JSON",
    arguments: [
      ("(try? first().fullName) ?? \"-\"", "Jay é"),
      ("(try? first().rating) ?? 0", "4.0"),
      ("(try? first().kind.rawValue) ?? \"-\"", "bird"),
      ("(try? first().owner?.name) ?? \"-\"", "Ann"),
      ("(try? first().tags.count) ?? 0", "2"),
      ("(try? first().updatedAt?.timeIntervalSince1970) ?? 0", "1767088800.0"),
      ("(try? first().isNew) ?? true", "false"),
      ("(try? snake()) ?? \"-\"", "Bo 0"),
      ("(try? JSONDecoder().decode([Int].self, from: Data(\"[1, 2.0]\".utf8))) ?? []", "[1, 2]"),
      (
        "(try? JSONDecoder().decode(Shape.self, from: Data(\"{\\\"s\\\": 2}\".utf8)).name) ?? \"-\"",
        "unnamed"
      ),
      (
        "(try? JSONDecoder().decode(Shape.self, from: Data(\"{\\\"s\\\": 2}\".utf8)).side) ?? 0",
        "4.0"
      ),
      ("(try? roundTrip()) ?? \"-\"", "Kim"),
    ]
  )
  func decoded(_ expression: String, _ value: String) {
    #expect(Harness.value(expression, after: Self.types) == value)
  }

  @Test(
    "what is missing or wrong throws",
    arguments: [
      ("{}", "no key"), ("[]", "other"), ("{\\\"firstName\\\": 3}", "other"), ("nonsense", "other"),
      ("{\\\"firstName\\\": \\\"a\\\"}", "decoded"),
    ]
  )
  func failures(_ json: String, _ value: String) {
    #expect(Harness.value("failure(\"\(json)\")", after: Self.types) == value)
  }

  @Test(
    "JSON is read as it is written",
    arguments: [
      (#"{"a": [1, -2.5e1, true, null], "b": "\u00e9\ud83d\ude00\n"}"#, true),
      ("01", false), ("+1", false), ("--1", false), ("1.", false), ("-", false), (#""\x""#, false),
      ("\"a\tb\"", false), ("[0, -0, 10, 0.5, 1e3]", true),
      ("[1, 2,]", false), ("", false), ("{\"a\" 1}", false), ("[1] x", false),
      (String(repeating: "[", count: 10_000), false),
    ]
  )
  func json(_ text: String, _ isValid: Bool) {
    #expect((JSONReader.value(of: text) != nil) == isValid)
  }

  /// Source: SE-0166, for what the compiler writes.
  @Test(
    "what was encoded as one type is decoded as another by its keys, or throws",
    arguments: [
      ("text(of: moved(Old(id: 4, label: \"Ann\", kind: .bird)))", "4 Ann bird []"),
      ("text(of: moved(Old(id: 5, label: \"Bo\", kind: .tree, note: \"n\")))", "5 Bo tree [n]"),
      ("(try? JSONDecoder().decode([String].self, from: data())) == nil", "true"),
      ("(try? JSONDecoder().decode([Old].self, from: data()))?.count ?? 0", "2"),
      ("(try? JSONDecoder().decode([New].self, from: data()))?.last?.title ?? \"none\"", "b"),
      ("(try? JSONDecoder().decode(Old.self, from: data())) == nil", "true"),
    ]
  )
  func otherType(_ expression: String, _ value: String) {
    let source = """
      enum Kind: String, Codable { case bird, tree }
      struct Old: Codable {
        var id: Int
        var label: String
        var kind: Kind
        var note: String? = nil
        enum CodingKeys: String, CodingKey { case id, kind, note, label = "title" }
      }
      struct New: Codable { let id: Int; let title: String; let kind: Kind; let note: String? }
      func moved(_ old: Old) -> New? {
        guard let data = try? JSONEncoder().encode(old) else { return nil }
        return try? JSONDecoder().decode(New.self, from: data)
      }
      func text(of new: New?) -> String {
        guard let new else { return "none" }
        return "\\(new.id) \\(new.title) \\(new.kind.rawValue) [\\(new.note ?? "")]"
      }
      func data() -> Data {
        try! JSONEncoder().encode([
          Old(id: 1, label: "a", kind: .bird), Old(id: 2, label: "b", kind: .tree),
        ])
      }

      """
    #expect(Harness.value(expression, after: source) == value)
  }
}
