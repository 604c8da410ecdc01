public import AccessibilityTree
import Scenes
import VoiceOver

/// A shipped speech case, and whether the simulated VoiceOver says the same.
public struct SpeechAgreement: Sendable {
  /// What a case is about.
  public enum Area: String, Sendable, CaseIterable {
    /// Label, value and hint without a role.
    case text = "Labels, values and hints"
    /// Buttons, headings, links, images and silent traits.
    case roles = "Buttons and other roles"
    /// Switches and what toggles.
    case switches = "Switches"
    /// Fields for text.
    case fields = "Text fields"
    /// Sliders, pickers, page controls.
    case adjustable = "Adjustable elements"
    /// Pop up buttons and disclosures.
    case menus = "Menus and disclosures"
    /// Tabs.
    case tabs = "Tab bars"
    /// Segments.
    case series = "Segmented controls"
    /// Lists and landmarks.
    case lists = "Lists and landmarks"
    /// Cells.
    case tables = "Data tables"
    /// Custom actions and custom content.
    case extras = "Actions and more content"
  }

  /// The name of the case.
  public let id: String
  /// Where it comes from.
  public let source: String
  /// How well that source is to be trusted.
  public let certainty: Certainty
  /// What it is about.
  public let area: Area
  /// What the source has: description, hint and trailers.
  public let expected: String
  /// What is said instead, in the same form; absent where it agrees.
  public let difference: String?

  /// Whether the same is said.
  public var agrees: Bool { difference == nil }

  /// Compares a case on the systems for which it holds; nil where it expects nothing, or holds on
  /// none of them.
  ///
  /// Nothing is made where the case expects nothing, or holds on none of the systems.
  ///
  /// - Parameters:
  ///   - content: The case.
  ///   - systems: The systems that are asked about.
  init?(_ content: ElementCase, systems: [Settings.System]) {
    let systems = systems.filter { content.systems.contains($0.rawValue) }
    guard let expectation = content.expectation, !systems.isEmpty else { return nil }
    id = content.id
    source = content.source ?? "no source"
    certainty = Certainty(ofSource: source)
    area = Area(of: content.element)
    expected = Self.line(expectation.description, expectation.hint, expectation.trailers)
    difference =
      systems.lazy.compactMap { system in
        let said = Utterance(
          of: content.element,
          entering: content.entering.map { Container(id: ElementID(0), label: $0) },
          settings: Settings(system: system)
        )
        return Self.isSame(said, expectation)
          ? nil : Self.line(said.description, said.hint, said.trailers)
      }.first
  }

  /// Tells whether an utterance is what a case expects.
  private static func isSame(
    _ said: Utterance,
    _ expected: ElementCase.Expectation
  ) -> Bool {
    guard said.trailers == expected.trailers else { return false }
    switch expected.match {
    case .exact: return said.description == expected.description && said.hint == expected.hint
    case .words:
      guard SpeechWords.areEqual(said.description, expected.description) else { return false }
      return expected.hint.map { SpeechWords.areEqual(said.hint ?? "", $0) } ?? true
    }
  }

  /// Description, hint and trailers on one line.
  private static func line(_ description: String, _ hint: String?, _ trailers: [String]) -> String {
    ([description, hint ?? ""] + trailers).filter { !$0.isEmpty }.joined(separator: " | ")
  }
}

extension SpeechAgreement.Area {
  /// Finds what an element's speech is about: its place first, then what it is.
  fileprivate init(of element: Element) {
    switch element.position {
    case .cell: self = .tables
    case .list, .landmark: self = .lists
    case .series: self = .series
    case .tab, .tabBarItem: self = .tabs
    case nil: self = Self.ofRoles(element)
    }
  }

  /// Finds it without regard to the place.
  private static func ofRoles(_ element: Element) -> Self {
    let traits = element.traits
    if !element.customActions.isEmpty || !element.customContent.isEmpty { return .extras }
    if traits.contains(.toggle) { return .switches }
    let fields: Traits = [.textEntry, .secureTextField, .textArea, .searchField]
    if !traits.isDisjoint(with: fields) { return .fields }
    if traits.contains(.popUpButton) || element.isExpanded != nil { return .menus }
    if traits.contains(.tabBarItem) { return .tabs }
    if traits.contains(.adjustable) { return .adjustable }
    return traits.isEmpty ? .text : .roles
  }
}

extension Certainty {
  /// How well a source is to be trusted: Apple, then devices, logs and pictures, then articles.
  ///
  /// - Source: assumed.
  fileprivate init(ofSource source: String) {
    let known: [(start: String, certainty: Certainty)] = [
      ("Apple ", .documented), ("AS ", .observed), ("MagentaA11y recording", .observed),
      ("EhPanda", .observed), ("Device ", .observed), ("MagentaA11y", .claimed),
      ("CVS ", .claimed),
      ("d-ronnqvist", .claimed), ("AccessibilityDemo", .claimed),
    ]
    self = known.first { source.hasPrefix($0.start) }?.certainty ?? .inferred
  }
}
