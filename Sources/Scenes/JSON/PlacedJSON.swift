/// A JSON value that knows where in the text it stands.
struct PlacedJSON {
  /// What it holds.
  enum Content {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PlacedJSON])
    case object([Member])
  }

  /// A member of an object.
  struct Member {
    /// The name.
    var name: String
    /// Where the name stands.
    var offset: Int
    /// The value.
    var value: PlacedJSON
  }

  /// What it holds.
  var content: Content
  /// Where it begins, a text at its quotation mark, as a number of bytes from the start.
  var offset: Int
  /// Whether the characters of a text stand in the file as they are, without escapes.
  var isPlain = false

  /// The kind in words, with its article.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A mistake in JSON text.
struct JSONMistake: Error, Equatable {
  /// Where it stands, as a number of bytes from the start of the text.
  var offset: Int
  /// What is wrong.
  var message: String
}
