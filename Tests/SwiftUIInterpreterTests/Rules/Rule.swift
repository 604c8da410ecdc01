import AccessibilityTree
import TestSupport
import Testing

/// A rule of SwiftUI by a view and what is spoken at its stops.
struct Rule: Sendable, CustomTestStringConvertible {
  var name: String
  /// The public source of the rule, where it is told with it.
  var source: String
  var properties: String
  var body: String
  var spoken: [String]
  var hints: [String]?
  var certainty: [Certainty]?

  init(
    _ name: String,
    from source: String = "",
    _ body: String,
    with properties: String = "",
    says spoken: [String],
    hints: [String]? = nil,
    certainty: [Certainty]? = nil
  ) {
    self.name = name
    self.source = source
    self.properties = properties
    self.body = body
    self.spoken = spoken
    self.hints = hints
    self.certainty = certainty
  }

  var testDescription: String { source.isEmpty ? name : "\(name) (\(source))" }

  /// Checks what is spoken and hinted, and how certain it is where the rule says so.
  ///
  /// - Parameter state: Properties that the rules of a suite share.
  /// - Throws: What opening the view throws.
  func check(with state: String = "") throws {
    let walk = try walk(showing: body, with: state + properties)
    #expect(walk.spoken == spoken)
    if let hints { #expect(walk.hints == hints) }
    if let certainty { #expect(walk.elements.map(\.certainty) == certainty) }
  }
}
