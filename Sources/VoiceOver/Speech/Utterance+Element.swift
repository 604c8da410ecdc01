public import AccessibilityTree

extension Utterance {
  /// Creates what is said when the cursor arrives on an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - entering: The containers that the cursor enters on the way, outermost first.
  ///   - settings: How VoiceOver is set.
  /// - Source: cashapp/AccessibilitySnapshot, parser rules; for container names CVS Health,
  ///   Containers; for important content WWDC21, "Tailor the VoiceOver experience".
  public init(
    of element: Element,
    entering: [Container] = [],
    settings: Settings = Settings()
  ) {
    var parts = SpeechParts()
    if settings.speaksContainers { parts.containers = entering.compactMap(\.spokenName) }
    parts.isSelected = element.traits.has(.selected)
    parts.label = element.spokenLabel
    parts.value = element.spokenValue
    parts.position = PositionWords(element.position)
    if !settings.speaksTableHeaders { parts.position.headers = [] }
    if !settings.speaksTableNumbers { parts.position.cellPlace = [] }
    parts.roles = Role.words(of: element)
    if parts.isWithoutText, let hint = element.hint, !hint.isEmpty { parts.promotedHint = hint }
    let hints = Hints(
      of: element,
      isPromoted: parts.promotedHint != nil,
      settings: settings
    )
    self.init(parts, certainty: max(hints.certainty, Self.certainty(of: element, parts)))
    hint = hints.whole
    customHint = hints.custom
    addContent(of: element, settings: settings)
    isNamed = element.isNamed(promotesHint: parts.promotedHint != nil)
  }

  /// Creates an utterance of parts, without hint, content and trailers.
  init(_ parts: SpeechParts, certainty: Certainty) {
    self.init(plain: "", certainty: certainty)
    let names = parts.containers.flatMap(\.parts)
    container = names.isEmpty ? nil : names.joined(separator: ", ")
    spoken = parts.spoken
    description = parts.canonical
  }

  /// Adds important content and the trailers.
  private mutating func addContent(of element: Element, settings: Settings) {
    for content in element.customContent where content.isImportant {
      importantContent.append(content.spoken)
      certainty = max(certainty, .claimed)
    }
    if settings.speaksActions, !element.customActions.isEmpty {
      trailers.append("Actions Available")
      certainty = max(certainty, .observed)
    }
    if settings.speaksMoreContent, !element.customContent.isEmpty {
      trailers.append("More Content Available")
      certainty = max(certainty, .observed)
    }
  }

  /// How well the rules are sourced that gave these parts.
  private static func certainty(of element: Element, _ parts: SpeechParts) -> Certainty {
    var certainty = element.certainty
    for role in parts.roles { certainty = max(certainty, role.certainty) }
    if parts.isSelected || element.position != nil || parts.promotedHint != nil {
      certainty = max(certainty, .observed)
    }
    if !parts.containers.isEmpty {
      certainty = max(certainty, parts.containers.count > 1 ? .inferred : .claimed)
    }
    return certainty
  }
}

extension SpeechParts {
  /// Whether nothing is there before the role words, so that a hint is promoted.
  fileprivate var isWithoutText: Bool {
    label == nil && value == nil && !isSelected
      && position.cellPlace.isEmpty && position.headers.isEmpty
  }
}

extension CustomContent {
  /// "label, value", or the one that is there.
  var spoken: String {
    [label, value].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Container {
  /// What is said on entry; nothing of a container without label and value.
  ///
  /// - Source: cashapp/AccessibilitySnapshot, documentation of groups; CVS Health, Containers.
  var spokenName: SpeechParts.ContainerName? {
    let parts = [label, value].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : SpeechParts.ContainerName(parts: parts)
  }
}
