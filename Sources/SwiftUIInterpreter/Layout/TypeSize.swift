/// The text size that a person has chosen.
///
/// - Source: Apple, DynamicTypeSize; Human Interface Guidelines, Typography: the size of body text
///   in points. Other styles are taken in proportion, which is assumed.
public enum TypeSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case xSmall
  /// Two sizes below the default.
  case small
  /// One size below the default.
  case medium
  /// The default size.
  case large
  /// One size above the default.
  case xLarge
  /// Two sizes above the default.
  case xxLarge
  /// The largest size outside the accessibility settings.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// The size of body text, in points.
  public var body: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// How much larger text is than at the default size.
  public var scale: Double { body / TypeSize.large.body }

  /// Whether it is one of the accessibility sizes.
  var isAccessibilitySize: Bool { rank >= TypeSize.accessibility1.rank }

  /// The place in the order from small to large.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
