public import SwiftUIInterpreter

extension StateValue {
  /// The value as JSON, indented by two spaces; short arrays and objects stay on one line.
  ///
  /// A number that JSON cannot say (not a number, infinite) becomes `null`.
  public var json: String { json(indentation: 0) }

  /// How wide a line may get before its value is broken over several.
  private static var widestLine: Int { 96 }

  private func json(indentation: Int) -> String {
    let flat = compactJSON
    guard flat.utf8.count + indentation > Self.widestLine else { return flat }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .array(let values) where !values.isEmpty:
      let lines = values.map { inner + $0.json(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let fields) where !fields.isEmpty:
      let lines = fields.map { field in
        inner + Self.quoted(field.name) + ": " + field.value.json(indentation: indentation + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outer + "}"
    default:
      return flat
    }
  }

  /// The value as JSON on one line.
  var compactJSON: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .int(let number): String(number)
    case .double(let number): Self.text(of: number)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.compactJSON).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.map { Self.quoted($0.name) + ": " + $0.value.compactJSON }
        .joined(separator: ", ") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    let isWhole = number == number.rounded() && abs(number) < 1e15
    return isWhole ? String(Int(number)) : String(number)
  }

  /// A text between quotation marks, with what JSON forbids escaped.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// C0 and C1 controls and line separators: a terminal would take some of them for commands.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
