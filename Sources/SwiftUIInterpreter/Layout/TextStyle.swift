/// A text style with its size and line height in points at the default text size.
///
/// - Source: Apple, Human Interface Guidelines, Typography, iOS Dynamic Type sizes, Large.
enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// The size of the letters, in points.
  var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The distance from line to line, in points.
  var lineHeight: Double {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }

  /// Whether it is drawn strong.
  var isStrong: Bool { self == .headline || self == .largeTitle || self == .title }
}
