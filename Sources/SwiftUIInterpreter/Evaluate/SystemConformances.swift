/// The types of the standard library with the protocols that they conform to, whose extensions their
/// values have; what is nearest comes first.
///
/// - Source: Swift standard library, the conformances of String, Int, Double, Bool, Array, Set,
///   Dictionary, Range and ClosedRange.
enum SystemConformances {
  private static let value = ["Hashable", "Equatable", "CustomStringConvertible", "Sendable"]
  private static let sequence = ["Collection", "Sequence"]
  private static let indexed =
    ["RandomAccessCollection", "BidirectionalCollection"] + sequence
  private static let changing =
    ["MutableCollection", "RangeReplaceableCollection"] + indexed
  private static let number = [
    "SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Comparable", "Codable",
    "Encodable", "Decodable", "LosslessStringConvertible",
  ]

  static let text =
    [
      "String", "StringProtocol", "Substring", "Character", "RangeReplaceableCollection",
      "BidirectionalCollection",
    ] + sequence + ["Comparable", "LosslessStringConvertible", "Codable", "Encodable", "Decodable"]
    + value
  static let whole =
    ["FixedWidthInteger", "BinaryInteger"] + number + value
  static let int = ["Int", "SignedInteger"] + whole
  static let double =
    ["Double", "CGFloat", "TimeInterval", "Float", "BinaryFloatingPoint", "FloatingPoint"] + number
    + value
  static let bool = ["Bool", "Codable", "Encodable", "Decodable"] + value
  static let array = ["Array"] + changing + value
  static let set = ["Set", "SetAlgebra"] + sequence + value
  static let dictionary = ["Dictionary"] + sequence + value

  private static let bounded = ["RangeExpression"] + indexed + value
  private static let closedRange = ["ClosedRange"] + bounded
  private static let openRange = ["Range"] + bounded

  static func range(_ range: RangeValue) -> [String] {
    switch (range.lower, range.upper) {
    case (nil, _): ["PartialRangeThrough", "PartialRangeUpTo", "RangeExpression"]
    case (_, nil): ["PartialRangeFrom", "RangeExpression", "Sequence"]
    default: range.includesUpper ? closedRange : openRange
    }
  }

  /// The protocols that one of the library's refines.
  static func refined(by name: String) -> [String] {
    switch name {
    case "Hashable", "Comparable": ["Equatable"]
    case "Strideable": ["Comparable", "Equatable"]
    case "Codable": ["Encodable", "Decodable"]
    case "LocalizedError", "CustomNSError": ["Error"]
    case "LosslessStringConvertible": ["CustomStringConvertible"]
    case "OptionSet": ["SetAlgebra", "RawRepresentable", "Equatable"]
    case "ObservableObject": ["AnyObject"]
    default: []
    }
  }
}
