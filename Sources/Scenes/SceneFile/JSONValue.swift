/// A value of a JSON5 file, of any kind.
enum JSONValue: Equatable {
  /// Named values.
  case object([String: JSONValue])
  /// Values in order.
  case list([JSONValue])
  /// A text.
  case text(String)
  /// A number.
  case number(Double)
  /// A truth value.
  case flag(Bool)
  /// `null`.
  case nothing

  /// The kind in words, with its article.
  var kind: String {
    switch self {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .flag: "true or false"
    case .nothing: "null"
    }
  }
}

extension JSONValue: Decodable {
  /// Reads whatever value is there.
  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var fields: [String: JSONValue] = [:]
      for key in object.allKeys {
        fields[key.stringValue] = try object.decode(JSONValue.self, forKey: key)
      }
      self = .object(fields)
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !list.isAtEnd { values.append(try list.decode(JSONValue.self)) }
      self = .list(values)
    } else {
      self = try JSONValue(single: decoder.singleValueContainer())
    }
  }

  private init(single container: any SingleValueDecodingContainer) throws {
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if container.decodeNil() {
      self = .nothing
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Any key.
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}
