internal import SwiftParser
internal import SwiftSyntax

extension Lowerer {
  /// The value of a literal, in the type that is wanted.
  func literal(_ expression: ExprSyntax, type: TypeHint) -> Value? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let it): return integer(it.literal.text, type)
    case .floatLiteralExpr(let it):
      return Double(it.literal.text.filter { $0 != "_" }).map { .double($0) }
    case .booleanLiteralExpr(let it): return .bool(it.literal.text == "true")
    case .nilLiteralExpr: return Value.none
    case .stringLiteralExpr(let it): return it.representedLiteralValue.map { .string($0) }
    case .prefixOperatorExpr(let it) where it.operator.text == "-":
      return negative(it.expression, type)
    case .arrayExpr(let it) where it.elements.isEmpty: return emptyArray(type)
    case .dictionaryExpr(let it):
      if case .colon = it.content { return .dictionary(DictionaryValue()) }
      return nil
    default: return nil
    }
  }

  private func negative(_ expression: ExprSyntax, _ type: TypeHint) -> Value? {
    if let text = expression.as(IntegerLiteralExprSyntax.self)?.literal.text {
      return integer("-" + text, type)
    }
    guard case .double(let value) = literal(expression, type: type) else { return nil }
    return .double(-value)
  }

  private func integer(_ text: String, _ type: TypeHint) -> Value? {
    var digits = text.filter { $0 != "_" }
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits.removeFirst() }
    var radix = 10
    for (prefix, base) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      digits.removeFirst(2)
      radix = base
    }
    guard let value = Int((isNegative ? "-" : "") + digits, radix: radix) else {
      if case .sized(let kind) = type, let wide = UInt64(digits, radix: radix), !isNegative,
        let value = SizedInteger(kind, exactly: wide)
      {
        return .sized(value)
      }
      return Double(text).map { .double($0) }
    }
    if case .sized(let kind) = type {
      return SizedInteger(kind, exactly: value).map { .sized($0) }
    }
    return wantsDouble(type) ? .double(Double(value)) : .int(value)
  }

  private func wantsDouble(_ type: TypeHint) -> Bool {
    switch type {
    case .double: true
    case .optional(let inner): wantsDouble(inner)
    default: false
    }
  }

  private func emptyArray(_ type: TypeHint) -> Value {
    switch type {
    case .set: .set(SetValue())
    case .optional(let inner): emptyArray(inner)
    default: .array([])
    }
  }

  // MARK: Strings

  mutating func lowerString(_ it: StringLiteralExprSyntax) -> Int32 {
    let place = place(of: it)
    if let text = it.representedLiteralValue { return addConstant(.string(text), at: place) }
    var segments: [Code.Segment] = []
    for segment in it.segments {
      switch segment {
      case .stringSegment(let piece):
        let text = Self.unescaped(piece, of: it)
        segments.append(Code.Segment(text: constant(.string(text)), site: -1))
      case .expressionSegment(let piece):
        let site = callSite(piece.expressions, nil, [])
        describeOptional(in: site)
        segments.append(Code.Segment(text: -1, site: site))
      @unknown default: break
      }
    }
    let start = Int32(truncatingIfNeeded: code.segments.count)
    code.segments += segments
    return add(.interpolation, start, Int32(truncatingIfNeeded: segments.count), at: place)
  }

  /// The text of a piece, its escapes resolved by making a literal of it alone.
  private static func unescaped(
    _ piece: StringSegmentSyntax,
    of literal: StringLiteralExprSyntax
  ) -> String {
    let alone = literal.with(\.segments, [.stringSegment(piece)])
    return alone.representedLiteralValue ?? piece.content.text
  }
}
