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
    let verbosity = settings.verbosity
    if verbosity.speaksContainers { parts.containers = entering.compactMap(\.spokenName) }
    parts.isSelected = element.traits.has(.selected)
    parts.label = element.spokenLabel
    parts.value = element.spokenValue
    parts.position = PositionWords(element.position)
    if !verbosity.speaksTableHeaders { parts.position.headers = [] }
    if !verbosity.speaksTableNumbers { parts.position.cellPlace = [] }
    parts.roles = Role.words(of: element)
    if verbosity.links != .speak { parts.roles.removeAll { $0.role == .link } }
    if parts.isWithoutText, let hint = element.hint, !hint.isEmpty { parts.promotedHint = hint }
    let hints = Hints(
      of: element,
      isPromoted: parts.promotedHint != nil,
      settings: settings
    )
    self.init(parts, certainty: max(hints.certainty, Self.certainty(of: element, parts)))
    if element.nameOrigin == .personal { certainty = .inferred }
    if certainty == .inferred { inference = Self.inference(of: element, parts) }
    hint = hints.whole
    customHint = hints.custom
    addContent(of: element, settings: settings)
    addCues(of: element, settings.verbosity)
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

  /// The trailer of an element with custom actions.
  public static let actionsAvailable = "Actions Available"

  /// Adds important content and the trailers.
  private mutating func addContent(of element: Element, settings: Settings) {
    for content in element.customContent where content.isImportant {
      importantContent.append(content.spoken)
      certainty = max(certainty, .claimed)
    }
    if settings.verbosity.actions == .speak, !element.customActions.isEmpty {
      trailers.append(Self.actionsAvailable)
      certainty = max(certainty, .observed)
    }
    if settings.verbosity.moreContent == .speak, !element.customContent.isEmpty {
      trailers.append("More Content Available")
      certainty = max(certainty, .observed)
    }
  }

  /// Adds what is played in place of words.
  private mutating func addCues(of element: Element, _ verbosity: Verbosity) {
    if verbosity.actions != .speak, !element.customActions.isEmpty {
      addCue(.actions, verbosity.actions)
    }
    if verbosity.moreContent != .speak, !element.customContent.isEmpty {
      addCue(.moreContent, verbosity.moreContent)
    }
    if verbosity.links != .speak, element.traits.has(.link) { addCue(.link, verbosity.links) }
  }

  /// Adds a cue; what a setting beyond the default does is nowhere recorded.
  private mutating func addCue(_ subject: Cue.Subject, _ feedback: Verbosity.Feedback) {
    if let cue = Cue(subject, feedback) { cues.append(cue) }
    weaken(by: .verbosity)
  }

  /// The rule without a source behind an utterance whose certainty is inferred.
  private static func inference(of element: Element, _ parts: SpeechParts) -> Inference {
    if let rule = element.inference { return rule }
    if element.nameOrigin == .personal { return .personalLabel }
    return parts.containers.count > 1 ? .nestedContainers : .dimmedHint
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

extension Utterance {
  /// Makes it what is said as an alert opens: "Alert", the title, the message.
  ///
  /// - Source: MagentaA11y, recording and documentation of an alert.
  mutating func open(alertSaying message: String?) {
    let name = "Alert"
    container = [name, container].compactMap(\.self).joined(separator: ", ")
    spoken = [name, spoken, message ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let title = description.isEmpty || description.hasSuffix(".") ? description : description + "."
    description = ["Alert.", title, message ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    certainty = max(certainty, .observed)
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
