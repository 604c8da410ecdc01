import AccessibilityTree
import TestSupport
import Testing

/// A rule of SwiftUI by a view and what is spoken at its stops.
struct Rule: Sendable, CustomTestStringConvertible {
  var name: String
  var properties: String
  var body: String
  var spoken: [String]
  var certainty: [Certainty]?

  init(
    _ name: String,
    _ body: String,
    with properties: String = "",
    says spoken: [String],
    certainty: [Certainty]? = nil
  ) {
    self.name = name
    self.properties = properties
    self.body = body
    self.spoken = spoken
    self.certainty = certainty
  }

  var testDescription: String { name }

  /// Checks what is spoken, and how certain it is where the rule says so.
  func check() throws {
    let walk = try walk(showing: body, with: properties)
    #expect(walk.spoken == spoken)
    if let certainty { #expect(walk.elements.map(\.certainty) == certainty) }
  }
}
