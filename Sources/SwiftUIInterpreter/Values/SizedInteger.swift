/// A whole number of a type with a fixed width: `UInt8`, `Int32`; `Int` and `Int64` have none.
///
/// - Source: Swift standard library, FixedWidthInteger.
struct SizedInteger: Hashable, Sendable {
  /// The types, by their names.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case uInt = "UInt"
    case uInt8 = "UInt8"
    case uInt16 = "UInt16"
    case uInt32 = "UInt32"
    case uInt64 = "UInt64"

    /// The Swift type itself.
    var type: any FixedWidthInteger.Type {
      switch self {
      case .int8: Int8.self
      case .int16: Int16.self
      case .int32: Int32.self
      case .uInt8: UInt8.self
      case .uInt16: UInt16.self
      case .uInt32: UInt32.self
      case .uInt, .uInt64: UInt64.self
      }
    }

    /// The type of its magnitudes.
    var unsigned: Kind {
      switch self {
      case .int8: .uInt8
      case .int16: .uInt16
      case .int32: .uInt32
      default: self
      }
    }

    /// The name with its article: `an 'Int8'`.
    var described: String { (rawValue.hasPrefix("I") ? "an '" : "a '") + rawValue + "'" }
  }

  let kind: Kind
  /// The number with the width of its type.
  private let bits: UInt64

  private init(_ kind: Kind, bits: UInt64) {
    self.kind = kind
    self.bits = bits
  }

  /// A number that the type holds; absent for any other.
  init?(_ kind: Kind, exactly value: some BinaryInteger) {
    guard let bits = Self.exactly(kind.type, value) else { return nil }
    self.init(kind, bits: bits)
  }

  /// The bits of a number, as many as the type has.
  init(_ kind: Kind, truncating value: some BinaryInteger) {
    self.init(kind, bits: Self.truncating(kind.type, value))
  }

  /// A number, or the bound of the type that is nearest to it.
  init(_ kind: Kind, clamping value: some BinaryInteger) {
    self.init(kind, bits: Self.clamping(kind.type, value))
  }

  /// The greatest number of a type.
  static func max(_ kind: Kind) -> SizedInteger { SizedInteger(kind, clamping: UInt64.max) }

  /// The least number of a type.
  static func min(_ kind: Kind) -> SizedInteger { SizedInteger(kind, clamping: Int.min) }

  /// The number as the Swift type has it.
  var number: any FixedWidthInteger { Self.made(kind.type, bits) }

  /// The number, where `Int` holds it.
  var whole: Int? { Int(exactly: number) }

  /// The number as a fraction, rounded where it has too many digits.
  var fraction: Double { Double(number) }

  /// How the number is written.
  var description: String { String(number) }

  /// How the number is written with another number of digits.
  func description(radix: Int, uppercase: Bool) -> String {
    String(number, radix: radix, uppercase: uppercase)
  }

  /// The bits of the number as digits.
  func bits(radix: Int) -> String {
    let width = kind.type.bitWidth
    return String(width < 64 ? bits & ((1 << UInt64(width)) - 1) : bits, radix: radix)
  }

  /// How far the number lies from zero.
  var magnitude: UInt64 { Self.magnitude(of: number) }

  // MARK: Opening the type

  private static func magnitude(of number: some FixedWidthInteger) -> UInt64 {
    UInt64(truncatingIfNeeded: number.magnitude)
  }

  private static func made<T: FixedWidthInteger>(
    _ type: T.Type,
    _ bits: UInt64
  ) -> any FixedWidthInteger {
    T(truncatingIfNeeded: bits)
  }

  private static func exactly<T: FixedWidthInteger>(
    _ type: T.Type,
    _ value: some BinaryInteger
  ) -> UInt64? {
    T(exactly: value).map { UInt64(truncatingIfNeeded: $0) }
  }

  private static func truncating<T: FixedWidthInteger>(
    _ type: T.Type,
    _ value: some BinaryInteger
  ) -> UInt64 {
    UInt64(truncatingIfNeeded: T(truncatingIfNeeded: value))
  }

  private static func clamping<T: FixedWidthInteger>(
    _ type: T.Type,
    _ value: some BinaryInteger
  ) -> UInt64 {
    UInt64(truncatingIfNeeded: T(clamping: value))
  }
}

extension SizedInteger: Comparable {
  static func < (left: SizedInteger, right: SizedInteger) -> Bool {
    isLess(left.number, right.number)
  }

  private static func isLess(_ left: some FixedWidthInteger, _ right: some FixedWidthInteger)
    -> Bool
  {
    left < right
  }
}

extension SizedInteger {
  /// Whether a number without a width is the same.
  func equals(_ other: Int) -> Bool { whole == other }

  /// The same number in another type; absent where that does not hold it.
  func converted(to kind: Kind) -> SizedInteger? { Self.converted(number, to: kind) }

  private static func converted(_ number: some FixedWidthInteger, to kind: Kind) -> SizedInteger? {
    SizedInteger(kind, exactly: number)
  }
}
