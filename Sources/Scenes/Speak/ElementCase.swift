public import AccessibilityTree

/// An element described as JSON, with what should be said of it where that is given.
public struct ElementCase: Hashable, Sendable {
  /// How what is said is compared with what should be.
  public enum Match: String, Hashable, Sendable, CaseIterable {
    /// Byte for byte.
    case exact
    /// By words alone: lower case, without punctuation.
    case words
  }

  /// What should be said of an element.
  public struct Expectation: Hashable, Sendable {
    /// The description in canonical punctuation.
    public var description: String
    /// The hint; none in a case of words may mean that the speaker moved on.
    public var hint: String?
    /// The phrases after the hint.
    public var trailers: [String]
    /// How it is compared.
    public var match: Match
  }

  /// The name of the case: the one given, else its number from 1.
  public var id: String
  /// The element.
  public var element: Element
  /// The names of the containers that the cursor enters on the way, outermost first.
  public var entering: [String] = []
  /// What should be said; absent where only a description is asked for.
  public var expectation: Expectation?
  /// The versions of iOS for which it holds.
  public var systems: ClosedRange<Int>
  /// Where it comes from.
  public var source: String?
  /// Where it begins in its file.
  public var place: SourcePlace
  /// More about it.
  public var note: String?
}

/// What was read of a text of element cases.
public struct ElementCases: Hashable, Sendable {
  /// The cases that could be read, in order.
  public var cases: [ElementCase]
  /// What is wrong with the text, in order.
  public var diagnostics: [Diagnostic]

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Reads JSON: a list of cases, each with its `element`, or of bare elements, or one of either.
  ///
  /// - Parameters:
  ///   - text: The JSON.
  ///   - path: Its name in diagnostics.
  public init(json text: String, path: String) {
    var decoding = ElementDecoding(text: text, path: path)
    cases = decoding.cases()
    diagnostics = decoding.diagnostics
  }
}
