/// Points, sizes and rectangles, which are tuples here.
///
/// - Source: Apple, CGPoint, CGSize and CGRect.
enum Geometry {
  static func point(_ x: Double, _ y: Double) -> Value { pair("x", x, "y", y) }

  static func size(_ width: Double, _ height: Double) -> Value {
    pair("width", width, "height", height)
  }

  private static func pair(_ first: String, _ one: Double, _ second: String, _ other: Double)
    -> Value
  {
    .tuple(TupleValue(labels: [first, second], elements: [.double(one), .double(other)]))
  }

  static func rectangle(_ origin: Value, _ size: Value) -> Value {
    .tuple(TupleValue(labels: ["origin", "size"], elements: [origin, size]))
  }

  /// What a rectangle computes from its origin and size.
  static func property(_ name: String, of tuple: TupleValue) -> Value? {
    guard tuple.labels == ["origin", "size"], case .tuple(let origin) = tuple.elements[0],
      case .tuple(let size) = tuple.elements[1], origin.elements.count == 2,
      size.elements.count == 2, let x = origin.elements[0].number,
      let y = origin.elements[1].number, let width = size.elements[0].number,
      let height = size.elements[1].number
    else { return nil }
    switch name {
    case "width": return .double(width)
    case "height": return .double(height)
    case "minX": return .double(x)
    case "minY": return .double(y)
    case "midX": return .double(x + width / 2)
    case "midY": return .double(y + height / 2)
    case "maxX": return .double(x + width)
    case "maxY": return .double(y + height)
    default: return nil
    }
  }

  /// Whether a value is a size.
  static func isSize(_ value: Value) -> Bool { labels(of: value) == ["width", "height"] }

  /// Whether a value is a point.
  static func isPoint(_ value: Value) -> Bool { labels(of: value) == ["x", "y"] }

  private static func labels(of value: Value) -> [String?] {
    if case .tuple(let tuple) = value { tuple.labels } else { [] }
  }

  /// Makes one from the arguments of its initializer.
  static func make(_ name: String, _ arguments: [Argument]) -> Value? {
    let numbers = arguments.compactMap { $0.value.number }
    switch name {
    case "CGPoint", "CGVector":
      return numbers.count == 2 ? point(numbers[0], numbers[1]) : point(0, 0)
    case "CGSize": return numbers.count == 2 ? size(numbers[0], numbers[1]) : size(0, 0)
    case "CGRect":
      if numbers.count == 4 {
        return rectangle(point(numbers[0], numbers[1]), size(numbers[2], numbers[3]))
      }
      guard arguments.count == 2 else { return rectangle(point(0, 0), size(0, 0)) }
      return rectangle(arguments[0].value, arguments[1].value)
    default: return nil
    }
  }
}
